import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { sourceOf } from './texts.ts';

/** A card as a question speaks of it: by its title, and by its id, as there may be several such. */
export function called(board: Board, id: string): string {
  const title = board.find(id)?.definition.title;
  return title === undefined ? id : `${title} (${id})`;
}

/** Whose text it is that asks. */
export function textCalled(board: Board, frame: Frame): string {
  const title = sourceOf(board, frame)?.definition.title;
  return title === undefined ? 'the text' : `the text of ${title}`;
}
