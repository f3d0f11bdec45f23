import { type Schema, unwrapped } from './forms.ts';

/** A common mistake: why the value is not valid, and what to write instead. */
export interface Hint {
  readonly message: string;
  readonly suggestion: string | null;
}

/** Undefined if the value is not this mistake. Is asked about invalid values only. */
export type HintFor = (given: unknown) => Hint | undefined;

const hints = new WeakMap<Schema, HintFor>();

/** Registers the hint for mistakes at places of this schema. */
export function hintsAt(schema: Schema, hint: HintFor): void {
  hints.set(schema, hint);
}

export function hintAt(schema: Schema, given: unknown): Hint | undefined {
  const inner = unwrapped(schema);
  return hints.get(schema)?.(given) ?? (inner === undefined ? undefined : hintAt(inner, given));
}
