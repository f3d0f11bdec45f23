import type { Json } from '../../../../engine/json.ts';
import { awaited } from '../awaited.ts';
import type { Board } from '../board/board.ts';

/** What is due, in words and for programs: told with an action that comes too early. */
export function due({ state }: Board): { readonly words: string; readonly need: Json } {
  const due = awaited(state).filter(({ must }) => must);
  const [first] = due;
  if (first === undefined) return { words: '', need: null };
  const players = due.map(({ player }) => player);
  const who =
    players.length > 1 ? `${players.slice(0, -1).join(', ')} and ${players.at(-1)} are` : `${players[0]} is`;
  return {
    words: ` Now ${who} to ${first.what}.`,
    need: due.map(({ player, code, what }) => ({ player, code, what })),
  };
}
