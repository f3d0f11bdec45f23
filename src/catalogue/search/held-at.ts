import type { GameTime } from './context.ts';
import { setOf, type WordingSet } from './wording-set.ts';
import { STILL, type Wordings } from './wordings.ts';

/** The wordings that hold in the games at their times: one of a card at most. */
export function heldAt(times: readonly GameTime[], wordings: Wordings): WordingSet {
  const ranks = new Map<string, number | null>(times.map(({ game, rank }) => [game, rank]));
  const { games, from, until, count } = wordings;
  const held: number[] = [];
  for (let number = 0; number < count; number++) {
    const rank = ranks.get(games[number] ?? '');
    if (rank === undefined) continue;
    const [first, end] = [from[number] ?? 0, until[number] ?? STILL];
    if (rank === null ? end === STILL : first <= rank && rank < end) held.push(number);
  }
  return setOf(held, count);
}
