import type { CardRef } from '../vocabulary/references.ts';
import type { Amount, Filter } from '../vocabulary/terms.ts';

/** What an amount of a card is, and what it is instead if the card matches. */
interface Alternatives {
  readonly low: Amount;
  readonly high: Amount;
  readonly card: CardRef;
  readonly is: Filter;
}

/** “1, or 2 if it is a Hero”: the greater amount counts if the card is so. */
export function eitherAmount({
  low,
  high,
  card,
  is,
}: Alternatives): { readonly greatest: readonly Amount[] } | undefined {
  const isRising = typeof low === 'number' && typeof high === 'number' && 0 <= low && low < high;
  if (!isRising || is.is !== undefined) return undefined;
  return { greatest: [low, { product: [high, { count: { each: { is: card, ...is }, in: 'play' } }] }] };
}
