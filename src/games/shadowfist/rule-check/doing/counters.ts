import type { InPlay } from '../state/state.ts';

/** So many counters of a name are on a card now; what was on it before stands in earlier states. */
export function setCounters(card: InPlay, name: string, number: number): void {
  const { [name]: _, ...others } = card.counters;
  card.counters = number > 0 ? { ...others, [name]: number } : others;
}
