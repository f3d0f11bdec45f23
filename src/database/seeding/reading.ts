import type { z } from 'zod';
import { readAs } from '../../engine/reading.ts';

/** An entry, or all that is wrong in it and where. */
export type Reading<T> = { readonly value: T } | { readonly wrong: readonly Wrong[] };

interface Wrong {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

export function bySchema<T>(schema: z.ZodType<T>, given: unknown): Reading<T> {
  const parsed = schema.safeParse(given);
  if (parsed.success) return { value: parsed.data };
  return {
    wrong: parsed.error.issues.map(({ path, message }) => ({ path, message: `${placeOf(path)}${message}` })),
  };
}

/** As what strangers send is read: of forms within forms, only what is wrong with the one that was meant is told. */
export function inVocabulary<T>(schema: z.ZodType<T>, given: unknown): Reading<T> {
  const read = readAs(schema, given);
  if ('value' in read) return read;
  return {
    wrong: read.mistakes.map(({ pointer, message, suggestion }) => {
      const path = stepsOf(pointer);
      const meant = suggestion === null ? '' : ` Did you mean “${suggestion}”?`;
      return { path, message: `${placeOf(path)}${message}${meant}` };
    }),
  };
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.length > 0 ? `${path.map(String).join('.')}: ` : '';
}

/** The steps of a JSON Pointer (RFC 6901). */
function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}
