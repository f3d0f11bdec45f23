import type { Effect } from '../vocabulary/effects.ts';
import type { Cards } from '../vocabulary/terms.ts';

const GROUP = 'group';

/**
 * Several effects on the same cards, in the order of the text (5.2). What the first of them changes may be what the
 * cards are named by: a Character that takes damage has less Fighting. A group is therefore found once.
 */
export function onTheSameGroup(cards: Cards, all: readonly ((cards: Cards) => Effect)[]): readonly Effect[] {
  if (typeof cards === 'string' || !('each' in cards)) return all.map((one) => one(cards));
  return [{ do: 'find', cards, as: GROUP }, ...all.map((one) => one({ chosen: GROUP }))];
}
