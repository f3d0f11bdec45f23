import type { z } from 'zod';

/** The lines of a bulk file. Throws a RangeError that names the line for what is none. */
export function linesOf<Line>(form: z.ZodType<Line>, ndjson: string): Line[] {
  return ndjson.split('\n').flatMap((text, at) => {
    if (text.trim() === '') return [];
    const read = form.safeParse(asJson(text));
    if (read.success) return [read.data];
    const [issue] = read.error.issues;
    throw new RangeError(`Line ${at + 1}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  });
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
