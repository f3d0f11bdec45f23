import type { Ability } from '../../vocabulary/abilities.ts';
import type { Board } from '../board/board.ts';
import { isSuch } from '../board/memory.ts';
import { isWorking, type Text, textsOf } from '../board/texts.ts';
import type { Task } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';

type Replacement = Extract<Ability, { ability: 'replacement' }>;

interface Standing {
  readonly card: string;
  readonly text: Text;
  readonly ability: Replacement;
}

/**
 * Whether a text puts something else in the place of what is about to happen. If so, that is done next, or its
 * controller is asked for it. A replacement does not replace what itself brings about.
 */
export function replaced(board: Board, event: GameEvent): boolean {
  const standing = replacements(board).find((one) => applies(board, one, event));
  if (standing === undefined) return false;
  const { text, ability } = standing;
  const next = { effects: [...ability.instead], frame: { ...text.frame, event }, answers: {} };
  const task: Task['task'] = ability.optional === true ? 'replacement' : 'effects';
  board.state.agenda.push({ task, ...next });
  return true;
}

function replacements(board: Board): readonly Standing[] {
  return board.remembered('replacements', () =>
    board.state.inPlay.flatMap((card) => {
      const texts = textsOf(board, card);
      if (texts.length === 0 || !isWorking(board, card)) return [];
      return texts.flatMap((text) =>
        text.ability.ability === 'replacement' ? [{ card: card.id, text, ability: text.ability }] : [],
      );
    }),
  );
}

function applies(board: Board, { card, text, ability }: Standing, event: GameEvent): boolean {
  const frame = { ...text.frame, event };
  if (!isSuch(board, ability.on, event, frame) || isReplacing(board, event, card)) return false;
  return ability.if === undefined || board.meanings.holds(board, ability.if, frame);
}

/** Whether what a text puts in its place has still to be done. */
export function isBeingReplaced(board: Board, event: GameEvent): boolean {
  return board.state.inPlay.some(({ id }) => isReplacing(board, event, id));
}

function isReplacing(board: Board, { event, card }: GameEvent, source: string): boolean {
  return board.state.agenda.some(
    (task) =>
      (task.task === 'effects' || task.task === 'replacement') &&
      task.frame.source === source &&
      task.frame.event?.card === card &&
      task.frame.event?.event === event,
  );
}
