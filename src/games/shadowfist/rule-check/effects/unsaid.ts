import { Unsupported } from '../../../../engine/unsupported.ts';
import { sourceOf } from '../board/texts.ts';
import type { Perform } from './performing.ts';

export const unsupported: Perform<'unsupported'> = (effect, { board, frame }) => {
  throw new Unsupported({ card: sourceOf(board, frame)?.definition.title ?? 'a card', what: effect.text });
};
