import type { Board } from '../board/board.ts';
import type { Signpost, State, Task } from '../state/state.ts';
import type { Frame, GameEvent } from '../state/values.ts';

/**
 * A card leaves play, or the pile in which it lay: no effect that waits follows it (7.2). Only the text that has it go,
 * and what its going triggers, may speak of it further.
 */
export function noneFollows(board: Board, id: string): void {
  for (const signpost of board.state.signposts) {
    if (isNamedBy(signpost, id) && signpost.gone?.includes(id) !== true)
      signpost.gone = [...(signpost.gone ?? []), id];
  }
  for (const frame of waiting(board.state)) {
    if (isSameText(frame, board.doing) || !speaksOf(frame, id) || isGone(frame, id)) continue;
    frame.gone = [...(frame.gone ?? []), id];
  }
}

function isNamedBy({ source, from, to }: Signpost, id: string): boolean {
  return from.includes(id) || to === id || ('card' in source && source.card === id);
}

/** Whether the card that an effect speaks of has gone elsewhere since. */
export function isGone({ gone = [] }: Frame, id: string): boolean {
  return gone.includes(id);
}

function* waiting({ scene, nextScene, triggers, lasting, agenda }: State): Iterable<Frame> {
  for (const { frame } of [...(scene?.items ?? []), ...nextScene]) yield frame;
  for (const { frame } of triggers) if (!isOfGoing(frame.event)) yield frame;
  for (const one of lasting) if (one.kind === 'when' || one.kind === 'at') yield one.frame;
  for (const task of agenda) yield* framesOf(task);
}

/** Every effect that waits, lasts or is being performed, as it is read. */
export function* framesOfEffects(state: State): Iterable<Frame> {
  const { scene, nextScene, triggers, lasting, agenda } = state;
  for (const { frame } of [...(scene?.items ?? []), ...nextScene, ...triggers, ...lasting]) yield frame;
  for (const task of agenda) {
    if (task.task === 'effects' || task.task === 'replacement') yield task.frame;
    if (task.task === 'trigger') yield task.trigger.frame;
    if (task.task === 'order-triggers') for (const { frame } of task.triggers) yield frame;
  }
}

function framesOf(task: Task): Frame[] {
  if (task.task === 'effects' || task.task === 'replacement') return [task.frame];
  const triggers = task.task === 'trigger' ? [task.trigger] : [];
  if (task.task === 'order-triggers') triggers.push(...task.triggers);
  return triggers.flatMap(({ frame }) => (isOfGoing(frame.event) ? [] : [frame]));
}

const goings: ReadonlySet<GameEvent['event']> = new Set([
  ...(['smoked', 'toasted', 'sacrificed', 'discarded', 'returned-to-hand', 'leaves-play'] as const),
  ...(['burned-for-victory', 'burned-for-power'] as const),
]);

/** A card left play by it, or the pile in which it was. */
export function isOfGoing(event: GameEvent | undefined): boolean {
  return event !== undefined && goings.has(event.event);
}

/** Whether two frames are those of one effect of one card. */
export function isSameText(frame: Frame, doing: Frame | undefined): boolean {
  return doing !== undefined && frame.source === doing.source && frame.item === doing.item;
}

function speaksOf({ source, granter, each, event, values }: Frame, id: string): boolean {
  return (
    [source, granter, each, event?.card, event?.source, event?.target].includes(id) ||
    event?.sources?.includes(id) === true ||
    Object.values(values).some(
      (value) =>
        ('cards' in value && value.cards.includes(id)) ||
        ('division' in value && Object.hasOwn(value.division, id)),
    )
  );
}
