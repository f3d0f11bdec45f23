import type { Perform } from './performing.ts';

/** The effects of a card as if it had been played, without what it asks for to be played (Duplicating). */
export const duplicate: Perform<'duplicate'> = ({ card, by }, { board, frame, perform }) => {
  const player = board.meanings.player(board, by, frame);
  const [id] = board.meanings.card(board, card, frame);
  const seen = id === undefined ? undefined : board.find(id);
  if (player === undefined || seen === undefined) return false;
  for (const ability of seen.definition.abilities) {
    if (ability.ability === 'unsupported') board.unsupported(seen.definition, ability.text);
    if (ability.ability !== 'played') continue;
    const theirs = { player, source: seen.id, values: {} };
    if (ability.if !== undefined && !board.meanings.holds(board, ability.if, theirs)) continue;
    perform(ability.do, theirs);
  }
  return true;
};
