import { compareText } from '../names/sorted.ts';

/** Items by a text of theirs, by code unit: the same on every machine. */
export function inOrder<T>(items: readonly T[], textOf: (item: T) => string): T[] {
  return [...items].sort((a, b) => compareText(textOf(a), textOf(b)));
}
