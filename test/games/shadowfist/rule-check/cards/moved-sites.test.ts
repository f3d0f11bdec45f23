import { describe, expect, test } from 'vitest';
import { attack, decline, playing, strong, use } from '../acting.ts';
import { aCharacter, afterPlaying, anEdge, anEvent, aSite, broken, pass, player, table } from '../table.ts';
import { abilitiesOf } from './cast.ts';

const rules = ['shadowfist.yotd/4.7/moved-sites-do-not-change-location'] as const;

/** Swaps two Sites, and leaves the target of the attack what it is. */
const quake = anEvent({
  title: 'Quake',
  abilities: [
    {
      ability: 'event',
      choose: [
        { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'one' },
        { choose: 'cards', which: { type: ['Site'] }, in: 'play', as: 'other' },
      ],
      do: [{ do: 'swap-sites', cards: [{ chosen: 'one' }, { chosen: 'other' }], changesTarget: false }],
    },
  ],
});
const swapping = (who: string, one: string, other: string) =>
  playing(who, 'quake', { choose: { one: { cards: [one] }, other: { cards: [other] } } });

describe('Sites that move', () => {
  test('A back-row Site at the new location of the target stays canceled until the end of the turn', {
    meta: { rules },
  }, () => {
    const well = aSite({
      abilities: [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
    });
    const fong = strong(1, { title: 'Fong Sai Yuk', abilities: abilitiesOf('Fong Sai Yuk') });
    const start = table({
      ann: { characters: { fong } },
      bob: {
        front: { tower: aSite({ body: 20 }), keep: aSite() },
        back: { shed: aSite(), well },
        hand: { quake },
      },
    });
    const attacked = afterPlaying(start, attack('tower', 'fong'));
    expect(broken(attacked, use('bob', 'well'))).toEqual([]);
    const moved = afterPlaying(attacked, swapping('bob', 'tower', 'keep'), pass);
    expect(moved.attack?.targets).toEqual(['tower']);
    expect(broken(moved, use('bob', 'well'))).toEqual(['5.2.1/what-is-voluntary']);
    const ended = afterPlaying(moved, decline('bob'), pass);
    expect(ended.attack).toBeNull();
    expect(broken(ended, use('bob', 'well'))).toEqual(['5.2.1/what-is-voluntary']);
  });

  test('A text can wait for a Site that moves, which does not change location', { meta: { rules } }, () => {
    const survey = (event: 'site-moved' | 'location-changed') =>
      anEdge({
        abilities: [
          {
            ability: 'triggered',
            on: event === 'site-moved' ? { event, card: { type: ['Site'], controller: 'you' } } : { event },
            do: [{ do: 'gain-power', players: 'you', amount: 1 }],
          },
        ],
      });
    const start = table({
      ann: {
        front: { gate: aSite(), wall: aSite() },
        characters: { hero: aCharacter() },
        edges: { sites: survey('site-moved'), characters: survey('location-changed') },
        hand: { quake },
      },
      bob: {},
    });
    const moved = afterPlaying(start, swapping('ann', 'gate', 'wall'), pass, pass);
    expect(player(moved, 'ann').power).toBe(2);
  });
});
