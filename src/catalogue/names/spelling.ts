import { fold } from '../../games/fold.ts';
import type { NameEntry } from './name-index.ts';
import { type Reading, read, readings } from './reading.ts';
import { compareText } from './sorted.ts';

/** One way to write one entry's name. */
export interface Spelling {
  readonly entry: NameEntry;
  /** The entry's place in the order of folded names, then ids: decides ties. */
  readonly order: number;
  /** A former title, a bare title, a slug: anything but the full name. */
  readonly alias: boolean;
  readonly reading: Reading;
  /** The words of the entry's additions. */
  readonly additions: ReadonlySet<string>;
}

/** Every spelling of every entry, shortest first, so that a list cut short keeps the names most fully typed. */
export function spellingsOf(entries: readonly NameEntry[]): readonly Spelling[] {
  return inOrder(entries)
    .flatMap((entry, order) => spellingsOfOne(entry, order))
    .sort(
      (a, b) =>
        a.reading.joined.length - b.reading.joined.length ||
        compareText(a.reading.full, b.reading.full) ||
        a.order - b.order,
    );
}

function inOrder(entries: readonly NameEntry[]): readonly NameEntry[] {
  return entries
    .map((entry) => ({ entry, folded: fold(entry.name) }))
    .sort(
      (a, b) =>
        compareText(a.folded, b.folded) ||
        compareText(a.entry.id, b.entry.id) ||
        compareText(a.entry.game, b.entry.game),
    )
    .map(({ entry }) => entry);
}

function spellingsOfOne(entry: NameEntry, order: number): Spelling[] {
  const spellings: Spelling[] = [];
  const seen = new Set<string>();
  const additions = new Set(entry.additions.flatMap((addition) => read(addition).words));
  const write = (name: string, alias: boolean) => {
    for (const reading of readings(name)) {
      if (reading.joined === '' || seen.has(reading.full)) continue;
      seen.add(reading.full);
      spellings.push({ entry, order, alias, reading, additions });
    }
  };
  write(entry.name, false);
  for (const alias of entry.aliases) write(alias, true);
  return spellings;
}

/** The entries of the spellings, each once, in the order that decides ties. */
export function entriesOf(spellings: readonly Spelling[]): readonly NameEntry[] {
  const byOrder = new Map(spellings.map(({ order, entry }) => [order, entry]));
  return [...byOrder].sort(([a], [b]) => a - b).map(([, entry]) => entry);
}
