import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Cards } from '../../../../../src/games/highlander/vocabulary/terms.ts';
import { play } from '../deeds.ts';
import { aCard, afterwards, anAttack, broken, says, table } from '../table.ts';

const parts = (subtitle: string): Cards => ({
  each: { title: 'Treason', subtitle, controller: 'you' },
  in: 'play',
});
/** "Play only if that part of the Plot is in play." */
const after = (subtitle: string): Ability => ({
  ...{ ability: 'playing', kind: 'only' },
  if: { exists: parts(subtitle) },
});
const rumor = aCard('Plot', { title: 'Treason', subtitle: 'Rumor' });
const proof = aCard('Plot', { title: 'Treason', subtitle: 'Proof', abilities: [after('Rumor')] });
/** The last part, an Event. */
const verdict = aCard('Event', {
  title: 'Treason',
  subtitle: 'Verdict',
  abilities: [
    after('Proof'),
    { ability: 'played', do: [{ do: 'lose-ability', players: 'opponent', amount: 5 }] },
  ],
});
const hand = { rumor, proof, verdict, wink: aCard('Edge') };
const notYet = ['first-edition/card-anatomy/card-text'];
const plotting = (inPlay: object) => table({ ann: { hand, inPlay: { ...inPlay } }, bob: {} });

test('A Plot is a Situation', {
  meta: { rules: ['highlander.first-edition/situation-plots/plots-are-situations'] },
}, () => {
  const police = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        do: [{ do: 'remove-from-play', cards: { each: { kind: ['situation'] }, in: 'play' } }],
      },
    ],
  });
  const state = table({ ann: { hand: { police } }, bob: { inPlay: { rumor } } });
  expect(afterwards(state, [play('police')], 'first').players[1].discard.cards).toHaveLength(1);
  expect(afterwards(state, [play('police')]).players[1].discard.cards).toHaveLength(0);
});

test('Its parts are Special cards, of which a turn has one', {
  meta: { rules: ['highlander.first-edition/situation-plots/plot-takes-several-turns'] },
}, () => {
  const begun = afterwards(plotting({}), [play('rumor')], 'first');
  expect(broken(begun, play('proof'), 'first')).toEqual(['first-edition/special-cards/one-special-a-turn']);
});

test('They are played one after another, Situations first and an Event at the end', {
  meta: {
    rules: [
      'highlander.first-edition/situation-plots/plot-parts-in-succession',
      'highlander.first-edition/glossary/plot-shape',
    ],
  },
}, () => {
  expect(broken(plotting({}), play('proof'), 'first')).toEqual(notYet);
  expect(broken(plotting({ one: rumor }), play('proof'), 'first')).toEqual([]);
  expect(broken(plotting({ one: rumor }), play('verdict'), 'first')).toEqual(notYet);
  const done = afterwards(plotting({ one: rumor, two: proof }), [play('verdict')], 'first');
  expect(done.pending).toMatchObject([{ player: 'bob', kind: 'loss', amount: 5 }]);
});

test('A part that was removed is replaced before the Plot goes on', {
  meta: { rules: ['highlander.first-edition/situation-plots/missing-plot-part-replaced-first'] },
}, () => {
  const removed = table({ ann: { hand, discard: { one: rumor } }, bob: {} });
  expect(broken(removed, play('proof'), 'first')).toEqual(notYet);
  const turns = [
    ...[play('rumor'), { do: 'next-phase', player: 'ann' }, { do: 'end-turn', player: 'ann' }],
    ...[
      { do: 'next-phase', player: 'bob' },
      { do: 'play', player: 'bob', card: 'nod' },
    ],
    ...[
      { do: 'next-phase', player: 'bob' },
      { do: 'end-turn', player: 'bob' },
    ],
  ];
  const nodding = table({ ann: { hand }, bob: { hand: { nod: aCard('Edge') } } });
  expect(broken(afterwards(nodding, turns, 'first'), play('proof'), 'first')).toEqual([]);
});

describe('a completed Plot', () => {
  const siege = aCard('Plot', {
    title: 'Siege',
    abilities: [
      says({ players: 'opponent', modifyPlayers: [{ cannot: 'attack' }] }),
      {
        ability: 'played',
        do: [{ do: 'damage', players: 'opponent', amount: 4 }],
      },
    ],
  });
  const rescue = aCard('Event', {
    abilities: [
      {
        ability: 'played',
        do: [
          { do: 'prevent-damage', players: 'you', amount: 3 },
          { do: 'remove-from-play', cards: { each: { kind: ['plot'] }, in: 'play' } },
        ],
      },
    ],
  });
  const state = table(
    { ann: { hand: { rescue, cut: anAttack('upper left') } }, bob: { inPlay: { siege } } },
    { pending: [{ id: 'p:1', player: 'ann', kind: 'damage', amount: 4, source: 'siege' }], next: 2 },
  );

  test('may be escaped in part', {
    meta: { rules: ['highlander.first-edition/situation-plots/completed-plot-may-be-escaped'] },
  }, () => {
    expect(afterwards(state, [play('rescue')], 'first').pending).toMatchObject([{ amount: 1 }]);
  });

  test('that is neutralized affects nobody any more', {
    meta: { rules: ['highlander.first-edition/situation-plots/neutralized-plot-ends'] },
  }, () => {
    expect(broken(state, play('cut'), 'first')).toEqual([
      'handbook-addendum/prevention/forbidden-is-prevented',
    ]);
    expect(broken(afterwards(state, [play('rescue')], 'first'), play('cut'), 'first')).toEqual([]);
  });
});
