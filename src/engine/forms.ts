import * as z from 'zod';
import { $ZodArray, $ZodObject, $ZodRecord, $ZodTuple } from 'zod/v4/core';
import { nearest, unlikeness } from './nearest.ts';

export type Schema = z.core.$ZodType;
export type Form = z.core.$ZodTypes['_zod']['def'];

/** So strange, at least, is an object none of whose keys were meant. */
export const NOTHING_ALIKE = 100;
/** A value of another kind, an object where a string belongs: nothing that is of the kind is stranger. */
const OTHER_KIND = 1_000;

/** Of the forms of a union none has so many keys, and comparing many takes long. */
const MOST_KEYS = 60;

/** What a schema asks for, without what only wraps it: optional, nullable, lazy. */
export function formOf(schema: Schema): Form {
  const inner = unwrapped(schema);
  return inner === undefined ? (schema as z.core.$ZodTypes)._zod.def : formOf(inner);
}

/** What a schema wraps, if it does. Every schema is one of those that zod lists. */
export function unwrapped(schema: Schema): Schema | undefined {
  const { _zod: zod } = schema as z.core.$ZodTypes;
  if (zod.def.type === 'lazy' && 'innerType' in zod) return zod.innerType;
  if ('innerType' in zod.def) return zod.def.innerType;
  return zod.def.type === 'pipe' ? zod.def.in : undefined;
}

/** The form of a union that the value was meant to have; undefined if the schema is not a union. */
export function formMeant(schema: Schema, given: unknown): Schema | undefined {
  const union = formOf(schema);
  if (union.type !== 'union') return undefined;
  const form = discriminated(union, given) ?? formsFitting(schema, given)[0];
  if (form !== undefined) return form;
  const strange = union.options.map((one) => strangeness(one, given));
  return union.options[strange.indexOf(Math.min(...strange))];
}

/** The forms of a union that a value may have, judged by its kind and its keys. */
export function formsFitting(schema: Schema, given: unknown): Schema[] {
  const union = formOf(schema);
  return union.type === 'union' ? union.options.filter((one) => isExact(one, given)) : [];
}

/** Where one key tells the forms apart, its value decides. */
function discriminated(union: z.core.$ZodUnionDef, given: unknown): Schema | undefined {
  const key = discriminatorOf(union);
  if (key === null || !isRecord(given)) return undefined;
  return union.options.find((one) => wordsAt(one, key).includes(given[key]));
}

/** The key whose value tells the forms of a union apart. */
export function discriminatorOf(form: Form | z.core.$ZodUnionDef): string | null {
  return 'discriminator' in form ? String(form.discriminator) : null;
}

/** The values that a key may have in any form. */
export function wordsAt(schema: Schema, key: string): unknown[] {
  const form = formOf(schema);
  if (form.type === 'union') return form.options.flatMap((one) => wordsAt(one, key));
  const field = form.type === 'object' ? form.shape[key] : undefined;
  return field === undefined ? [] : valuesOf(field);
}

/**
 * How unlike a value is to what a schema asks for, judged by its kind and its keys alone: 0 for one that may be
 * right, and less for a word that is near than for one that is not.
 */
export function strangeness(schema: Schema, given: unknown): number {
  const form = formOf(schema);
  if (form.type === 'union') return Math.min(...form.options.map((one) => strangeness(one, given)));
  if (form.type === 'object' && isRecord(given)) return strangeKeys(form, given);
  return strangeKind(schema, given);
}

function strangeKeys(form: z.core.$ZodObjectDef, given: Readonly<Record<string, unknown>>): number {
  const { shape } = form;
  const keys = keysGiven(given);
  if (keys.length > MOST_KEYS) return NOTHING_ALIKE;
  const free = Object.keys(shape).filter((key) => !Object.hasOwn(given, key));
  const meant = keys.map((key) => (Object.hasOwn(shape, key) ? key : nearest(key, free)));
  const unknown = meant.filter((key) => key === null).length;
  const misspelt = keys.reduce((sum, key, at) => sum + unlikeness(key, meant[at] ?? key), 0);
  const missing = requiredOf(form).filter(([key]) => !meant.includes(key)).length;
  const unfit = keys.filter((key) => {
    const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
    return field !== undefined && strangeKind(field, given[key]) > 0;
  }).length;
  const nothingAlike = unknown === keys.length && missing > 0 ? NOTHING_ALIKE : 0;
  return nothingAlike + unknown + missing + misspelt + unfit / 2;
}

/** Whether a value could have the form at all: no object where a string belongs. */
export function isOfKind(schema: Schema, given: unknown): boolean {
  return strangeKind(schema, given) < OTHER_KIND;
}

function strangeKind(schema: Schema, given: unknown): number {
  const form = formOf(schema);
  switch (form.type) {
    case 'union':
      return Math.min(...form.options.map((one) => strangeKind(one, given)));
    case 'enum':
    case 'literal':
      return strangeWord(valuesOf(schema), given);
    case 'object':
    case 'record':
      return isRecord(given) ? 0 : OTHER_KIND;
    case 'array':
      return Array.isArray(given) ? 0 : OTHER_KIND;
    case 'tuple':
      return Array.isArray(given) ? strangeLength(form, given) : OTHER_KIND;
    case 'string':
    case 'number':
    case 'boolean':
      return typeof given === form.type ? 0 : OTHER_KIND;
    case 'null':
      return given === null ? 0 : OTHER_KIND;
    default:
      return 0;
  }
}

function strangeLength({ items, rest }: z.core.$ZodTupleDef, given: readonly unknown[]): number {
  const off = rest === null ? Math.abs(given.length - items.length) : 0;
  return Math.min(off, NOTHING_ALIKE);
}

function strangeWord(words: readonly unknown[], given: unknown): number {
  if (words.includes(given)) return 0;
  if (!words.some((word) => typeof word === typeof given)) return OTHER_KIND;
  const meant = typeof given === 'string' ? nearest(given, words.filter(isString)) : null;
  return meant === null ? 1 : unlikeness(String(given), meant);
}

/** Separates most right values from wrong ones without comparing words. */
function isExact(schema: Schema, given: unknown): boolean {
  const form = formOf(schema);
  if (form.type === 'union') return form.options.some((one) => isExact(one, given));
  if (form.type !== 'object' || !isRecord(given)) return strangeKind(schema, given) === 0;
  return keysGiven(given).every((key) => Object.hasOwn(form.shape, key)) && strangeKeys(form, given) === 0;
}

/** The words and other single values that are allowed at a place, in any form. */
export function valuesOf(schema: Schema): unknown[] {
  const form = formOf(schema);
  if (form.type === 'enum') return Object.values(form.entries);
  if (form.type === 'literal') return [...form.values];
  return form.type === 'union' ? form.options.flatMap(valuesOf) : [];
}

/** What else than words may stand at a place, in a few words each. */
export function kindsTold(schema: Schema): string[] {
  const words = valuesOf(schema).map((value) => JSON.stringify(value));
  return formsTold(schema).filter((one) => !words.includes(one));
}

/** The keys that an object of the form may have; null if any may be there. */
export function keysOf(form: Form): string[] | null {
  if (form.type === 'object')
    return form.catchall?._zod.def.type === 'never' ? Object.keys(form.shape) : null;
  const words = form.type === 'record' ? valuesOf(form.keyType) : [];
  return words.length > 0 ? words.map(String) : null;
}

/** The keys that an object of the form must have, with what each asks for. */
export function requiredOf(form: Form): [key: string, schema: Schema][] {
  if (form.type !== 'object') return [];
  return Object.entries(form.shape).filter(([, schema]) => schema._zod.optin === undefined);
}

/** The forms that may stand at a place, in a few words each. */
export function formsTold(schema: Schema): string[] {
  const form = formOf(schema);
  switch (form.type) {
    case 'union':
      return form.options.flatMap(formsTold);
    case 'enum':
    case 'literal':
      return valuesOf(schema).map((value) => JSON.stringify(value));
    case 'object': {
      const required = requiredOf(form).map(([key]) => `${JSON.stringify(key)}: …`);
      return [required.length === 0 ? 'an object' : `{${required.join(', ')}}`];
    }
    case 'record':
      return ['an object'];
    case 'array':
      return ['a list'];
    case 'tuple':
      return [`[${[...form.items.map(() => '…'), ...(form.rest === null ? [] : ['…'])].join(', ')}]`];
    default:
      return [`a ${form.type}`];
  }
}

/** A part of a list or object, and what its place asks for. */
export interface Part {
  readonly step: string | number;
  readonly schema: Schema;
  readonly given: unknown;
}

/** The parts that are there, of a list or object that has the form; in the order in which the form tells them. */
export function* partsOf(form: Form, given: object): Generator<Part> {
  switch (form.type) {
    case 'object':
      for (const [step, schema] of Object.entries(form.shape))
        if (Object.hasOwn(given, step)) yield { step, schema, given: Reflect.get(given, step) };
      return;
    case 'record':
      for (const step of keysGiven(given))
        yield { step, schema: form.valueType, given: Reflect.get(given, step) };
      return;
    case 'array':
    case 'tuple':
      if (!Array.isArray(given)) return;
      for (const [step, part] of given.entries()) {
        const schema = form.type === 'array' ? form.element : (form.items[step] ?? form.rest);
        if (schema) yield { step, schema, given: part };
      }
      return;
    default:
      return;
  }
}

/** Fewer keys than these are listed anew each time. */
const MANY_KEYS = 50;

const keysListed = new WeakMap<object, readonly string[]>();

/** The keys of an object. Many keys are listed once, however many forms the object is compared with. */
export function keysGiven(given: object): readonly string[] {
  const listed = keysListed.get(given);
  if (listed !== undefined) return listed;
  const keys = Object.keys(given);
  if (keys.length >= MANY_KEYS) keysListed.set(given, keys);
  return keys;
}

/** Checks a list or object itself, such as its length, without its parts. */
export function hollow(form: Form): Schema | null {
  const anything = z.unknown();
  switch (form.type) {
    case 'object': {
      const shape = Object.keys(form.shape).map((key) => [key, anything.optional()] as const);
      return new $ZodObject({ ...form, shape: Object.fromEntries(shape) });
    }
    case 'record':
      return new $ZodRecord({ ...form, valueType: anything });
    case 'array':
      return new $ZodArray({ ...form, element: anything });
    case 'tuple':
      return new $ZodTuple({ ...form, items: form.items.map(() => anything) });
    default:
      return null;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}
