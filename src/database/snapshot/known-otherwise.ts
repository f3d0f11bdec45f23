import type { Card, GameSnapshot, Snapshot } from './snapshot.ts';

/** A card, and its game. */
export interface KnownCard {
  readonly card: Card;
  readonly game: GameSnapshot;
}

/** The cards, of whatever game, that have this as their id or slug, where it was meant to be something else. */
export function knownOtherwise({ games }: Snapshot, given: string): KnownCard[] {
  return games.flatMap((game) => {
    const former = game.redirects.get(given);
    const card = game.cards.find(({ id, slug }) => id === given || slug === given || id === former);
    return card === undefined ? [] : [{ card, game }];
  });
}

/** What is wrong with a name, told of the card that has it, where a card of some game was to be named by its slug. */
export function toldOtherwise({ card, game: { game } }: KnownCard, asked: string): string {
  return game.slug === asked
    ? `this is the id of the card with the slug “${card.slug}”`
    : `the card belongs to ${game.slug}`;
}
