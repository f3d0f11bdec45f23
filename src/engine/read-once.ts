import type { z } from 'zod';
import { readsItself } from './plain-reading.ts';

/** What is remembered together at most, and how long in letters one may be. */
const MOST = 1000;
const LONGEST = 10_000;

/**
 * A schema whose values are read once, however often the same is sent: what is written with the same letters is the
 * same value, which nobody changes. What is wrong is looked at anew each time.
 */
export function readOnce<Schema extends z.ZodType>(schema: Schema): Schema {
  const { _zod: zod } = schema;
  const read = zod.run;
  const known = new Map<string, unknown>();
  zod.run = (payload, context) => {
    const { value } = payload;
    const letters = typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined;
    if (letters === undefined || letters.length > LONGEST) return read(payload, context);
    if (known.has(letters)) {
      payload.value = known.get(letters);
      return payload;
    }
    const result = read(payload, context);
    if (!(result instanceof Promise) && result.issues.length === 0) {
      if (known.size === MOST) known.clear();
      known.set(letters, result.value);
    }
    return result;
  };
  readsItself(schema);
  return schema;
}
