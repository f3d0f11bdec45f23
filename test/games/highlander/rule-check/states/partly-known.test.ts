import { describe, expect, test } from 'vitest';
import { play } from '../deeds.ts';
import {
  aBlock,
  aCard,
  aDodge,
  anAttack,
  aRangedAttack,
  aText,
  attacked,
  broken,
  everywhere,
  judged,
  saying,
  says,
  table,
} from '../table.ts';

/** What is known of a card is judged, though something else of it is not. */

test('[type-two/sub-title/weapon-specific-in-game] a card is known as Weapon Specific though nobody knows to whom a Weapon of Choice belongs', () => {
  const claymore = { card: aCard('Weapon of Choice', { title: 'Claymore', immortals: null }), preGame: true };
  const oath = saying(aCard('Event', { title: 'Oath' }), {
    ...{ ability: 'playing', kind: 'only' },
    inConjunctionWith: { kind: ['weapon-specific', 'attack'] },
  });
  const cut = { ...anAttack('upper left'), weapon: 'Claymore' };
  const state = table({ ann: { hand: { oath, cut }, inPlay: { claymore } }, bob: {} });
  expect(broken(state, play('cut', { with: [{ card: 'oath' }] }))).toEqual([]);
});

describe('an attack whose grid is not known', () => {
  const pistol = aCard('Ranged Attack', { title: 'Pistol', grid: null });
  const against = ['pistol'];
  const met = (card: ReturnType<typeof aBlock>) => attacked({ ann: { hand: { card } }, bob: {} }, { pistol });
  const untold = {
    card: 'Pistol',
    what: 'Its grid is not known; a card of its own would tell it, as `grid`.',
  };

  test.each([
    ['first', 'first-edition/ranged-attacks/ranged-cannot-be-blocked'],
    ['typeTwo', 'type-two/ranged-attacks/no-block'],
    ['reference', 'reference/ranged-attacks/no-block'],
  ] as const)('in %s [%s] is not blocked if it is a Ranged Attack, wherever it is aimed', (edition, rule) => {
    expect(broken(met(aBlock(...everywhere)), play('card', { against }), edition)).toEqual([rule]);
  });

  test('[type-two/defense-phase/full-cover-succeeds] is dodged by what covers every square, wherever it is aimed', () => {
    expect(broken(met(aDodge(...everywhere)), play('card', { against }))).toEqual([]);
  });

  test('cannot be judged where a square is left uncovered', () => {
    const { verdicts } = judged(met(aDodge('upper left')), [play('card', { against })]);
    expect(verdicts).toEqual([{ index: 0, outcome: 'unsupported', needs: [untold] }]);
  });
});

test.each([
  ['typeTwo', 'type-two/ranged-attacks/no-back-away'],
  ['reference', 'reference/ranged-attacks/no-back-away'],
] as const)(
  'in %s [%s] nobody Backs Away from a Ranged Attack, whatever the dodge covers',
  (edition, rule) => {
    const away = aCard('Dodge', { title: 'Back Away', grid: null });
    const state = attacked({ ann: { hand: { away } }, bob: {} }, { shot: aRangedAttack('upper left') });
    expect(broken(state, play('away', { against: ['shot'] }), edition)).toEqual([rule]);
  },
);

test('[handbook-addendum/prevention/forbidden-is-prevented] a card that may disarm is not played where such cards are prevented, whatever its type', () => {
  const knock = aCard(null, {
    title: 'Knock',
    abilities: [{ ability: 'played', do: [{ do: 'disarm', players: 'opponent' }] }],
  });
  const peace = aText(
    'Peace',
    says({ players: 'each', modifyPlayers: [{ cannot: 'play', such: { does: 'disarm' } }] }),
  );
  const state = table({ ann: { hand: { knock } }, bob: { inPlay: { peace } } });
  expect(broken(state, play('knock'), 'first')).toEqual([
    'handbook-addendum/prevention/forbidden-is-prevented',
  ]);
});
