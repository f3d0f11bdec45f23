import { keyedWord, type Shape } from '../../../vocabulary/words/word.ts';
import type { Declared, KeyOf, NoRoles, Word } from '../word.ts';

export type PlayerModifierWord<M, Name extends KeyOf<M>> = Word<M, Name, NoRoles>;

/** The key that has the roles tells the modifier from others. */
export function playerModifier<M, Name extends KeyOf<M>, Keys extends Shape>(
  declared: Declared<Keys, M, Name, NoRoles>,
): PlayerModifierWord<M, Name> {
  return keyedWord(declared);
}
