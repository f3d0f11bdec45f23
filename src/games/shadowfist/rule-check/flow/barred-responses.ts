import type { NotInResponse } from '../../words/abilities/generated.ts';
import type { Board } from '../board/board.ts';
import type { Item } from '../state/state.ts';
import type { Frame } from '../state/values.ts';

/** What a text says cannot be done in response, of the cards that it chose on generation. */
export function barredResponses(
  board: Board,
  { playing, turning, revealing }: NotInResponse,
  frame: Frame,
): NonNullable<Item['notInResponse']> {
  const barred: NonNullable<Item['notInResponse']> = {};
  if (playing !== undefined) barred.playing = playing;
  if (turning !== undefined) barred.turning = [...board.meanings.cards(board, turning, frame)];
  if (revealing !== undefined) barred.revealing = [...board.meanings.cards(board, revealing, frame)];
  return barred;
}
