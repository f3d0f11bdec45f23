import type { Difference } from '../../vocabulary/accounting/account.ts';
import { type Accounting, differencesBetween } from '../../vocabulary/card-language/accounting.ts';
import type { Assembled, ReadSentence } from '../../vocabulary/card-language/compiling.ts';
import { differenceOf } from '../text-accounting/account.ts';
import type { Ability } from '../vocabulary/abilities.ts';

/** Abilities with cards and players that all of the text can refer to. */
const INTRODUCING: ReadonlySet<string> = new Set(['playing', 'played']);

export const accounting: Accounting<Ability> = {
  isExempt: () => false,
  introduces: ({ ability }) => INTRODUCING.has(ability),
  differenceOf,
};

/** The sentences whose abilities lack a word of them, or say more than they do. A deck rule needs no ability. */
export function differencesIn(
  sentences: readonly ReadSentence[],
  all: readonly Assembled<Ability>[],
  names: readonly string[],
): ReadonlyMap<number, Difference> {
  const saying = sentences.filter(({ at }) => all.some((one) => one.sentences.includes(at)));
  return differencesBetween(accounting, saying, all, names);
}
