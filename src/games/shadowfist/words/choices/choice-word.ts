import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type Declared, type Forms, keyedWord, type Word } from '../word.ts';

export interface Common {
  readonly as: string;
  /** The player who chooses; absent, the player who generates the effect. */
  readonly by?: PlayerRef;
  /** The player may leave it out. */
  readonly optional?: boolean;
}

export const common = ({ playerRef }: Forms) => ({
  as: name.describe('The name that the text uses for what was chosen.'),
  by: playerRef.exactOptional().describe('The player who chooses; absent, the player of the text.'),
  optional: z.boolean().exactOptional().describe('The player may leave it out.'),
});

/** What the rule check and the linter need to know about a choice. Methods, as in the roles of effects. */
export interface ChoiceRoles<C> {
  isByChance?(choice: C): boolean;
  /** A target need not be read by the text: it is there to be aimed at. */
  isTarget?(choice: C): boolean;
  /** The modes that can be chosen. */
  modes?(choice: C): readonly string[];
  /** The cards among which an amount is divided. */
  divides?(choice: C): Cards;
}

export type ChoiceWord<C extends { readonly choose: string }> = Word<C, C['choose'], ChoiceRoles<C>>;

export function choiceWord<C extends { readonly choose: string }, Keys extends z.core.$ZodShape>(
  declared: Declared<Keys, C, C['choose'], ChoiceRoles<C>>,
): ChoiceWord<C> {
  return keyedWord(declared);
}
