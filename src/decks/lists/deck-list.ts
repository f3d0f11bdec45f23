import type { WrittenCard } from '../../games/decks/own-card.ts';
import type { GameSlug } from '../../games/registry.ts';

/** A deck as in the list, in any format: titles as written, found or not. */
export interface DeckList extends About {
  readonly comments: readonly Comment[];
  /** In the order of the list; each has lines or headings, and no two have one name. */
  readonly zones: readonly Zone[];
}

export interface About {
  readonly name: string | null;
  readonly author: string | null;
  /** Of one or several lines, which end in LF. */
  readonly notes: string | null;
  /** Null where the list names none, or none that is known. */
  readonly game: GameSlug | null;
  /** What another program calls its game: a plugin of LackeyCCG, a GUID of OCTGN. */
  readonly plugin: string | null;
  /** How many cards the list says that it has. */
  readonly told: number | null;
}

/** A part of the deck that is kept apart from the others: superzone, section, sideboard, Pre-Game, Endurance. */
export interface Zone {
  readonly name: string;
  /** How many cards the list says that stand here. */
  readonly told: number | null;
  readonly lines: readonly ListLine[];
  /** In order. */
  readonly headings: readonly Heading[];
}

export interface ListLine {
  readonly quantity: number;
  readonly title: string;
  /** A card that the list brings along; absent if the title says which card is meant. */
  readonly card?: WrittenCard;
  /** Code or name, as written. */
  readonly set: string | null;
  /** The collector number. */
  readonly number: string | null;
  /** What another program knows the printing by: the name of an image, a GUID. */
  readonly key: string | null;
  /** What the player says of it. */
  readonly note: string | null;
  /** The whole line of a text; null in other formats. */
  readonly written: string | null;
  readonly place: Place;
}

/** Groups the lines of a zone from one on, until the next heading. */
export interface Heading {
  readonly text: string;
  /** `Sites 10 FSS 2 NFS` tells two counts, `Events 4` one that is of nothing else. */
  readonly counts: readonly Count[];
  /** How many lines of the zone stand above it. */
  readonly before: number;
  readonly place: Place;
}

export interface Count {
  readonly count: number;
  readonly of: string | null;
}

export interface Comment {
  readonly text: string;
  readonly place: Place;
}

/** A place in the given list; all null if there was none. */
export interface Place {
  /** From 1. */
  readonly line: number | null;
  /** From 1, in characters. */
  readonly column: number | null;
  /** Of JSON (RFC 6901). */
  readonly pointer: string | null;
}

export const nowhere: Place = { line: null, column: null, pointer: null };

export const onLine = (line: number, column: number | null = null): Place => ({
  line,
  column,
  pointer: null,
});

export function copiesIn(lines: readonly ListLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
