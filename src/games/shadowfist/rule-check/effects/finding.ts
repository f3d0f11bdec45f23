import type { Perform } from './performing.ts';

/** A group that a text names once stays the same while the text does several things to it (5.2). */
export const find: Perform<'find'> = (effect, performing) => {
  const { board, frame } = performing;
  const cards = board.meanings.cards(board, effect.cards, frame);
  if (effect.as !== undefined) performing.remember(effect.as, { cards: [...cards] });
  return cards.length > 0;
};
