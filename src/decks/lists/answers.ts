import type { DeckList, Place } from './deck-list.ts';
import type { DeckFormat } from './formats.ts';

/** Why nothing is read: the list has to be mended first. */
export interface ListProblem {
  readonly code: ProblemCode;
  readonly message: string;
  readonly place: Place;
}

/** Worth a look: something could be read in more than one way, disagrees with itself or was left unread. */
export interface ListRemark {
  readonly code: RemarkCode;
  readonly message: string;
  readonly place: Place;
}

export type ProblemCode =
  | 'list/empty'
  | 'list/too-large'
  | 'list/too-many-lines'
  | 'list/too-many-copies'
  | 'list/too-many-zones'
  | 'list/too-long'
  | 'list/not-text'
  | 'list/not-a-deck'
  | 'line/quantity'
  | 'line/no-title'
  | 'xml/broken'
  | 'xml/entities'
  | 'xml/too-deep'
  | 'json/broken'
  | 'json/key-twice'
  | 'json/invalid'
  /** A card of the list's own is not in the form of its game. */
  | 'card/invalid'
  /** It says otherwise than the catalogue. */
  | 'card/contradicts-catalogue';

export type RemarkCode =
  /** No title is known that the line could be; it is read by its form alone. */
  | 'line/undecided'
  /** Two readings of the line have known titles. */
  | 'line/either'
  /** A mark after a known title is no known set, and kept as a note. */
  | 'line/mark-kept'
  /** A number that can be no quantity is kept in the title. */
  | 'line/number-kept'
  /** A card without a name is called by its key. */
  | 'line/no-name'
  /** The line may be a heading; it is read as a card. */
  | 'line/heading-or-card'
  /** The line is the name of a zone and a known title; it is read as the zone. */
  | 'line/zone-or-card'
  /** The first line is a known title; it is read as a card and may be the name of the deck. */
  | 'line/name-or-card'
  /** What stands above the cards is taken for what it seems to be. */
  | 'list/header'
  /** A blank line that other programs take for the beginning of a sideboard. */
  | 'list/blank-line'
  /** A count that the list tells is not what stands in it. */
  | 'list/count-differs'
  | 'list/unknown-game'
  /** What the file says beside the cards and is not kept. */
  | 'list/left-unread'
  | 'list/not-utf-8'
  /** An ampersand that XML would have written as `&amp;`. */
  | 'xml/ampersand';

export type ReadDeckList =
  | {
      readonly ok: true;
      readonly format: DeckFormat;
      readonly list: DeckList;
      /** Whether the list itself tells any of its zones; one that tells none is all `Deck`. */
      readonly namesZones: boolean;
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
