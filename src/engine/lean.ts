import type { z } from 'zod';
import { discriminatorOf, type Form, formOf, type Schema, unwrapped, wordsAt } from './forms.ts';
import type { Json } from './json.ts';

/** Writes a value; undefined for what need not be written at all. */
export type Write = (value: unknown) => Json | undefined;

/** How the values of some schemas are written, where their form does not tell. */
export type Writers = ReadonlyMap<Schema, (value: never) => Json>;

/**
 * Writers of values in the shortest form that their schemas read: default values are left out. Keys are in the order of
 * the schema; a record keeps its own order. A schema is inspected once, when its first value is written.
 */
export function leanWriters(writers: Writers): (schema: Schema) => Write {
  const known = new Map<Schema, Write>();
  const writerOf = (schema: Schema): Write => {
    const before = known.get(schema);
    if (before !== undefined) return before;
    let made: Write | undefined;
    const write: Write = (value) => {
      made ??= writers.get(schema) === undefined ? madeFor(schema, writerOf) : ownWriter(writers, schema);
      return made(value);
    };
    known.set(schema, write);
    return write;
  };
  return writerOf;
}

function ownWriter(writers: Writers, schema: Schema): Write {
  const writer = writers.get(schema);
  return (value) => writer?.(value as never);
}

function madeFor(schema: Schema, writerOf: (schema: Schema) => Write): Write {
  const def = defOf(schema);
  const inner = unwrapped(schema);
  if (inner !== undefined) {
    const write = writerOf(inner);
    const isFilledIn = def.type === 'default' ? sameAs(def.defaultValue) : () => false;
    return (value) => {
      if (value === undefined || isFilledIn(value)) return undefined;
      return value === null ? null : write(value);
    };
  }
  switch (def.type) {
    case 'object':
      return inObject(def.shape, writerOf);
    case 'record':
      return inRecord(writerOf(def.valueType));
    case 'array': {
      const write = writerOf(def.element);
      return (value) => (value as unknown[] | undefined)?.map((one) => write(one) ?? null);
    }
    case 'tuple': {
      const items = def.items.map(writerOf);
      return (value) => (value as unknown[] | undefined)?.map((one, at) => writtenItem(items[at], one));
    }
    case 'union':
      return inUnion(def, writerOf);
    default:
      return (value) => value as Json;
  }
}

/** What schemas fill in is small; what is larger than that is something else. */
function sameAs(filledIn: unknown): (value: unknown) => boolean {
  if (typeof filledIn !== 'object' || filledIn === null) return (value) => value === filledIn;
  const size = Object.keys(filledIn).length;
  const text = JSON.stringify(filledIn);
  return (value) => {
    if (typeof value !== 'object' || value === null || Object.keys(value).length !== size) return false;
    return size === 0 || JSON.stringify(value) === text;
  };
}

/** Every schema is one of those that zod lists. */
function defOf(schema: Schema): Form {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function writtenItem(write: Write | undefined, value: unknown): Json {
  return write === undefined ? (value as Json) : (write(value) ?? null);
}

function inObject(shape: Readonly<Record<string, Schema>>, writerOf: (schema: Schema) => Write): Write {
  const keys = Object.entries(shape).map(([key, schema]) => [key, writerOf(schema)] as const);
  return (value) => {
    if (value === undefined) return undefined;
    const json: Record<string, Json> = {};
    for (const [key, write] of keys) {
      const part = (value as Readonly<Record<string, unknown>>)[key];
      if (part === undefined) continue;
      const written = write(part);
      if (written !== undefined) json[key] = written;
    }
    return json;
  };
}

function inRecord(write: Write): Write {
  return (value) => {
    if (value === undefined) return undefined;
    const json: Record<string, Json> = {};
    for (const key of Object.keys(value as object).toSorted()) {
      json[key] = writtenItem(write, Reflect.get(value as object, key));
    }
    return json;
  };
}

/** What has one form only, or tells its form by a key, is written in it; what else was read stands as it was read. */
function inUnion(union: z.core.$ZodUnionDef, writerOf: (schema: Schema) => Write): Write {
  const objects = objectsIn(union, writerOf);
  const lists = onlyOne(union, ['array', 'tuple'], writerOf);
  return (value) => {
    if (typeof value !== 'object' || value === null) return value as Json;
    const write = Array.isArray(value) ? lists : objects(value);
    return write === undefined ? (value as Json) : (write(value) ?? null);
  };
}

/** The writer for an object of a union, chosen by the key that shows its form. */
function objectsIn(
  union: z.core.$ZodUnionDef,
  writerOf: (schema: Schema) => Write,
): (value: object) => Write | undefined {
  const key = discriminatorOf(union);
  if (key === null) {
    const write = onlyOne(union, ['object', 'record'], writerOf);
    return () => write;
  }
  const byWord = new Map(
    union.options.flatMap((option) => wordsAt(option, key).map((word) => [word, writerOf(option)] as const)),
  );
  return (value) => byWord.get(Reflect.get(value, key));
}

/** The writer for the only form of a kind; undefined if there are several, or a union within the union. */
function onlyOne(
  { options }: z.core.$ZodUnionDef,
  kinds: readonly Form['type'][],
  writerOf: (schema: Schema) => Write,
): Write | undefined {
  const [form, ...others] = options.filter((one) => [...kinds, 'union'].includes(formOf(one).type));
  return form === undefined || others.length > 0 || formOf(form).type === 'union'
    ? undefined
    : writerOf(form);
}
