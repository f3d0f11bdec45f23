import { describe, expect, test } from 'vitest';
import {
  aCharacter,
  aFengShuiSite,
  afterPlaying,
  anEdge,
  anEvent,
  aState,
  broken,
  card,
  events,
  open,
  pass,
  player,
  table,
} from '../table.ts';
import { playing, windfall } from './cast.ts';

describe('playing otherwise than usual (4.3)', () => {
  const way = (more: object) =>
    anEvent({
      ...{ cost: 3, requires: ['lot'] },
      abilities: [{ ability: 'playing', kind: 'also', ...more } as const, ...windfall.abilities],
    });
  const poor = (event: ReturnType<typeof way>) => table({ ann: { power: 1, hand: { event } }, bob: {} });

  test('no cost does not waive resource conditions', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3/only-named-requirements-are-waived',
        'shadowfist.yotd/4.3/no-cost-still-needs-resources',
      ],
    },
  }, () => {
    expect(broken(poor(way({ cost: 'none' })), playing('event', { way: 0 }))).toEqual([
      '3.3.2/meet-resource-conditions',
    ]);
    expect(
      broken(poor(way({ cost: 'none', ignoringResources: true })), playing('event', { way: 0 })),
    ).toEqual([]);
  });

  test('ignoring resource conditions does not waive the cost', {
    meta: {
      rules: [
        'shadowfist.yotd/4.3/only-named-requirements-are-waived',
        'shadowfist.yotd/4.3/no-resources-still-costs',
      ],
    },
  }, () => {
    expect(broken(poor(way({ ignoringResources: true })), playing('event', { way: 0 }))).toEqual([
      '3.3.2/pay-the-cost',
    ]);
    expect(
      broken(poor(way({ cost: { reducedBy: 2 }, ignoringResources: true })), playing('event', { way: 0 })),
    ).toEqual([]);
  });

  test('a way that the card does not offer is none', {
    meta: { rules: ['shadowfist.yotd/4.3/only-named-requirements-are-waived'] },
  }, () => {
    expect(
      broken(poor(way({ cost: 'none', ignoringResources: true })), playing('event', { way: 1 })),
    ).toEqual([
      '4.3/only-named-requirements-are-waived',
      '3.3.2/pay-the-cost',
      '3.3.2/meet-resource-conditions',
    ]);
  });

  test('a card returns to play at no cost and without resources, which is not playing it', {
    meta: { rules: ['shadowfist.yotd/4.3/return-to-play', 'shadowfist.yotd/4.3/returning-is-not-playing'] },
  }, () => {
    const rise = anEvent({
      abilities: [
        {
          ability: 'event',
          choose: [{ choose: 'cards', which: { type: ['Character'] }, in: { smoked: 'you' }, as: 'risen' }],
          do: [{ do: 'return-to-play', cards: { chosen: 'risen' }, by: 'you' }],
        },
      ],
    });
    const watcher = anEdge({
      abilities: [
        {
          ability: 'triggered',
          on: { event: 'played', card: { type: ['Character'] } },
          do: [{ do: 'gain-power', players: 'you', amount: 1 }],
        },
      ],
    });
    const state = afterPlaying(
      table({
        ann: {
          smoked: { hero: aCharacter({ cost: 7, requires: ['mag'] }) },
          edges: { watcher },
          hand: { rise },
        },
        bob: {},
      }),
      playing('rise', { choose: { risen: { cards: ['hero'] } } }),
    );
    const told = events(state, pass);
    expect(told).toContainEqual({ event: 'returned-to-play', card: 'hero', player: 'ann' });
    expect(told).not.toContainEqual(expect.objectContaining({ event: 'played' }));
    const returned = afterPlaying(state, pass);
    expect(card(returned, 'hero').controller).toBe('ann');
    expect(player(returned, 'ann').power).toBe(0);
  });
});

describe('leaving things open (4.3)', () => {
  test('where a Character goes, on whom a State and for how much an X is said with the play', {
    meta: { rules: ['shadowfist.yotd/2.3/generation-announces'] },
  }, () => {
    const state = table({
      ann: {
        power: 2,
        front: { gate: aFengShuiSite(), wall: aFengShuiSite() },
        hand: {
          hero: aCharacter(),
          helm: aState(),
          flood: anEvent({ cost: 'X', abilities: windfall.abilities }),
        },
      },
      bob: {},
    });
    expect(open(state, playing('hero'))).toEqual(['/at']);
    expect(open(state, playing('helm'))).toEqual(['/on']);
    expect(open(state, playing('flood'))).toEqual(['/x']);
    expect(broken(state, playing('hero', { at: { column: 0 } }))).toEqual([]);
  });
});
