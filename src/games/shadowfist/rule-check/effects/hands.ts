import { type Board, sizeOf } from '../board/board.ts';
import { mayDiscard } from '../board/standing.ts';
import { forgetOrder } from '../doing/decks.ts';
import { emit } from '../doing/emit.ts';
import { replaced } from '../doing/replacing.ts';
import { discard, discardAll } from '../flow/payments.ts';
import type { CardElsewhere } from '../state/values.ts';
import type { Perform } from './performing.ts';

/** Draws from the top of the deck; known cards lie on top (state). Returns how many were drawn. */
export function drawCards(
  board: Board,
  player: string,
  amount: number,
  named: readonly CardElsewhere[] = [],
): number {
  const { deck, hand } = board.player(player);
  const possible = Math.min(amount, sizeOf(deck));
  if (possible > 0 && replaced(board, { event: 'drawn', player, amount: possible })) return 0;
  let drawn = 0;
  const names = [...named];
  while (drawn < amount) {
    const known = deck.cards.shift();
    if (known !== undefined) hand.cards.push(known);
    else if (deck.unknown > 0) {
      deck.unknown -= 1;
      const name = names.shift();
      if (name === undefined) hand.unknown += 1;
      else hand.cards.push(name);
    } else break;
    drawn += 1;
  }
  board.changed();
  if (drawn > 0) emit(board, { event: 'drawn', player, amount: drawn });
  return drawn;
}

/** Where later effects of the text speak of the cards drawn, it must be known which they are. */
export const draw: Perform<'draw'> = (effect, performing) => {
  const { board, frame } = performing;
  const draws = board.meanings.players(board, effect.players, frame).map((player) => {
    const amount = board.meanings.reckon(board, effect.amount, { ...frame, thatPlayer: player });
    return {
      player,
      amount,
      named: effect.as === undefined ? [] : shown(performing, { player, amount, ...drawing }),
    };
  });
  const drawn: string[] = [];
  let number = 0;
  for (const { player, amount, named } of draws) {
    const held = new Set(idsOf(board, player));
    number += drawCards(board, player, amount, named);
    drawn.push(...idsOf(board, player).filter((id) => !held.has(id)));
  }
  if (effect.as !== undefined) performing.remember(effect.as, { cards: drawn });
  return number > 0;
};

function idsOf(board: Board, player: string): string[] {
  return board.player(player).hand.cards.map(({ id }) => id);
}

const drawing = { as: 'drawn', about: 'which cards are drawn' };

/** The topmost cards of a deck that nobody has named yet. */
function shown(
  { board, ask }: Parameters<Perform<'draw'>>[1],
  {
    player,
    amount,
    as,
    about,
  }: { readonly player: string; readonly amount: number; readonly as: string; readonly about: string },
): readonly CardElsewhere[] {
  const { deck } = board.player(player);
  const unseen = Math.min(amount - deck.cards.length, deck.unknown);
  if (unseen <= 0) return [];
  const answer = ask({
    ...{ player, as: `${as}-by-${player}`, about, kind: 'chance' },
    least: unseen,
    most: unseen,
  });
  return 'known' in answer ? answer.known : [];
}

/** What is seen is told to nobody: the state holds what the table knows. */
export const lookAtHand: Perform<'look-at-hand'> = (effect, { board, frame }) => {
  const [of, by] = [
    board.meanings.player(board, effect.of, frame),
    board.meanings.player(board, effect.by, frame),
  ];
  if (of === undefined || by === undefined) return false;
  emit(board, { event: 'cards-shown', player: of, by, name: 'hand' });
  return true;
};

/** Where later effects of the text speak of the cards seen, it must be known which lie on top. */
export const lookAtDeck: Perform<'look-at-deck'> = (effect, performing) => {
  const { board, frame } = performing;
  const of = board.meanings.player(board, effect.of, frame);
  const by = board.meanings.players(board, effect.by, frame);
  if (of === undefined || by.length === 0) return false;
  if (effect.as !== undefined) {
    const { deck } = board.player(of);
    const wanted =
      effect.number === 'all' ? sizeOf(deck) : board.meanings.reckon(board, effect.number, frame);
    const named = shown(performing, {
      player: of,
      amount: wanted,
      as: 'seen',
      about: 'which cards are seen',
    });
    deck.unknown -= named.length;
    deck.cards.push(...named.map(({ id, card }) => ({ id, card })));
    board.changed();
    performing.remember(effect.as, { cards: deck.cards.slice(0, Math.max(0, wanted)).map(({ id }) => id) });
  }
  for (const player of by) emit(board, { event: 'cards-shown', player: of, by: player, name: 'deck' });
  return true;
};

/** Nobody but the player knows the new order, so that nobody knows any longer which card lies where. */
export const rearrangeDeck: Perform<'rearrange-deck'> = (effect, { board, frame }) => {
  const of = board.meanings.player(board, effect.of, frame);
  if (of === undefined) return false;
  const number = Math.min(board.meanings.reckon(board, effect.number, frame), sizeOf(board.player(of).deck));
  if (number > 1) forgetOrder(board, of);
  return number > 0;
};

/** From the hand of the player who holds it. */
export const discardCards: Perform<'discard'> = (effect, { board, frame }) => {
  const cards = board.meanings.cards(board, effect.cards, frame);
  const held = cards.filter((id) =>
    board.state.players.some(
      ({ id: player, hand }) => hand.cards.some((card) => card.id === id) && mayDiscard(board, player),
    ),
  );
  for (const id of held) discard(board, id, frame.player);
  return held.length > 0;
};

export const discardHand: Perform<'discard-hand'> = (effect, { board, frame }) => {
  for (const player of board.meanings.players(board, effect.players, frame)) {
    if (mayDiscard(board, player)) discardAll(board, player, frame.player);
  }
  return true;
};
