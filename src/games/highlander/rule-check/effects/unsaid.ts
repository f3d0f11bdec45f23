import { Unsupported } from '../../../../engine/unsupported.ts';
import type { Perform } from './performing.ts';

/** What cannot be said cannot be done either. */
export const unsupported: Perform<'unsupported'> = ({ text }, { board, frame }) => {
  const seen = frame.source === undefined ? undefined : board.find(frame.source);
  throw new Unsupported({ card: seen?.definition.title ?? 'a card', what: text });
};
