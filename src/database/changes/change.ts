import { z } from 'zod';
import type { GameSlug } from '../../games/registry.ts';

/** What became of something. */
export const changeKind = z.enum(['created', 'updated', 'merged', 'removed']);
export type ChangeKind = z.infer<typeof changeKind>;

/** What kinds of thing a change of content is told of. */
export const changedKind = z.enum([
  'source',
  'ruleset',
  'set',
  'card',
  'group',
  'ruling',
  'rule',
  'term',
  'format',
]);
export type ChangedKind = z.infer<typeof changedKind>;

/** One part that is different; null where it was not there, or is no more. */
export interface FieldChange {
  /** A path of names: `title`, `figures.cost`, `printings.standard/12.text`. */
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** One thing that a change of content did. */
export interface ContentChange {
  readonly change: ChangeKind;
  readonly game: GameSlug;
  readonly of: ChangedKind;
  /** The slug of a card or a format, the code of a set, or the id of anything else. */
  readonly subject: string;
  readonly name: string;
  /** The slug of the card that a merged one became part of. */
  readonly into: string | null;
  /** Empty unless it was updated. */
  readonly fields: readonly FieldChange[];
}
