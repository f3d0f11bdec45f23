import type { Difference } from '../../vocabulary/accounting/account.ts';
import { type Accounting, differencesBetween } from '../../vocabulary/card-language/accounting.ts';
import type { ReadSentence } from '../../vocabulary/card-language/compiling.ts';
import { hasNoMaximum } from '../decks/no-maximum.ts';
import { restrictionsIn } from '../restrictions-in-text.ts';
import { differenceOf } from '../text-accounting/account.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Assembled } from './groups.ts';

/** Abilities with cards and players that all of the text can refer to. */
const INTRODUCING: ReadonlySet<string> = new Set(['entering', 'playing', 'subject']);

export const accounting: Accounting<Ability> = {
  // Restrictions, and what a deck may have, need no ability.
  isExempt: (sentence) => restrictionsIn(sentence).length > 0 || hasNoMaximum(sentence),
  introduces: ({ ability }) => INTRODUCING.has(ability),
  differenceOf,
};

/** The sentences whose abilities lack a word of them, or say more than they do. */
export function differencesIn(
  sentences: readonly ReadSentence[],
  all: readonly Assembled[],
  names: readonly string[],
): ReadonlyMap<number, Difference> {
  return differencesBetween(accounting, sentences, all, names);
}
