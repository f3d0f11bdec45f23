import { type Schema, unwrapped } from './forms.ts';

/** What many write where something else belongs: why it cannot stand there, and what to write instead. */
export interface Hint {
  readonly message: string;
  readonly suggestion: string | null;
}

/** Undefined for what is not written so; what may stand there, it must not be told of. */
export type HintFor = (given: unknown) => Hint | undefined;

const hints = new WeakMap<Schema, HintFor>();

/** From now on mistakes at such a place are told so. */
export function hintsAt(schema: Schema, hint: HintFor): void {
  hints.set(schema, hint);
}

export function hintAt(schema: Schema, given: unknown): Hint | undefined {
  const inner = unwrapped(schema);
  return hints.get(schema)?.(given) ?? (inner === undefined ? undefined : hintAt(inner, given));
}
