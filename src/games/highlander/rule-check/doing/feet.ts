import type { Board } from '../board/board.ts';
import { emit } from './emit.ts';

/** A Prone player is on his feet again: by an Exertion of some kind, or otherwise. */
export function getUp(board: Board, id: string, what?: 'hard' | 'soft'): void {
  const player = board.player(id);
  player.prone = false;
  player.proneSince = null;
  emit(board, { event: 'feet-regained', player: id, ...(what === undefined ? {} : { what }) });
}
