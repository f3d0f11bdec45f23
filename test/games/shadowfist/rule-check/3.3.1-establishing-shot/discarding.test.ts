import { describe, expect, test } from 'vitest';
import { aFengShuiSite, afterPlaying, broken, events, pile, player } from '../table.ts';
import { at, declines, discards, step, trader, unturns } from './cast.ts';

describe('discarding (3.3.1)', () => {
  const hand = { c1: trader, c2: trader };

  test('whoever generated Power discards one card at most, to the toasted pile', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/discard-one',
        'shadowfist.yotd/3.3.1/discards-to-toasted-pile',
        'shadowfist.yotd/2.2/discard-to-toasted-pile',
        'shadowfist.yotd/2.2/discard-is-not-toasting',
      ],
    },
  }, () => {
    const state = at('discard', { hand }, {}, { generatedPower: true });
    expect(broken(state, discards('c1', 'c2'))).toEqual(['3.3.1/discard-one']);
    expect(pile(afterPlaying(state, discards('c2')), 'ann', 'toasted')).toEqual(['c2']);
    expect(events(state, discards('c2'))).toEqual([{ event: 'discarded', card: 'c2', player: 'ann' }]);
  });

  test('nobody has to', { meta: { rules: ['shadowfist.yotd/3.3.1/discard-is-optional'] } }, () => {
    const state = at('discard', { hand }, {}, { generatedPower: true });
    expect(pile(afterPlaying(state, discards()), 'ann', 'hand')).toEqual(['c1', 'c2']);
  });

  test('whoever declined discards as many as they like', {
    meta: {
      rules: [
        'shadowfist.yotd/3.3.1/discard-any-number-without-power',
        'shadowfist.yotd/3.3.1/declining-power-allows-discards',
        'shadowfist.yotd/4.1/declining-allows-discards',
      ],
    },
  }, () => {
    const state = afterPlaying(at('start', { hand }), declines, unturns);
    expect(pile(afterPlaying(state, discards('c1', 'c2')), 'ann', 'toasted')).toEqual(['c2', 'c1']);
  });

  test('cards are discarded from the hand, each once', {
    meta: { rules: ['shadowfist.yotd/3.3.1/discard-from-hand'] },
  }, () => {
    const state = at('discard', { hand, front: { grove: aFengShuiSite() } }, {}, { generatedPower: false });
    expect(broken(state, discards('grove'))).toEqual(['3.3.1/discard-from-hand']);
    expect(broken(state, discards('c1', 'c1'))).toEqual(['3.3.1/discard-from-hand']);
  });

  test('of cards that nobody has seen there must be as many, under ids of their own', {
    meta: { rules: ['shadowfist.yotd/3.3.1/discard-from-hand'] },
  }, () => {
    const unseen = (...ids: readonly string[]) =>
      step('discard', { cards: ids.map((id) => ({ id, card: trader })) });
    const state = at(
      'discard',
      { hand: 2, front: { grove: aFengShuiSite() } },
      {},
      { generatedPower: false },
    );
    expect(broken(state, unseen('x', 'y', 'z'))).toContain('3.3.1/discard-from-hand');
    expect(broken(state, unseen('x', 'x'))).toEqual(['3.3.1/discard-from-hand']);
    expect(broken(state, unseen('grove'))).toEqual(['3.3.1/discard-from-hand']);
    const next = afterPlaying(state, unseen('x', 'y'));
    expect(player(next, 'ann').hand).toEqual({ cards: [], unknown: 0 });
    expect(pile(next, 'ann', 'toasted')).toEqual(['y', 'x']);
  });
});
