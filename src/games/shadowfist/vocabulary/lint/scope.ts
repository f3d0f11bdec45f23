import * as shared from '../../../vocabulary/lint/scope.ts';
import type { Means } from '../../words/word.ts';
import type { EventPart } from './event-parts.ts';

export type { Means };
export type Named = shared.Named<Means>;

/** What can be spoken of at a place. */
export interface Scope extends shared.Scope<Means, EventPart> {
  /** The card is a State: it has a subject, and so has what it grants. */
  readonly subject: boolean;
  /** A card was turned to be maintained. */
  readonly maintained: boolean;
}

export const nothing: Scope = { ...shared.nothing, subject: false, maintained: false };

/** What is remembered of what was said within: its names, and that a card is maintained. */
export function remembering(scope: Scope, { names, maintained }: Scope): Scope {
  return { ...shared.withNames(scope, names), maintained };
}
