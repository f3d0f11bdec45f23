import { keyedWord, type Shape } from '../../../vocabulary/words/word.ts';
import type { Declared, Doing, KeyOf, Word } from '../word.ts';

/** What the rule check needs to know about a modifier of players. */
export interface PlayerModifierRoles<M> {
  does?(modifier: M): readonly Doing[];
}

export type PlayerModifierWord<M, Name extends KeyOf<M>> = Word<M, Name, PlayerModifierRoles<M>>;

/** The key that has the roles tells the modifier from others. */
export function playerModifier<M, Name extends KeyOf<M>, Keys extends Shape>(
  declared: Declared<Keys, M, Name, PlayerModifierRoles<M>>,
): PlayerModifierWord<M, Name> {
  return keyedWord(declared);
}
