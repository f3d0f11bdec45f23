import { keyedWord, type Shape } from '../../../vocabulary/words/word.ts';
import type { Declared, KeyOf, Word } from '../word.ts';

/** What the linter needs to know about a modifier. */
export interface ModifierRoles {
  /** The modifier gives an ability, which may refer to the card that gives it. */
  readonly grants?: true;
}

export type ModifierWord<M, Name extends KeyOf<M>> = Word<M, Name, ModifierRoles>;

/** The key that has the roles tells the modifier from others. */
export function modifier<M, Name extends KeyOf<M>, Keys extends Shape>(
  declared: Declared<Keys, M, Name, ModifierRoles>,
): ModifierWord<M, Name> {
  return keyedWord(declared);
}
