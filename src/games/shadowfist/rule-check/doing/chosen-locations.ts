import type { Choice } from '../../vocabulary/choices.ts';
import type { Board } from '../board/board.ts';
import { type Location, lastLocationOf } from '../board/locations.ts';
import type { Frame } from '../state/values.ts';
import { framesOfEffects } from './following.ts';

/** A location that is chosen stays what it is, whatever becomes of the Site that named it (2.2). */
export function withLocations(board: Board, choices: readonly Choice[], frame: Frame): Frame {
  const names = choices.flatMap((choice) =>
    'location' in choice && choice.location === true ? [choice.as] : [],
  );
  if (names.length === 0) return frame;
  const locations = { ...frame.locations };
  for (const name of names) {
    const ids = board.meanings.card(board, { chosen: name }, frame);
    locations[name] = ids.flatMap((id) => lastLocationOf(board, id) ?? []);
  }
  return { ...frame, locations };
}

/** Where locations close up, those that effects and the gone speak of are at their new columns, or no more. */
export function slideLocations(board: Board, player: string, moved: (column: number) => number): void {
  const slides = ({ player: whose, column }: Location) =>
    whose === player && column !== null && moved(column) !== column;
  const slid = ({ column }: Location): Location => {
    const place = column === null ? -1 : moved(column);
    return { player, column: place < 0 ? null : place };
  };
  for (const frame of framesOfEffects(board.state)) {
    for (const [name, locations] of Object.entries(frame.locations ?? {})) {
      if (!locations.some(slides)) continue;
      const left = locations.map((one) => (slides(one) ? slid(one) : one));
      frame.locations = { ...frame.locations, [name]: left.filter(({ column }) => column !== null) };
      board.changed();
    }
  }
  for (const gone of board.state.left) {
    if (gone.location === null || !slides(gone.location)) continue;
    gone.location = slid(gone.location);
    board.changed();
  }
}
