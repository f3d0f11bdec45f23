import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Players } from '../../../../../src/games/highlander/vocabulary/references.ts';
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

test('A card is known as Weapon Specific though nobody knows to whom a Weapon of Choice belongs', {
  meta: { rules: ['highlander.type-two/sub-title/weapon-specific-in-game'] },
}, () => {
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

  test('is dodged by what covers every square, wherever it is aimed', {
    meta: { rules: ['highlander.type-two/defense-phase/full-cover-succeeds'] },
  }, () => {
    expect(broken(met(aDodge(...everywhere)), play('card', { against }))).toEqual([]);
  });

  test('cannot be judged where a square is left uncovered', () => {
    const { verdicts } = judged(met(aDodge('upper left')), [play('card', { against })]);
    expect(verdicts).toEqual([{ index: 0, outcome: 'unsupported', unjudged: [], needs: [untold] }]);
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

describe('where cards that may disarm are prevented', () => {
  const peace = aText(
    'Peace',
    says({ players: 'each', modifyPlayers: [{ cannot: 'play', such: { does: 'disarm' } }] }),
  );
  const holding = (card: Definition) => table({ ann: { hand: { card } }, bob: { inPlay: { peace } } });
  const more: Ability = { ability: 'unsupported', reach: 'use', text: 'It may do more.' };

  test('one that disarms none but its own player is played', {
    meta: { rulings: ['highlander.handbook-addendum/armory-and-rearming/armory-bars-disarming-cards'] },
  }, () => {
    const drop = (players: Players) =>
      aCard('Event', { abilities: [{ ability: 'played', do: [{ do: 'disarm', players }] }] });
    expect(broken(holding(drop('you')), play('card'), 'first')).toEqual([]);
    for (const players of ['opponent', 'each'] as const)
      expect(broken(holding(drop(players)), play('card'), 'first')).toEqual([
        'handbook-addendum/prevention/forbidden-is-prevented',
      ]);
  });

  test('one is not played, whatever its type', {
    meta: { rules: ['highlander.handbook-addendum/prevention/forbidden-is-prevented'] },
  }, () => {
    const knock = aCard(null, {
      title: 'Knock',
      abilities: [{ ability: 'played', do: [{ do: 'disarm', players: 'opponent' }] }],
    });
    expect(broken(holding(knock), play('card'), 'first')).toEqual([
      'handbook-addendum/prevention/forbidden-is-prevented',
    ]);
  });

  test('a card of which nobody tells what it does is not judged', () => {
    const state = holding(aCard('Event', { title: 'Knock', abilities: [more] }));
    expect(judged(state, [play('card')], 'first').verdicts[0]).toMatchObject({
      outcome: 'unsupported',
      needs: [{ card: 'Knock', what: 'It may do more.' }],
    });
  });

  test('a card that is told to do something else is played', () => {
    const draw: Ability = { ability: 'played', do: [{ do: 'draw', players: 'you', amount: 1 }] };
    expect(broken(holding(aCard('Event', { abilities: [draw, more] })), play('card'), 'first')).toEqual([]);
  });
});
