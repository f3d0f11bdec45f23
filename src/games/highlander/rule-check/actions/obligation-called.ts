import { effectInWords } from '../../vocabulary/rendering/render-definition.ts';
import type { Board } from '../board/board.ts';
import { nameOfSource } from '../board/sources.ts';
import type { Obligation } from '../state/state.ts';

/** By its id, the card that brought it about, and what it says to the player of that card. */
export function obligationCalled(board: Board, { id, effect, frame }: Obligation): string {
  const source = frame.source === undefined ? '' : ` (${frame.source})`;
  return `${id}, of ${nameOfSource(board, frame)}${source}, which says to ${frame.player}: “${effectInWords(effect)}”`;
}
