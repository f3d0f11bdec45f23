import type { Choice } from '../../vocabulary/choices.ts';
import type { Board } from '../board/board.ts';
import type { Asking } from '../flow/playing.ts';
import { nameUnseen, unseenFor } from '../flow/unseen.ts';
import type { Bindings, Frame, Value } from '../state/values.ts';

/**
 * Cards that nobody had seen and that are chosen on generation take their places first: everything else that is asked
 * of the action looks at them there. What cannot be named so stays as it was said, and is no answer to the choice.
 */
export function withUnseenNamed(
  board: Board,
  { choose }: Asking,
  frame: Frame,
  chosen: Bindings | undefined,
): Bindings | undefined {
  if (chosen === undefined || !Object.values(chosen).some((value) => 'known' in value)) return chosen;
  const named: Bindings = { ...chosen };
  for (const choice of choose) {
    const value = named[choice.as];
    const here = { ...frame, values: { ...frame.values, ...named } };
    if (value !== undefined) named[choice.as] = namedIn(board, choice, value, here);
  }
  return named;
}

function namedIn(board: Board, choice: Choice, value: Value, frame: Frame): Value {
  if (!('known' in value) || choice.choose !== 'cards') return value;
  const unseen = unseenFor(board, choice, frame);
  const ids = value.known.map(({ id }) => id);
  const fresh = ids.filter((id) => board.find(id) === undefined);
  if (unseen === undefined || fresh.length > unseen.number || new Set(ids).size < ids.length) return value;
  nameUnseen(board, unseen, value.known);
  return { cards: ids };
}
