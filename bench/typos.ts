import type { Chance } from './chance.ts';

/** The name with one slip of the fingers: a letter left out, doubled, swapped with the next, or another in its place. */
export function misspell(name: string, luck: Chance): string {
  const letters = [...name];
  const at = luck.below(letters.length - 1);
  const letter = letters[at] ?? '';
  const next = letters[at + 1] ?? '';
  const slip = luck.pick([
    [next],
    [letter, letter, next],
    [next, letter],
    [luck.pick([...'aeiounrstl']), next],
  ]);
  return [...letters.slice(0, at), ...slip, ...letters.slice(at + 2)].join('');
}
