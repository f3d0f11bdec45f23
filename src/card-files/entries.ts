import type { Told } from '../games/content/abilities.ts';
import type { Edition } from '../games/content/card-set.ts';
import type { TextVersionKind } from '../games/content/text-version.ts';

/** A place in the given files. */
export interface Place {
  /** The name of the file, as given. */
  readonly file: string;
  /** Line, row of a sheet, or line of NDJSON, from 1; null where it is the whole file. */
  readonly line: number | null;
  /** The heading of the column, the attribute, or the JSON pointer; null where it is the whole line. */
  readonly column: string | null;
}

/**
 * A remark on what was given. `error`: it was not imported. `difference`: Arbiter's own content has another value, which
 * stays in force. `contradiction`: another file, or another place in this one, has another value, which prevails.
 * `note`: it was imported and deserves a look (kept as it was written, or unknown).
 */
export interface Remark {
  readonly level: 'error' | 'difference' | 'contradiction' | 'note';
  /** A stable word. */
  readonly code: string;
  readonly place: Place;
  /** The other place that the remark is about: where the prevailing value is, or a title nearly the same. */
  readonly other?: Place;
  readonly message: string;
}

/** A printing of a card in a file. An absent key means that the file does not mention it. */
export interface PrintingEntry {
  readonly kind: 'printing';
  readonly place: Place;
  /** Without a mark of its version. */
  readonly title: string;
  readonly subtitle?: string | null;
  /** Code or name, as written. */
  readonly set: string;
  readonly number: string | null;
  readonly errataNumber?: number | null;
  /** How the number is known: printed, unless told. */
  readonly errataNumberBasis?: 'inferred';
  /** The words printed on it; empty where it has none. */
  readonly text?: string;
  /** Only those the file speaks of, by the keys of the game. */
  readonly figures: Readonly<Record<string, unknown>>;
  /** What the columns hold that nobody knows, by their headings. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The file's own name for the printing (image, GUID), by which it is known again when its title changes. */
  readonly key: string | null;
}

export interface SetEntry {
  readonly kind: 'set';
  readonly place: Place;
  readonly code: string;
  readonly name?: string;
  readonly order?: number;
  readonly date?: string;
  readonly edition?: Edition;
}

/** A document that people keep, in which rulings and errata stand. */
export interface SourceEntry {
  readonly kind: 'source';
  readonly place: Place;
  readonly title: string;
  readonly issuer?: string;
  readonly date?: string;
  readonly about?: string;
}

/** A wording that a document issues for a card. */
export interface ErrataEntry {
  readonly kind: 'errata';
  readonly place: Place;
  /** Name or slug, as written. */
  readonly card: string;
  readonly text: string;
  readonly versionKind: Exclude<TextVersionKind, 'printed'>;
  readonly errataNumber: number | null;
  /** Title or id of the document, as written. */
  readonly source: string;
  readonly section: string | null;
}

export interface RulingEntry {
  readonly kind: 'ruling';
  readonly place: Place;
  /** Names or slugs, as written. */
  readonly cards: readonly string[];
  readonly question: string | null;
  readonly statement: string;
  readonly source: string;
  readonly section: string | null;
  readonly date: string | null;
  readonly issuer: string | null;
}

/** A named list of sets to play with. */
export interface FormatEntry {
  readonly kind: 'format';
  readonly place: Place;
  readonly name: string;
  /** Codes or names, as written. */
  readonly sets: readonly string[];
}

/** What a card does by one of its texts, in the vocabulary of its game. */
export interface AbilitiesEntry {
  readonly kind: 'abilities';
  readonly place: Place;
  /** Name or slug, as written. */
  readonly card: string;
  /** The text, or its hash. */
  readonly worded: { readonly text: string } | { readonly textHash: string };
  readonly told: Told;
  readonly abilities: readonly unknown[];
}

/** One thing that a file says. */
export type Entry =
  | PrintingEntry
  | SetEntry
  | SourceEntry
  | ErrataEntry
  | RulingEntry
  | FormatEntry
  | AbilitiesEntry;

/** All that one file says, in its order. */
export interface ReadFile {
  /** When the file was made or last corrected, where it says so: of two files that contradict each other, the later prevails. */
  readonly date?: string;
  readonly entries: readonly Entry[];
  readonly remarks: readonly Remark[];
  /** How many rows, cards or objects the file holds: each is an entry, says again what one before said, or has an `error`. */
  readonly rows: number;
}
