import { type Contender, type Copy, closeness, covers } from './law.ts';

/** What is printed first, then by source and place in it. */
export function inOrderOfIssue(a: Contender, b: Contender): number {
  return a.rank - b.rank || a.position - b.position || compareText(a.id ?? '', b.id ?? '');
}

/**
 * For wordings that the law leaves side by side on a copy: held words first, then the copy's own, then those aimed
 * most closely, then the last issued.
 */
export function byPreference(copy: Copy): (a: Contender, b: Contender) => number {
  const merits = ({ id, text, appliesTo }: Contender) =>
    [id !== null, text !== null, covers(appliesTo, copy), closeness(appliesTo)].map(Number);
  return (a, b) => compareInTurn(merits(b), merits(a)) || inOrderOfIssue(b, a);
}

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
