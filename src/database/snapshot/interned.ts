import { z } from 'zod';

/** More different values than this are not worth remembering. */
const MOST_VALUES = 50_000;

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

/** Gives equal values one object: the first of them. The objects must not be changed. */
export function interning<T>(): (value: T) => T {
  const values = new Map<string, T>();
  return (value) => {
    const text = JSON.stringify(value);
    const known = values.get(text);
    if (known !== undefined) return known;
    if (values.size >= MOST_VALUES) values.clear();
    values.set(text, value);
    return value;
  };
}
