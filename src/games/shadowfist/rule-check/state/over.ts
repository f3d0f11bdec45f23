import type { State } from './state.ts';

/** Somebody has won, or nobody is left. */
export function isOver({ winner, turn }: State): boolean {
  return winner !== null || turn.phase === 'over';
}

export function howItEnded({ winner }: State): string {
  return `The game is over: ${winner === null ? 'all players are out of it' : `${winner} has won`}.`;
}
