import type { About, Comment, DeckList, Heading, ListLine } from '../deck-list.ts';
import type { Lacking } from './written.ts';

/** How a format is written. */
export interface Writer {
  readonly holds: Holds;
  /** Writes a list of which nothing is left that the format cannot hold. */
  readonly write: (list: DeckList) => string;
  readonly lacking?: (list: DeckList) => readonly Lacking[];
}

/** What a format holds of each part of a list: the part, with null for all that is lost, or whether it holds it. */
export interface Holds {
  readonly about: (about: About) => About;
  readonly comment: (comment: Comment) => boolean;
  /** Of one that it cannot hold the lines go into the deck. */
  readonly zone: (name: string, list: DeckList) => boolean;
  readonly zoneTold: boolean;
  readonly heading: (heading: Heading) => boolean;
  readonly line: (line: ListLine) => ListLine;
  /** Whether it holds the cards that a list brings along; absent for no. */
  readonly cards?: true;
}

const nothingAbout: About = { name: null, author: null, notes: null, game: null, plugin: null, told: null };

/** Quantities, titles and zones, as every format holds them that knows zones. */
export const holdsLittle: Holds = {
  about: () => nothingAbout,
  comment: () => false,
  zone: () => true,
  zoneTold: false,
  heading: () => false,
  line: (line) => ({ ...line, set: null, number: null, key: null, note: null }),
};

/** The fields of the deck that the format can store. */
export function only(about: About, ...fields: readonly (keyof About)[]): About {
  return { ...nothingAbout, ...Object.fromEntries(fields.map((field) => [field, about[field]])) };
}
