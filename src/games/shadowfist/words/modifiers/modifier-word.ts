import type { z } from 'zod';
import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import {
  type Declared,
  type Fixing,
  type Forms,
  keyedWord,
  type Reading,
  sayingOnly,
  type Word,
} from '../word.ts';

export type Keys<M> = M extends unknown ? keyof M & string : never;

/** What the rule check and the linter need to know about a modifier. */
export interface ModifierRoles<M> {
  /** The modifier with the numbers that are fixed on generation (10.2). */
  fixed?(modifier: M, fixing: Pick<Fixing, 'amount'>): M;
  /** The names that the modifier itself reads. */
  reads?(modifier: M): readonly Reading[];
  /** The modifier is about the entry of its card into play, before the card resolves. */
  readonly isOfEntry?: true;
  /** The modifier gives an ability, which may refer to the card that gives it. */
  readonly grants?: true;
  /** Within the modifier, the event is that damage is inflicted on a card: what of it can be named. */
  readonly damageEvent?: readonly ('card' | 'amount')[];
}

interface Gained<M> {
  /** What stands after “gain” or “have”: “+2 Fighting”. The other phrases have a verb of their own. */
  readonly gained?: () => readonly Phrase<M>[];
}

export type ModifierWord<M, Name extends Keys<M>> = Word<M, Name, ModifierRoles<M>> & Gained<M>;

/** The key that has the roles tells the modifier from others. */
export function modifier<M, Name extends Keys<M>, Shape extends z.core.$ZodShape>(
  declared: Declared<Shape, M, Name, ModifierRoles<M>> & Gained<NoInfer<M>>,
): ModifierWord<M, Name> {
  const { gained } = declared;
  const word: Word<M, Name, ModifierRoles<M>> = keyedWord<M, Name, Shape, ModifierRoles<M>, Forms>(declared);
  return gained === undefined ? word : { ...word, gained: sayingOnly(declared.roles, gained) };
}
