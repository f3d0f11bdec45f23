import type { z } from 'zod';
import type { shadowfistTypes } from '../../card.ts';
import type { Response } from '../../vocabulary/responses.ts';
import type { EventPattern } from '../../vocabulary/terms.ts';
import { type Declared, type Forms, taggedWord, type Word } from '../word.ts';

export interface Tagged {
  readonly ability: string;
}

/** What the linter needs to know about an ability. Methods, as in the roles of effects. */
export interface AbilityRoles<A> {
  /** An Event may have the ability, although it is never in play (4.3.6). */
  isOfEvents?(ability: A): boolean;
  /** Cards of other types cannot have the ability. */
  readonly only?: { readonly types: readonly (typeof shadowfistTypes)[number][]; readonly why: string };
  /** It reads the names of the way in which the card was played; other abilities read what the card remembers. */
  isOfPlaying?(ability: A): boolean;
  /** The names given in it can be read by what the card does when played. */
  readonly isWayToPlay?: true;
  /** What is chosen in it is remembered while the card is in play. */
  readonly isRemembered?: true;
  /** The card is in hand, where a State has no subject. */
  isOfHand?(ability: A): boolean;
  /** The figure whose X it defines. */
  definesX?(ability: A): 'fighting' | 'body' | 'power';
  /** The event that it refers to. */
  event?(ability: A): EventPattern;
  answers?(ability: A): Response | undefined;
}

export type AbilityWord<A extends Tagged> = Word<A, A['ability'], AbilityRoles<A>>;

export function ability<A extends Tagged, Keys extends z.core.$ZodShape>(
  declared: Declared<Keys, Omit<A, 'ability'>, A['ability'], AbilityRoles<A>, Forms, A>,
): AbilityWord<A> {
  return taggedWord('ability', declared);
}
