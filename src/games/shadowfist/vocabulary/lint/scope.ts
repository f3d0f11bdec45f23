import type { Choice } from '../choices.ts';
import type { EventPart } from './event-parts.ts';

/** What a name stands for. */
export interface Named {
  /** What was chosen under it, what was drawn, whether it was done, or the X of the card. */
  readonly means: Choice['choose'] | 'drawn' | 'done' | 'x';
  /** Of a mode, what could be chosen. */
  readonly modes: readonly string[];
  /** The JSON Pointer to a name that is there to be read; null where it need not be, as that of a target. */
  readonly toBeRead: string | null;
}

/** What can be spoken of at a place. */
export interface Scope {
  readonly names: ReadonlyMap<string, Named>;
  /** The parts of the event that is spoken of; null if none is. */
  readonly event: ReadonlySet<EventPart> | null;
  /** The card is a State: it has a subject, and so has what it grants. */
  readonly subject: boolean;
  /** One of several cards, or of several players, is being looked at. */
  readonly each: boolean;
  readonly thatPlayer: boolean;
  /** The text is given to the card by another. */
  readonly granted: boolean;
  /** A card was turned to be maintained. */
  readonly maintained: boolean;
}

export function withName(scope: Scope, name: string, meaning: Named): Scope {
  return { ...scope, names: new Map([...scope.names, [name, meaning]]) };
}

/** What is remembered of what was said within: its names, and that a card is maintained. */
export function remembering(scope: Scope, { names, maintained }: Scope): Scope {
  return { ...scope, names: new Map([...scope.names, ...names]), maintained };
}
