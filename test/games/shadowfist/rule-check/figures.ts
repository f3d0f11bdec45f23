import { Budget, usualLimits } from '../../../../src/engine/budget.ts';
import { Board } from '../../../../src/games/shadowfist/rule-check/board/board.ts';
import { meanings } from '../../../../src/games/shadowfist/rule-check/board/meanings.ts';
import { resourcesOf } from '../../../../src/games/shadowfist/rule-check/board/standing.ts';
import type { State } from '../../../../src/games/shadowfist/rule-check/state/state.ts';

/** What no state says and every rule looks at: figures in force, and what a pool holds. */
const boardOf = (state: State) => new Board(state, () => undefined, meanings, new Budget(usualLimits));

function figureOf(state: State, which: 'fighting' | 'body' | 'power', id: string): number | null {
  const board = boardOf(state);
  const card = board.inPlay(id);
  return card === undefined ? null : meanings.figure(board, which, board.seen(card));
}

/** Fighting now; null for what is not in play. */
export const fightingOf = (state: State, id: string) => figureOf(state, 'fighting', id);
export const bodyOf = (state: State, id: string) => figureOf(state, 'body', id);
export const powerOf = (state: State, id: string) => figureOf(state, 'power', id);

export const resourcePool = (state: State, player: string): Record<string, number> =>
  Object.fromEntries(resourcesOf(boardOf(state), player));
