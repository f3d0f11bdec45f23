import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { modifiersOn } from './texts.ts';

/** Whose texts say that a card is not a legal subject of a State (7.6). */
export function keptOff(board: Board, card: InPlay, state: Seen): readonly Frame[] {
  return modifiersOn(board, card, 'notLegalSubject').flatMap(({ modifier, frame }) =>
    modifier.of === undefined || board.meanings.matches(board, modifier.of, state, frame) ? [frame] : [],
  );
}
