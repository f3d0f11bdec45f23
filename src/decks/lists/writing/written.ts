import type { WrittenFormat } from '../formats.ts';

export interface WrittenDeckList {
  readonly format: WrittenFormat;
  readonly text: string;
  readonly mediaType: string;
  /** Of the file, without a dot. */
  readonly extension: string;
  /** What the list says and the format cannot hold. */
  readonly lost: readonly Lost[];
  /** What the format asks for and the list does not say, so that its own program may not take it. */
  readonly lacking: readonly Lacking[];
}

export interface Lost {
  readonly what: LostKind;
  /** Where it stands in the list, as a JSON pointer into Arbiter's own form. */
  readonly where: string;
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
  | 'card';

export interface Lacking {
  readonly what: 'plugin' | 'key' | 'image';
  readonly where: string;
  readonly message: string;
}
