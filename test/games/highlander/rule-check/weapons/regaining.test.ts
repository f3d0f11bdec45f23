import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import { play } from '../deeds.ts';
import { aCard, afterwards, broken, five, judged, table } from '../table.ts';

const later = ['typeTwo', 'reference'] as const;
const exert = (purpose: object, more: object = {}) => ({
  ...{ do: 'exert', player: 'ann', for: purpose, shown: five() },
  ...more,
});
const turnedOver = (...cards: Definition[]) => ({
  shown: five().map(({ id, card }, at) => ({ id, card: cards[at] ?? card })),
});

describe.each(later)('%s', (edition) => {
  const gemmed = (number: number) =>
    turnedOver(...Array.from({ length: number }, () => aCard('Event', { gems: { Strength: 1 } })));

  test('one Illusion is found, and none is played from the hand', {
    meta: {
      rules: [
        'highlander.type-two/illusions/never-from-hand',
        'highlander.type-two/illusions/one-per-exertion',
        'highlander.type-two/exerting-for-an-illusion/play-one',
        'highlander.reference/illusions/only-from-hard-exertion',
        'highlander.reference/illusions/one-per-exertion',
      ],
    },
  }, () => {
    const mirage = aCard('Illusion', { title: 'Mirage' });
    const state = table({ ann: { hand: { mirage } }, bob: {} });
    expect(broken(state, play('mirage'), edition)).toEqual([
      edition === 'typeTwo'
        ? 'type-two/illusions/never-from-hand'
        : 'reference/illusions/only-from-hard-exertion',
    ]);
    const done = afterwards(
      state,
      [exert({ illusion: true }, turnedOver(mirage, aCard('Illusion', { title: 'Shade' })))],
      edition,
    );
    const played = afterwards(done, [play('x1')], edition);
    expect([played.exertion, played.inPlay.map(({ id }) => id)]).toEqual([null, ['x1']]);
  });

  test('a weapon is regained by three gems Softly, by two Hard', {
    meta: {
      rules: [
        'highlander.type-two/disarming-breaking-weapons/rearm-soft-three',
        'highlander.type-two/disarming-breaking-weapons/rearm-hard-two',
        'highlander.reference/becoming-armed-getting-unprone/soft-three',
        'highlander.reference/becoming-armed-getting-unprone/hard-two',
      ],
    },
  }, () => {
    const state = table({ ann: { genericWeapon: 'disarmed' }, bob: {} }, { turn: { phase: 'may-do' } });
    const held = (kind: string, number: number) =>
      afterwards(state, [exert({ weapon: 'generic', gem: 'Strength' }, { kind, ...gemmed(number) })], edition)
        .players[0].genericWeapon;
    expect([held('soft', 2), held('soft', 3), held('hard', 1), held('hard', 2)]).toEqual([
      ...['disarmed', 'held', 'disarmed', 'held'],
    ]);
  });

  test('feet are regained in the same way', {
    meta: { rules: ['highlander.type-two/prone/rise-soft-three', 'highlander.type-two/prone/rise-hard-two'] },
  }, () => {
    const state = table({ ann: { prone: true }, bob: {} }, { turn: { phase: 'may-do' } });
    const prone = (kind: string, number: number) =>
      afterwards(state, [exert({ feet: true, gem: 'Strength' }, { kind, ...gemmed(number) })], edition)
        .players[0].prone;
    expect([prone('soft', 2), prone('soft', 3), prone('hard', 1), prone('hard', 2)]).toEqual([
      ...[true, false, true, false],
    ]);
    const standing = table({ ann: {}, bob: {} }, { turn: { phase: 'may-do' } });
    expect(broken(standing, exert({ feet: true, gem: 'Strength' }, { kind: 'soft' }), edition)).toEqual([
      edition === 'typeTwo'
        ? 'type-two/prone/attempt-each-turn'
        : 'reference/becoming-armed-getting-unprone/say-which',
    ]);
  });

  test('one attempt a turn for each', {
    meta: {
      rules: [
        'highlander.type-two/exertions/one-recovery-attempt',
        'highlander.reference/becoming-armed-getting-unprone/one-per-effect',
      ],
    },
  }, () => {
    const state = table(
      { ann: { genericWeapon: 'disarmed', prone: true }, bob: {} },
      { turn: { phase: 'may-do' } },
    );
    const soft = (purpose: object, prefix: string) => exert(purpose, { kind: 'soft', shown: five(prefix) });
    const done = afterwards(state, [soft({ weapon: 'generic', gem: 'Strength' }, 'y')], edition);
    expect(broken(done, soft({ weapon: 'generic', gem: 'Strength' }, 'z'), edition)).toEqual([
      edition === 'typeTwo'
        ? 'type-two/exertions/one-recovery-attempt'
        : 'reference/becoming-armed-getting-unprone/one-per-effect',
    ]);
    expect(broken(done, soft({ feet: true, gem: 'Strength' }, 'z'), edition)).toEqual([]);
  });

  test('a Soft Exertion goes under the Endurance, and ends nothing', {
    meta: {
      rules: [
        'highlander.type-two/soft-exertions/count-and-return',
        'highlander.type-two/soft-exertions/play-goes-on',
        'highlander.reference/soft-exertions/to-bottom-in-order',
      ],
    },
  }, () => {
    const state = table({ ann: { prone: true }, bob: {} }, { turn: { phase: 'may-do' } });
    const done = afterwards(state, [exert({ feet: true, gem: 'Strength' }, { kind: 'soft' })], edition);
    expect(done.players[0].endurance.bottom?.map(({ id }) => id)).toEqual(['x1', 'x2', 'x3', 'x4', 'x5']);
    expect([done.turn.handClosed, done.exertion]).toEqual([false, null]);
  });

  test('what is no recovery takes a Hard Exertion', {
    meta: {
      rules: [
        'highlander.type-two/soft-exertions/usual-use',
        'highlander.reference/hard-exertions/reason-attack',
        'highlander.reference/soft-exertions/no-illusions',
      ],
    },
  }, () => {
    const state = table({ ann: {}, bob: {} });
    const [attack, illusion] =
      edition === 'typeTwo'
        ? ['type-two/soft-exertions/usual-use', 'type-two/soft-exertions/usual-use']
        : ['reference/hard-exertions/reason-attack', 'reference/soft-exertions/no-illusions'];
    expect(broken(state, exert({ attack: true }, { kind: 'soft' }), edition)).toEqual([attack]);
    expect(broken(state, exert({ illusion: true }, { kind: 'soft' }), edition)).toEqual([illusion]);
  });

  test('the kind and the gem are said before', {
    meta: {
      rules: ['highlander.type-two/exertions/declare-first', 'highlander.reference/soft-exertions/state-gem'],
    },
  }, () => {
    const state = table({ ann: { prone: true }, bob: {} }, { turn: { phase: 'may-do' } });
    const [verdict] = judged(state, [exert({ feet: true })], edition).verdicts;
    expect(verdict).toMatchObject({
      outcome: 'needs-choice',
      choices: [{ pointer: '/kind' }, { pointer: '/for/gem' }],
    });
  });

  test.each([
    ['genericWeapon', 'weaponLostIn', { weapon: 'generic', gem: 'Strength' }],
    ['prone', 'proneSince', { feet: true, gem: 'Strength' }],
  ] as const)(
    'not in the turn in which it came about: %s',
    {
      meta: {
        rules: [
          'highlander.type-two/disarming-breaking-weapons/no-attempt-on-first-turn',
          'highlander.type-two/prone/no-attempt-on-first-turn',
        ],
      },
    },
    (lost, since, purpose) => {
      const how = lost === 'prone' ? { prone: true } : { genericWeapon: 'disarmed' as const };
      const soft = exert(purpose, { kind: 'soft' });
      const state = (turn: number) =>
        table({ ann: { ...how, [since]: turn }, bob: {} }, { turn: { phase: 'may-do' } });
      expect(broken(state(3), soft, edition)).toEqual([
        lost === 'prone'
          ? 'type-two/prone/no-attempt-on-first-turn'
          : 'type-two/disarming-breaking-weapons/no-attempt-on-first-turn',
      ]);
      expect(broken(state(2), soft, edition)).toEqual([]);
    },
  );
});

test('The die is rolled in a turn that began without the weapon', {
  meta: { rules: ['highlander.first-edition/disarming-and-breaking-weapons/roll-to-recover'] },
}, () => {
  const state = (weaponLostIn: number) =>
    table({ ann: { genericWeapon: 'disarmed', weaponLostIn }, bob: {} }, { turn: { phase: 'defense' } });
  const roll = { do: 'roll', player: 'ann', weapon: 'generic', die: 1 };
  expect(broken(state(3), roll, 'first')).toEqual([
    'first-edition/disarming-and-breaking-weapons/roll-to-recover',
  ]);
  expect(broken(state(2), roll, 'first')).toEqual([]);
});

test('A state may name the beginning of the turn as the Addendum does: the die is rolled, and the Defense Phase follows', {
  meta: { rules: ['highlander.handbook-addendum/disarming-breaking-weapons/one-in-six-to-recover'] },
}, () => {
  const state = table({ ann: { genericWeapon: 'disarmed' }, bob: {} }, { turn: { phase: 'may-do' } });
  const roll = { do: 'roll', player: 'ann', weapon: 'generic', die: 1 };
  expect(afterwards(state, [roll, { do: 'next-phase', player: 'ann' }], 'first')).toMatchObject({
    players: [{ genericWeapon: 'held' }, {}],
    turn: { phase: 'defense' },
  });
});
