import * as z from 'zod';
import type { Mistake } from './answer.ts';
import { beyondReading } from './bounds.ts';
import {
  discriminatorOf,
  type Form,
  formMeant,
  formOf,
  formsTold,
  hollow,
  isOfKind,
  isRecord,
  keysGiven,
  keysOf,
  kindsTold,
  NOTHING_ALIKE,
  partsOf,
  requiredOf,
  type Schema,
  strangeness,
  valuesOf,
  wordsAt,
} from './forms.ts';
import { hintAt } from './hints.ts';
import type { Read } from './law.ts';
import { missing, mistake, noForm, type Path, unknownKey, wrongWord } from './mistake.ts';
import { nearest } from './nearest.ts';
import { mostOf, Rightness, readPlainly, UNDECIDED, WRONG } from './plain-reading.ts';
import { inPlainWords } from './plain-words.ts';

/** Whom so many mistakes do not help, more would not. */
const MOST_MISTAKES = 100;

/**
 * As zod's own `validate` parses: it stops at what is wrong. Of a list of forms that do not fit it would otherwise
 * tell every form of every part, which takes gigabytes where a stranger wishes it.
 */
const untilFirst: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true, error: inPlainWords };

/** Reads what a stranger sent. Every mistake is named with its place, and with what was probably meant. */
export function readAs<Value>(schema: z.ZodType<Value>, given: unknown, at: Path = []): Read<Value> {
  const beyond = beyondReading(given, at);
  return beyond === null ? readBounded(schema, given, at) : { mistakes: [beyond] };
}

/** Reads in the same way what `beyondReading` has passed already. */
export function readBounded<Value>(schema: z.ZodType<Value>, given: unknown, at: Path): Read<Value> {
  const plain = readPlainly(schema, given);
  if (plain === UNDECIDED) {
    const parsed = schema.safeParse(given, untilFirst);
    if (parsed.success) return { value: parsed.data };
  } else if (plain !== WRONG) return { value: plain };
  const found: Mistake[] = [];
  for (const one of mistakesIn(schema, given, at, new Rightness())) {
    if (found.length === MOST_MISTAKES) return { mistakes: [...found, tooMany(at)] };
    found.push(one);
  }
  return { mistakes: found.length > 0 ? found : asParsed(schema, given, at, untilFirst) };
}

/** Reads a valid value; undefined for an invalid one. */
export function readIfRight<Value>(schema: z.ZodType<Value>, given: unknown): Value | undefined {
  return beyondReading(given, []) === null ? readBoundedIfRight(schema, given) : undefined;
}

/** Reads in the same way what `beyondReading` has passed already. */
export function readBoundedIfRight<Value>(schema: z.ZodType<Value>, given: unknown): Value | undefined {
  const plain = readPlainly(schema, given);
  if (plain === UNDECIDED) return schema.safeParse(given, untilFirst).data;
  return plain === WRONG ? undefined : plain;
}

function tooMany(at: Path): Mistake {
  return mistake('too-large', at, `There are more than ${MOST_MISTAKES} mistakes.`);
}

/** What the schema itself complains of. */
function asParsed(
  schema: Schema,
  given: unknown,
  at: Path,
  context: z.core.ParseContext<z.core.$ZodIssue> = { error: inPlainWords },
): Mistake[] {
  const parsed = z.safeParse(schema, given, context);
  return parsed.success ? [] : asTold(parsed.error, at);
}

function asTold({ issues }: z.core.$ZodError, at: Path): Mistake[] {
  return issues.map(({ path, message }) => mistake('wrong-value', [...at, ...path], message));
}

/** Looks for itself at what is wrong: of a union, only at the form that was meant. */
function* mistakesIn(schema: Schema, given: unknown, path: Path, rightness: Rightness): Generator<Mistake> {
  const form = formOf(schema);
  const hint = hintAt(schema, given);
  if (hint !== undefined) yield mistake('wrong-value', path, hint.message, hint.suggestion);
  else if (typeof given !== 'object' || given === null) yield* inWord(schema, given, path);
  else if (!isOfKind(schema, given)) yield noForm(path, formsTold(schema));
  else if (isWithinItself(schema, given, path)) yield withinItself(path);
  else if (form.type === 'union') yield* inUnion(schema, given, path, rightness);
  else yield* within(form, given, path, rightness);
}

function* inWord(schema: Schema, given: unknown, path: Path): Generator<Mistake> {
  const form = formMeant(schema, given);
  if (given === undefined) yield missing(path, formsTold(schema));
  else if (!isOfKind(schema, given)) yield noForm(path, formsTold(schema), given);
  else if (strangeness(schema, given) > 0) yield wrongWord(path, given, valuesOf(schema), kindsTold(schema));
  else if (form !== undefined) yield* inWord(form, given, path);
  else yield* asParsed(schema, given, path);
}

/** Whether what is meant was sent with what it came in, as a whole answer for its state. */
function isWithinItself(schema: Schema, given: object, path: Path): boolean {
  const form = formOf(schema);
  const step = path.at(-1);
  if (form.type !== 'object' || typeof step !== 'string' || Object.hasOwn(form.shape, step)) return false;
  const inner = isRecord(given) ? given[step] : undefined;
  return isRecord(inner) && strangeness(schema, inner) === 0;
}

function withinItself(path: Path): Mistake {
  return mistake('wrong-value', path, `The value for this place is in its key “${String(path.at(-1))}”.`);
}

function* inUnion(schema: Schema, given: object, path: Path, rightness: Rightness): Generator<Mistake> {
  const key = discriminatorOf(formOf(schema));
  const form = formMeant(schema, given);
  if (key !== null && !wordsAt(schema, key).includes(Reflect.get(given, key))) {
    yield unknownForm(schema, key, given, path);
  } else if (form === undefined || strangeness(form, given) >= NOTHING_ALIKE) {
    yield noForm(path, formsTold(schema));
  } else yield* mistakesIn(form, given, path, rightness);
}

/** The key that shows the form of the object is wrong, misspelt or missing. */
function unknownForm(schema: Schema, key: string, given: object, path: Path): Mistake {
  const words = wordsAt(schema, key);
  if (Object.hasOwn(given, key)) return wrongWord([...path, key], Reflect.get(given, key), words);
  const others = keysGiven(given).slice(0, MOST_MISTAKES);
  const misspelt = others.find((other) => nearest(other, [key]) !== null);
  if (misspelt !== undefined) return unknownKey(path, misspelt, [key]);
  const forms = formOf(schema);
  const known = new Set(
    forms.type === 'union' ? forms.options.flatMap((one) => keysOf(formOf(one)) ?? []) : [],
  );
  const misnamed = others.find((other) => !known.has(other) && words.includes(Reflect.get(given, other)));
  if (misnamed !== undefined) return unknownKey(path, misnamed, [key], key);
  return missing(
    [...path, key],
    words.map((word) => JSON.stringify(word)),
  );
}

/** The parts of a list that is too long are not read: its length is the mistake. */
function* within(form: Form, given: object, path: Path, rightness: Rightness): Generator<Mistake> {
  let sound = true;
  if (!isTooLong(form, given)) {
    for (const one of inKeysAndParts(form, given, path, rightness)) {
      sound = false;
      yield one;
    }
  }
  const shell = sound ? hollow(form) : null;
  const parsed = shell && z.safeParse(shell, given, { error: inPlainWords });
  if (parsed?.success === false) yield* asTold(parsed.error, path);
}

function isTooLong(form: Form, given: object): boolean {
  if (!Array.isArray(given)) return false;
  if (form.type === 'tuple') return form.rest === null && given.length > form.items.length;
  return form.type === 'array' && given.length > mostOf(form);
}

/** What is right is passed over. */
function* inKeysAndParts(form: Form, given: object, path: Path, rightness: Rightness): Generator<Mistake> {
  yield* inKeys(form, given, path);
  for (const { step, schema, given: part } of partsOf(form, given)) {
    if (!rightness.isRight(schema, part)) yield* mistakesIn(schema, part, [...path, step], rightness);
  }
}

function* inKeys(form: Form, given: object, path: Path): Generator<Mistake> {
  const known = keysOf(form);
  const free = known?.filter((key) => !Object.hasOwn(given, key)) ?? [];
  const wrong = known === null ? [] : unknownIn(given, known).map((key) => unknownKey(path, key, free));
  yield* wrong;
  // A key that is missing only because it is misspelt is one mistake.
  const meant = wrong.map(({ suggestion }) => suggestion);
  for (const [key, schema] of requiredOf(form)) {
    if (!Object.hasOwn(given, key) && !meant.includes(key)) yield missing([...path, key], formsTold(schema));
  }
}

/** The first keys that are not known, one more than are reported. */
function unknownIn(given: object, known: readonly string[]): string[] {
  const words = new Set(known);
  const unknown: string[] = [];
  for (const key of keysGiven(given)) {
    if (words.has(key)) continue;
    unknown.push(key);
    if (unknown.length > MOST_MISTAKES) break;
  }
  return unknown;
}
