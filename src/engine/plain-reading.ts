import type { z } from 'zod';
import { discriminatorOf, formOf, isRecord, type Schema, unwrapped, wordsAt } from './forms.ts';

/** What a value is read as; or that it is wrong. */
export type Reading = (given: unknown) => unknown;

export const WRONG = Symbol('wrong');

/** The schema itself must read the value. */
export const UNDECIDED = Symbol('undecided');

/** Nobody sends it in JSON: what it is taken for, the schema itself decides. */
class Undefined extends Error {
  override readonly name = 'Undefined';
}

const untilFirst: z.core.ParseContextInternal<z.core.$ZodIssue> = { abortEarly: true, async: false };

/**
 * Reads what is right as its schema reads it, in a fraction of the time: a schema is looked through once, and its plain
 * parts, of which most of a state is made, are read without it. WRONG for what the schema refuses: no mistake is
 * described. UNDECIDED for what only the schema itself can tell.
 */
export function readPlainly<Value>(
  schema: z.ZodType<Value>,
  given: unknown,
): Value | typeof WRONG | typeof UNDECIDED {
  try {
    return readingOf(schema)(given) as Value | typeof WRONG;
  } catch (error) {
    if (error instanceof Undefined) return UNDECIDED;
    throw error;
  }
}

/** Whether schemas take values. What was found of an object is kept: it is asked for again with each value around it. */
export class Rightness {
  readonly #ofObjects = new Map<object, Map<Reading, boolean>>();

  isRight(schema: Schema, given: unknown): boolean {
    const outer = asking;
    asking = this;
    try {
      const read = readPlainly(schema as z.ZodType, given);
      return read === UNDECIDED ? bySchema(schema)(given) !== WRONG : read !== WRONG;
    } finally {
      asking = outer;
    }
  }

  /** Reads an object, or what was found of it before. */
  read(given: object, reading: Reading): unknown {
    const found = this.#ofObjects.get(given) ?? new Map<Reading, boolean>();
    const before = found.get(reading);
    if (before !== undefined) return before ? given : WRONG;
    const value = reading(given);
    found.set(reading, value !== WRONG);
    this.#ofObjects.set(given, found);
    return value;
  }
}

/** Who asks, while only that is asked. */
let asking: Rightness | undefined;

const known = new WeakMap<Schema, Reading>();

/** Schemas may speak of themselves: one that does, or that is to be made lazily, is made when it first reads. */
export function readingOf(schema: Schema): Reading {
  const before = known.get(schema);
  if (before !== undefined) return before;
  let made: Reading | undefined;
  known.set(schema, (given) => {
    made ??= madeFor(schema);
    return made(given);
  });
  if ((schema as z.core.$ZodTypes)._zod.def.type !== 'lazy') {
    made = madeFor(schema);
    known.set(schema, made);
  }
  return made ?? readingOf(schema);
}

/** A way of its own to read a schema, made of the usual one. */
export type OwnWay = (usual: Reading) => Reading;

const ownWays = new WeakMap<Schema, OwnWay>();

/** Of a schema that has a way of its own to be read, that is used. */
export function readsBy(schema: Schema, way: OwnWay): void {
  ownWays.set(schema, way);
}

function madeFor(schema: Schema): Reading {
  const usual = plainReading(schema);
  if (usual === undefined) return bySchema(schema);
  return ownWays.get(schema)?.(usual) ?? usual;
}

function bySchema({ _zod: zod }: Schema): Reading {
  return (given) => {
    const read = zod.run({ value: given, issues: [] }, { ...untilFirst });
    return !(read instanceof Promise) && read.issues.length === 0 ? read.value : WRONG;
  };
}

/** Undefined for a form, or for a check, that is not plain. */
function plainReading(schema: Schema): Reading | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const meets = checksOf(def.checks ?? []);
  if (meets === undefined) return undefined;
  const checked = (read: Reading): Reading => (meets.length === 0 ? read : andMeets(read, meets));
  switch (def.type) {
    case 'string':
      return 'format' in def || def.coerce === true
        ? undefined
        : checked((given) => (typeof given === 'string' ? given : WRONG));
    case 'number':
      return 'format' in def && def.format === 'safeint' && def.coerce !== true
        ? checked((given) => (Number.isSafeInteger(given) ? given : WRONG))
        : undefined;
    case 'boolean':
      return def.coerce === true ? undefined : (given) => (typeof given === 'boolean' ? given : WRONG);
    case 'enum':
      return oneOf(new Set<unknown>(Object.values(def.entries)));
    case 'literal':
      return oneOf(new Set<unknown>(def.values));
    case 'array':
      return checked(ofArray(readingOf(def.element), mostOf(def)));
    case 'tuple':
      return meets.length > 0 ? undefined : ofTuple(def);
    case 'record':
      return meets.length > 0 ? undefined : ofRecord(def, bySchema(schema));
    case 'nullable': {
      const read = readingOf(def.innerType);
      return (given) => (given === null ? null : read(given));
    }
    case 'default':
      return withDefault(def, readingOf(def.innerType));
    case 'optional':
      return def.innerType._zod.optin === undefined ? readingOf(def.innerType) : undefined;
    case 'lazy': {
      const inner = unwrapped(schema);
      return inner === undefined || meets.length > 0 ? undefined : readingOf(inner);
    }
    case 'object': {
      const read = ofObject(def);
      return read && checked(read);
    }
    case 'union':
      return meets.length > 0 ? undefined : ofUnion(def);
    case 'pipe':
      return def.out._zod.def.type === 'transform' && meets.length === 0
        ? inTurn(readingOf(def.in), bySchema(def.out))
        : undefined;
    default:
      return undefined;
  }
}

function oneOf(words: ReadonlySet<unknown>): Reading {
  return (given) => (words.has(given) ? given : WRONG);
}

type Meets = (value: unknown) => boolean;

function andMeets(read: Reading, meets: readonly Meets[]): Reading {
  return (given) => {
    const value = read(given);
    if (value === WRONG) return WRONG;
    for (const one of meets) if (!one(value)) return WRONG;
    return value;
  };
}

/** Undefined if one of them is not plain. */
function checksOf(checks: readonly z.core.$ZodCheck[]): Meets[] | undefined {
  const found = checks.map((check) => plainCheck((check as z.core.$ZodChecks | z.core.$ZodCustom)._zod.def));
  return found.every((one) => one !== undefined) ? found : undefined;
}

function plainCheck(
  def: z.core.$ZodChecks['_zod']['def'] | z.core.$ZodCustom['_zod']['def'],
): Meets | undefined {
  switch (def.check) {
    // A refinement has a function of the value alone.
    case 'custom':
      return 'fn' in def ? (value) => Boolean(def.fn(value)) : undefined;
    case 'max_length':
      return (value) => (value as string | unknown[]).length <= def.maximum;
    case 'min_length':
      return (value) => (value as string | unknown[]).length >= def.minimum;
    case 'greater_than': {
      const least = Number(def.value);
      return def.inclusive ? (value) => (value as number) >= least : (value) => (value as number) > least;
    }
    case 'less_than': {
      const most = Number(def.value);
      return def.inclusive ? (value) => (value as number) <= most : (value) => (value as number) < most;
    }
    case 'string_format': {
      const { format, pattern } = def as z.core.$ZodCheckStringFormatDef;
      if (format !== 'regex' || pattern === undefined || pattern.global || pattern.sticky) return undefined;
      return (value) => pattern.test(value as string);
    }
    default:
      return undefined;
  }
}

/** The most elements that a list may have. */
export function mostOf({ checks = [] }: z.core.$ZodArrayDef): number {
  return checks.reduce((most, check) => {
    const { def } = (check as z.core.$ZodChecks)._zod;
    return def.check === 'max_length' ? Math.min(most, def.maximum) : most;
  }, Number.POSITIVE_INFINITY);
}

/** A list that is too long is refused before its elements are read. */
function ofArray(read: Reading, most: number): Reading {
  return (given) => {
    if (!Array.isArray(given) || given.length > most) return WRONG;
    const values: unknown[] = [];
    for (const one of given) {
      const value = read(one);
      if (value === WRONG) return WRONG;
      values.push(value);
    }
    return values;
  };
}

function ofTuple({ items, rest }: z.core.$ZodTupleDef): Reading | undefined {
  if (rest || items.some((one) => one._zod.optin !== undefined)) return undefined;
  const reads = items.map(readingOf);
  return (given) => {
    if (!Array.isArray(given) || given.length !== reads.length) return WRONG;
    const values = reads.map((read, at) => read(given[at]));
    return values.includes(WRONG) ? WRONG : values;
  };
}

const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** A key that is a number might be read as that, and one may be read as another: that is left to the schema. */
function ofRecord(
  { keyType, valueType, mode, partial }: z.core.$ZodRecordDef,
  wholly: Reading,
): Reading | undefined {
  if (mode !== undefined || (keyType._zod.values !== undefined && partial !== true)) return undefined;
  const [readKey, readValue] = [readingOf(keyType), readingOf(valueType)];
  return (given) => {
    if (!isRecord(given)) return WRONG;
    const record: Record<string, unknown> = {};
    for (const key of Object.keys(given)) {
      const readAs = readKey(key);
      if (readAs === WRONG && !NUMBER.test(key)) return WRONG;
      if (readAs !== key) return wholly(given);
      const value = readValue(given[key]);
      if (value === WRONG) return WRONG;
      record[key] = value;
    }
    return record;
  };
}

/** What is filled in may be made anew each time. */
function withDefault(def: z.core.$ZodDefaultDef, read: Reading): Reading {
  const { defaultValue } = def;
  const isSimple = typeof defaultValue !== 'object' || defaultValue === null;
  return (given) => {
    if (given !== undefined) return read(given);
    return isSimple ? defaultValue : def.defaultValue;
  };
}

function ofObject(def: z.core.$ZodObjectDef): Reading | undefined {
  if (def.catchall?._zod.def.type !== 'never') return undefined;
  const fields: {
    readonly key: string;
    readonly read: Reading;
    readonly absent: 'no' | 'left-out' | 'filled-in';
  }[] = [];
  for (const [key, schema] of Object.entries(def.shape)) {
    const { optin, def: form } = (schema as z.core.$ZodTypes)._zod;
    const read = readingOf(schema);
    if (optin === undefined) fields.push({ key, read, absent: 'no' });
    else if (form.type === 'default') fields.push({ key, read, absent: 'filled-in' });
    else if (form.type === 'optional' && form.innerType._zod.optin === undefined)
      fields.push({ key, read, absent: 'left-out' });
    else return undefined;
  }
  const reading: Reading = (given) => {
    if (!isRecord(given)) return WRONG;
    const object: Record<string, unknown> = {};
    let met = 0;
    for (const { key, read, absent } of fields) {
      const part = given[key];
      if (part !== undefined) met += 1;
      else if (key in given) throw new Undefined();
      else if (absent === 'left-out') continue;
      else if (absent === 'no') {
        if (read(undefined) === WRONG) return WRONG;
        throw new Undefined();
      }
      const value = read(part);
      if (value === WRONG) return WRONG;
      object[key] = value;
    }
    for (const _ in given) met -= 1;
    return met === 0 ? object : WRONG;
  };
  return (given) => (asking !== undefined && isRecord(given) ? asking.read(given, reading) : reading(given));
}

function ofUnion(def: z.core.$ZodUnionDef): Reading | undefined {
  const key = discriminatorOf(def);
  if (key !== null) return ofDiscriminated(key, def);
  if (def.inclusive === false) return undefined;
  const options = def.options.map(readingOf);
  return (given) => {
    for (const read of options) {
      const value = read(given);
      if (value !== WRONG) return value;
    }
    return WRONG;
  };
}

function ofDiscriminated(key: string, { options }: z.core.$ZodUnionDef): Reading | undefined {
  if (options.some((option) => mayLack(option, key))) return undefined;
  const byWord = new Map(
    options.flatMap((option) => wordsAt(option, key).map((word) => [word, readingOf(option)] as const)),
  );
  return (given) => (isRecord(given) ? (byWord.get(given[key])?.(given) ?? WRONG) : WRONG);
}

/** Whether an option may be given without the key that tells it apart. */
function mayLack(option: Schema, key: string): boolean {
  const form = formOf(option);
  if (form.type === 'union') return form.options.some((one) => mayLack(one, key));
  return form.type === 'object' && form.shape[key]?._zod.optin !== undefined;
}

function inTurn(first: Reading, then: Reading): Reading {
  return (given) => {
    const value = first(given);
    return value === WRONG ? WRONG : then(value);
  };
}
