import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import { all } from '../deeds.ts';
import { aBlock, aDodge, afterwards, anAttack, attacked, broken, five, saying, says } from '../table.ts';

const later = ['typeTwo', 'reference'] as const;
const play = (card: string, ...against: string[]) => ({ do: 'play', player: 'ann', card, against });
const declare = (attack: string) => ({ do: 'declare-exertion', player: 'ann', attack });
const yielded = (attack: string) => ({ do: 'declare-successful', player: 'ann', attack });
const [high, middle, low] = [anAttack('upper left'), anAttack('middle left'), anAttack('lower left')];
const exert = (attack: string) => ({
  ...{ do: 'exert', player: 'ann', for: { defense: attack } },
  shown: [...five().slice(1), { id: 'found', card: aDodge('upper left') }],
});

describe.each(later)('%s', (edition) => {
  const hand = { middling: aBlock('middle left'), below: aBlock('lower left') };
  const state = attacked({ ann: { hand }, bob: {} }, { one: high, two: middle, three: low });

  test('around a declared Exertion the others are defended first', {
    meta: {
      rules: [
        'highlander.type-two/multiple-defenses/exertion-lets-others-first',
        'highlander.type-two/multiple-defenses/defenses-in-sequence',
      ],
    },
  }, () => {
    expect(broken(state, play('middling', 'two'), edition)).toEqual([
      'type-two/multiple-defenses/defenses-in-sequence',
    ]);
    const done = afterwards(
      state,
      [declare('one'), play('below', 'three'), play('middling', 'two'), exert('one'), play('found', 'one')],
      edition,
    );
    expect(done.attacks.map(({ result }) => result)).toEqual(['dodged', 'blocked', 'blocked']);
  });

  test('no attack is declared successful, and none exerted for, before those it follows are resolved', {
    meta: { rules: ['highlander.type-two/multiple-defenses/defend-and-resolve-in-order'] },
  }, () => {
    const rule = ['type-two/multiple-defenses/defend-and-resolve-in-order'];
    expect(broken(state, yielded('two'), edition)).toEqual(rule);
    const bare = attacked({ ann: {}, bob: {} }, { one: high, two: middle });
    expect(broken(bare, exert('two'), edition)).toEqual(rule);
    const done = afterwards(bare, [yielded('one')], edition);
    expect(broken(done, yielded('two'), edition)).toEqual([]);
    expect(broken(done, exert('two'), edition)).toEqual([]);
  });

  test('one Exertion is declared, and none after one was made', {
    meta: {
      rules: [
        'highlander.type-two/hard-exertions/one-per-turn',
        'highlander.reference/hard-exertions/one-per-turn',
      ],
    },
  }, () => {
    const rule = [
      edition === 'typeTwo'
        ? 'type-two/hard-exertions/one-per-turn'
        : 'reference/hard-exertions/one-per-turn',
    ];
    expect(broken(afterwards(state, [declare('one')], edition), declare('two'), edition)).toEqual(rule);
    const bare = attacked({ ann: {}, bob: {} }, { one: high, two: middle });
    const made = afterwards(bare, [exert('one'), play('found', 'one')], edition);
    expect(broken(made, declare('two'), edition)).toEqual(rule);
  });
});

test('By the Guide one defense serves against attacks that follow one another, in Type Two against any', {
  meta: { rules: ['highlander.reference/defending/several-consecutive'] },
}, () => {
  const inPlay = { wide: aDodge('upper left', 'lower left') };
  const state = attacked(
    { ann: { hand: { ...inPlay, between: aDodge('middle left') } }, bob: {} },
    { one: high, two: middle, three: low },
  );
  const defend = { do: 'defend', player: 'ann', attack: 'three', with: 'wide' };
  const deeds = [play('wide', 'one'), play('between', 'two')];
  expect(broken(afterwards(state, deeds, 'reference'), defend, 'reference')).toEqual([
    'reference/defending/several-consecutive',
  ]);
  expect(broken(afterwards(state, deeds), defend)).toEqual([]);
});

test('A defense is played against attacks that follow one another alone, in Type Two against any', {
  meta: { rules: ['highlander.reference/defending/several-consecutive'] },
}, () => {
  const hand = { wide: aDodge('upper left', 'lower left'), widest: aDodge('upper left', 'middle left') };
  const state = attacked({ ann: { hand }, bob: {} }, { one: high, two: middle, three: low });
  const apart = play('wide', 'one', 'three');
  expect(broken(state, apart, 'reference')).toEqual(['reference/defending/several-consecutive']);
  expect(broken(state, apart)).toEqual([]);
  expect(broken(state, play('widest', 'one', 'two'), 'reference')).toEqual([]);
});

test('Around a declared Exertion a defense serves against the attack before its own too', {
  meta: { rules: ['highlander.reference/defending/several-consecutive'] },
}, () => {
  const hand = { wide: aDodge('middle left', 'lower left') };
  const state = attacked({ ann: { hand }, bob: {} }, { one: high, two: middle, three: low });
  const done = afterwards(state, [declare('one'), play('wide', 'three')], 'reference');
  const defend = { do: 'defend', player: 'ann', attack: 'two', with: 'wide' };
  expect(broken(done, defend, 'reference')).toEqual([]);
});

describe.each(all)('%s', (edition) => {
  const damaged = (...modify: Modifier[]) => {
    const cut = modify.length === 0 ? high : saying(high, says({ cards: 'this', modify }));
    const state = attacked({ ann: {}, bob: {} }, { cut });
    return afterwards(state, [{ do: 'next-phase', player: 'ann' }], edition).pending.map(
      ({ amount }) => amount,
    );
  };

  test('what is added is added to the base, and be it 0', {
    meta: {
      rules: [
        'highlander.handbook-addendum/attacks-damage/additional-damage-added-to-base',
        'highlander.handbook-addendum/damage-reducing-to-zero/base-zero-may-rise',
      ],
    },
  }, () => {
    expect([damaged(), damaged({ damage: 3 }), damaged({ setDamage: 0 }, { damage: 1 })]).toEqual([
      [2],
      [5],
      [1],
    ]);
  });

  test('damage is reduced to nothing after all additions', {
    meta: { rules: ['highlander.handbook-addendum/damage-reducing-to-zero/after-all-additions'] },
  }, () => {
    expect(damaged({ damageReducedTo: 0 }, { damage: 3 }).filter((amount) => amount > 0)).toEqual([]);
  });
});
