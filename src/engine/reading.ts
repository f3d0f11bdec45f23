import { z } from 'zod';
import type { Mistake } from './answer.ts';
import { beyondReading } from './bounds.ts';
import {
  discriminatorOf,
  type Form,
  formMeant,
  formOf,
  formsFitting,
  formsTold,
  hollow,
  isOfKind,
  isRecord,
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
import { readPlainly } from './plain-reading.ts';
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
  if (beyond !== null) return { mistakes: [beyond] };
  const plain = readPlainly(schema, given);
  if (plain !== undefined) return { value: plain };
  const parsed = schema.safeParse(given, untilFirst);
  if (parsed.success) return { value: parsed.data };
  const found: Mistake[] = [];
  for (const one of mistakesIn(schema, given, at)) {
    if (found.length === MOST_MISTAKES) return { mistakes: [...found, tooMany(at)] };
    found.push(one);
  }
  return { mistakes: found.length > 0 ? found : asTold(parsed.error, at) };
}

/** Reads what is as it should be; undefined for what is not, whatever is wrong with it. */
export function readIfRight<Value>(schema: z.ZodType<Value>, given: unknown): Value | undefined {
  if (beyondReading(given, []) !== null) return undefined;
  return readPlainly(schema, given) ?? schema.safeParse(given, untilFirst).data;
}

function tooMany(at: Path): Mistake {
  return mistake('too-large', at, `There are more than ${MOST_MISTAKES} mistakes.`);
}

function asTold({ issues }: z.core.$ZodError, at: Path): Mistake[] {
  return issues.map(({ path, message }) => mistake('wrong-value', [...at, ...path], message));
}

/** Looks for itself at what is wrong: of a union, only at the form that was meant. */
function* mistakesIn(schema: Schema, given: unknown, path: Path): Generator<Mistake> {
  const form = formOf(schema);
  const hint = hintAt(schema, given);
  if (hint !== undefined) yield mistake('wrong-value', path, hint.message, hint.suggestion);
  else if (typeof given !== 'object' || given === null) yield* inWord(schema, given, path);
  else if (!isOfKind(schema, given)) yield noForm(path, formsTold(schema));
  else if (isWithinItself(schema, given, path)) yield withinItself(path);
  else if (form.type === 'union') yield* inUnion(schema, given, path);
  else yield* within(form, given, path);
}

function* inWord(schema: Schema, given: unknown, path: Path): Generator<Mistake> {
  const parsed = z.safeParse(schema, given, { error: inPlainWords });
  if (parsed.success) return;
  const form = formMeant(schema, given);
  if (given === undefined) yield missing(path, formsTold(schema));
  else if (!isOfKind(schema, given)) yield noForm(path, formsTold(schema), given);
  else if (strangeness(schema, given) > 0) yield wrongWord(path, given, valuesOf(schema), kindsTold(schema));
  else if (form !== undefined) yield* inWord(form, given, path);
  else yield* asTold(parsed.error, path);
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
  return mistake('wrong-value', path, `What belongs here stands in its key “${String(path.at(-1))}”.`);
}

function* inUnion(schema: Schema, given: object, path: Path): Generator<Mistake> {
  const key = discriminatorOf(formOf(schema));
  const form = formMeant(schema, given);
  if (key !== null && !wordsAt(schema, key).includes(Reflect.get(given, key))) {
    yield untold(schema, key, given, path);
  } else if (form === undefined || strangeness(form, given) >= NOTHING_ALIKE) {
    yield noForm(path, formsTold(schema));
  } else if (!isFineInAnotherForm(schema, given)) {
    yield* mistakesIn(form, given, path);
  }
}

/** The keys do not always tell the forms apart. */
function isFineInAnotherForm(schema: Schema, given: object): boolean {
  return formsFitting(schema, given).length > 1 && z.safeParse(schema, given, untilFirst).success;
}

/** What would tell in which form the rest must be read is wrong, misspelt or missing. */
function untold(schema: Schema, key: string, given: object, path: Path): Mistake {
  const words = wordsAt(schema, key);
  if (Object.hasOwn(given, key)) return wrongWord([...path, key], Reflect.get(given, key), words);
  const misspelt = Object.keys(given).find((other) => nearest(other, [key]) !== null);
  if (misspelt !== undefined) return unknownKey(path, misspelt, [key]);
  const forms = formOf(schema);
  const known = forms.type === 'union' ? forms.options.flatMap((one) => keysOf(formOf(one)) ?? []) : [];
  const misnamed = Object.entries(given).find(
    ([other, word]) => !known.includes(other) && words.includes(word),
  );
  if (misnamed !== undefined) return unknownKey(path, misnamed[0], [key], key);
  return missing(
    [...path, key],
    words.map((word) => JSON.stringify(word)),
  );
}

function* within(form: Form, given: object, path: Path): Generator<Mistake> {
  let sound = true;
  for (const one of inKeysAndParts(form, given, path)) {
    sound = false;
    yield one;
  }
  const shell = sound ? hollow(form) : null;
  const parsed = shell && z.safeParse(shell, given, { error: inPlainWords });
  if (parsed?.success === false) yield* asTold(parsed.error, path);
}

function* inKeysAndParts(form: Form, given: object, path: Path): Generator<Mistake> {
  yield* inKeys(form, given, path);
  for (const { step, schema, given: part } of partsOf(form, given)) {
    yield* mistakesIn(schema, part, [...path, step]);
  }
}

function* inKeys(form: Form, given: object, path: Path): Generator<Mistake> {
  const known = keysOf(form);
  const free = known?.filter((key) => !Object.hasOwn(given, key)) ?? [];
  const unknown = known === null ? [] : Object.keys(given).filter((key) => !known.includes(key));
  const wrong = unknown.slice(0, MOST_MISTAKES + 1).map((key) => unknownKey(path, key, free));
  yield* wrong;
  // A key that is missing only because it is misspelt is one mistake.
  const meant = wrong.map(({ suggestion }) => suggestion);
  for (const [key, schema] of requiredOf(form)) {
    if (!Object.hasOwn(given, key) && !meant.includes(key)) yield missing([...path, key], formsTold(schema));
  }
}
