import type { z } from 'zod';
import type { Phrase } from '../../../vocabulary/phrases/kinds.ts';
import type { Condition } from '../../vocabulary/terms.ts';
import { type Declared, keyedWord, type Reading, type Recall, type TermForms, type Word } from '../word.ts';

export type KeyOf<C> = C extends unknown ? keyof C & string : never;

/** What the rule check and the linter need to know about a condition. A method, as in the roles of effects. */
export interface ConditionRoles<C> {
  /** The names that the condition itself reads; the references in it read others. */
  reads?(condition: C): readonly Reading[];
  /** What it asks of the events that the turn remembers. */
  recalls?(condition: C): Recall;
}

/** How card texts say a condition, and what is made of it: “no Site is in play”. */
interface SaidCondition {
  readonly phrases?: () => readonly Phrase<Condition>[];
  /** What stands after a player: “control a Site”. In the condition, `that-player` is the player. */
  readonly ofPlayer?: () => readonly Phrase<Condition>[];
}

type Wordless<C, Name extends KeyOf<C>> = Word<C, Name, ConditionRoles<C>, unknown, TermForms>;

export type ConditionWord<C, Name extends KeyOf<C>> = Omit<Wordless<C, Name>, 'phrases'> & SaidCondition;

/** The key that has the roles tells the condition from others. */
export function conditionWord<C, Name extends KeyOf<C>, Keys extends z.core.$ZodShape>({
  phrases,
  ofPlayer,
  ...declared
}: Omit<Declared<Keys, C, Name, ConditionRoles<C>, TermForms>, 'phrases'> & SaidCondition): ConditionWord<
  C,
  Name
> {
  const { form, roles } = keyedWord<C, Name, Keys, ConditionRoles<C>, TermForms>(declared);
  return {
    form,
    roles,
    ...(phrases === undefined ? {} : { phrases }),
    ...(ofPlayer === undefined ? {} : { ofPlayer }),
  };
}
