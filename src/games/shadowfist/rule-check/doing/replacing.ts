import type { Board } from '../board/board.ts';
import { isSuch } from '../board/memory.ts';
import { isWorking, textsOf } from '../board/texts.ts';
import type { GameEvent } from '../state/values.ts';

/**
 * Whether a text puts something else in the place of what is about to happen. If so, that is done next. A replacement
 * does not replace what itself brings about.
 */
export function replaced(board: Board, event: GameEvent): boolean {
  for (const card of board.state.inPlay) {
    if (!isWorking(board, card)) continue;
    for (const { ability, frame } of textsOf(board, card)) {
      if (ability.ability !== 'replacement') continue;
      const theirs = { ...frame, event };
      if (!isSuch(board, ability.on, event, theirs)) continue;
      if (ability.if !== undefined && !board.meanings.holds(board, ability.if, theirs)) continue;
      if (isReplacing(board, event, card.id)) continue;
      board.state.agenda.push({ task: 'effects', effects: [...ability.instead], frame: theirs, answers: {} });
      return true;
    }
  }
  return false;
}

/** Whether what a text puts in its place has still to be done. */
export function isBeingReplaced(board: Board, event: GameEvent): boolean {
  return board.state.inPlay.some(({ id }) => isReplacing(board, event, id));
}

function isReplacing(board: Board, { event, card }: GameEvent, source: string): boolean {
  return board.state.agenda.some(
    (task) =>
      task.task === 'effects' &&
      task.frame.source === source &&
      task.frame.event?.card === card &&
      task.frame.event?.event === event,
  );
}
