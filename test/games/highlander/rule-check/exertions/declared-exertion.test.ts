import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import {
  aBlock,
  aCard,
  aDodge,
  afterwards,
  aGuard,
  anAttack,
  attacked,
  broken,
  five,
  saying,
} from '../table.ts';

const [high, middle, low] = [anAttack('upper left'), anAttack('middle left'), anAttack('lower left')];
const attacks = { one: high, two: middle, three: low };
const by = { player: 'ann' };
const play = (card: string, ...against: string[]) => ({ do: 'play', ...by, card, against });
const declare = (attack: string) => ({ do: 'declare-exertion', ...by, attack });
const yielded = (attack: string) => ({ do: 'declare-successful', ...by, attack });
const defend = (attack: string, card: string) => ({ do: 'defend', ...by, attack, with: card });
const nextPhase = { do: 'next-phase', ...by };
const exert = (attack: string, found = aCard('Event')) => ({
  ...{ do: 'exert', ...by, for: { defense: attack } },
  shown: [...five().slice(1), { id: 'found', card: found }],
});
const hand = { mid: aBlock('middle left'), below: aBlock('lower left') };
const state = attacked({ ann: { hand }, bob: {} }, attacks);
const results = (...actions: Parameters<typeof afterwards>[1]) =>
  afterwards(state, actions).attacks.map(({ result }) => result);
const where = (given: typeof state, id: string) =>
  given.inPlay.some((card) => card.id === id) ? 'in play' : 'gone';

/** An attack that does this once it is resolved so. */
const doing = (card: typeof high, event: 'attack-successful' | 'attack-blocked', ...effects: Effect[]) =>
  saying(card, { ability: 'triggered', on: { event, card: { is: 'this' } }, do: effects });
const dropsAll: Effect = {
  do: 'remove-from-play',
  cards: { each: { kind: ['standing-defense'] }, in: 'play' },
};

const lets = ['type-two/multiple-defenses/exertion-lets-others-first'];
const inOrder = ['type-two/multiple-defenses/defend-and-resolve-in-order'];
const perAttack = ['type-two/defense-phase/one-per-attack'];

describe('what is done before a declared Exertion', () => {
  const declared = afterwards(state, [declare('one')]);

  test('any defenses are played against the remaining attacks, and wait', {
    meta: { rules: ['highlander.type-two/multiple-defenses/exertion-lets-others-first'] },
  }, () => {
    expect(broken(declared, play('below', 'three'))).toEqual([]);
    expect(results(declare('one'), play('below', 'three'), play('mid', 'two'))).toEqual([
      'pending',
      'pending',
      'pending',
    ]);
  });

  test('what stands before the attack for which he exerts is resolved at once', {
    meta: { rules: ['highlander.type-two/multiple-defenses/defend-and-resolve-in-order'] },
  }, () => {
    const first = attacked({ ann: { hand: { ...hand, up: aBlock('upper left') } }, bob: {} }, attacks);
    const later = afterwards(first, [declare('two'), play('below', 'three'), play('up', 'one')]);
    expect(later.attacks.map(({ result }) => result)).toEqual(['blocked', 'pending', 'pending']);
  });

  test('the attack itself is neither defended nor let through, and the phase goes on', {
    meta: { rules: ['highlander.type-two/multiple-defenses/exertion-lets-others-first'] },
  }, () => {
    const up = aBlock('upper left');
    const given = attacked(
      { ann: { hand: { up }, inPlay: { guard: aGuard('upper left') } }, bob: {} },
      attacks,
    );
    const bound = afterwards(given, [declare('one')]);
    expect(broken(bound, yielded('one'))).toEqual(lets);
    expect(broken(bound, defend('one', 'guard'))).toEqual(lets);
    expect(broken(bound, nextPhase)).toEqual(lets);
    expect(broken(bound, { do: 'drop', ...by, card: 'guard' })).toEqual([]);
    const dropped = afterwards(bound, [{ do: 'drop', ...by, card: 'guard' }]);
    expect(broken(dropped, play('up', 'one'))).toEqual(lets);
  });

  test('no other Exertion comes first', {
    meta: { rules: ['highlander.type-two/multiple-defenses/exertion-lets-others-first'] },
  }, () => {
    const nothing = { do: 'exert', ...by, for: { nothing: true }, shown: five() };
    expect(broken(declared, nothing)).toEqual(lets);
    expect(broken(declared, exert('one'))).toEqual([]);
  });

  test('no attack that follows is declared successful', {
    meta: { rules: ['highlander.type-two/multiple-defenses/defend-and-resolve-in-order'] },
  }, () => {
    expect(broken(declared, yielded('two'))).toEqual(inOrder);
  });

  test('cards that are no defenses may be played', {
    meta: { rules: ['highlander.type-two/multiple-defenses/exertion-lets-others-first'] },
  }, () => {
    const given = attacked({ ann: { hand: { ring: aCard('Object') } }, bob: {} }, attacks);
    const bound = afterwards(given, [declare('one')]);
    expect(broken(bound, { do: 'play', ...by, card: 'ring' })).toEqual([]);
  });

  test('an attack that has its defense gets no second one', {
    meta: { rules: ['highlander.type-two/defense-phase/one-per-attack'] },
  }, () => {
    const wide = { ...hand, more: aDodge('middle left', 'lower left') };
    const given = attacked(
      { ann: { hand: wide, inPlay: { guard: aGuard('middle left') } }, bob: {} },
      attacks,
    );
    const bound = afterwards(given, [declare('one'), defend('two', 'guard')]);
    expect(broken(bound, defend('two', 'guard'))).toEqual(perAttack);
    const dropped = afterwards(given, [
      ...[declare('one'), { do: 'drop', ...by, card: 'guard' }, play('more', 'two')],
      defend('three', 'more'),
    ]);
    expect(broken(dropped, play('mid', 'two'))).toEqual(perAttack);
    expect(broken(dropped, play('below', 'three'))).toEqual(perAttack);
  });
});

describe('once it was made', () => {
  const both = [play('mid', 'two'), play('below', 'three')];

  test('the waiting defenses are resolved after what was found', {
    meta: { rules: ['highlander.type-two/multiple-defenses/defend-and-resolve-in-order'] },
  }, () => {
    expect(
      results(declare('one'), ...both, exert('one', aDodge('upper left')), play('found', 'one')),
    ).toEqual(['dodged', 'blocked', 'blocked']);
    expect(results(declare('one'), ...both, exert('one'))).toEqual(['pending', 'pending', 'pending']);
    expect(results(declare('one'), ...both, exert('one'), yielded('one'))).toEqual([
      'successful',
      'blocked',
      'blocked',
    ]);
    expect(results(declare('one'), ...both, exert('one'), nextPhase)).toEqual([
      'successful',
      'blocked',
      'blocked',
    ]);
  });

  test('the last of them in the sequence limits the attack', {
    meta: { rules: ['highlander.type-two/attack-phase/last-resolved-defense-counts'] },
  }, () => {
    const answers = { high, low };
    const given = attacked({ ann: { hand: { ...hand, ...answers } }, bob: {} }, attacks);
    const deeds = [
      declare('one'),
      ...both,
      exert('one', aBlock('upper left')),
      play('found', 'one'),
      nextPhase,
    ];
    const later = afterwards(given, deeds);
    expect(broken(later, { do: 'play', ...by, card: 'low' })).toEqual([
      'type-two/attack-phase/only-outside-block',
    ]);
    expect(broken(later, { do: 'play', ...by, card: 'high' })).toEqual([]);
  });

  test('what success sets off reaches the defenses that wait', {
    meta: {
      rules: [
        'highlander.type-two/multiple-defenses/success-effects-reach-declared',
        'highlander.type-two/successful-attacks/effects-at-once',
      ],
    },
  }, () => {
    const breaking = { ...attacks, one: doing(high, 'attack-successful', dropsAll) };
    const guards = { ...hand, mid: aGuard('middle left') };
    const given = attacked({ ann: { hand: guards }, bob: {} }, breaking);
    const exerted = afterwards(given, [declare('one'), ...both, exert('one')]);
    for (const ending of [[yielded('one'), nextPhase], [nextPhase]]) {
      const later = afterwards(exerted, ending);
      expect(later.attacks.map(({ result }) => result)).toEqual(['successful', 'successful', 'blocked']);
      expect([where(later, 'mid'), where(later, 'below')]).toEqual(['gone', 'in play']);
    }
  });

  test('so does what the found defense sets off', {
    meta: { rules: ['highlander.type-two/multiple-defenses/success-effects-reach-declared'] },
  }, () => {
    const breaking = { ...attacks, one: doing(high, 'attack-blocked', dropsAll) };
    const guards = { mid: aGuard('middle left'), below: aGuard('lower left') };
    const given = attacked({ ann: { hand: guards }, bob: {} }, breaking);
    const found = exert('one', aBlock('upper left', 'lower left'));
    const later = afterwards(given, [declare('one'), ...both, found, play('found', 'one')]);
    expect(later.attacks.map(({ result }) => result)).toEqual(['blocked', 'pending', 'pending']);
    expect(broken(later, defend('three', 'found'))).toEqual(inOrder);
    const carried = afterwards(later, [yielded('two'), defend('three', 'found')]);
    expect(carried.attacks.map(({ result }) => result)).toEqual(['blocked', 'successful', 'blocked']);
  });
});

describe('carrying over', () => {
  const wide = aDodge('upper left', 'middle left', 'lower left');
  const found = [declare('one'), play('mid', 'two'), play('below', 'three'), exert('one', wide)];
  const taken = afterwards(state, [...found, play('found', 'one')]);

  test('what was found may serve on, and the defenses that waited are discarded', {
    meta: { rules: ['highlander.type-two/multiple-defenses/carry-over'] },
  }, () => {
    expect(taken.attacks.map(({ result }) => result)).toEqual(['dodged', 'pending', 'pending']);
    const later = afterwards(taken, [defend('two', 'found')]);
    expect(later.attacks.map(({ result }) => result)).toEqual(['dodged', 'dodged', 'pending']);
    expect([where(later, 'mid'), where(later, 'below')]).toEqual(['gone', 'in play']);
    expect(later.players[0].discard.cards[0]?.id).toBe('mid');
  });

  test('it may be played against all of them at once', {
    meta: { rules: ['highlander.type-two/multiple-defenses/carry-over'] },
  }, () => {
    const later = afterwards(state, [...found, play('found', 'one', 'two', 'three')]);
    expect(later.attacks.map(({ result }) => result)).toEqual(['dodged', 'dodged', 'dodged']);
    expect([where(later, 'mid'), where(later, 'below')]).toEqual(['gone', 'gone']);
  });

  test('or the defenses that wait stand: one after the other, or all as the phase ends', {
    meta: { rules: ['highlander.type-two/multiple-defenses/carry-over'] },
  }, () => {
    expect(afterwards(taken, [nextPhase]).attacks.map(({ result }) => result)).toEqual([
      'dodged',
      'blocked',
      'blocked',
    ]);
    const kept = afterwards(taken, [defend('two', 'mid'), defend('three', 'found')]);
    expect(kept.attacks.map(({ result }) => result)).toEqual(['dodged', 'blocked', 'dodged']);
  });

  test('what was found need not tell of every square whether it would serve on', {
    meta: { rules: ['highlander.type-two/multiple-defenses/carry-over'] },
  }, () => {
    const told = (grid: string) => ({ ...aBlock('upper left'), grid });
    const given = [declare('one'), play('mid', 'two'), play('below', 'three')];
    const stopped = (grid: string) =>
      results(...given, exert('one', told(grid)), play('found', 'one'), nextPhase);
    expect(stopped('X??/???/???')).toEqual(['blocked', 'blocked', 'blocked']);
    expect(stopped('XO?/OO?/??O')).toEqual(['blocked', 'blocked', 'blocked']);
  });

  test('in their sequence, and a defended attack is not declared successful', {
    meta: {
      rules: [
        'highlander.type-two/multiple-defenses/defend-and-resolve-in-order',
        'highlander.type-two/successful-attacks/undefended',
      ],
    },
  }, () => {
    expect(broken(taken, defend('three', 'found'))).toEqual(inOrder);
    expect(broken(taken, yielded('two'))).toEqual(['type-two/successful-attacks/undefended']);
  });

  test('a defense that waited for two attacks leaves both', {
    meta: { rules: ['highlander.type-two/multiple-defenses/carry-over'] },
  }, () => {
    const hands = { hand: { both: aDodge('middle left', 'lower left') } };
    const given = attacked({ ann: hands, bob: {} }, attacks);
    const upper = exert('one', aBlock('upper left', 'middle left'));
    const later = afterwards(given, [
      ...[declare('one'), play('both', 'two', 'three'), upper],
      ...[play('found', 'one', 'two'), nextPhase],
    ]);
    expect(later.attacks.map(({ result }) => result)).toEqual(['blocked', 'blocked', 'successful']);
  });
});

test('A defense against several attacks stops one after the other, and what the first sets off comes between', {
  meta: { rules: ['highlander.type-two/multiple-defenses/defend-and-resolve-in-order'] },
}, () => {
  const breaking = { one: doing(high, 'attack-blocked', dropsAll), two: middle };
  const wide = aGuard('upper left', 'middle left');
  const given = attacked({ ann: { hand: { wide } }, bob: {} }, breaking);
  const later = afterwards(given, [play('wide', 'one', 'two')]);
  expect(later.attacks.map(({ result }) => result)).toEqual(['blocked', 'pending']);
});

test('A defense that skips an attack waits until that is resolved', {
  meta: { rules: ['highlander.type-two/multiple-defenses/defend-and-resolve-in-order'] },
}, () => {
  const given = attacked({ ann: { hand: { wide: aDodge('upper left', 'lower left') } }, bob: {} }, attacks);
  const later = afterwards(given, [play('wide', 'one', 'three')]);
  expect(later.attacks.map(({ result }) => result)).toEqual(['dodged', 'pending', 'pending']);
  expect(afterwards(later, [yielded('two')]).attacks.map(({ result }) => result)).toEqual([
    'dodged',
    'successful',
    'dodged',
  ]);
});

test('An Exertion is not declared by who may make none', {
  meta: { rules: ['highlander.type-two/multiple-defenses/exertion-lets-others-first'] },
}, () => {
  const still = aCard('Situation', {
    abilities: [
      { ability: 'continuous', players: 'opponent', modifyPlayers: [{ cannot: 'make-hard-exertions' }] },
    ],
  });
  const given = attacked({ ann: {}, bob: { inPlay: { still } } }, attacks);
  expect(broken(given, declare('one'))).toEqual(['type-two/prevention/what-it-is']);
});

describe('who has declared an Exertion that he cannot make yet is not bound to it', () => {
  test('while the Guide bars it, for he holds a defense', {
    meta: { rules: ['highlander.reference/defending/exert-for-defense'] },
  }, () => {
    const declared = afterwards(state, [declare('one')], 'reference');
    expect(broken(declared, exert('one'), 'reference')).toEqual([
      'reference/defending/exert-for-defense',
      'reference/defending/exert-for-defense',
    ]);
    expect(broken(declared, nextPhase, 'reference')).toEqual([]);
    const spent = afterwards(declared, [play('mid', 'two'), play('below', 'three')], 'reference');
    expect(broken(spent, nextPhase, 'reference')).toEqual(lets);
  });

  test('while an attack comes before it that he cannot let through', {
    meta: { rules: ['highlander.type-two/multiple-defenses/defend-and-resolve-in-order'] },
  }, () => {
    const stubborn = saying(high, {
      ...{ ability: 'continuous', cards: 'this', modify: [{ cannot: 'be-declared-successful' }] },
    });
    const given = attacked({ ann: {}, bob: {} }, { one: stubborn, two: middle });
    expect(broken(afterwards(given, [declare('two')]), nextPhase)).toEqual([]);
    expect(broken(afterwards(state, [declare('two')]), nextPhase)).toEqual(lets);
  });
});

describe('in the first edition', () => {
  const plain = attacked({ ann: {}, bob: {} }, { one: high, two: low });

  test('an Exertion is told as it is made, and not before', {
    meta: { rules: ['highlander.first-edition/searching-for-an-attack-or-defense/declare-what-is-sought'] },
  }, () => {
    expect(broken(plain, declare('one'), 'first')).toEqual([
      'first-edition/searching-for-an-attack-or-defense/declare-what-is-sought',
    ]);
    expect(broken(plain, exert('one'), 'first')).toEqual([]);
  });

  test('no attack is declared successful after the Exertion that ended the phase', {
    meta: { rules: ['highlander.first-edition/exertion-caveat/exertion-ends-phase'] },
  }, () => {
    expect(broken(plain, yielded('two'), 'first')).toEqual([]);
    expect(broken(afterwards(plain, [exert('one')], 'first'), yielded('two'), 'first')).toEqual([
      'first-edition/exertion-caveat/exertion-ends-phase',
    ]);
  });
});
