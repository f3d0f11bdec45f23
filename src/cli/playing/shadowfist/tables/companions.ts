import type { z } from 'zod';
import { symbols } from '../../../../games/shadowfist/card.ts';
import type { Ability } from '../../../../games/shadowfist/vocabulary/abilities.ts';
import type { definition } from '../../../../games/shadowfist/vocabulary/definition.ts';
import type { Effect } from '../../../../games/shadowfist/vocabulary/effects.ts';
import type { Chance } from '../../chance.ts';

/** A card of one's own, as a state may write it out. */
export type Companion = z.input<typeof definition>;
type Effects = readonly Effect[];

/** Enough resources for a card, and one of every kind. */
export const well = (requires: readonly string[]): Companion => ({
  title: 'Bottomless Well',
  type: 'Edge',
  cost: 0,
  provides: [
    ...symbols,
    ...symbols.flatMap((symbol) => requires.filter((one) => one === symbol).map(() => symbol)),
  ],
  abilities: [],
});

const chosen = { chosen: 'one' };

/** What can be done to a card. */
const deedsToCards: readonly Effects[] = [
  [{ do: 'damage', amount: 1, to: chosen }],
  [{ do: 'damage', amount: 9, to: chosen }],
  [{ do: 'smoke', cards: chosen }],
  [{ do: 'toast', cards: chosen }],
  [{ do: 'turn', cards: chosen }],
  [{ do: 'unturn', cards: chosen }],
  [{ do: 'heal', cards: chosen, amount: 'all' }],
  [{ do: 'move', cards: chosen, to: 'hand', of: 'owner' }],
  [{ do: 'take-control', cards: chosen, by: 'you', until: 'end-of-turn' }],
  [{ do: 'modify', cards: chosen, by: [{ fighting: 3 }], until: 'end-of-turn' }],
  [{ do: 'modify', cards: chosen, by: [{ fighting: -2 }], until: 'end-of-turn' }],
  [{ do: 'counters', name: 'counter', number: 1, on: chosen }],
  [{ do: 'cease-attacking', cards: chosen }],
  [{ do: 'reveal', cards: chosen }],
  [{ do: 'seize', cards: chosen }],
];

/** What can be done to players, or to everything. */
const deeds: readonly Effects[] = [
  [{ do: 'gain-power', players: 'you', amount: 2 }],
  [{ do: 'steal-power', from: 'opponent-to-the-left', to: 'you', amount: 1 }],
  [{ do: 'draw', players: 'you', amount: 1, as: 'drawn' }],
  [{ do: 'damage', amount: 1, to: { each: { type: ['Character'] }, in: 'play' } }],
];

const toCard = (effects: Effects): Ability => ({
  ability: 'voluntary',
  choose: [{ choose: 'cards', which: {}, in: 'play', target: true, as: 'one' }],
  do: effects,
});

const tools: readonly Ability[] = [
  ...deedsToCards.map(toCard),
  ...deeds.map((effects): Ability => ({ ability: 'voluntary', do: effects })),
  {
    ability: 'voluntary',
    choose: [{ choose: 'cards', which: {}, in: { smoked: 'every-player' }, as: 'one' }],
    do: [{ do: 'return-to-play', cards: chosen, by: 'you' }],
  },
  {
    ability: 'voluntary',
    choose: [{ choose: 'cards', which: {}, in: { hand: 'you' }, as: 'one' }],
    do: [{ do: 'discard', cards: chosen }],
  },
  {
    ability: 'voluntary',
    choose: [{ choose: 'effect', which: { kind: 'any' }, as: 'one' }],
    do: [{ do: 'cancel', effect: 'one' }],
  },
];

/** How many tools a box has, and how many of them bring about what a card speaks of. */
const TOOLS = 4;
const FITTING = 2;

/** An Edge by which its controller can do a few things, free and as often as wanted. */
export const toolbox = (words: string, chance: Chance): Companion => {
  const shuffled = chance.shuffled(tools);
  const fitting = shuffled.filter((tool) => bringsAbout(tool, words)).slice(0, FITTING);
  return {
    title: 'Box of Tools',
    type: 'Edge',
    cost: 0,
    abilities: [...fitting, ...shuffled.filter((tool) => !fitting.includes(tool))].slice(0, TOOLS),
  };
};

/** Effects and their events begin alike: `toast` and `toasted`, `steal-power` and `power-stolen`. */
function bringsAbout(tool: Ability, words: string): boolean {
  if (tool.ability !== 'voluntary') return false;
  return tool.do.some(({ do: verb }) => verb.split('-').some((part) => words.includes(part.slice(0, LIKE))));
}

const LIKE = 4;

/** An Edge that shows figures of cards: as Power, and at once. */
export const scales: Companion = {
  title: 'Scales',
  type: 'Edge',
  cost: 0,
  abilities: (['fighting', 'body', 'power', 'cost'] as const).map(
    (figure): Ability => ({
      ability: 'voluntary',
      immediately: true,
      choose: [{ choose: 'cards', which: {}, in: 'play', as: 'one' }],
      do: [{ do: 'gain-power', players: 'you', amount: { figure, of: chosen } }],
    }),
  ),
};

/** An Event of the same kinds, for texts that speak of Events. */
export const eventOf = (at: number, provides: Companion['provides'] = []): Companion => {
  const deed = deedsToCards[at % deedsToCards.length] ?? [];
  return {
    title: `Deed ${at % deedsToCards.length}`,
    type: 'Event',
    cost: at % 3,
    requires: provides,
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'cards', which: {}, in: 'play', target: true, as: 'one' }],
        do: deed,
      },
    ],
  };
};

export const character = (at: number, more: Partial<Companion> = {}): Companion => ({
  title: `Companion ${at}`,
  type: 'Character',
  cost: at % 6,
  fighting: 2 + (at % 8),
  abilities: [],
  ...more,
});

/** A text that can be canceled. */
const strengthens: Ability = {
  ability: 'continuous',
  cards: { each: { type: ['Character'], atLocationOf: 'this' }, in: 'play' },
  modify: [{ fighting: 1 }],
};

export const site = (at: number, more: Partial<Companion> = {}): Companion => ({
  title: `Place ${at}`,
  type: 'Feng Shui Site',
  power: 1 + (at % 2),
  body: 4 + (at % 5),
  abilities: at % 3 === 0 ? [strengthens] : [],
  ...more,
});

export const state = (at: number, more: Partial<Companion> = {}): Companion => ({
  title: `Attachment ${at}`,
  type: 'State',
  cost: at % 3,
  abilities: [{ ability: 'continuous', cards: 'subject', modify: [{ fighting: 1 }] }],
  ...more,
});

export const stateOnSite = (at: number): Companion =>
  state(at, {
    abilities: [
      { ability: 'subject', which: { type: ['Site'] } },
      { ability: 'continuous', cards: 'subject', modify: [{ body: 1 }] },
    ],
  });

export const edge = (at: number, more: Partial<Companion> = {}): Companion => ({
  title: `Advantage ${at}`,
  type: 'Edge',
  cost: at % 3,
  abilities: [],
  ...more,
});
