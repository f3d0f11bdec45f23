import type { Board } from '../board/board.ts';
import type { Replacement, TextOn } from '../board/gathered.ts';
import { isSuch } from '../board/memory.ts';
import { replacements } from '../board/texts.ts';
import type { Task } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';

/**
 * Whether a text puts something else in the place of what is about to happen. If so, that is done next, or its
 * controller is asked for it. A replacement does not replace what itself brings about.
 */
export function replaced(board: Board, event: GameEvent): boolean {
  const standing = replacements(board).find((one) => applies(board, one, event));
  if (standing === undefined) return false;
  const { ability, frame } = standing;
  const own = { ...frame, values: { ...frame.values }, event };
  const next = { effects: [...ability.instead], frame: own, answers: {} };
  const task: Task['task'] = ability.optional === true ? 'replacement' : 'effects';
  board.state.agenda.push({ task, ...next });
  return true;
}

function applies(board: Board, { card, ability, ...text }: TextOn<Replacement>, event: GameEvent): boolean {
  const frame = { ...text.frame, event };
  if (!isSuch(board, ability.on, event, frame) || isReplacing(board, event, card.id)) return false;
  return ability.if === undefined || board.meanings.holds(board, ability.if, frame);
}

/** Whether what a text puts in its place has still to be done. */
export function isBeingReplaced(board: Board, event: GameEvent): boolean {
  return board.state.agenda.some((task) => {
    const source = sourceInPlaceOf(task, event);
    return source !== undefined && board.inPlay(source) !== undefined;
  });
}

function isReplacing(board: Board, event: GameEvent, card: string): boolean {
  return board.state.agenda.some((task) => sourceInPlaceOf(task, event) === card);
}

/** The card whose text is done in the place of an event. */
function sourceInPlaceOf(task: Task, { event, card }: GameEvent): string | undefined {
  if (task.task !== 'effects' && task.task !== 'replacement') return undefined;
  const { source, event: replacing } = task.frame;
  return replacing?.event === event && replacing.card === card ? source : undefined;
}
