import { describe, expect, test } from 'vitest';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { play } from '../deeds.ts';
import { aCard, afterwards, anAttack, broken, judged, saying, says, table } from '../table.ts';

const roll = (weapon: string, die = 1) => ({ do: 'roll', player: 'ann', weapon, die });
const high = anAttack('upper left');
const doing = (...effects: readonly Effect[]) =>
  aCard('Event', { title: 'Deed', abilities: [{ ability: 'played', do: effects }] });
const weapon = (title: string, more: object = {}) => ({
  card: aCard('Weapon of Choice', { title }),
  preGame: true,
  ...more,
});
const weapons = { claymore: weapon('Claymore'), dagger: weapon('Dagger') };
const inDefense = { turn: { phase: 'defense' } } as const;

describe('cards that take a weapon away', () => {
  test.each(['disarm', 'break-a-weapon'] as const)(
    '%s: without a Weapon of Choice it is a weapon all the same',
    {
      meta: {
        rules: [
          'highlander.first-edition/disarming-and-breaking-weapons/cards-may-disarm-or-break',
          'highlander.handbook-addendum/disarming-breaking-weapons/may-be-disarmed-or-broken',
          'highlander.handbook-addendum/parrying-blade-weapon-of-choice-with-a-generic-weapon/generic-weapon-assumed',
        ],
      },
    },
    (deed) => {
      const state = table({
        ann: { hand: { deed: doing({ do: deed, players: 'opponent' }), wink: aCard('Edge') } },
        bob: { hand: { cut: high } },
      });
      const bobs = (actions: object[]) =>
        afterwards(
          state,
          [
            ...(actions as ReturnType<typeof play>[]),
            { do: 'next-phase', player: 'ann' },
            { do: 'end-turn', player: 'ann' },
            { do: 'next-phase', player: 'bob' },
          ],
          'first',
        );
      const cut = { ...play('cut'), player: 'bob' };
      expect(broken(bobs([play('deed')]), cut, 'first')).toEqual([
        'first-edition/disarming-and-breaking-weapons/no-weapon-no-attack',
      ]);
      expect(broken(bobs([play('wink')]), cut, 'first')).toEqual([]);
    },
  );

  test('who disarms says which weapon it is', {
    meta: { rules: ['highlander.handbook-addendum/disarming-and-weapons-of-choice/disarmer-chooses-weapon'] },
  }, () => {
    const hand = { deed: doing({ do: 'disarm', players: 'opponent' }) };
    const state = table({ ann: { hand }, bob: { inPlay: weapons } });
    expect(judged(state, [play('deed')], 'first').verdicts).toMatchObject([
      { outcome: 'needs-choice', choices: [{ player: 'ann', from: ['claymore', 'dagger'] }] },
    ]);
    const chosen = afterwards(state, [play('deed', { choose: { weapon: { cards: ['dagger'] } } })], 'first');
    expect(chosen.inPlay.map(({ weapon: how, faceDown }) => [how, faceDown])).toEqual([
      ['held', false],
      ['disarmed', true],
      ['held', false],
    ]);
  });
});

test('A disarmed weapon lies face down and has no effect', {
  meta: {
    rules: ['highlander.handbook-addendum/disarming-and-weapons-of-choice/disarmed-weapon-turned-over'],
  },
}, () => {
  const blade = saying(
    aCard('Weapon of Choice', { title: 'Claymore' }),
    says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] }),
  );
  const hand = { cut: high, stab: anAttack('lower left') };
  const armed = (how: object) => {
    const inPlay = { ...weapons, claymore: { card: blade, preGame: true, ...how } };
    return afterwards(table({ ann: { hand, inPlay }, bob: {} }), [play('cut')], 'first');
  };
  expect(broken(armed({}), play('stab'), 'first')).toEqual([]);
  expect(broken(armed({ weapon: 'disarmed', faceDown: true }), play('stab'), 'first')).toEqual([
    'first-edition/attack-phase/one-attack-a-turn',
  ]);
});

describe('to rearm', () => {
  const lost = { weapon: 'disarmed', faceDown: true } as const;
  const rule = 'handbook-addendum/disarming-and-weapons-of-choice/rearm-only-with-starting-weapon';
  const state = (inPlay: object) => table({ ann: { inPlay: { ...inPlay } }, bob: {} }, inDefense);

  test('is to get a weapon back with which one began the game', {
    meta: {
      rules: ['highlander.handbook-addendum/disarming-and-weapons-of-choice/rearm-only-with-starting-weapon'],
    },
  }, () => {
    const began = state({ claymore: weapon('Claymore', lost) });
    const later = state({ claymore: weapon('Claymore', { ...lost, preGame: false, enteredIn: 1 }) });
    expect(broken(began, roll('claymore'), 'first')).toEqual([]);
    expect(broken(later, roll('claymore'), 'first')).toEqual([rule]);
  });

  test('is to get no other weapon, and not the one that is assumed', {
    meta: {
      rules: [
        'highlander.handbook-addendum/disarming-and-weapons-of-choice/rearm-with-the-lost-weapon',
        'highlander.handbook-addendum/disarming-and-weapons-of-choice/rearm-only-with-starting-weapon',
      ],
    },
  }, () => {
    const claymore = state({ claymore: weapon('Claymore', lost), dagger: weapon('Dagger') });
    expect(broken(claymore, roll('generic'), 'first')).toContain(rule);
    expect(broken(claymore, roll('dagger'), 'first')).toEqual([
      'first-edition/disarming-and-breaking-weapons/roll-to-recover',
    ]);
    const rearmed = afterwards(claymore, [roll('claymore')], 'first');
    expect(rearmed.inPlay.map(({ weapon: how }) => how)).toEqual(['held', 'held']);
  });

  test('by a card neither', {
    meta: {
      rules: ['highlander.handbook-addendum/disarming-and-weapons-of-choice/rearm-only-with-starting-weapon'],
    },
  }, () => {
    const hand = { deed: doing({ do: 'rearm', players: 'you' }) };
    const inPlay = {
      claymore: weapon('Claymore', lost),
      found: weapon('Dagger', { ...lost, preGame: false, enteredIn: 1 }),
    };
    const rearmed = afterwards(table({ ann: { hand, inPlay }, bob: {} }), [play('deed')], 'first');
    expect(rearmed.inPlay.map(({ id, weapon: how }) => [id, how])).toEqual([
      ['claymore', 'held'],
      ['found', 'disarmed'],
      ['deed', 'held'],
    ]);
  });
});

test('A Pre-Game card is in play all the time, unless it was removed', {
  meta: { rules: ['highlander.handbook-addendum/pre-game-cards-and-in-play/always-in-play'] },
}, () => {
  const quickening = aCard('Quickening', {
    abilities: [says({ players: 'you', modifyPlayers: [{ additionalAttacks: 1 }] })],
  });
  const sharp = saying(aCard('Event', { title: 'Purge' }), {
    ability: 'played',
    do: [{ do: 'remove-from-play', cards: { each: { kind: ['pre-game'] }, in: 'play' } }],
  });
  const hand = { cut: high, stab: anAttack('lower left'), purge: sharp };
  const state = table({
    ann: { hand, inPlay: { quickening: { card: quickening, preGame: true } } },
    bob: {},
  });
  expect(broken(afterwards(state, [play('cut')], 'first'), play('stab'), 'first')).toEqual([]);
  expect(broken(afterwards(state, [play('cut'), play('purge')], 'first'), play('stab'), 'first')).toEqual([
    'first-edition/attack-phase/one-attack-a-turn',
  ]);
});

describe('target', () => {
  const unseen = aCard('Situation', {
    title: 'Unseen',
    abilities: [says({ players: 'you', modifyPlayers: [{ cannot: 'be-prone', by: { kind: ['event'] } }] })],
  });
  const facing = (deed: ReturnType<typeof doing>, inPlay: object) =>
    afterwards(table({ ann: { hand: { deed } }, bob: { inPlay: { ...inPlay } } }), [play('deed')], 'first')
      .players[1];

  test('what trips targets the player: it is played, and has no effect on who cannot be tripped so', {
    meta: { rules: ['highlander.handbook-addendum/target/tripping-targets-player'] },
  }, () => {
    const trip = doing({ do: 'trip', players: 'opponent' });
    expect(facing(trip, {}).prone).toBe(true);
    expect(facing(trip, { unseen }).prone).toBe(false);
  });

  test('what disarms targets the weapon, and not the player', {
    meta: { rules: ['highlander.handbook-addendum/target/disarming-targets-weapon'] },
  }, () => {
    const disarm = doing({ do: 'disarm', players: 'opponent' });
    expect(facing(disarm, { unseen }).genericWeapon).toBe('disarmed');
  });
});
