import type { z } from 'zod';
import { type Declared, keyedWord, type Reading, type Recall, type TermForms, type Word } from '../word.ts';

export type KeyOf<A> = A extends unknown ? keyof A & string : never;

/** What the rule check and the linter need to know about an amount. Methods, as in the roles of effects. */
export interface AmountRoles<A> {
  /** The names that the amount itself reads; the references in it read others. */
  reads?(amount: A): readonly Reading[];
  /** What it asks of the events that the turn remembers. */
  recalls?(amount: A): Recall;
  /** It refers to the event that triggered, so it is not fixed on generation (10.2). */
  readonly ofEvent?: true;
  /** It is that of each card that an effect reaches, so it is not fixed on generation. */
  readonly ofEach?: true;
}

export type AmountWord<A, Name extends KeyOf<A>> = Word<A, Name, AmountRoles<A>, unknown, TermForms>;

/** The key that has the roles tells the amount from others. */
export function amountWord<A, Name extends KeyOf<A>, Keys extends z.core.$ZodShape>(
  declared: Declared<Keys, A, Name, AmountRoles<A>, TermForms>,
): AmountWord<A, Name> {
  return keyedWord(declared);
}
