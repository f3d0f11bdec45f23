import type { Filter } from '../../vocabulary/filters.ts';
import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { is } from './likeness.ts';
import { matched } from './matched.ts';
import { doneBy, lastSeen } from './memory.ts';
import { playerModifiersOn } from './player-modifiers.ts';

/** How the event of a card tells that an effect let it be played beside what the turn allows; or in a Special card's place. */
export const BESIDE = 'beside-the-turn';
export const IN_PLACE = 'special-card';

/** Room for a Special card: for any, or for such ones. */
interface Room {
  readonly such: Filter | undefined;
  readonly frame: Frame;
}

/** Whether a further Special card may be played, after those of the turn and others: one, and what texts allow besides. */
export function roomForSpecialCard(board: Board, player: string, card: Seen, others: readonly Seen[] = []) {
  const played = doneBy(board, player, 'played').flatMap(({ card: id, to }) => {
    const seen = id === undefined || to === BESIDE ? undefined : lastSeen(board, id);
    return seen !== undefined && (to === IN_PLACE || is(board, seen, 'special-card')) ? [seen] : [];
  });
  const rooms = roomsOf(board, player);
  const all = [...played, ...others, card];
  const places = matched(all.length, rooms.length, (one, place) => isFor(board, rooms[place], all[one]));
  return { may: places.at(-1) !== undefined, most: rooms.length, played: all.length - 1 };
}

function roomsOf(board: Board, player: string): Room[] {
  const more = playerModifiersOn(board, player, 'additionalSpecialCards').flatMap(({ modifier, frame }) => {
    const length = Math.max(0, board.meanings.reckon(board, modifier.additionalSpecialCards, frame));
    return Array.from({ length }, (): Room => ({ such: modifier.such, frame }));
  });
  return [{ such: undefined, frame: { player, values: {} } }, ...more];
}

/** A card that lets another be played is not that other itself: it was played before there was the room. */
function isFor(board: Board, room: Room | undefined, card: Seen | undefined): boolean {
  if (room === undefined || card === undefined || room.frame.source === card.id) return false;
  return room.such === undefined || board.meanings.matches(board, room.such, card, room.frame);
}
