import type { Entry } from '../../../card-files/entries.ts';
import { shortName } from '../../../card-files/reading/short-name.ts';

/** What a kept file says, and what it is called. Files stand in the order in which they are heard: the last one prevails. */
export interface HeardFile {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/** One thing that a file says, with what the file is called in public. */
export type Heard<E extends Entry> = E & { readonly from: string };

/** All that the files say of one kind, in the order in which they are heard. */
export function heard<K extends Entry['kind']>(
  files: readonly HeardFile[],
  kind: K,
): Heard<Extract<Entry, { kind: K }>>[] {
  return files.flatMap(({ name, entries }) =>
    entries
      .filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind)
      .map((entry) => ({ ...entry, from: shortName(name) })),
  );
}
