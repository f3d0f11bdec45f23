import type { Mistake } from './answer.ts';
import { pointer } from './json.ts';
import { nearest } from './nearest.ts';

export type Path = readonly PropertyKey[];

/** So many letters of a word, and so many of what might stand in its place, are told. */
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

/** `known` are the keys that might have been meant; `meant` is the one that was, where what stands there tells it. */
export function unknownKey(at: Path, key: string, known: readonly string[], meant?: string): Mistake {
  const suggestion = meant ?? nearest(key, known);
  return mistake('unknown-key', [...at, key], `There is no key ${told(key)} here.`, suggestion);
}

export function missing(path: Path, wanted: readonly string[]): Mistake {
  return mistake('missing', path, `This is missing; it can be ${among(wanted)}.`);
}

/** A value that is not one of those that are known; `kinds` are what else may stand there, told where no word is near. */
export function wrongWord(
  path: Path,
  given: unknown,
  known: readonly unknown[],
  kinds: readonly string[] = [],
): Mistake {
  const words = known.filter((word) => typeof word === 'string');
  const suggestion = typeof given === 'string' ? nearest(given, words) : null;
  const wanted = [...known.map(told), ...(suggestion === null ? kinds : [])];
  return mistake('wrong-value', path, `${told(given)} cannot stand here, but ${among(wanted)}.`, suggestion);
}

/** A value that has no form that is known. */
export function noForm(path: Path, wanted: readonly string[], given?: unknown): Mistake {
  const isWrapped = typeof given === 'string' && /^\s*[[{]/.test(given);
  const unwrap = isWrapped ? ' It is a text that holds JSON; send what it holds.' : '';
  return mistake('wrong-value', path, `What stands here can only be ${among(wanted)}.${unwrap}`);
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
