import type { WrittenFormat } from '../formats.ts';

export interface WrittenDeckList {
  readonly format: WrittenFormat;
  readonly text: string;
  readonly mediaType: string;
  /** Of the file, without a dot. */
  readonly extension: string;
  /** What the format cannot store: one entry for each kind. */
  readonly lost: readonly Lost[];
  /** What the format requires and the list does not contain, so that its own program may refuse the file. */
  readonly lacking: readonly Lacking[];
}

/** Parts of one kind that a format cannot store. */
export interface Lost {
  readonly what: LostKind;
  readonly count: number;
  /** JSON pointers into Arbiter's own form of the list; of an unread line, none. */
  readonly places: readonly string[];
  readonly message: string;
}

export type LostKind =
  | 'name'
  | 'author'
  | 'notes'
  | 'game'
  | 'plugin'
  | 'told'
  | 'comment'
  /** Its lines are in the deck. */
  | 'zone'
  | 'heading'
  | 'set'
  | 'number'
  | 'key'
  | 'note'
  /** The definition of a card of the list's own; its title stays. */
  | 'card'
  /** A line that could not be read. */
  | 'line';

export interface Lacking {
  readonly what: 'plugin' | 'key' | 'image';
  readonly count: number;
  readonly places: readonly string[];
  readonly message: string;
}
