import { nextToResolve, pendingOn, waitingFor } from '../board/attacks/sequence.ts';
import type { Board } from '../board/board.ts';
import { reckonPlainBlocks, stopWith, succeed } from '../doing/attacking.ts';

/** Attacks whose defense is settled are resolved in their sequence, step by step (Multiple Defenses). */
export function* resolveDefended(board: Board): Iterable<void> {
  for (let attack = nextToResolve(board); attack !== undefined; attack = nextToResolve(board)) {
    const defense = waitingFor(board, attack);
    if (defense === undefined || board.state.winner !== null) return;
    stopWith(board, attack, defense);
    yield;
  }
}

/** What nobody has stopped is successful now, attack by attack in their sequence (Successful Attacks). */
export function* endDefensePhase(board: Board): Iterable<void> {
  const { player } = board.state.turn;
  for (;;) {
    const [attack] = pendingOn(board, player);
    if (attack === undefined) break;
    const defense = waitingFor(board, attack);
    if (defense !== undefined) stopWith(board, attack, defense);
    if (attack.result === 'pending') succeed(board, attack);
    yield;
    if (board.state.winner !== null) return;
  }
  reckonPlainBlocks(board, player);
}
