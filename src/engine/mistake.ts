import type { Mistake } from './answer.ts';
import { pointer } from './json.ts';
import { nearest } from './nearest.ts';

export type Path = readonly PropertyKey[];

/** Messages quote at most this many letters of a value, and name at most this many allowed values. */
const LETTERS = 60;
const FORMS = 30;

export function mistake(
  code: Mistake['code'],
  path: Path,
  message: string,
  suggestion: string | null = null,
): Mistake {
  return { code, pointer: pointer(path), message, suggestion };
}

/** `known` are the possible keys; `meant` is the right one, if the value shows it. */
export function unknownKey(at: Path, key: string, known: readonly string[], meant?: string): Mistake {
  const suggestion = meant ?? nearest(key, known);
  return mistake('unknown-key', [...at, key], `Unknown key ${told(key)}.`, suggestion);
}

export function missing(path: Path, wanted: readonly string[]): Mistake {
  return mistake('missing', path, `Missing; expected ${among(wanted)}.`);
}

/** A value that is none of the known ones; `kinds` are other allowed values, named if no known word is similar. */
export function wrongWord(
  path: Path,
  given: unknown,
  known: readonly unknown[],
  kinds: readonly string[] = [],
): Mistake {
  const words = known.filter((word) => typeof word === 'string');
  const suggestion = typeof given === 'string' ? nearest(given, words) : null;
  const wanted = [...known.map(told), ...(suggestion === null ? kinds : [])];
  return mistake(
    'wrong-value',
    path,
    `${told(given)} is not valid here; expected ${among(wanted)}.`,
    suggestion,
  );
}

/** A value of an unknown form. */
export function noForm(path: Path, wanted: readonly string[], given?: unknown): Mistake {
  const isWrapped = typeof given === 'string' && /^\s*[[{]/.test(given);
  const unwrap = isWrapped ? ' This is a text that contains JSON; send the JSON itself.' : '';
  return mistake('wrong-value', path, `Expected ${among(wanted)}.${unwrap}`);
}

function told(value: unknown): string {
  if (typeof value === 'string') {
    return value.length > LETTERS ? `“${value.slice(0, LETTERS)}…”` : `“${value}”`;
  }
  return typeof value === 'object' && value !== null ? 'this' : String(value);
}

function among(forms: readonly string[]): string {
  const several = [...new Set(forms)];
  const last = several.length > FORMS ? 'others' : several.pop();
  const first = several.slice(0, FORMS);
  return first.length === 0 ? (last ?? 'something else') : `${first.join(', ')} or ${last}`;
}
