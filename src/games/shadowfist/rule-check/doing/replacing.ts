import type { Board } from '../board/board.ts';
import type { Replacement, TextOn } from '../board/gathered.ts';
import { isSuch } from '../board/memory.ts';
import { replacements } from '../board/texts.ts';
import type { Task } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';
import { placeOf } from './limits.ts';

/**
 * Whether a text puts something else in the place of what is about to happen. If so, that is done next, or its
 * controller is asked for it. Cards that cause the event together each replace it (5.2.3): those that need not ask
 * first. Of others only one does: that of the first player in turn (5.4), or the next one if it is declined. A
 * replacement does not replace what itself brings about.
 */
export function replaced(board: Board, event: GameEvent, declined: readonly string[] = []): boolean {
  const applying = inTurn(
    board,
    replacements(board).filter((one) => !declined.includes(one.card.id) && applies(board, one, event)),
  );
  const [first] = applying;
  if (first === undefined) return false;
  const together = isOfItsCause(first) ? applying.filter(isOfItsCause) : [first];
  const shared = together.length > 1 ? { ...event, sources: together.map(({ card }) => card.id) } : event;
  const isAsked = ({ ability }: TextOn<Replacement>) => Number(ability.optional === true);
  for (const { card, ability, frame } of together.toSorted((a, b) => isAsked(a) - isAsked(b)).toReversed()) {
    const asked = [...declined, ...together.map((one) => one.card.id)];
    const values =
      ability.optional === true ? { ...frame.values, [DECLINED]: { cards: asked } } : { ...frame.values };
    const own = { ...frame, values, event: shared };
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

/** Under this name a replacement that may be declined knows the cards that are not asked again. */
const DECLINED = 'declined';

/** Whether another text replaces what one was asked for in vain. */
export function replacedByAnother(board: Board, { event, values }: Frame): boolean {
  const asked = values[DECLINED];
  if (event === undefined || asked === undefined || !('cards' in asked)) return false;
  const { sources: _, ...happening } = event;
  return replaced(board, happening, asked.cards);
}

/** Clockwise from the current player (5.4), and of each player as the cards stand. */
function inTurn(board: Board, all: readonly TextOn<Replacement>[]): readonly TextOn<Replacement>[] {
  if (all.length < 2) return all;
  const order = board.clockwiseFrom(board.current);
  return all.toSorted((one, other) => order.indexOf(one.frame.player) - order.indexOf(other.frame.player));
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
