import { expect, test } from 'vitest';
import type { End } from '../../../../../src/games/highlander/vocabulary/ends.ts';
import { aBlock, aCard, afterwards, anAttack, attacked, saying, says, table } from '../table.ts';

/** What lasts for so many successful attacks (Handbook Addendum, Damage - reducing to zero, Example 1). */
const next = (number: number): End => ({ nextSuccessfulAttacks: number });
const opponentsAttacks = {
  each: { kind: ['attack' as const], controller: 'opponent' as const },
  in: 'play' as const,
};
const reducing = (until: End) => ({
  lasting: [
    {
      ...{ kind: 'modify' as const, id: 'l:1', cards: opponentsAttacks, by: [{ damageReducedTo: 0 }], until },
      ...{ since: 1, frame: { player: 'ann', values: {} } },
    },
  ],
  next: 2,
});
const high = anAttack('upper left');
const pass = { do: 'next-phase', player: 'ann' };
const four = { one: high, two: high, three: high, four: high };
const damage = (state: ReturnType<typeof afterwards>) =>
  state.pending.map(({ source, amount }) => [source, amount]);

test('The next three successful attacks do no damage, and the fourth does', {
  meta: {
    rules: ['highlander.handbook-addendum/damage-reducing-to-zero/after-all-additions'],
    rulings: ['highlander.handbook-addendum/damage-reducing-to-zero/blood-of-kings'],
  },
}, () => {
  const done = afterwards(attacked({ ann: {}, bob: {} }, four, reducing(next(3))), [pass], 'first');
  expect(damage(done)).toEqual([['four', 2]]);
  expect(done.lasting).toEqual([]);
});

test('An attack that is blocked is not one of the next successful attacks', () => {
  const parry = aBlock('upper left');
  const state = attacked({ ann: { hand: { parry } }, bob: {} }, { one: high, two: high }, reducing(next(1)));
  const done = afterwards(
    state,
    [
      { do: 'play', player: 'ann', card: 'parry', against: ['one'] },
      { do: 'declare-successful', player: 'ann', attack: 'two' },
    ],
    'first',
  );
  expect(damage(done)).toEqual([]);
  expect(done.lasting).toEqual([]);
});

test('An effect for successful attacks leaves a blocked Power Blow the damage that goes through', () => {
  const parry = aBlock('upper left');
  const blow = { card: high, powerBlow: true };
  const state = attacked({ ann: { hand: { parry } }, bob: {} }, { one: blow }, reducing(next(1)));
  const done = afterwards(
    state,
    [{ do: 'play', player: 'ann', card: 'parry', against: ['one'] }, pass],
    'reference',
  );
  expect(damage(done)).toEqual([['one', 2]]);
  expect(done.lasting).toHaveLength(1);
});

test('The number that is left is kept in the state', () => {
  const done = afterwards(attacked({ ann: {}, bob: {} }, { one: high }, reducing(next(3))), [pass], 'first');
  expect(done.lasting[0]?.until).toEqual(next(2));
});

test('Only attacks that the effect changes count', () => {
  const trick = anAttack('upper right');
  const such = {
    ...opponentsAttacks,
    each: { ...opponentsAttacks.each, grid: { touches: ['left' as const] } },
  };
  const [lasting] = reducing(next(1)).lasting;
  const state = attacked(
    { ann: {}, bob: {} },
    { one: trick, two: high },
    { lasting: lasting === undefined ? [] : [{ ...lasting, cards: such }], next: 2 },
  );
  expect(damage(afterwards(state, [pass], 'first'))).toEqual([['one', 2]]);
});

test('Where players change, attacks against them count, and additions come first', () => {
  const strong = saying(high, says({ cards: 'this', modify: [{ damage: 3 }] }));
  const ward = aCard('Event', {
    title: 'Ward',
    abilities: [
      {
        ability: 'played',
        do: [
          {
            ...{ do: 'modify-players', players: 'you', until: next(2) },
            by: [{ damageReducedTo: 1, from: { kind: ['attack'] } }],
          },
        ],
      },
    ],
  });
  const state = attacked({ ann: { hand: { ward } }, bob: {} }, { one: strong, two: strong, three: strong });
  const done = afterwards(state, [{ do: 'play', player: 'ann', card: 'ward' }, pass], 'first');
  expect(damage(done)).toEqual([
    ['one', 1],
    ['two', 1],
    ['three', 5],
  ]);
});

test('An attack of the player who has the effect is not one of the opponent', () => {
  const state = table({ ann: { hand: { one: high } }, bob: {} }, reducing(next(1)));
  const done = afterwards(
    state,
    [
      { do: 'play', player: 'ann', card: 'one' },
      pass,
      { do: 'end-turn', player: 'ann' },
      { do: 'declare-successful', player: 'bob', attack: 'one' },
    ],
    'first',
  );
  expect(damage(done)).toEqual([['one', 2]]);
  expect(done.lasting).toHaveLength(1);
});
