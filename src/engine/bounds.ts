import type { Mistake } from './answer.ts';
import { mistake, type Path, unknownKey } from './mistake.ts';

/** Nothing that is meant lies within more lists and objects than this. */
const DEEPEST = 100;
const MOST_VALUES = 200_000;

/** A list or object that is to be looked through, and where it lies. */
interface Waiting {
  readonly value: object;
  readonly in: Waiting | null;
  readonly step: string;
  readonly depth: number;
}

/** What no schema should be asked to read. Walks without recursion, however deep it goes. */
export function beyondReading(given: unknown, at: Path): Mistake | null {
  if (typeof given !== 'object' || given === null) return null;
  const waiting: Waiting[] = [{ value: given, in: null, step: '', depth: 0 }];
  let values = 1;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth } = next;
    if (depth === DEEPEST)
      return mistake('too-large', [...at, ...pathTo(next)], `More than ${DEEPEST} levels lie here.`);
    // Some forms would drop it without a word.
    if (Object.hasOwn(value, '__proto__')) return unknownKey([...at, ...pathTo(next)], '__proto__', []);
    const steps = Object.keys(value);
    values += steps.length;
    if (values > MOST_VALUES) return mistake('too-large', at, `There are more than ${MOST_VALUES} values.`);
    for (const step of steps) {
      const part = (value as Readonly<Record<string, unknown>>)[step];
      if (typeof part === 'object' && part !== null)
        waiting.push({ value: part, in: next, step, depth: depth + 1 });
    }
  }
  return null;
}

function pathTo({ in: around, step }: Waiting): string[] {
  return around === null ? [] : [...pathTo(around), step];
}
