import { A_STEP, type Steps } from '../engine/steps.ts';
import { fold } from '../games/fold.ts';
import type { Named, NameEntry } from './name-index.ts';
import { initialsOf, read, readingOf, readings } from './reading.ts';
import { compareText, inOrder, put } from './sorted.ts';

/** One way to write one entry's name. */
export interface Spelling {
  readonly entry: Named;
  /** The entry's place in the order of folded names, then ids: decides ties. */
  readonly order: number;
  /** A former title, a bare title, a slug: anything but the full name. */
  readonly alias: boolean;
  /** The name or alias, as it is written. */
  readonly written: string;
  /** Whether some of its words are initials: "UL Attack". Then it is no name that a card has. */
  readonly initials: boolean;
  /** What it reads: its words, with a leading article. */
  readonly full: string;
  /** The words of the entry's additions. */
  readonly additions: ReadonlySet<string>;
}

/** Every spelling of every entry, shortest first, so that a list cut short keeps the names most fully typed. */
export function* spellingsOf(entries: readonly NameEntry[]): Steps<readonly Spelling[]> {
  const additionsOf = createAdditions();
  const spellings: Spelling[] = [];
  const lengths: number[] = [];
  for (const [order, entry] of (yield* entriesInOrder(entries)).entries()) {
    if (order % 64 === 0) yield;
    for (const spelling of spellingsOfOne(entry, order, additionsOf(entry))) {
      spellings.push(spelling);
      lengths.push(readingOf(spelling.full).joined.length);
    }
  }
  const sorted = yield* inOrder(
    spellings.length,
    (a, b) =>
      (lengths[a] ?? 0) - (lengths[b] ?? 0) ||
      compareText(spellings[a]?.full ?? '', spellings[b]?.full ?? '') ||
      a - b,
  );
  return yield* put(spellings, sorted);
}

function* entriesInOrder(entries: readonly NameEntry[]): Steps<readonly NameEntry[]> {
  const folded: string[] = [];
  for (const { name } of entries) {
    if (folded.length % A_STEP === 0) yield;
    folded.push(fold(name));
  }
  const sorted = yield* inOrder(entries.length, (a, b) => {
    const [one, other] = [entries[a], entries[b]];
    if (one === undefined || other === undefined) return 0;
    return (
      compareText(folded[a] ?? '', folded[b] ?? '') ||
      compareText(one.id, other.id) ||
      compareText(one.game, other.game)
    );
  });
  return yield* put(entries, sorted);
}

/** Many cards have the same additions; they are read once. */
function createAdditions(): (entry: NameEntry) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return ({ additions }) => {
    const key = additions.join('\n');
    const words = known.get(key) ?? new Set(additions.flatMap((addition) => read(addition).words));
    known.set(key, words);
    return words;
  };
}

function spellingsOfOne(entry: NameEntry, order: number, additions: ReadonlySet<string>): Spelling[] {
  const spellings: Spelling[] = [];
  const seen = new Set<string>();
  const { id, game, name, aliases } = entry;
  // The aliases are not kept beside the spellings.
  const named: Named = { id, game, name };
  const write = (written: string, alias: boolean, initials: boolean, all: readonly string[]) => {
    for (const full of all) {
      if (full === '' || seen.has(full)) continue;
      seen.add(full);
      spellings.push({ entry: named, order, alias, written, initials, full, additions });
    }
  };
  write(name, false, false, readings(name));
  for (const alias of aliases) write(alias, true, false, readings(alias));
  for (const written of [name, ...aliases]) write(written, true, true, initialsOf(read(written)));
  return spellings;
}

/** The entries of the spellings, each once, in the order that decides ties. */
export function entriesOf(spellings: readonly Spelling[]): readonly Named[] {
  const byOrder = new Map(spellings.map(({ order, entry }) => [order, entry]));
  return [...byOrder].sort(([a], [b]) => a - b).map(([, entry]) => entry);
}
