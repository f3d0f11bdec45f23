import type { SetEntry } from '../content/card-set.ts';
import { type Contender, type Copy, closeness, covers, isPrintedOn } from './law.ts';

/** What tells when a set was printed. */
export type PlaceInPrinting = Pick<SetEntry, 'edition' | 'order' | 'date'>;

/** The first edition before the second, then in order of printing, then by date; what is unknown comes first. */
export function inOrderOfPrinting(a: PlaceInPrinting, b: PlaceInPrinting): number {
  return (
    editionOrder(a) - editionOrder(b) ||
    (a.order ?? 0) - (b.order ?? 0) ||
    compareText(a.date ?? '', b.date ?? '')
  );
}

function editionOrder({ edition }: PlaceInPrinting): number {
  return edition === null ? 0 : { first: 1, second: 2 }[edition];
}

/** What is printed first, then by source and place in it. */
export function inOrderOfIssue(a: Contender, b: Contender): number {
  return a.rank - b.rank || a.position - b.position || compareText(a.id ?? '', b.id ?? '');
}

/**
 * For wordings that the law leaves side by side on a copy: held words first, then the copy's own, then those aimed
 * most closely, of which what it shows is one, then official ones before what is printed and that before what others
 * say, then the last issued.
 */
export function byPreference(copy: Copy): (a: Contender, b: Contender) => number {
  const merits = (one: Contender) => {
    const { id, text, appliesTo, official, rank } = one;
    const shown = isPrintedOn(one, copy);
    const aim = shown ? SHOWN : closeness(appliesTo);
    const own = shown || covers(appliesTo, copy);
    return [id !== null || text !== null, text !== null, own, aim, official, rank === 0].map(Number);
  };
  return (a, b) => compareInTurn(merits(b), merits(a)) || inOrderOfIssue(b, a);
}

/** What a copy shows is meant for it as much as what names it. */
const SHOWN = closeness({ to: 'printings', printings: [] });

/** Compares two rows of numbers by the first place where they differ. */
export function compareInTurn(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((number, index) => number !== b[index]);
  return place === -1 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}

/** By the codes of the letters, the same on every machine. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
