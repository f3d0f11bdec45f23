import type { GameTime } from './context.ts';
import { setOf, type WordingSet } from './wording-set.ts';
import { STILL, type Wordings } from './wordings.ts';

/** The wordings that hold in the games at their times: one of a card at most. */
export function heldAt(times: readonly GameTime[], wordings: Wordings): WordingSet {
  const ranks = new Map<string, number | null>(times.map(({ game, rank }) => [game, rank]));
  const held: number[] = [];
  for (const [number, game] of wordings.games.entries()) {
    const rank = ranks.get(game);
    if (rank === undefined) continue;
    const from = wordings.from[number] ?? 0;
    const until = wordings.until[number] ?? STILL;
    if (rank === null ? until === STILL : from <= rank && rank < until) held.push(number);
  }
  return setOf(held, wordings.count);
}
