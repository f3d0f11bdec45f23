import type { SetEntry } from '../games/content/card-set.ts';
import { bare } from '../games/spellings.ts';

/** A set as lists name it. */
export type NamedSet = Pick<SetEntry, 'code' | 'name' | 'edition'>;

/** Finds sets by code or name, ignoring case and marks. */
export function setsCalled(sets: readonly NamedSet[]): (written: string) => NamedSet | undefined {
  const byName = new Map<string, NamedSet>();
  for (const set of sets) if (set.name !== null) byName.set(bare(set.name), set);
  for (const set of sets) byName.set(bare(set.code), set);
  return (written) => byName.get(bare(written));
}
