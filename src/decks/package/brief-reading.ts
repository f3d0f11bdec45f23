import type { z } from 'zod';
import type { Read } from '../../engine/law.ts';
import { mistake, type Path } from '../../engine/mistake.ts';

/** Reads as `engine/reading.ts` does, for the browser: what is wrong is said in short, without what may be meant. */
export function readAs<Value>(schema: z.ZodType<Value>, given: unknown, at: Path = []): Read<Value> {
  const read = schema.safeParse(given);
  if (read.success) return { value: read.data };
  return {
    mistakes: read.error.issues.map(({ path, message }) => mistake('wrong-value', [...at, ...path], message)),
  };
}
