import * as z from 'zod';
import { nearestHint } from './nearest.ts';

/** What a value must be, in words that follow its name: "order must be a whole number". */
export const plainly: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${NAMES[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? 'must not be empty'
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must not ${TOO_BIG[issue.origin] ?? 'be more than'} ${issue.maximum}`;
    case 'invalid_value':
      return issue.input === undefined ? 'is missing' : mustBe(issue.values.map(String), String(issue.input));
    case 'unrecognized_keys':
      return unknownKeys(issue.keys, issue.inst);
    default:
      return undefined;
  }
};

function mustBe(values: readonly string[], written: string): string {
  const one = values.length === 1 ? '' : 'one of ';
  return `must be ${one}${values.join(', ')}${nearestHint(written, values)}`;
}

const TOO_BIG: Readonly<Record<string, string>> = {
  string: 'have more characters than',
  array: 'have more entries than',
};

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

/** The unknown keys, each with the nearest known one. */
function unknownKeys(keys: readonly string[], schema: unknown): string {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const unknown = keys.map((key) => `${JSON.stringify(key)}${nearestHint(key, known)}`);
  const what = keys.length === 1 ? 'the unknown key' : 'the unknown keys';
  return `has ${what} ${unknown.join(' and ')}; the keys are ${known.join(', ')}`;
}

/** The path to the mistake; for an unknown key, to the key. */
export function pathOf(issue: z.core.$ZodIssue): PropertyKey[] {
  return issue.code === 'unrecognized_keys' && issue.keys.length === 1
    ? [...issue.path, ...issue.keys]
    : issue.path;
}

/** `/cards/0/title`: the JSON pointer of a path (RFC 6901). */
export function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
