import type { Mistake } from './answer.ts';
import { mistake, type Path, unknownKey } from './mistake.ts';

/** Nothing that is meant lies within more lists and objects than this. */
const DEEPEST = 100;
const MOST_VALUES = 200_000;
/** No object that is meant has so many keys: there are fewer cards in a state. */
const MOST_KEYS = 10_000;

type Part = Readonly<Record<string, unknown>>;

/** What was found, and the steps that lead there, the last first. */
interface Found {
  readonly wrong: 'too-deep' | 'too-many' | 'too-many-keys' | 'prototype';
  readonly steps: (string | number)[];
}

/** What no schema should be asked to read. Goes no deeper than anything that is meant. */
export function beyondReading(given: unknown, at: Path): Mistake | null {
  if (typeof given !== 'object' || given === null) return null;
  const found = beyondIn(given as Part, 0, { values: 1 });
  if (found === null) return null;
  const path = [...at, ...found.steps.reverse()];
  switch (found.wrong) {
    case 'too-deep':
      return mistake('too-large', path, `More than ${DEEPEST} levels lie here.`);
    case 'too-many-keys':
      return mistake('too-large', path, `There are more than ${MOST_KEYS} keys here.`);
    // Some forms would drop it without a word.
    case 'prototype':
      return unknownKey(path, '__proto__', []);
    case 'too-many':
      return mistake('too-large', at, `There are more than ${MOST_VALUES} values.`);
  }
}

/** Looks at the parts of a value after the value itself, the last first; nothing is kept of those in which all is well. */
function beyondIn(
  value: Part | readonly unknown[],
  depth: number,
  counted: { values: number },
): Found | null {
  if (depth === DEEPEST) return { wrong: 'too-deep', steps: [] };
  if (Array.isArray(value)) return beyondInList(value, depth, counted);
  if (Object.hasOwn(value, '__proto__')) return { wrong: 'prototype', steps: [] };
  const steps = Object.keys(value);
  if (steps.length > MOST_KEYS) return { wrong: 'too-many-keys', steps: [] };
  counted.values += steps.length;
  if (counted.values > MOST_VALUES) return { wrong: 'too-many', steps: [] };
  for (let place = steps.length - 1; place >= 0; place -= 1) {
    const step = steps[place] ?? '';
    const found = beyondInPart((value as Part)[step], depth, counted);
    if (found === null) continue;
    found.steps.push(step);
    return found;
  }
  return null;
}

/** A list is counted by its length: its places are not written out as keys. */
function beyondInList(list: readonly unknown[], depth: number, counted: { values: number }): Found | null {
  counted.values += list.length;
  if (counted.values > MOST_VALUES) return { wrong: 'too-many', steps: [] };
  for (let place = list.length - 1; place >= 0; place -= 1) {
    const found = beyondInPart(list[place], depth, counted);
    if (found === null) continue;
    found.steps.push(place);
    return found;
  }
  return null;
}

function beyondInPart(part: unknown, depth: number, counted: { values: number }): Found | null {
  return typeof part === 'object' && part !== null ? beyondIn(part as Part, depth + 1, counted) : null;
}
