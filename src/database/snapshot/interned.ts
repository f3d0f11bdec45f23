import { z } from 'zod';
import { MOST_VALUES } from '../../games/interning.ts';

/**
 * Parses JSON text, and gives equal texts one value: cards have much in common, and a catalogue of many is smaller so.
 * The values must not be changed.
 */
export function internedJson<T>(schema: z.ZodType<T>): z.ZodType<T, string> {
  const values = new Map<string, T>();
  return z.string().transform((text) => {
    const known = values.get(text);
    if (known !== undefined) return known;
    const value = schema.parse(JSON.parse(text));
    if (values.size >= MOST_VALUES) values.clear();
    values.set(text, value);
    return value;
  });
}
