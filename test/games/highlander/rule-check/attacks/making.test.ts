import { describe, expect, test } from 'vitest';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import type { PlayerModifier } from '../../../../../src/games/highlander/vocabulary/player-modifiers.ts';
import {
  aBlock,
  afterwards,
  anAttack,
  aText,
  attacked,
  broken,
  five,
  saying,
  says,
  table,
} from '../table.ts';

/** An attack of ann's of this turn that says such things of itself, and what bob's Gag says of ann. */
const struck = (modify: Modifier[], gag: PlayerModifier[] = [], high = true) => {
  const plain = anAttack(high ? 'upper left' : 'lower left');
  const card = modify.length === 0 ? plain : saying(plain, says({ cards: 'this', modify }));
  const gagged =
    gag.length === 0 ? {} : { gag: aText('Gag', says({ players: 'opponent', modifyPlayers: gag })) };
  return table(
    { ann: { inPlay: { cut: { card, as: 'attack' } } }, bob: { inPlay: gagged } },
    { attacks: [{ id: 'cut', by: 'ann' }] },
  );
};
const make = (into: 'power-blow' | 'head-shot' | 'power-block', card = 'cut') => ({
  ...{ do: 'make', player: 'ann', card, into },
});
const exert = { do: 'exert', player: 'ann', for: { headShot: 'cut' }, shown: five() };
const byOtherCards = ['type-two/head-shots/other-head-shots'];

describe('a text lets a player make at will', () => {
  test('an attack a Power Blow', () => {
    const state = struck([{ powerBlow: 'may' }], [], false);
    expect(afterwards(state, [make('power-blow')]).attacks).toMatchObject([
      { powerBlow: true, headShot: false },
    ]);
    expect(broken(struck([]), make('power-blow'))).toEqual(byOtherCards);
    expect(broken(struck([{ powerBlow: 'may-by-hard-exertion' }]), make('power-blow'))).toEqual(byOtherCards);
  });

  test('but one only, and no attack twice', {
    meta: { rules: ['highlander.type-two/power-blows/one-per-turn'] },
  }, () => {
    const later = afterwards(struck([{ powerBlow: 'may' }]), [make('power-blow')]);
    expect(broken(later, make('power-blow'))).toEqual([...byOtherCards, 'type-two/power-blows/one-per-turn']);
  });

  test('an attack a Head Shot, which is a Power Blow then', {
    meta: { rules: ['highlander.type-two/head-shots/other-head-shots'] },
  }, () => {
    const later = afterwards(struck([{ headShot: 'may' }]), [make('head-shot')]);
    expect(later.attacks).toMatchObject([{ headShot: true }]);
    const made = later.turn.events.map(({ event }) => event);
    expect(made).toEqual(['head-shot-made', 'power-blow-made']);
    expect(broken(struck([{ headShot: 'may' }, { powerBlow: 'cannot' }]), make('head-shot'))).toEqual(
      byOtherCards,
    );
  });

  test('a block a Power Block', () => {
    const state = (modify: Modifier[]) =>
      attacked(
        {
          ann: {
            inPlay: {
              parry: {
                card: saying(aBlock('upper left'), says({ cards: 'this', modify })),
                as: 'block',
                enteredIn: 3,
              },
            },
          },
          bob: {},
        },
        { cut: { card: anAttack('upper left'), result: 'blocked', powerBlow: true } },
        { defenses: [{ id: 'parry', by: 'ann', against: ['cut'] }] },
      );
    expect(afterwards(state([{ powerBlock: 'may' }]), [make('power-block', 'parry')]).defenses).toMatchObject(
      [{ powerBlock: true }],
    );
    expect(broken(state([{ powerBlock: 'may-by-hard-exertion' }]), make('power-block', 'parry'))).toEqual(
      byOtherCards,
    );
  });

  test('in its phase, of an attack of their own, and if nothing prevents it', () => {
    const state = struck([{ powerBlow: 'may' }], [{ cannot: 'make-power-blows' }]);
    expect(broken(state, make('power-blow'))).toEqual(['type-two/prevention/what-it-is']);
    expect(broken(struck([]), make('power-blow', 'other'))).toEqual(byOtherCards);
    const early = {
      ...state,
      turn: { ...state.turn, phase: 'defense' as const },
      inPlay: state.inPlay.slice(0, 1),
    };
    expect(broken(early, make('power-blow'))).toEqual(byOtherCards);
  });
});

describe('a Head Shot by Exertion', () => {
  test('is made of an attack whose text allows it', {
    meta: { rules: ['highlander.type-two/head-shots/other-head-shots'] },
  }, () => {
    const later = afterwards(struck([{ headShot: 'may-by-hard-exertion' }]), [exert]);
    expect(later.attacks).toMatchObject([{ headShot: true }]);
    expect(later.turn.events.find(({ event }) => event === 'head-shot-made')?.what).toBe('hard');
    expect(broken(struck([]), exert)).toEqual(byOtherCards);
    expect(broken(struck([{ headShot: 'may' }]), exert)).toEqual(byOtherCards);
  });

  test('is prevented as any Head Shot is', () => {
    const state = struck([{ headShot: 'may-by-hard-exertion' }], [{ cannot: 'make-head-shots' }]);
    expect(broken(state, exert)).toEqual(['type-two/prevention/what-it-is']);
  });

  test('is not made twice, nor of another’s attack', () => {
    const made = afterwards(struck([{ headShot: 'may-by-hard-exertion' }, { headShot: 'may' }]), [
      make('head-shot'),
    ]);
    expect(broken(made, exert)).toEqual(byOtherCards);
    expect(broken(struck([]), { ...exert, for: { headShot: 'other' } })).toEqual(byOtherCards);
  });
});
