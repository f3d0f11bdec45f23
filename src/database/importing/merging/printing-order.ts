import { compareText, inOrderOfPrinting } from '../../../games/wording/order.ts';
import type { CardSet } from '../../snapshot/snapshot.ts';

/** Earliest first, as the law of wordings has it; within a set by number. */
export function inPrintingOrder<P extends { readonly set: CardSet; readonly number: string | null }>(
  printings: readonly P[],
): P[] {
  return [...printings].sort(
    (a, b) =>
      inOrderOfPrinting(a.set, b.set) ||
      compareText(a.set.code, b.set.code) ||
      byNumber(a.number ?? '', b.number ?? '') ||
      compareText(a.number ?? '', b.number ?? ''),
  );
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare;
