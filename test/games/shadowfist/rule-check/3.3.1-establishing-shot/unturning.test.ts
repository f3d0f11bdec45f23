import { describe, expect, test } from 'vitest';
import { aCharacter, afterPlaying, broken, card } from '../table.ts';
import { at, step, unturns } from './cast.ts';

describe('unturning (3.3.1, 4.2)', () => {
  const keeper = aCharacter({
    title: 'Keeper',
    abilities: [
      {
        ability: 'voluntary',
        pay: [{ pay: 'turn-and-maintain', card: 'this' }],
        do: [{ do: 'modify', cards: 'this', by: [{ fighting: 2 }], until: 'while-this-turned' }],
      },
    ],
  });
  const seat = {
    characters: {
      guard: { card: aCharacter(), turned: true },
      keeper1: { card: keeper, turned: true },
      keeper2: { card: keeper, turned: true },
    },
  };

  test('[3.3.1/unturn-all, 4.2/unturn-phase, 4.2/unturn-simultaneously, 2.3/unturn-at-start-of-turn] all that the player controls unturns, and nobody else’s', () => {
    const state = at('unturn', seat, { characters: { theirs: { card: aCharacter(), turned: true } } });
    const next = afterPlaying(state, unturns);
    expect(['guard', 'keeper1', 'keeper2'].map((id) => card(next, id).turned)).toEqual([false, false, false]);
    expect(card(next, 'theirs').turned).toBe(true);
  });

  test('[3.3.1/may-leave-maintaining-cards-turned, 4.2/choice-for-maintaining-cards] cards that turn and maintain may stay turned, each for itself; others may not', () => {
    const state = at('unturn', seat);
    expect(broken(state, step('unturn', { except: ['guard'] }))).toEqual([
      '3.3.1/may-leave-maintaining-cards-turned',
    ]);
    const next = afterPlaying(state, step('unturn', { except: ['keeper2'] }));
    expect(['guard', 'keeper1', 'keeper2'].map((id) => card(next, id).turned)).toEqual([false, false, true]);
  });
});
