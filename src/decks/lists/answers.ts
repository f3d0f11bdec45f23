import type { DeckList, Place } from './deck-list.ts';
import type { DeckFormat } from './formats.ts';

/** Why the list as a whole cannot be read. */
export interface ListProblem {
  readonly code: ProblemCode | UnreadCode;
  readonly message: string;
  readonly place: Place;
}

/** Something in the list that is ambiguous, contradictory or ignored. */
export interface ListRemark {
  readonly code: RemarkCode;
  readonly message: string;
  readonly place: Place;
}

/** A line that could not be read: its card or its quantity is unknown. The other lines are read without it. */
export interface UnreadLine {
  readonly code: UnreadCode;
  readonly message: string;
  readonly place: Place;
  /** The zone that the line belongs to; null where the list names none. */
  readonly zone: string | null;
  /** Null where it is unknown. */
  readonly quantity: number | null;
  /** Null where it is unknown. */
  readonly title: string | null;
  /** The beginning of the line as written; null in a format that does not consist of lines. */
  readonly written: string | null;
}

export type UnreadCode =
  | 'line/quantity'
  | 'line/no-title'
  | 'line/too-long'
  /** A value of JSON has the wrong type. */
  | 'line/invalid'
  /** A card of your own does not have the form of its game. */
  | 'card/invalid'
  | 'card/contradicts-catalogue';

export type ProblemCode =
  | 'list/empty'
  | 'list/too-large'
  | 'list/too-many-lines'
  | 'list/too-many-copies'
  | 'list/too-many-zones'
  | 'list/not-text'
  | 'list/not-a-deck'
  | 'xml/broken'
  | 'xml/entities'
  | 'xml/too-deep'
  | 'json/broken'
  | 'json/invalid';

export type RemarkCode =
  /** The line contains no known title; it is read by its form alone. */
  | 'line/undecided'
  /** Two readings of the line have known titles. */
  | 'line/either'
  /** A mark after a known title is not a known set; it is kept as a note. */
  | 'line/mark-kept'
  /** A number that cannot be a quantity is kept in the title. */
  | 'line/number-kept'
  /** A card without a name is called by its key. */
  | 'line/no-name'
  /** The line may be a heading; it is read as a card. */
  | 'line/heading-or-card'
  /** The line is the name of a zone and a known title; it is read as the zone. */
  | 'line/zone-or-card'
  /** The first line is a known title; it is read as a card and may be the name of the deck. */
  | 'line/name-or-card'
  /** The lines above the cards are read as the name of the deck, its author or notes. */
  | 'list/header'
  /** A blank line that other programs take for the beginning of a sideboard. */
  | 'list/blank-line'
  /** A count in the list is not the number of cards in it. */
  | 'list/count-differs'
  | 'list/unknown-game'
  /** Something that a deck list cannot store. */
  | 'list/left-unread'
  /** Words that are longer than allowed are cut. */
  | 'list/cut'
  /** Control characters and halves of characters are removed. */
  | 'list/characters-removed'
  /** More lines are unread than are shown. */
  | 'list/more-unread'
  | 'list/not-utf-8'
  /** An ampersand that XML would write as `&amp;`. */
  | 'xml/ampersand'
  /** A value beside the lines has the wrong type and is ignored. */
  | 'json/ignored'
  /** An object has a key twice; the last value is read. */
  | 'json/key-twice';

export type ReadDeckList =
  | {
      readonly ok: true;
      readonly format: DeckFormat;
      readonly list: DeckList;
      /** Whether the list names any of its zones; in a list without zones every card is in `Deck`. */
      readonly namesZones: boolean;
      readonly unread: readonly UnreadLine[];
      readonly remarks: readonly ListRemark[];
    }
  | { readonly ok: false; readonly format: DeckFormat | null; readonly problems: readonly ListProblem[] };

/** Thrown where reading cannot go on. */
export class UnreadableList extends Error {
  override readonly name = 'UnreadableList';
  readonly problems: readonly ListProblem[];

  constructor(problems: readonly ListProblem[]) {
    super(problems.map(({ message }) => message).join(' '));
    this.problems = problems;
  }
}

export function unreadable(code: ProblemCode, message: string, place: Place): UnreadableList {
  return new UnreadableList([{ code, message, place }]);
}
