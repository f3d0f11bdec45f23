import { describe, expect, test } from 'vitest';
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
  table,
} from '../table.ts';

const by = { player: 'ann' };
const play = (card: string, more: object = {}) => ({ do: 'play', ...by, card, ...more });
const drop = (card: string) => ({ do: 'drop', ...by, card });
/** "This is a Standing Defense", of a card without a grid. */
const stance = aCard('Situation', {
  title: 'Stance',
  abilities: [{ ability: 'is', kind: 'standing-defense' }],
});
const low = aCard('Block', { title: 'Low Stance', abilities: [{ ability: 'is', kind: 'standing-defense' }] });
const phases = ['may-do', 'defense', 'attack', 'draw-discard'] as const;
const during = (phase: (typeof phases)[number], hand: Record<string, typeof stance>) =>
  table({ ann: { hand }, bob: {} }, { turn: { phase } });

describe('a Standing Defense without a grid', () => {
  test.each(['defense', 'attack'] as const)(
    'is played without an attack: in the %s phase',
    { meta: { rules: ['highlander.type-two/standing-defenses/non-gridded-unprovoked'] } },
    (phase) => {
      expect(broken(during(phase, { stance }), play('stance'))).toEqual([]);
      expect(broken(during(phase, { low }), play('low'))).toEqual([]);
    },
  );

  test('is not played in another phase', {
    meta: { rules: ['highlander.type-two/standing-defenses/non-gridded-unprovoked'] },
  }, () => {
    expect(broken(during('may-do', { low }), play('low'))).toEqual([
      'type-two/defense-phase/only-phase-for-defenses',
    ]);
  });

  test('is no Guard, though its grid is not known', {
    meta: {
      rules: [
        'highlander.type-two/standing-defenses/non-gridded-unprovoked',
        'highlander.type-two/guard/unprovoked',
        'highlander.first-edition/guards-and-other-standing-defenses/single-guard-without-attack',
      ],
    },
  }, () => {
    const wall = aCard('Guard', { title: 'Wall' });
    const only = ['type-two/defense-phase/only-phase-for-defenses'];
    for (const edition of ['typeTwo', 'reference'] as const) {
      expect(broken(during('may-do', { wall }), play('wall'), edition)).toEqual([]);
      expect(broken(during('defense', { wall }), play('wall'), edition)).toEqual([
        'type-two/defense-phase/no-attack-no-defense',
      ]);
      expect(broken(during('attack', { wall }), play('wall'), edition)).toContain(
        edition === 'typeTwo' ? only[0] : 'reference/defense-phase/defend-here',
      );
    }
    expect(broken(during('defense', { wall }), play('wall'), 'first')).toEqual([]);
    expect(broken(during('attack', { wall }), play('wall'), 'first')).toContain(
      'first-edition/defense-phase/defenses-come-first',
    );
  });

  test('remains in play when the turn comes round, and works until it is removed', {
    meta: { rules: ['highlander.type-two/standing-defenses/remain-in-play'] },
  }, () => {
    const state = table({
      ann: { hand: { low, other: aBlock('upper left') }, endurance: 40 },
      bob: { hand: { idle: aCard('Event') }, endurance: 40 },
    });
    const later = afterwards(state, [
      ...[play('low'), { do: 'next-phase', ...by }, { do: 'end-turn', ...by }],
      ...['may-do', 'defense'].map(() => ({ do: 'next-phase', player: 'bob' })),
      ...[
        { do: 'play', player: 'bob', card: 'idle' },
        { do: 'next-phase', player: 'bob' },
      ],
      { do: 'end-turn', player: 'bob' },
    ]);
    expect(later.inPlay.map(({ id }) => id)).toContain('low');
  });

  test.each(phases)(
    'is dropped at any time of its player’s turn: %s',
    { meta: { rules: ['highlander.type-two/standing-defenses/drop-any-time'] } },
    (phase) => {
      const state = table({ ann: { inPlay: { stance } }, bob: {} }, { turn: { phase } });
      expect(afterwards(state, [drop('stance')]).players[0].discard.cards.map(({ id }) => id)).toEqual([
        'stance',
      ]);
      const theirs = table({ bob: {}, ann: { inPlay: { stance } } }, { turn: { phase } });
      expect(broken(theirs, drop('stance'))).toEqual(['type-two/the-sequence-of-play/not-in-opponents-turn']);
    },
  );

  test('is no Guard: another defense is played beside it, and no area is closed', {
    meta: { rules: ['highlander.type-two/guard/remove-before-other-defense'] },
  }, () => {
    const hand = { parry: aBlock('upper left'), answer: anAttack('lower left') };
    const state = attacked({ ann: { hand, inPlay: { stance } }, bob: {} }, { cut: anAttack('upper left') });
    const later = afterwards(state, [play('parry', { against: ['cut'] }), { do: 'next-phase', ...by }]);
    expect(broken(later, play('answer'))).toEqual([]);
  });
});

describe('defenses do not add up', () => {
  test('two that cover an attack only together stop it neither', {
    meta: {
      rules: [
        'highlander.type-two/defense-phase/one-per-attack',
        'highlander.type-two/defense-phase/full-cover-succeeds',
      ],
    },
  }, () => {
    const wide = anAttack('upper left', 'lower left');
    const hand = { up: aBlock('upper left'), down: aDodge('lower left') };
    const state = attacked({ ann: { hand }, bob: {} }, { wide });
    const full = ['type-two/defense-phase/full-cover-succeeds'];
    expect(broken(state, play('up', { against: ['wide'] }))).toEqual(full);
    expect(broken(state, play('down', { against: ['wide'] }))).toEqual(full);
  });
});

test('A Guard made a Power Block is one for that turn alone', {
  meta: { rules: ['highlander.type-two/guard/power-block-one-turn'] },
}, () => {
  const events = [{ event: 'power-blow-made' as const, player: 'bob', card: 'cut' }];
  const blow = { card: anAttack('upper left'), powerBlow: true };
  const given = (inPlay: Record<string, ReturnType<typeof aGuard>>) =>
    attacked({ ann: { inPlay }, bob: {} }, { cut: blow }, { turnsBefore: [{ player: 'bob', events }] });
  const defended = [
    { do: 'defend', ...by, attack: 'cut', with: 'guard' },
    { do: 'exert', ...by, for: { powerBlock: 'guard' }, shown: five() },
    ...[
      { do: 'next-phase', ...by },
      { do: 'next-phase', ...by },
      { do: 'end-turn', ...by },
    ],
  ];
  const later = afterwards(given({ guard: aGuard('upper left') }), defended);
  expect(later.pending).toEqual([]);
  expect(later.defenses).toEqual([]);
  const next = { ...given({ guard: aGuard('upper left') }), inPlay: given({}).inPlay };
  const again = afterwards(
    { ...next, inPlay: [...next.inPlay, ...later.inPlay.filter(({ id }) => id === 'guard')] },
    [...defended.slice(0, 1), { do: 'next-phase', ...by }],
  );
  expect(again.pending).toMatchObject([{ kind: 'damage', amount: 2, source: 'cut' }]);
});
