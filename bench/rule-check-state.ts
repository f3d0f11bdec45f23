/** States of Shadowfist to measure with: two players, invented cards, as many as asked for. */

interface Held {
  readonly id: string;
  readonly card: string;
}

export interface MeasuredState {
  readonly players: readonly {
    readonly id: string;
    readonly power: number;
    readonly hand: readonly Held[];
    readonly deck: readonly Held[];
    readonly smoked: readonly Held[];
  }[];
  readonly inPlay: readonly (Held & Readonly<Record<string, unknown>>)[];
  readonly turn: Readonly<Record<string, unknown>>;
}

const characters = [
  'maverick-cop',
  'ting-ting',
  'friends-of-the-dragon',
  'plasma-trooper',
  'walking-corpses',
];
const sites = ['stone-garden', 'nine-dragon-temple', 'cave-network', 'proving-ground'];
const elsewhere = [
  'final-brawl',
  'redeemed-gunman',
  'covert-operation',
  'stone-garden',
  'swat-team',
  'hacker',
];

/** A third of the cards in play, of them a third Sites; the others in hands, decks and smoked piles. */
export function measuredState(cards: number): MeasuredState {
  const perPlayer = Math.floor(cards / 2);
  const inPlay = ['ann', 'bob'].flatMap((player) => cardsInPlay(player, Math.floor(perPlayer / 3)));
  const players = ['ann', 'bob'].map((id) => {
    const rest = perPlayer - Math.floor(perPlayer / 3);
    const held = Array.from({ length: rest }, (_, place) => ({
      id: `${id}-${place}`,
      card: elsewhere[place % elsewhere.length] ?? '',
    }));
    return { id, power: 20, hand: held.slice(0, 6), smoked: held.slice(6, 12), deck: held.slice(12) };
  });
  return { players, inPlay, turn: { player: 'ann', number: 9, phase: 'main' } };
}

function cardsInPlay(player: string, number: number) {
  const columns = Math.max(2, Math.floor(number / 6));
  const structure = Array.from({ length: columns * 2 }, (_, place) => ({
    ...{
      id: `${player}-site-${place}`,
      card: place === 0 ? 'stone-garden' : (sites[place % sites.length] ?? ''),
    },
    ...{ owner: player, controller: player, column: place >> 1, row: place % 2 === 0 ? 'front' : 'back' },
    ...(place % 3 === 0 ? {} : { faceDown: true }),
  }));
  const team = Array.from({ length: Math.max(0, number - columns * 2) }, (_, place) => ({
    ...{ id: `${player}-character-${place}`, card: place === 0 ? 'ting-ting' : unlessUnique(place) },
    ...{ owner: player, controller: player, column: place % columns },
    ...(place % 4 === 1 ? { turned: true } : {}),
  }));
  // Unique cards stand once at the table.
  return [...structure, ...team].map((card) =>
    card.card === 'ting-ting' && player === 'bob' ? { ...card, card: 'hacker' } : card,
  );
}

function unlessUnique(place: number): string {
  const card = characters[place % characters.length] ?? 'maverick-cop';
  return card === 'ting-ting' ? 'maverick-cop' : card;
}

/** Twelve actions that are legal one after another in such a state: cards played and answered. */
export const twelveActions: readonly unknown[] = [
  { do: 'change-location', player: 'ann', card: 'ann-character-0', to: 'right' },
  { do: 'pass', player: 'bob' },
  { do: 'pass', player: 'ann' },
  { do: 'attack', player: 'ann', attackers: ['ann-character-2'], target: 'bob-site-0' },
  { do: 'pass', player: 'everyone' },
  { do: 'decline', player: 'ann' },
  { do: 'intercept', player: 'bob', interceptions: { 'ann-character-2': ['bob-character-0'] } },
  { do: 'pass', player: 'everyone' },
  { do: 'pass', player: 'everyone' },
  { do: 'end-turn', player: 'ann' },
  { do: 'pass', player: 'everyone' },
  { do: 'generate-power', player: 'bob' },
];
