import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../src/games/highlander/vocabulary/definition.ts';
import { aBlock, aCard, afterwards, aGuard, anAttack, attacked, broken, saying, table } from './table.ts';

const play = (card: string, more: object = {}) => ({ do: 'play', player: 'ann', card, ...more });
const drop = (card: string) => ({ do: 'drop', player: 'ann', card });
const next = (player = 'ann') => ({ do: 'next-phase', player });
const exert = (purpose: object, prefix: string) => ({
  ...{ do: 'exert', player: 'ann', for: purpose },
  shown: [1, 2, 3, 4, 5].map((at) => ({ id: `${prefix}${at}`, card: aCard('Event') })),
});
const high = anAttack('upper left');
const standing = (card: Definition) => saying(card, { ability: 'is', kind: 'standing-defense' });
const inPhase = (phase: 'may-do' | 'defense' | 'attack', hand: Record<string, Definition>) =>
  table({ ann: { hand }, bob: {} }, { turn: { phase } });
const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id);

describe('a Standing Defense', () => {
  test('[type-two/standing-defenses/says-so] is what says that it is one, in its text or as its sub-category', () => {
    const inPlay = {
      stance: standing(aCard('Situation', { title: 'Stance' })),
      posture: aCard('Situation', { title: 'Posture', subtype: 'Standing Defense' }),
      law: aCard('Situation', { title: 'Law' }),
    };
    const state = table({ ann: { inPlay }, bob: {} });
    expect(broken(state, drop('law'))).toEqual(['type-two/standing-defenses/drop-any-time']);
    expect(afterwards(state, [drop('stance'), drop('posture')]).inPlay.map(({ id }) => id)).toEqual(['law']);
  });

  test.each([
    ['Situation', 'type-two/special-cards/defense-or-attack-phase'],
    ['Block', 'type-two/defense-phase/only-phase-for-defenses'],
    ['Dodge', 'type-two/defense-phase/only-phase-for-defenses'],
  ] as const)(
    '[type-two/standing-defenses/non-gridded-unprovoked] without a grid is played in the Defense or the Attack Phase, attacked or not: %s',
    (type, elsewhere) => {
      const stance = standing(aCard(type, { title: 'Stance' }));
      expect(broken(inPhase('may-do', { stance }), play('stance'))).toContain(elsewhere);
      expect(broken(inPhase('defense', { stance }), play('stance'))).toEqual([]);
      const later = afterwards(inPhase('attack', { stance }), [play('stance')]);
      expect(idsOf(later.inPlay)).toEqual(['stance']);
    },
  );

  test('[type-two/standing-defenses/non-gridded-unprovoked] with a grid needs an attack', () => {
    const stance = standing(aBlock('upper left'));
    expect(broken(inPhase('defense', { stance }), play('stance'))).toEqual([
      'type-two/defense-phase/no-attack-no-defense',
    ]);
    expect(broken(inPhase('attack', { stance }), play('stance'))).toContain(
      'type-two/defense-phase/only-phase-for-defenses',
    );
    const facing = attacked({ ann: { hand: { stance } }, bob: {} }, { cut: high });
    expect(broken(facing, play('stance', { against: ['cut'] }))).toEqual([]);
  });
});

describe('a Guard', () => {
  const wall = aGuard('upper left', 'upper center', 'upper right');

  test('[type-two/guard/large-area-block] blocks wherever its large area is attacked', () => {
    for (const area of ['upper left', 'upper center', 'upper right'] as const) {
      const state = attacked({ ann: { hand: { wall } }, bob: {} }, { cut: anAttack(area) });
      expect(broken(state, play('wall', { against: ['cut'] }))).toEqual([]);
    }
    const low = attacked({ ann: { hand: { wall } }, bob: {} }, { cut: anAttack('lower left') });
    expect(broken(low, play('wall', { against: ['cut'] }))).toEqual([
      'type-two/defense-phase/full-cover-succeeds',
    ]);
  });

  test('[type-two/guard/blocked-area-closed] that has just blocked leaves only what is outside it to attack', () => {
    const hand = { high, low: anAttack('lower left') };
    const state = attacked({ ann: { hand, inPlay: { wall } }, bob: {} }, { cut: high });
    const blocked = afterwards(state, [{ do: 'defend', player: 'ann', attack: 'cut', with: 'wall' }, next()]);
    expect(broken(blocked, play('low'))).toEqual([]);
    expect(broken(blocked, play('high'))).toContain('type-two/attack-phase/only-outside-block');
    const dropped = afterwards(blocked, [drop('wall')]);
    expect(broken(dropped, play('high'))).toEqual(['type-two/attack-phase/only-outside-block']);
  });

  test('[type-two/guard/power-block-one-turn] made a Power Block is one for that turn alone', () => {
    const hand = { low: anAttack('lower left') };
    const bobs = { hand: { stab: high } };
    const facing = attacked(
      { ann: { hand, inPlay: { wall } }, bob: bobs },
      { cut: { card: high, powerBlow: true } },
    );
    const defend = (attack: string) => ({ do: 'defend', player: 'ann', attack, with: 'wall' });
    const first = afterwards(facing, [
      ...[defend('cut'), exert({ powerBlock: 'wall' }, 'x'), next(), play('low'), next()],
      { do: 'end-turn', player: 'ann' },
    ]);
    expect(first.players[0].ability).toBe(15);
    const blow = { ...exert({ powerBlow: 'stab' }, 'y'), player: 'bob' };
    const second = afterwards(first, [
      ...[next('bob'), next('bob'), { ...play('stab'), player: 'bob' }, blow, next('bob')],
      ...[{ do: 'end-turn', player: 'bob' }, next(), defend('stab'), next()],
      ...[exert({ nothing: true }, 'z'), next()],
    ]);
    expect(second.players[0].ability).toBe(13);
  });
});
