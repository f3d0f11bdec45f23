import type { Mistake } from './answer.ts';
import { mistake, type Path, unknownKey } from './mistake.ts';

/** Nothing that is meant lies within more lists and objects than this. */
const DEEPEST = 100;
const MOST_VALUES = 200_000;

/** What no schema should be asked to read. Walks without recursion, however deep it goes. */
export function beyondReading(given: unknown, at: Path): Mistake | null {
  const waiting: { readonly value: unknown; readonly path: Path }[] = [{ value: given, path: [] }];
  let values = 1;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    const here = [...at, ...path];
    if (path.length === DEEPEST) return mistake('too-large', here, `More than ${DEEPEST} levels lie here.`);
    // Some forms would drop it without a word.
    if (Object.hasOwn(value, '__proto__')) return unknownKey(here, '__proto__', []);
    values += Object.keys(value).length;
    if (values > MOST_VALUES) return mistake('too-large', at, `There are more than ${MOST_VALUES} values.`);
    for (const [key, part] of Object.entries(value)) waiting.push({ value: part, path: [...path, key] });
  }
  return null;
}
