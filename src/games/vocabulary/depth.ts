import type { Mistake } from '../../engine/answer.ts';
import { mistake, type Path } from '../../engine/mistake.ts';

/** Words within words. No card that was ever printed needs half as many. */
const DEEPEST = 20;

/** What lies too deep to be judged. Walks without recursion, however deep it goes. */
export function tooDeep(abilities: readonly unknown[]): Mistake[] {
  const waiting: { readonly value: unknown; readonly depth: number; readonly path: Path }[] = [
    { value: abilities, depth: 0, path: ['abilities'] },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth, path } = next;
    if (typeof value !== 'object' || value === null) continue;
    const inner = Array.isArray(value) ? depth : depth + 1;
    if (inner > DEEPEST) {
      return [mistake('too-large', path, `More than ${DEEPEST} words lie within each other here.`)];
    }
    for (const [key, part] of Object.entries(value)) {
      waiting.push({ value: part, depth: inner, path: [...path, key] });
    }
  }
  return [];
}
