import { describe, expect, test } from 'vitest';
import { afterPlaying, broken, listed, pass, pile, player, table } from '../table.ts';
import { at, trader } from './cast.ts';

describe('the beginning of the game (3.2)', () => {
  const deck = { d1: trader, d2: trader, d3: trader, d4: trader, d5: trader, d6: trader, d7: trader };
  const before = { turn: { phase: 'set-up', generatedPower: null } } as const;

  test('six cards and 1 Power each; whoever goes first has the first turn', {
    meta: {
      rules: [
        'shadowfist.yotd/3.2/starting-hand',
        'shadowfist.yotd/3.2/starting-power',
        'shadowfist.yotd/3.2/play-passes-left',
      ],
    },
  }, () => {
    const state = table({ ann: { deck: 10 }, bob: { deck }, cat: { deck: 6 } }, before);
    const begun = afterPlaying(state, { do: 'start', player: 'bob' });
    expect(begun.players.map(({ power }) => power)).toEqual([1, 1, 1]);
    expect(player(begun, 'ann')).toMatchObject({ hand: { unknown: 6 }, deck: { unknown: 4 } });
    expect(pile(begun, 'bob', 'hand')).toEqual(['d1', 'd2', 'd3', 'd4', 'd5', 'd6']);
    expect(pile(begun, 'bob', 'deck')).toEqual(['d7']);
    expect(begun.turn).toMatchObject({ player: 'bob', number: 1, phase: 'start' });
  });

  test('a hand or Power before the start is refused', {
    meta: { rules: ['shadowfist.yotd/3.2/starting-hand', 'shadowfist.yotd/3.2/starting-power'] },
  }, () => {
    const state = table({ ann: { hand: 1, deck: 10 }, bob: { power: 1, deck: 10 } }, before);
    expect(broken(state, { do: 'start', player: 'ann' })).toEqual([
      '3.2/starting-hand',
      '3.2/starting-power',
    ]);
    const on = at('start', {});
    expect(broken(on, { do: 'start', player: 'ann' })).toEqual(['3.2/set-up-board']);
  });

  test('of a deck of less than six cards all are drawn', {
    meta: { rules: ['shadowfist.yotd/3.2/no-deck-size', 'shadowfist.yotd/3.2/starting-hand'] },
  }, () => {
    const state = table({ ann: { deck: 4 }, bob: { deck: { d1: trader, d2: trader } } }, before);
    const start = { do: 'start', player: 'ann' };
    expect(listed(state)).toEqual([start, { do: 'start', player: 'bob' }]);
    const begun = afterPlaying(state, start);
    expect(player(begun, 'ann')).toMatchObject({ hand: { unknown: 4 }, deck: { unknown: 0 } });
    expect(pile(begun, 'bob', 'hand')).toEqual(['d1', 'd2']);
    const named = (ids: readonly string[]) => ({
      ...start,
      hands: { ann: ids.map((id) => ({ id, card: trader })) },
    });
    expect(pile(afterPlaying(state, named(['a1', 'a2', 'a3', 'a4'])), 'ann', 'hand')).toHaveLength(4);
    expect(broken(state, named(['a1', 'a2', 'a3', 'a4', 'a5']))).toEqual(['3.2/starting-hand']);
  });

  test('cards of starting hands may be named, under names that nothing else has', {
    meta: { rules: ['shadowfist.yotd/3.2/starting-hand'] },
  }, () => {
    const state = table({ ann: { deck: 10 }, bob: { deck } }, before);
    const started = (hands: object) => ({ do: 'start', player: 'ann', hands });
    const named = afterPlaying(state, started({ ann: [{ id: 'a1', card: trader }] }));
    expect(pile(named, 'ann', 'hand')).toEqual(['a1']);
    expect(player(named, 'ann').hand.unknown).toBe(5);
    for (const hands of [
      { zed: [] },
      { ann: [{ id: 'd1', card: trader }] },
      { bob: [{ id: 'b1', card: trader }] },
      {
        ann: [
          { id: 'a1', card: trader },
          { id: 'a1', card: trader },
        ],
      },
    ])
      expect(broken(state, started(hands)), JSON.stringify(hands)).toEqual(['3.2/starting-hand']);
  });

  test('one turn after another, to the left', {
    meta: { rules: ['shadowfist.yotd/3.2/one-turn-at-a-time', 'shadowfist.yotd/3.2/play-passes-left'] },
  }, () => {
    const state = table({ ann: {}, bob: {}, cat: {} }, { turn: { player: 'cat' } });
    const next = afterPlaying(state, { do: 'end-turn', player: 'cat' }, pass);
    expect(broken(next, { do: 'generate-power', player: 'bob' })).toEqual(['3.2/one-turn-at-a-time']);
    expect(next.turn).toMatchObject({ player: 'ann', number: 2 });
  });
});
