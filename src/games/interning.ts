/** More different values than this are not worth remembering. */
export const MOST_VALUES = 50_000;

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
