import { keyedWord, type Shape } from '../../../vocabulary/words/word.ts';
import type { Declared, Doing, KeyOf, Word } from '../word.ts';

/** What the linter and the rule check need to know about a modifier. */
export interface ModifierRoles<M> {
  /** The modifier gives an ability, which may refer to the card that gives it. */
  readonly grants?: true;
  does?(modifier: M): readonly Doing[];
}

export type ModifierWord<M, Name extends KeyOf<M>> = Word<M, Name, ModifierRoles<M>>;

/** The key that has the roles tells the modifier from others. */
export function modifier<M, Name extends KeyOf<M>, Keys extends Shape>(
  declared: Declared<Keys, M, Name, ModifierRoles<M>>,
): ModifierWord<M, Name> {
  return keyedWord(declared);
}
