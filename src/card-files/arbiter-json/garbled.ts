import { isText } from '../words.ts';

/** The paths to all words in a value, keys and all, that hold what is no text. */
export function garbledIn(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return isText(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isText(key) ? garbledIn(inner, [...path, key]) : [path],
  );
}
