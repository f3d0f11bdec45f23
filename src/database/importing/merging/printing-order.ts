import type { CardSet } from '../../snapshot/snapshot.ts';

const EDITIONS = { first: 1, second: 2 };

/** Earliest first: by edition, then by the order of the sets, then by date, then by number; what is unknown comes first, as the law of wordings has it. */
export function inPrintingOrder<P extends { readonly set: CardSet; readonly number: string | null }>(
  printings: readonly P[],
): P[] {
  return [...printings].sort(
    (a, b) =>
      editionOrder(a.set) - editionOrder(b.set) ||
      (a.set.order ?? 0) - (b.set.order ?? 0) ||
      compare(a.set.date ?? '', b.set.date ?? '') ||
      compare(a.set.code, b.set.code) ||
      byNumber(a.number ?? '', b.number ?? '') ||
      compare(a.number ?? '', b.number ?? ''),
  );
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

function editionOrder({ edition }: CardSet): number {
  return edition === null ? 0 : EDITIONS[edition];
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
