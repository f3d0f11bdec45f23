import type { Json } from '../../../../../engine/json.ts';

/** An object being written, key by key in the order of the schema. */
export type Writing = { [key: string]: Json };

/** All keys of an object, those that may be absent too. */
type Keys<Whole> = { readonly [Key in keyof Whole]-?: Json | undefined };

/** Every key of an object must be told; what is undefined is left out. */
export function lean<Whole>(keys: Keys<Whole>): Json {
  const json: Writing = {};
  for (const key in keys) {
    const value = keys[key];
    if (value !== undefined) json[key] = value;
  }
  return json;
}

/** What the schema fills in by itself is left out: false, an empty list, null. */
export function flag(value: boolean): true | undefined {
  return value ? true : undefined;
}

export function list<Part>(parts: readonly Part[]): readonly Part[] | undefined {
  return parts.length > 0 ? parts : undefined;
}

export function orAbsent<Value>(value: Value | null): Value | undefined {
  return value ?? undefined;
}

/** A record has its keys in their own order; an empty one is left out. */
export function record<Value>(
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => Json,
): Writing | undefined {
  const keys = Object.keys(values);
  if (keys.length === 0) return undefined;
  const json: Writing = {};
  for (const key of keys.toSorted()) {
    const value = values[key];
    if (value !== undefined) json[key] = write(value);
  }
  return json;
}
