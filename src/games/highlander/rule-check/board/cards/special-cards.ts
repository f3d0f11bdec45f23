import type { Filter } from '../../../vocabulary/filters.ts';
import type { Frame, GameEvent } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { matched } from '../matched.ts';
import { lastSeen, untoldPlaysBy } from '../memory.ts';
import { does } from '../texts/doings.ts';
import { playerModifiersOn } from '../texts/player-modifiers.ts';
import { is } from './likeness.ts';

/** How the event of a card tells that an effect let it be played beside what the turn allows; or in a Special card's place. */
export const BESIDE = 'beside-the-turn';
export const IN_PLACE = 'special-card';

/** Room for a Special card: for any, or for such ones. */
interface Room {
  readonly such: Filter | undefined;
  readonly frame: Frame;
  /** Which of the cards that the player played or used this turn made it; -1 if it was there before them. */
  readonly madeBy: number;
}

/** A card, and which of those that the player plays or uses this turn it is. */
interface Played {
  readonly card: Seen;
  readonly at: number;
}

/**
 * Whether a further Special card may be played, after those of the turn and others: one, and what texts allow besides;
 * for how many like it there is room, and how much of that the others have taken.
 */
export function roomForSpecialCard(board: Board, player: string, card: Seen, others: readonly Seen[] = []) {
  const told = board.state.turn.events.filter(
    (one) => one.player === player && (one.event === 'played' || one.event === 'used'),
  );
  const events = [...untoldPlaysBy(board, player), ...told];
  const played = events.flatMap(({ event, card: id, to }, at): Played[] => {
    const isPlay = event === 'played' && to !== BESIDE;
    const seen = id === undefined || !isPlay ? undefined : lastSeen(board, id);
    return seen !== undefined && (to === IN_PLACE || is(board, seen, 'special-card'))
      ? [{ card: seen, at }]
      : [];
  });
  const rooms = roomsOf(board, player, events);
  const now = [...others, card].map((one): Played => ({ card: one, at: events.length }));
  const all = [...played, ...now];
  const places = matched(all.length, rooms.length, (one, place) => isFor(board, rooms[place], all[one]));
  const open = rooms.map((room) => isFor(board, room, all.at(-1)));
  return {
    may: places.at(-1) !== undefined,
    most: open.filter((isOpen) => isOpen).length,
    played: places.slice(0, -1).filter((place) => place !== undefined && open[place]).length,
  };
}

function roomsOf(board: Board, player: string, events: readonly GameEvent[]): Room[] {
  const more = playerModifiersOn(board, player, 'additionalSpecialCards').flatMap(({ modifier, frame }) => {
    const length = Math.max(0, board.meanings.reckon(board, modifier.additionalSpecialCards, frame));
    const madeBy =
      frame.source === undefined
        ? -1
        : events.findLastIndex((one) => one.card === frame.source && mayMakeRoom(board, one));
    return Array.from({ length }, (): Room => ({ such: modifier.such, frame, madeBy }));
  });
  return [{ such: undefined, frame: { player, values: {} }, madeBy: -1 }, ...more];
}

/** A card makes room when it is played, or when what makes it is used. */
function mayMakeRoom(board: Board, { event, of, ability: at }: GameEvent): boolean {
  if (event === 'played' || of === undefined) return true;
  const { abilities } = board.definitionOf(of);
  const used = at === undefined ? undefined : abilities[at];
  return (used === undefined ? abilities : [used]).some(does('allow-special-cards'));
}

/** A card that lets another be played makes no room for itself, nor for those played before it: they took up theirs. */
function isFor(board: Board, room: Room | undefined, played: Played | undefined): boolean {
  if (room === undefined || played === undefined || played.at <= room.madeBy) return false;
  return room.such === undefined || board.meanings.matches(board, room.such, played.card, room.frame);
}
