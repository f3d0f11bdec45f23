import type { z } from 'zod';
import { isRecord } from './forms.ts';
import { readsBy, WRONG } from './plain-reading.ts';

/** What is remembered together at most, and how long in letters one may be. */
const MOST = 1000;
const LONGEST = 10_000;

/**
 * A schema whose values are read once, however often the same is sent: what is written with the same letters is the
 * same value, which nobody changes. What is wrong is looked at anew each time.
 */
export function readOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const known = new Map<string, unknown>();
  const keep = (letters: string, value: unknown): void => {
    if (letters === TOO_LONG) return;
    if (known.size === MOST) known.clear();
    known.set(letters, value);
  };
  const { _zod: zod } = schema;
  const bySchema = zod.run;
  zod.run = (payload, context) => {
    const letters = lettersOf(payload.value);
    if (known.has(letters)) {
      payload.value = known.get(letters);
      return payload;
    }
    const result = bySchema(payload, context);
    if (!(result instanceof Promise) && result.issues.length === 0) keep(letters, result.value);
    return result;
  };
  readsBy(schema, (plainly) => (given) => {
    const letters = lettersOf(given);
    if (known.has(letters)) return known.get(letters);
    const value = plainly(given);
    if (value !== WRONG) keep(letters, value);
    return value;
  });
  return schema;
}

const TOO_LONG = '';

function lettersOf(given: unknown): string {
  const letters = isRecord(given) ? JSON.stringify(given) : TOO_LONG;
  return letters.length > LONGEST ? TOO_LONG : letters;
}
