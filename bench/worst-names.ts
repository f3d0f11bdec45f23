import type { Chance } from './chance.ts';
import { misspell } from './typos.ts';

/** The longest name that is taken. */
const LONGEST = 200;

/** Names that make most work: all that is mistyped, common, endless or nothing at all. */
export function worstNames(names: readonly string[], luck: Chance): string[] {
  const words = names.flatMap((name) => name.match(/\p{L}{4,}/gu) ?? []);
  const some = (count: number, one: () => string) => Array.from({ length: count }, one);
  const typed = (count: number) => some(count, () => misspell(luck.pick(words), luck));
  const letters = (length: number) => some(length, () => luck.pick([...'abcdefghijklmnopqrst  '])).join('');
  return [
    ...some(40, () => typed(8).join(' ').slice(0, LONGEST)),
    ...some(20, () => typed(4).join('')),
    ...some(20, () => letters(LONGEST)),
    ...some(20, () => some(8, () => luck.pick([...'abcdefghijklmnoprstuvw'])).join(' ')),
    ...some(20, () => `${luck.pick(words)} ${luck.below(100_000)}`),
    ...some(20, () =>
      some(6, () => luck.pick(words))
        .join(' ')
        .slice(0, LONGEST),
    ),
    ...words.slice(0, 10).map((word) => `${word} `.repeat(LONGEST).slice(0, LONGEST)),
    ...words.slice(0, 10).map((word) => word.slice(0, 1)),
    'the of and a to in with for',
    'of the',
    'x'.repeat(LONGEST),
  ];
}
