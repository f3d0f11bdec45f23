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

  test('all that the player controls unturns, and nobody else’s', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/unturn-all',
        'shadowfist.yotd/4.2/unturn-phase',
        'shadowfist.yotd/4.2/unturn-simultaneously',
        'shadowfist.yotd/2.3/unturn-at-start-of-turn',
      ],
    },
  }, () => {
    const state = at('unturn', seat, { characters: { theirs: { card: aCharacter(), turned: true } } });
    const next = afterPlaying(state, unturns);
    expect(['guard', 'keeper1', 'keeper2'].map((id) => card(next, id).turned)).toEqual([false, false, false]);
    expect(card(next, 'theirs').turned).toBe(true);
  });

  test('cards that turn and maintain may stay turned, each for itself; others may not', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/may-leave-maintaining-cards-turned',
        'shadowfist.yotd/4.2/choice-for-maintaining-cards',
      ],
    },
  }, () => {
    const state = at('unturn', seat);
    expect(broken(state, step('unturn', { except: ['guard'] }))).toEqual([
      '3.3.1/may-leave-maintaining-cards-turned',
    ]);
    const next = afterPlaying(state, step('unturn', { except: ['keeper2'] }));
    expect(['guard', 'keeper1', 'keeper2'].map((id) => card(next, id).turned)).toEqual([false, false, true]);
  });
});
