import type { Perform } from './performing.ts';

/** The card has left play, or has been another card since: then it remembers nothing (4.4). */
export const remember: Perform<'remember'> = (_effect, { board, frame }) => {
  const card = frame.source === undefined ? undefined : board.inPlay(frame.source);
  if (card === undefined) return false;
  card.chosen = { ...card.chosen, ...frame.values };
  board.changed();
  return true;
};
