import type { Board } from '../board/board.ts';
import type { Replacement, TextOn } from '../board/gathered.ts';
import { isSuch } from '../board/memory.ts';
import { replacements } from '../board/texts.ts';
import type { Task } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';
import { placeOf } from './limits.ts';

/**
 * Whether a text puts something else in the place of what is about to happen. If so, that is done next, or its
 * controller is asked for it. Cards that cause the event together each replace it (5.2.3): those that need not ask
 * first. A replacement does not replace what itself brings about.
 */
export function replaced(board: Board, event: GameEvent): boolean {
  const applying = replacements(board).filter((one) => applies(board, one, event));
  const [first] = applying;
  if (first === undefined) return false;
  const together = isOfItsCause(first) ? applying.filter(isOfItsCause) : [first];
  const shared = together.length > 1 ? { ...event, sources: together.map(({ card }) => card.id) } : event;
  const isAsked = ({ ability }: TextOn<Replacement>) => Number(ability.optional === true);
  for (const { card, ability, frame } of together.toSorted((a, b) => isAsked(a) - isAsked(b)).toReversed()) {
    const own = { ...frame, values: { ...frame.values }, event: shared };
    const task: Task['task'] = ability.optional === true ? 'replacement' : 'effects';
    board.state.agenda.push({ task, effects: [...ability.instead], frame: own, answers: {} });
    const place = placeOf(board, card.card, ability);
    board.events.push({
      event: 'replaced',
      card: card.id,
      player: frame.player,
      ...(place === undefined ? {} : { ability: place }),
    });
  }
  return true;
}

/** A text about what a certain card does: each card that had a part in it meets that condition (5.2.3). */
const isOfItsCause = ({ ability }: TextOn<Replacement>): boolean => ability.on.source !== undefined;

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
