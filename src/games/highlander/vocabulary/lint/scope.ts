import * as shared from '../../../vocabulary/lint/scope.ts';
import type { Choice } from '../choices.ts';
import type { EventPart } from './event-parts.ts';

/** What was chosen under a name, an Exertion, cards to which something was done, or a deed. */
export type Means = Choice['choose'] | 'exertion' | 'challenge' | 'cards-done' | 'done';
export type Named = shared.Named<Means>;

/** What can be spoken of at a place. */
export interface Scope extends shared.Scope<Means, EventPart> {
  /** The card is played in conjunction with another. */
  readonly conjoined: boolean;
}

export const nothing: Scope = { ...shared.nothing, conjoined: false };

/** What is remembered of what was said within: its names. */
export function remembering(scope: Scope, { names }: Scope): Scope {
  return shared.withNames(scope, names);
}
