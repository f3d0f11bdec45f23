import type { z } from 'zod';
import { type Declared, keyedWord, type Reading, type TermForms, type Word } from '../word.ts';

export type KeyOf<C> = C extends unknown ? keyof C & string : never;

/** What the rule check and the linter need to know about a condition. A method, as in the roles of effects. */
export interface ConditionRoles<C> {
  /** The names that the condition itself reads; the references in it read others. */
  reads?(condition: C): readonly Reading[];
}

export type ConditionWord<C, Name extends KeyOf<C>> = Word<C, Name, ConditionRoles<C>, unknown, TermForms>;

/** The key that has the roles tells the condition from others. */
export function conditionWord<C, Name extends KeyOf<C>, Keys extends z.core.$ZodShape>(
  declared: Declared<Keys, C, Name, ConditionRoles<C>, TermForms>,
): ConditionWord<C, Name> {
  return keyedWord(declared);
}
