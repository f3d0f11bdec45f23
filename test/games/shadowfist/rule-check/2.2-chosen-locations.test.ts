import { describe, expect, test } from 'vitest';
import { choosing, onVictim, playing, strong, victim } from './acting.ts';
import { aFengShuiSite, afterPlaying, anEvent, card, pass, table } from './table.ts';

const site = aFengShuiSite({ title: 'Site' });
/** Turns all cards at a location. */
const quake = anEvent({
  title: 'Quake',
  abilities: [
    {
      ability: 'event',
      choose: [
        {
          choose: 'cards',
          which: { type: ['Site'], row: 'front' },
          in: 'play',
          location: true,
          target: true,
          as: 'location',
        },
      ],
      do: [
        {
          do: 'turn',
          cards: {
            each: { type: ['Character', 'Site'], atLocationOf: { chosen: 'location' } },
            in: 'play',
          },
        },
      ],
    },
  ],
});
const palm = onVictim({ do: 'move', cards: victim, to: 'hand', of: 'owner' });
const swap = anEvent({
  title: 'Swap',
  abilities: [
    {
      ability: 'event',
      choose: [
        { choose: 'cards', which: {}, in: 'play', as: 'one' },
        { choose: 'cards', which: {}, in: 'play', as: 'other' },
      ],
      do: [{ do: 'swap-sites', cards: [{ chosen: 'one' }, { chosen: 'other' }], changesTarget: false }],
    },
  ],
});
const at = (column: number) => ({ card: strong(3), column });

describe('An effect on a chosen location (2.2)', () => {
  const start = (back: NonNullable<Parameters<typeof table>[0][string]['back']> = {}) =>
    table({
      ann: { hand: { quake } },
      bob: {
        front: { left: site, middle: site, right: site },
        back,
        characters: { guard: at(0), hero: at(1), monk: at(2) },
        hand: { palm, swap },
      },
    });
  const quakes = (location: string) =>
    playing('ann', 'quake', { choose: { location: { cards: [location] } } });
  const turned = (state: ReturnType<typeof start>) =>
    state.inPlay.filter((one) => one.turned).map(({ id }) => id);

  test('It reaches the cards at that location', () => {
    expect(turned(afterPlaying(start(), quakes('middle'), pass))).toEqual(['middle', 'hero']);
  });

  test('It stays with the location when the Site that named it has left play', () => {
    const back = { rear: { card: site, column: 1, row: 'back' as const } };
    const state = afterPlaying(start(back), quakes('middle'), choosing('bob', 'palm', 'middle'), pass);
    expect(turned(state)).toEqual(['rear', 'hero']);
  });

  test('It reaches no other location that takes the place of one that is gone', () => {
    const state = afterPlaying(start(), quakes('middle'), choosing('bob', 'palm', 'middle'), pass);
    expect(card(state, 'monk').column).toBe(1);
    expect(turned(state)).toEqual([]);
  });

  test('It moves along with a location that slides to the left', () => {
    const state = afterPlaying(start(), quakes('right'), choosing('bob', 'palm', 'left'), pass);
    expect(turned(state)).toContain('monk');
    expect(turned(state)).not.toContain('hero');
  });

  test('It does not follow a Site that changes places', () => {
    const choose = { one: { cards: ['middle'] }, other: { cards: ['right'] } };
    const state = afterPlaying(start(), quakes('middle'), playing('bob', 'swap', { choose }), pass);
    expect(turned(state)).toEqual(['right', 'hero']);
  });
});
