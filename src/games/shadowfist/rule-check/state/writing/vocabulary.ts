import type { Json } from '../../../../../engine/json.ts';
import type { Ability } from '../../../vocabulary/abilities.ts';
import type { Choice } from '../../../vocabulary/choices.ts';
import type { Effect } from '../../../vocabulary/effects.ts';
import type { Modifier } from '../../../vocabulary/modifiers.ts';
import type { Payment } from '../../../vocabulary/payments.ts';
import type { PlayerModifier } from '../../../vocabulary/player-modifiers.ts';
import type { Cards, Condition, EventPattern, Filter } from '../../../vocabulary/terms.ts';

type Words = readonly (Ability | Effect | Modifier | PlayerModifier | Choice | Payment)[];

/** The same, but a type and no interface: only so does TypeScript see that it is JSON. */
type Plain<Value> = Value extends object ? { [Key in keyof Value]: Plain<Value[Key]> } : Value;

/** What is said in the vocabulary stays as it was read: its schema has put the keys in order. */
export function inVocabulary(words: Plain<Words | Cards | Condition | EventPattern | Filter>): Json {
  return words;
}

/** None at all are left out. */
export function anyInVocabulary(words: Plain<Words>): Json | undefined {
  return words.length > 0 ? words : undefined;
}
