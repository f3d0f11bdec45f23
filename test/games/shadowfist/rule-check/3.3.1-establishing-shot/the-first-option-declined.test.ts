import { expect, test } from 'vitest';
import { afterPlaying, anEdge, broken, pass, player } from '../table.ts';
import { at, draws, playing, step, trader } from './cast.ts';

test('Also where the beginning of the Main Shot triggers something, the current player acts or declines first', {
  meta: {
    rules: ['shadowfist.yotd/4.3/first-option-in-main-shot', 'shadowfist.yotd/4.3/declining-first-option'],
  },
}, () => {
  const noon = anEdge({
    abilities: [
      {
        ability: 'triggered',
        on: { event: 'main-shot-started' },
        do: [{ do: 'gain-power', players: 'you', amount: 1 }],
      },
    ],
  });
  const state = afterPlaying(at('draw', { hand: 6, edges: { noon } }, { hand: { trader } }), draws);
  expect(state.scene?.items).toHaveLength(1);
  expect(broken(state, playing('trader', 'bob'))).toEqual(['4.3/first-option-in-main-shot']);
  const declined = afterPlaying(state, step('pass'));
  expect(declined.turn.firstOption).toBe(false);
  expect(broken(declined, playing('trader', 'bob'))).toEqual([]);
  expect(player(afterPlaying(state, pass), 'ann').power).toBe(1);
});
