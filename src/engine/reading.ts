import { closest, distance } from 'fastest-levenshtein';
import type { z } from 'zod';
import type { Mistake } from './answer.ts';
import { pointer } from './json.ts';
import type { Read } from './law.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Reads what a stranger sent. Every mistake is named with its place, and with what was probably meant. */
export function readAs<Value>(schema: z.ZodType<Value>, given: unknown, at: Path = []): Read<Value> {
  const parsed = schema.safeParse(given, { reportInput: true });
  if (parsed.success) return { value: parsed.data };
  return { mistakes: parsed.error.issues.flatMap((issue) => mistakes(issue, at, schema)) };
}

function mistakes(issue: Issue, at: Path, schema: z.ZodType): Mistake[] {
  const path = [...at, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys': {
      const known = keysAt(schema, issue.path);
      return issue.keys.map((key) =>
        mistake('unknown-key', [...path, key], `There is no key “${key}” here.`, nearest(key, known)),
      );
    }
    case 'invalid_union': {
      const closestBranch = likeliest(issue.errors);
      if (closestBranch === undefined) return [mistake('wrong-value', path, issue.message, null)];
      return closestBranch.flatMap((inner) => mistakes(inner, path, schema));
    }
    case 'invalid_value':
      return [mistake('wrong-value', path, issue.message, nearestValue(issue))];
    case 'invalid_type':
      return [mistake(issue.input === undefined ? 'missing' : 'wrong-value', path, issue.message, null)];
    default:
      return [mistake('wrong-value', path, issue.message, null)];
  }
}

export function mistake(
  code: Mistake['code'],
  path: Path,
  message: string,
  suggestion: string | null,
): Mistake {
  return { code, pointer: pointer(path), message, suggestion };
}

/** Of a union, the branch that was probably meant: the one whose first mistake lies deepest, then with the fewest. */
function likeliest(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const depth = (issues: readonly Issue[]) => Math.min(...issues.map(({ path }) => path.length));
  const unlike = (issues: readonly Issue[]) =>
    issues.filter(({ code, path }) => path.length <= 1 && code !== 'unrecognized_keys').length;
  return branches
    .filter((issues) => issues.length > 0)
    .toSorted((a, b) => unlike(a) - unlike(b) || depth(b) - depth(a) || a.length - b.length)[0];
}

/** A misspelling is at most a third wrong. */
export function nearest(word: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const candidate = closest(word, known);
  return distance(word, candidate) <= Math.max(2, Math.ceil(word.length / 3)) ? candidate : null;
}

function nearestValue(issue: Issue & { code: 'invalid_value' }): string | null {
  const known = issue.values.filter((value) => typeof value === 'string');
  return typeof issue.input === 'string' ? nearest(issue.input, known) : null;
}

/** The keys an object may have at a place of a schema; none where that cannot be told. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let here: z.core.$ZodType | undefined = schema;
  for (const step of path) here = inside(here, step);
  const object = unwrapped(here);
  return object === undefined ? [] : keysOf(object);
}

function keysOf(schema: z.core.$ZodType): string[] {
  const { def } = schema._zod;
  if (isObject(def)) return Object.keys(def.shape);
  if (isUnion(def)) return def.options.flatMap((option) => keysOf(unwrapped(option) ?? option));
  return [];
}

function inside(schema: z.core.$ZodType | undefined, step: PropertyKey): z.core.$ZodType | undefined {
  const here = unwrapped(schema);
  if (here === undefined) return undefined;
  const { def } = here._zod;
  if (isObject(def)) return def.shape[String(step)];
  if (def.type === 'array') return (def as z.core.$ZodArrayDef).element;
  if (def.type === 'record') return (def as z.core.$ZodRecordDef).valueType;
  if (isUnion(def)) {
    for (const option of def.options) {
      const found = inside(option, step);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function unwrapped(schema: z.core.$ZodType | undefined): z.core.$ZodType | undefined {
  let here = schema;
  while (here !== undefined) {
    const { def } = here._zod;
    if ('innerType' in def) here = def.innerType as z.core.$ZodType;
    else if ('getter' in def) here = (def as z.core.$ZodLazyDef).getter();
    else if (def.type === 'pipe') here = (def as z.core.$ZodPipeDef).in;
    else return here;
  }
  return undefined;
}

function isObject(def: z.core.$ZodTypeDef): def is z.core.$ZodObjectDef {
  return def.type === 'object';
}

function isUnion(def: z.core.$ZodTypeDef): def is z.core.$ZodUnionDef {
  return def.type === 'union';
}
