import { describe, expect, test } from 'vitest';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  card,
  events,
  pass,
  player,
  table,
} from '../table.ts';
import { playing } from './cast.ts';

describe('gaining and stealing Power (4.1)', () => {
  const purse = anEvent({
    title: 'Purse',
    abilities: [{ ability: 'event', do: [{ do: 'gain-power', players: 'you', amount: 2 }] }],
  });
  const theft = anEvent({
    title: 'Theft',
    cost: 1,
    abilities: [
      {
        ability: 'event',
        choose: [{ choose: 'players', of: 'every-opponent', as: 'victim' }],
        do: [{ do: 'steal-power', from: { chosen: 'victim' }, to: 'you', amount: 3 }],
      },
    ],
  });
  const ledger = anEdge({
    title: 'Ledger',
    abilities: [
      {
        ability: 'triggered',
        on: { event: ['power-gained', 'power-generated'] },
        do: [{ do: 'draw', players: 'you', amount: 1 }],
      },
    ],
  });

  test('a card lets one gain Power in a Main Shot, which is not generating', {
    meta: {
      rules: [
        'shadowfist.yotd/4.1/gain-by-card',
        'shadowfist.yotd/4.1/three-ways-to-gain',
        'shadowfist.yotd/4.1/gaining-is-not-generating',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { purse } }, bob: {} });
    expect(events(afterPlaying(state, playing('purse')), pass)).toContainEqual({
      ...{ event: 'power-gained', player: 'ann', amount: 2, source: 'purse' },
    });
    expect(player(afterPlaying(state, playing('purse'), pass), 'ann').power).toBe(2);
  });

  test('who has no Feng Shui Site gains 1 Power for one that is played, on resolution', {
    meta: {
      rules: [
        'shadowfist.yotd/4.1/first-feng-shui-site',
        'shadowfist.yotd/4.1/first-site-power-on-resolution',
      ],
    },
  }, () => {
    const state = table({ ann: { hand: { grove: aFengShuiSite() } }, bob: {} });
    const played = afterPlaying(state, { ...playing('grove'), at: { column: 0, row: 'front' } });
    expect(card(played, 'grove')).toMatchObject({ column: 0, row: 'front' });
    expect(player(played, 'ann').power).toBe(0);
    expect(player(afterPlaying(played, pass), 'ann').power).toBe(1);
  });

  test('stolen Power comes from the opponent, as far as there is any, and is neither gained nor generated', {
    meta: {
      rules: [
        'shadowfist.yotd/4.1/stealing-takes-from-opponent',
        'shadowfist.yotd/4.1/stealing-is-neither',
        'shadowfist.yotd/4.1/stealing-in-main-shot',
        'shadowfist.yotd/4.1/spending-power',
      ],
    },
  }, () => {
    const state = table({ ann: { power: 1, hand: { theft }, edges: { ledger } }, bob: { power: 2 } });
    const stolen = afterPlaying(
      state,
      { ...playing('theft'), choose: { victim: { players: ['bob'] } } },
      pass,
    );
    expect(stolen.players.map(({ power }) => power)).toEqual([2, 0]);
    expect(stolen.scene).toBeNull();
    expect(player(stolen, 'ann').hand.unknown).toBe(0);
  });

  test('burning an opponent’s Feng Shui Site for Power gains it', {
    meta: { rules: ['shadowfist.yotd/4.1/gain-by-burning'] },
  }, () => {
    const state = table({
      ann: { characters: { giant: aCharacter({ fighting: 9 }) } },
      bob: { front: { prize: aFengShuiSite() } },
    });
    const decided = afterPlaying(
      state,
      ...[{ do: 'attack', player: 'ann', attackers: ['giant'], target: 'prize' }, pass],
      ...[{ do: 'decline', player: 'ann' }, { do: 'decline', player: 'bob' }, pass],
    );
    expect(
      events(decided, { do: 'choose', player: 'ann', value: { mode: 'burn-for-power' } }),
    ).toContainEqual({
      ...{ event: 'power-gained', player: 'ann', amount: 3 },
    });
  });
});
