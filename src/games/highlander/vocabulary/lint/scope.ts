import type { Choice } from '../choices.ts';
import type { EventPart } from './event-parts.ts';

/** What a name stands for: what was chosen under it, an Exertion, cards to which something was done, or a deed. */
export interface Named {
  readonly means: Choice['choose'] | 'exertion' | 'challenge' | 'cards-done' | 'done';
  /** Of a mode, what could be chosen. */
  readonly modes: readonly string[];
  /** The JSON Pointer to a name that is there to be read; null where it need not be. */
  readonly toBeRead: string | null;
}

/** What can be spoken of at a place. */
export interface Scope {
  readonly names: ReadonlyMap<string, Named>;
  /** The parts of the event that is spoken of; null if none is. */
  readonly event: ReadonlySet<EventPart> | null;
  /** The card is played in conjunction with another. */
  readonly conjoined: boolean;
  /** One of several cards, or of several players, is being looked at. */
  readonly each: boolean;
  readonly thatPlayer: boolean;
  /** The text is given to the card by another. */
  readonly granted: boolean;
}

export function withName(scope: Scope, name: string, meaning: Named): Scope {
  return { ...scope, names: new Map([...scope.names, [name, meaning]]) };
}

/** What is remembered of what was said within: its names. */
export function remembering(scope: Scope, { names }: Scope): Scope {
  return { ...scope, names: new Map([...scope.names, ...names]) };
}
