import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';

/** The card that a frame speaks for, in play or not. */
export function sourceOf(board: Board, { source, card, player }: Frame): Seen | undefined {
  const found = source === undefined ? undefined : board.find(source);
  if (found !== undefined || card === undefined) return found;
  return { id: source ?? '', definition: board.definitionOf(card), owner: player, inPlay: undefined };
}

/** The same, as what would be the cause of something. */
export function causeOf(board: Board, frame: Frame): { readonly by?: Seen } {
  const by = sourceOf(board, frame);
  return by === undefined ? {} : { by };
}

/** Its title, for messages. */
export function nameOfSource(board: Board, frame: Frame): string {
  return sourceOf(board, frame)?.definition.title ?? 'an effect';
}

/** Where it lies in the state. */
export function pointersToSource(board: Board, { source }: Frame): string[] {
  const at = board.state.inPlay.findIndex(({ id }) => id === source);
  return at === -1 ? [] : [`/inPlay/${at}`];
}
