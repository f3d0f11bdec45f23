import type { Entry } from '../../../card-files/entries.ts';
import { shortName } from '../../../card-files/reading/short-name.ts';
import { compareText } from '../../../games/wording/order.ts';

/** A kept file. */
export interface HeardFile {
  readonly name: string;
  /** When it was made or last corrected; null where nothing says so. */
  readonly date: string | null;
  readonly entries: readonly Entry[];
}

/** One thing that a file says, with the file. */
export type Heard<E extends Entry> = E & {
  /** What the file is called in public. */
  readonly from: string;
  readonly fileDate: string | null;
};

/**
 * Files by precedence: where they contradict each other, the last prevails. A later date precedes an earlier one, any
 * date precedes none, and among equals the name decides, so that the order of import does not matter.
 */
export function byPrecedence<File extends HeardFile>(files: readonly File[]): File[] {
  return [...files].sort(
    (a, b) =>
      compareText(a.date ?? '', b.date ?? '') ||
      byNumbersIn(nameKey(a), nameKey(b)) ||
      compareText(nameKey(a), nameKey(b)) ||
      compareText(a.name, b.name),
  );
}

function nameKey({ name }: HeardFile): string {
  return shortName(name).toLowerCase();
}

const byNumbersIn = new Intl.Collator('en', { numeric: true }).compare;

/** All that the files say of one kind, in their order. */
export function heard<K extends Entry['kind']>(
  files: readonly HeardFile[],
  kind: K,
): Heard<Extract<Entry, { kind: K }>>[] {
  // Own keys first: V8 gives an object that begins with a spread a hidden class of its own, twice its size.
  return files.flatMap(({ name, date, entries }) =>
    entries
      .filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind)
      .map((entry) => ({ from: shortName(name), fileDate: date, ...entry })),
  );
}
