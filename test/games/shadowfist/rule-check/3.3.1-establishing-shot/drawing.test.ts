import { describe, expect, test } from 'vitest';
import { afterPlaying, anEdge, broken, judged, pile, player } from '../table.ts';
import { at, draws, step, trader } from './cast.ts';

describe('drawing (3.3.1)', () => {
  const deck = { d1: trader, d2: trader, d3: trader };

  test('up to six cards, from the top of the deck', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/draw-to-hand-size',
        'shadowfist.yotd/3.3.1/draw-from-top',
        'shadowfist.yotd/3.3.1/hand-size-six',
      ],
    },
  }, () => {
    const state = at('draw', { hand: 4, deck });
    expect(pile(afterPlaying(state, draws), 'ann', 'hand')).toEqual(['d1', 'd2']);
    expect(pile(afterPlaying(state, draws), 'ann', 'deck')).toEqual(['d3']);
  });

  test('cards that nobody has seen may be named as they are drawn, and no more of them', {
    meta: { rules: ['shadowfist.yotd/3.3.1/draw-to-hand-size'] },
  }, () => {
    const drawing = (...ids: readonly string[]) =>
      step('draw', { cards: ids.map((id) => ({ id, card: trader })) });
    const state = at('draw', { hand: 4, deck: 9 });
    expect(broken(state, drawing('x', 'y', 'z'))).toEqual(['3.3.1/draw-to-hand-size']);
    expect(pile(afterPlaying(state, drawing('x')), 'ann', 'hand')).toEqual(['x']);
    expect(player(afterPlaying(state, drawing('x')), 'ann').hand.unknown).toBe(5);
    expect(judged(at('draw', { hand: 6, deck: 9 }), drawing('x')).outcome).toBe('illegal');
  });

  test('with a full hand, or more, nothing is drawn and all is kept', {
    meta: {
      rules: ['shadowfist.yotd/3.3.1/no-draw-at-hand-size', 'shadowfist.yotd/3.3.1/excess-cards-are-kept'],
    },
  }, () => {
    for (const hand of [6, 9]) {
      const next = afterPlaying(at('draw', { hand, deck: 9 }), draws);
      expect(player(next, 'ann')).toMatchObject({ hand: { unknown: hand }, deck: { unknown: 9 } });
    }
  });

  test('the size of a hand can change', { meta: { rules: ['shadowfist.yotd/3.3.1/hand-size-six'] } }, () => {
    const library = anEdge({
      abilities: [{ ability: 'continuous', players: 'you', modifyPlayers: [{ handSize: 2 }] }],
    });
    const next = afterPlaying(at('draw', { hand: 4, deck: 9, edges: { library } }), draws);
    expect(player(next, 'ann').hand.unknown).toBe(8);
  });

  test('an empty deck gives what it has', {
    meta: { rules: ['shadowfist.yotd/3.3.1/draw-to-hand-size'] },
  }, () => {
    const next = afterPlaying(at('draw', { hand: 1, deck: 2 }), draws);
    expect(player(next, 'ann')).toMatchObject({
      hand: { unknown: 3 },
      deck: { unknown: 0 },
      eliminated: false,
    });
  });
});
