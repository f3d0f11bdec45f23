import type { z } from 'zod';
import { type Form, type Schema, unwrapped } from './forms.ts';
import type { Json } from './json.ts';

/** How the values of some schemas are written, where their form does not tell. */
export type Writers = ReadonlyMap<Schema, (value: never) => Json>;

type Writing = Record<string, Json>;

/**
 * Writes a value as its schema reads it, and no more: what the schema fills in by itself is left out, and keys stand
 * in the schema's order, those of a record in their own. Undefined for what need not be written at all.
 */
export function leanly(schema: Schema, value: unknown, writers: Writers): Json | undefined {
  const writer = writers.get(schema);
  if (writer !== undefined) return writer(value as never);
  const def = defOf(schema);
  if (value === undefined) return undefined;
  if (def.type === 'default' && isSame(value, def.defaultValue)) return undefined;
  const inner = unwrapped(schema);
  if (inner !== undefined) return value === null ? null : leanly(inner, value, writers);
  switch (def.type) {
    case 'object':
      return inObject(def.shape, value as object, writers);
    case 'record':
      return inRecord(def.valueType, value as object, writers);
    case 'array':
      return (value as unknown[]).map((one) => leanly(def.element, one, writers) ?? null);
    case 'tuple':
      return (value as unknown[]).map((one, at) => writtenItem(def.items[at], one, writers));
    case 'union':
      return inUnion(def.options, value, writers);
    default:
      return value as Json;
  }
}

/** What schemas fill in is small; what is larger than that is something else. */
function isSame(value: unknown, filledIn: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === filledIn;
  if (typeof filledIn !== 'object' || filledIn === null) return false;
  const size = Object.keys(value).length;
  return (
    size === Object.keys(filledIn).length &&
    (size === 0 || JSON.stringify(value) === JSON.stringify(filledIn))
  );
}

/** Every schema is one of those that zod lists. */
function defOf(schema: Schema): Form {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function writtenItem(schema: Schema | undefined, value: unknown, writers: Writers): Json {
  return schema === undefined ? (value as Json) : (leanly(schema, value, writers) ?? null);
}

function inObject(shape: Readonly<Record<string, Schema>>, value: object, writers: Writers): Json {
  const json: Writing = {};
  for (const [key, schema] of Object.entries(shape)) {
    const written = leanly(schema, Reflect.get(value, key), writers);
    if (written !== undefined) json[key] = written;
  }
  return json;
}

function inRecord(schema: Schema, value: object, writers: Writers): Json {
  const json: Writing = {};
  for (const key of Object.keys(value).toSorted()) {
    json[key] = writtenItem(schema, Reflect.get(value, key), writers);
  }
  return json;
}

/** What has one form only is written in it; what was read from several stands as it was read. */
function inUnion(options: readonly Schema[], value: unknown, writers: Writers): Json {
  if (typeof value !== 'object' || value === null) return value as Json;
  const forms = options.filter((one) => defOf(unwrapped(one) ?? one).type === 'object');
  const [form] = forms;
  return form !== undefined && forms.length === 1 ? (leanly(form, value, writers) ?? null) : (value as Json);
}
