import type { Entry, PrintingEntry } from '../../card-files/entries.ts';
import type { Game } from '../../games/registry.ts';
import type { GivenSlug } from './merging/slugs.ts';

/** What a file said before, and what it says now. */
export interface Replaced {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
}

/**
 * A title that is corrected in a file is the same card still. Where nothing is left of the card as it was called, its
 * slug goes with the printing: it leads to the card that is now called so, or, where there was none, it stays the slug
 * of the card under its new title.
 */
export function movedSlugs(
  game: Game,
  given: readonly GivenSlug[],
  replaced: readonly Replaced[],
  /** What makes each card one that files tell of after the change. */
  left: ReadonlySet<string>,
): readonly GivenSlug[] {
  const moves = new Map(replaced.flatMap((file) => movesIn(game, file)).filter(([from]) => !left.has(from)));
  if (moves.size === 0) return given;
  const present = new Set(given.filter(({ former }) => !former).map(({ identity }) => identity));
  return given.map((slug) => {
    const identity = moves.get(slug.identity);
    if (identity === undefined) return slug;
    const taken = present.has(identity);
    present.add(identity);
    return { ...slug, identity, former: slug.former || taken };
  });
}

/** What makes two printings one card, by the game. */
export function identityOf(game: Game, { title, subtitle, figures }: PrintingEntry): string {
  return game.columns.identity({ title, subtitle: subtitle ?? null, figures });
}

/** From what a card was called in a file to what it is called now. */
function movesIn(game: Game, file: Replaced): [string, string][] {
  const before = file.before.filter(isPrinting);
  const after = file.after.filter(isPrinting);
  const knownBefore = new Set(before.map((entry) => identityOf(game, entry)));
  return traces.flatMap((trace) => {
    const now = tracedBy(trace, after);
    return [...tracedBy(trace, before)].flatMap(([at, was]): [string, string][] => {
      const is = now.get(at);
      if (is === undefined) return [];
      const [from, to] = [identityOf(game, was), identityOf(game, is)];
      // The next line moves up where one is taken out: that one is another card.
      const movedUp = trace === byLine && knownBefore.has(to);
      return from === to || movedUp ? [] : [[from, to]];
    });
  });
}

/** By what a printing is known again; undefined where it has no such thing. */
type Trace = (entry: PrintingEntry) => readonly unknown[] | undefined;

const byLine: Trace = ({ set, place, text, figures }) => [set, place.line, text, figures];
const byNumber: Trace = ({ set, number, text, figures }) =>
  number === null ? undefined : [set, number, text, figures];
const byKey: Trace = ({ set, key }) => (key === null ? undefined : [set, key]);

/** The surest last: it prevails. */
const traces: readonly Trace[] = [byLine, byNumber, byKey];

/** Printings by their traces; what several share tells nothing. */
function tracedBy(trace: Trace, entries: readonly PrintingEntry[]): Map<string, PrintingEntry> {
  const found = new Map<string, PrintingEntry | undefined>();
  for (const entry of entries) {
    const at = trace(entry);
    if (at === undefined) continue;
    const key = JSON.stringify(at);
    found.set(key, found.has(key) ? undefined : entry);
  }
  return new Map([...found].flatMap(([key, entry]) => (entry === undefined ? [] : [[key, entry]])));
}

export function isPrinting(entry: Entry): entry is PrintingEntry {
  return entry.kind === 'printing';
}
