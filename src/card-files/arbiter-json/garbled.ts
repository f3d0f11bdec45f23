import { isText } from '../words.ts';

/** The paths to all strings and keys in a value that contain characters that are not text. */
export function garbledIn(value: unknown, path: readonly PropertyKey[] = []): (readonly PropertyKey[])[] {
  if (typeof value === 'string') return isText(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isText(key) ? garbledIn(inner, [...path, key]) : [path],
  );
}
