import { describe, expect, test } from 'vitest';
import type { Ability } from '../../../../../src/games/highlander/vocabulary/abilities.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import type { End } from '../../../../../src/games/highlander/vocabulary/ends.ts';
import type { Modifier } from '../../../../../src/games/highlander/vocabulary/modifiers.ts';
import { all, nextPhase, play } from '../deeds.ts';
import {
  aCard,
  afterwards,
  anAttack,
  aText,
  attacked,
  type EditionName,
  saying,
  says,
  table,
} from '../table.ts';

const high = anAttack('upper left');
const news = aCard('Event', { title: 'News' });
const theirs = { each: { kind: ['attack' as const], controller: 'opponent' as const }, in: 'play' as const };
const event = (...effects: Effect[]) => aCard('Event', { abilities: [{ ability: 'played', do: effects }] });
const changing = (
  by: Modifier,
  until: End,
  cards: Extract<Effect, { do: 'modify' }>['cards'] = theirs,
): Effect => ({
  ...{ do: 'modify', cards, by: [by], until },
});
/** What bob loses of an attack of ann's, or ann of bob's, is what is left of 15. */
const abilities = (state: ReturnType<typeof table>) => state.players.map(({ ability }) => ability);
const by = (player: string, verb: string, more: object = {}) => ({ do: verb, player, ...more });

/** From the Attack Phase of one to the Draw/Discard Phase of the other, who lets every attack succeed. */
function untilAdjusted(edition: EditionName) {
  const toAttack = edition === 'first' ? 1 : 2;
  return [
    ...[nextPhase, by('ann', 'end-turn')],
    ...Array.from({ length: toAttack }, () => by('bob', 'next-phase')),
    ...[by('bob', 'play', { card: 'news' }), by('bob', 'next-phase')],
  ];
}

describe.each(all)('what damage an attack does, in the rules of %s,', (edition) => {
  test.each<[string, Effect, number]>([
    ['reduced to zero', changing({ damageReducedTo: 0 }, 'end-of-turn'), 15],
    ['one less', changing({ damage: -1 }, 'end-of-turn'), 14],
    ['set to 1', changing({ setDamage: 1 }, 'while-in-play'), 14],
    ['none', changing({ noDamage: true }, 'end-of-turn'), 15],
    [
      'reduced to 1 for the player',
      { do: 'modify-players', players: 'you', by: [{ damageReducedTo: 1 }], until: 'end-of-turn' },
      14,
    ],
    [
      'prevented for the player',
      {
        ...{ do: 'modify-players', players: 'you' },
        ...{ by: [{ preventsDamage: 1, from: { kind: ['attack'] } }], until: 'end-of-turn' },
      },
      14,
    ],
  ])(
    'is %s by a card that is played after it succeeded, for as long as the damage is pending',
    { meta: { rules: ['highlander.handbook-addendum/damage-reducing-to-zero/after-all-additions'] } },
    (_words, effect, expected) => {
      const state = attacked({ ann: { hand: { mercy: event(effect) } }, bob: {} }, { cut: high });
      const toAttack = [nextPhase];
      const later = afterwards(state, [...toAttack, play('mercy'), nextPhase], edition);
      expect(abilities(later)).toEqual([expected, 15]);
    },
  );

  test('is reduced by a card that stays in play and came into play after it succeeded', () => {
    const ward = aText('Ward', says({ cards: theirs, modify: [{ damageReducedTo: 1 }] }));
    const shield = aText('Shield', says({ players: 'you', modifyPlayers: [{ preventsDamage: 'all' }] }));
    const lost = (card: typeof ward) => {
      const state = attacked({ ann: { hand: { card } }, bob: {} }, { cut: high });
      return abilities(afterwards(state, [nextPhase, play('card'), nextPhase], edition))[0];
    };
    expect([lost(ward), lost(shield)]).toEqual([14, 15]);
  });

  test('is not reduced for damage that cannot be prevented, unless the attack itself is changed', () => {
    const fierce = saying(high, says({ cards: 'this', modify: [{ damageCannotBePrevented: true }] }));
    const lost = (effect: Effect) => {
      const state = attacked({ ann: { hand: { mercy: event(effect) } }, bob: {} }, { cut: fierce });
      return abilities(afterwards(state, [nextPhase, play('mercy'), nextPhase], edition))[0];
    };
    expect(
      lost({ do: 'modify-players', players: 'you', by: [{ preventsDamage: 'all' }], until: 'end-of-turn' }),
    ).toBe(13);
    expect(lost(changing({ damageReducedTo: 0 }, 'end-of-turn'))).toBe(15);
  });

  test('is reduced by what an effect that waits for its success says', () => {
    const waiting: Ability = {
      ...{ ability: 'triggered', on: { event: 'attack-successful', player: 'opponent' } },
      do: [changing({ damageReducedTo: 0 }, 'while-in-play', { event: 'card' })],
    };
    const state = attacked(
      { ann: { hand: { news }, inPlay: { calm: aText('Calm', waiting) } }, bob: {} },
      { cut: high },
    );
    expect(abilities(afterwards(state, [nextPhase, play('news'), nextPhase], edition))).toEqual([15, 15]);
  });

  test.each<[string, End, number]>([
    ['the turn', 'end-of-turn', 12],
    ['the phase', 'end-of-phase', 12],
    ["the opponent's next turn", 'end-of-opponents-next-turn', 12],
  ])('keeps what was added to it until the end of %s in which it was played', (_words, until, expected) => {
    const rage = event(
      changing({ damage: 1 }, until, { each: { kind: ['attack'], controller: 'you' }, in: 'play' }),
    );
    const state = table({ ann: { hand: { rage, high } }, bob: { hand: { news } } });
    const later = afterwards(state, [play('rage'), play('high'), ...untilAdjusted(edition)], edition);
    expect(abilities(later)).toEqual([15, expected]);
    expect(later.lasting.filter(({ kind }) => kind === 'modify').length).toBeLessThanOrEqual(2);
  });

  test.each<End>(['end-of-opponents-next-turn', 'during-opponents-next-turn'])(
    'is reduced by a text about the attacks that the opponent plays in his next turn (%s)',
    (until) => {
      const mercy = event(changing({ damageReducedTo: 0 }, until));
      const state = table({ bob: { hand: { mercy, news } }, ann: { hand: { high } } });
      const may = edition === 'first' ? [] : [by('ann', 'next-phase')];
      const attacking = [
        ...[by('bob', 'play', { card: 'mercy' }), by('bob', 'next-phase'), by('bob', 'end-turn'), ...may],
        ...[by('ann', 'next-phase'), play('high')],
      ];
      const later = afterwards(state, [...attacking, ...untilAdjusted(edition)], edition);
      expect(abilities(later)).toEqual([15, 15]);
      expect(later.lasting).toHaveLength(1);
    },
  );
});

describe('the next three successful attacks', () => {
  const calming = changing({ damageReducedTo: 0 }, 'while-in-play', { event: 'card' });
  const next = (...effects: Effect[]): Effect => ({
    ...{
      do: 'when',
      on: { event: 'attack-successful', player: 'opponent' },
      until: 'end-of-game',
      once: true,
      effects,
    },
  });
  const plot = event(next(calming, next(calming, next(calming))));
  const strong = saying(anAttack('middle center'), says({ cards: 'this', modify: [{ damage: 1 }] }));
  const kurgan = aCard('Persona', {
    abilities: [
      says({ cards: { each: { kind: ['attack'], controller: 'you' }, in: 'play' }, modify: [{ damage: 1 }] }),
    ],
  });

  test.each(all)(
    'do zero damage whatever is added to them, and the fourth does its damage, in the rules of %s',
    { meta: { rules: ['highlander.handbook-addendum/damage-reducing-to-zero/after-all-additions'] } },
    (edition) => {
      const attacks = Object.fromEntries([1, 2, 3, 4].map((number) => [`cut${number}`, strong]));
      const state = attacked({ ann: { hand: { plot } }, bob: { inPlay: { kurgan } } }, attacks);
      const later = afterwards(state, [play('plot'), nextPhase, nextPhase], edition);
      expect(abilities(later)).toEqual([11, 15]);
    },
  );
});
