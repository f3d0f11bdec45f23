import { describe, expect, test } from 'vitest';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Effect } from '../../../../../src/games/highlander/vocabulary/effects.ts';
import { play } from '../deeds.ts';
import { aCard, afterwards, aText, broken, table } from '../table.ts';

const use = { do: 'use', player: 'ann', card: 'persona', ability: 0 };

describe('a Plot that is put into play', () => {
  const scheme = (...effects: readonly Effect[]) =>
    aCard('Plot', { title: 'Scheme', abilities: [{ ability: 'played', do: effects }] });
  /** A Persona Power puts such a card from the hand into play. */
  const planner = aCard('Persona', {
    title: 'Such a Planner',
    abilities: [
      {
        ...{ ability: 'may-do', during: ['attack'] },
        choose: [
          { choose: 'cards', as: 'put', which: {}, in: [{ hand: 'you' }], number: { atLeast: 1, atMost: 2 } },
        ],
        do: [{ do: 'put-into-play', cards: { chosen: 'put' }, by: 'you' }],
      },
    ],
  });
  const state = (hand: Record<string, Definition>, bob: Record<string, Definition> = {}) =>
    table({
      ann: { hand, inPlay: { persona: { card: planner, preGame: true } } },
      bob: { inPlay: bob },
    });
  const putting = (card: string) => ({ ...use, choose: { put: { cards: [card] } } });
  const trips = scheme({ do: 'trip', players: 'opponent' });

  test('does what it does as it is played', {
    meta: { rules: ['highlander.type-two/plots/put-is-played'] },
  }, () => {
    const later = afterwards(state({ trips }), [putting('trips')]);
    expect(later.inPlay.map(({ id }) => id)).toEqual(['persona', 'trips']);
    expect(later.players[1].prone).toBe(true);
    expect(afterwards(state({ trips }), [play('trips')]).players[1].prone).toBe(true);
  });

  test('sets off what the playing of a Plot does, and is the Special card of the turn', {
    meta: { rules: ['highlander.type-two/plots/put-is-played'] },
  }, () => {
    const spy = aText('Spy', {
      ...{ ability: 'triggered', on: { event: 'played', card: { kind: ['plot'] }, player: 'opponent' } },
      do: [{ do: 'gain-ability', players: 'you', amount: 1 }],
    });
    const later = afterwards(state({ trips, news: aCard('Event') }, { spy }), [putting('trips')]);
    expect(later.pending).toMatchObject([{ player: 'bob', kind: 'gain', amount: 1 }]);
    expect(broken(later, play('news'))).toEqual(['type-two/special-cards/one-per-turn']);
  });

  test('is countered as one that is played from the hand', {
    meta: {
      rules: [
        'highlander.type-two/plots/put-is-played',
        'highlander.type-two/countering-cards/discarded-without-effect',
      ],
    },
  }, () => {
    const foil = aText('Foil', {
      ...{
        ability: 'counter',
        counters: { kind: ['plot'] },
        by: 'opponent',
        from: 'play',
        leaves: 'discard',
      },
    });
    const counter = { do: 'counter', player: 'bob', card: 'foil' };
    for (const edition of ['typeTwo', 'reference'] as const) {
      const put = afterwards(state({ trips }, { foil }), [putting('trips')], edition);
      expect(put.countering).toMatchObject({ by: 'bob', played: { card: 'trips' } });
      expect(put.players[1].prone).toBe(false);
      const countered = afterwards(put, [counter], edition);
      expect(countered.inPlay.map(({ id }) => id)).toEqual(['persona']);
      expect(countered.players[1].prone).toBe(false);
      const passed = afterwards(put, [{ do: 'pass', player: 'bob' }], edition);
      expect(passed.players[1].prone).toBe(true);
    }
    const first = afterwards(state({ trips }, { foil }), [putting('trips')], 'first');
    expect([first.countering, first.players[1].prone]).toEqual([null, true]);
  });

  test('is countered or not in its turn, where several are', {
    meta: {
      rules: [
        'highlander.type-two/plots/put-is-played',
        'highlander.type-two/countering-cards/discarded-without-effect',
      ],
    },
  }, () => {
    const foil = aText('Foil', {
      ...{
        ability: 'counter',
        counters: { kind: ['plot'] },
        by: 'opponent',
        from: 'play',
        leaves: 'discard',
      },
    });
    const robs = aCard('Plot', {
      title: 'Robbery',
      abilities: [{ ability: 'played', do: [{ do: 'lose-ability', players: 'opponent', amount: 1 }] }],
    });
    const both = { ...use, choose: { put: { cards: ['trips', 'robs'] } } };
    const counter = { do: 'counter', player: 'bob', card: 'foil' };
    const pass = { do: 'pass', player: 'bob' };
    const put = afterwards(state({ trips, robs }, { foil }), [both]);
    expect(put.countering).toMatchObject({ played: { card: 'trips' }, plots: ['robs'] });
    const told = (actions: Parameters<typeof afterwards>[1]) => {
      const { inPlay, players, pending, countering } = afterwards(put, actions);
      return [inPlay.map(({ id }) => id), players[1].prone, pending.length, countering?.played.card ?? null];
    };
    expect(told([counter])).toEqual([['persona', 'robs'], false, 1, null]);
    expect(told([pass])).toEqual([['persona', 'foil', 'trips', 'robs'], true, 0, 'robs']);
    expect(told([pass, counter])).toEqual([['persona', 'trips'], true, 0, null]);
    expect(told([pass, pass])).toEqual([['persona', 'foil', 'trips', 'robs'], true, 1, null]);
  });

  test('is another matter than an Object that is, which nobody has played', {
    meta: { rules: ['highlander.type-two/plots/put-is-played'] },
  }, () => {
    const sword = aCard('Object', { title: 'Sword' });
    const later = afterwards(state({ sword, news: aCard('Event') }), [putting('sword')]);
    expect(broken(later, play('news'))).toEqual([]);
  });
});
