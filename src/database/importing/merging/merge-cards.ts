import type { Remark } from '../../../card-files/entries.ts';
import type { Game } from '../../../games/registry.ts';
import type { Card, GameSnapshot } from '../../snapshot/snapshot.ts';
import { type MergedCard, mergeKnownCard, newCard } from './cards.ts';
import { knownCards } from './known-cards.ts';
import type { HeardPrinting } from './printings.ts';
import type { Slugs } from './slugs.ts';

/** The house's cards with what files tell of them, and those that only files know; and whose each identity is. */
export function mergeCards(
  house: GameSnapshot,
  told: ReadonlyMap<string, readonly HeardPrinting[]>,
  slugs: Slugs,
): { readonly cards: readonly MergedCard[]; readonly owners: ReadonlyMap<string, Card> } {
  const { game } = house;
  const known = knownCards(game, house.cards);
  const ofKnown = new Map<Card, HeardPrinting[]>();
  const owners = new Map<string, Card>();
  const unknown: [string, readonly HeardPrinting[]][] = [];
  for (const [identity, printings] of told) {
    const card = known.called(identity, printings);
    if (card === undefined) unknown.push([identity, printings]);
    else {
      ofKnown.set(card, [...(ofKnown.get(card) ?? []), ...printings]);
      owners.set(identity, card);
    }
  }
  const bearers = bearersOf(game, house.cards, unknown);
  const added = unknown.map(([identity, printings]): MergedCard => {
    const hasNamesakes = (bearers.get(nameIn(game, printings)) ?? 0) > 1;
    const made = newCard(game, identity, printings, slugs, hasNamesakes);
    owners.set(identity, made.card);
    return hasNamesakes ? { ...made, remarks: [...made.remarks, namesake(made)] } : made;
  });
  const merged = house.cards.map((card) => {
    const printings = ofKnown.get(card);
    return printings === undefined
      ? { card, heard: [], remarks: [], isNew: false }
      : mergeKnownCard(game, card, printings);
  });
  return { cards: [...merged, ...added], owners };
}

/** How many cards bear each name. */
function bearersOf(
  game: Game,
  cards: readonly Card[],
  unknown: readonly (readonly [string, readonly HeardPrinting[]])[],
): ReadonlyMap<string, number> {
  const bearers = new Map<string, number>();
  const names = [
    ...cards.map((card) => game.columns.namesakes(card)),
    ...unknown.map(([, printings]) => nameIn(game, printings)),
  ];
  for (const name of names) bearers.set(name, (bearers.get(name) ?? 0) + 1);
  return bearers;
}

function nameIn(game: Game, [first]: readonly HeardPrinting[]): string {
  if (first === undefined) throw new RangeError('A card that files tell of has a printing.');
  const { title, subtitle = null, figures } = first;
  return game.columns.namesakes({ title, subtitle, figures });
}

function namesake({ card, heard: [first] }: MergedCard): Remark {
  if (first === undefined) throw new RangeError('A card that files tell of has a printing.');
  const message = `Another card is called ${[card.title, card.subtitle].filter((part) => part !== null).join(': ')}; this one gets the name "${card.name}".`;
  return { level: 'note', code: 'card/namesake', place: first.place, message };
}
