import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chance } from '../../../../../bench/chance.ts';
import { stateSchema } from '../../../../../src/games/highlander/rule-check/state/state.ts';
import { written } from '../../../../../src/games/highlander/rule-check/state/written.ts';
import { shuffled } from '../../../../engine/shuffled.ts';
import { seededCards } from '../../vocabulary/seeds.ts';
import { aCard, afterwards, anAttack, table } from '../table.ts';

/** Every card whose abilities are known, and effects of every kind that last. */
const frame = { values: {}, source: 'trick', player: 'ann' };
const common = { since: 3, frame, until: 'end-of-turn' } as const;
const everything = table(
  {
    ann: {
      hand: Object.fromEntries(seededCards().map(({ definition }, place) => [`card-${place}`, definition])),
    },
    bob: {},
  },
  {
    lasting: [
      {
        ...{ by: [{ damage: 1 }], cards: { in: 'play', each: { kind: ['attack'] } }, kind: 'modify' },
        ...{ ...common, id: 'l:1' },
      },
      {
        ...{ by: [{ such: { kind: ['attack'] }, cannot: 'play' }], players: 'you', kind: 'modify-players' },
        ...{ ...common, id: 'l:2' },
      },
      { to: 'ann', cards: [], kind: 'control', ...common, id: 'l:3' },
      {
        ...{ effects: [{ amount: 1, players: 'you', do: 'damage' }], once: true },
        ...{ on: { player: 'you', event: 'attack-played' }, kind: 'when', ...common, id: 'l:4' },
      },
      { ability: { players: 'you', ability: 'continuous' }, kind: 'text', ...common, id: 'l:5' },
      { effects: [], of: 'ann', phase: 'attack', kind: 'at', ...common, id: 'l:6' },
    ],
    next: 7,
  },
);

test('a state is the same JSON in whatever order its keys are sent', () => {
  const text = JSON.stringify(written(everything));
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const sent = shuffled(JSON.parse(text), chance(seed));
      expect(JSON.stringify(written(stateSchema.parse(sent)))).toBe(text);
    }),
    { numRuns: 10 },
  );
});

test('what effects bring about is written as it is read', () => {
  const spell = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        do: [
          { do: 'modify-players', players: 'you', by: [{ additionalAttacks: 1 }], until: 'end-of-turn' },
          {
            ...{ do: 'modify', until: 'end-of-turn', by: [{ damage: 1 }] },
            cards: { each: { kind: ['attack'] }, in: 'play' },
          },
          { do: 'must', by: 'opponent', effects: [{ do: 'damage', players: 'that-player', amount: 1 }] },
        ],
      },
    ],
  });
  const state = table({ ann: { hand: { spell, cut: anAttack('upper left') } }, bob: {} });
  const reached = written(
    afterwards(state, [
      { do: 'play', player: 'ann', card: 'spell' },
      { do: 'play', player: 'ann', card: 'cut' },
    ]),
  );
  expect(JSON.stringify(written(stateSchema.parse(reached)))).toBe(JSON.stringify(reached));
});
