import { keyedWord, type Shape } from '../../../vocabulary/words/word.ts';
import type { Declared, KeyOf, Word } from '../word.ts';

/** Nothing but its form and its phrases is known of a player modifier. */
export type PlayerModifierRoles = Readonly<Record<never, never>>;

export type PlayerModifierWord<M, Name extends KeyOf<M>> = Word<M, Name, PlayerModifierRoles>;

/** The key that has the roles tells the modifier from others. */
export function playerModifier<M, Name extends KeyOf<M>, Keys extends Shape>(
  declared: Declared<Keys, M, Name, PlayerModifierRoles>,
): PlayerModifierWord<M, Name> {
  return keyedWord(declared);
}
