import { mentionsOf } from '../../vocabulary/card-language/mentions.ts';
import type { Choice } from '../vocabulary/choices.ts';
import type { Filter } from '../vocabulary/filters.ts';
import type { Amount, Place, Range } from '../vocabulary/terms.ts';
import type { Kind } from '../vocabulary/words.ts';

type CardChoice = Extract<Choice, { readonly choose: 'cards' }>;

/** What a phrase that refers back calls it. */
export type BackNoun = 'attack' | 'card' | 'pronoun' | 'chosen';

/** What a phrase says of a card or player whose name in the vocabulary is known only when the whole text is. */
export type Mention =
  /** “two cards from your Hand”: cards that are chosen here. */
  | { readonly mention: 'choice'; readonly choice: Omit<CardChoice, 'as'> }
  | { readonly mention: 'gem' }
  /** “that attack”, “them”: something that was mentioned before. */
  | { readonly mention: 'back'; readonly noun: BackNoun; readonly many: boolean }
  /** “this attack”: the card itself if it is one, and otherwise the one that it is played with. */
  | { readonly mention: 'this-kind'; readonly kind: Kind }
  /** “their”: the player whom the clause is about. */
  | { readonly mention: 'their' }
  /** “that discard pile”: of the player of whom an earlier sentence spoke. */
  | { readonly mention: 'mentioned-player' }
  /** The player who does what a verb says: “you” in an order. */
  | { readonly mention: 'actor' };

export const { mentioning, mentionOf, references } = mentionsOf<Mention>();

/** The player who does what the verb says. */
export const ACTOR = mentioning({ mention: 'actor' });
/** The player whom the clause is about. */
export const THEIR = mentioning({ mention: 'their' });

/** The player of whom an earlier sentence spoke. */
export const MENTIONED_PLAYER = mentioning({ mention: 'mentioned-player' });

/** “that Exertion”. */
export const EXERTION = '#exertion';
/** The Attribute Challenge that the text makes. */
export const CHALLENGE = '#challenge';
/** “the same number”. */
export const COUNT: Amount = { value: '#count' };

/** How many cards a phrase names, and which: “up to 3 Basic Attacks”. */
export interface Counted {
  readonly which: Filter;
  /** Absent, one. */
  readonly number?: Range;
}

/** Cards that are chosen in a place. */
export const choosing = (counted: Counted, ...places: readonly Place[]) =>
  mentioning({ mention: 'choice', choice: { choose: 'cards', ...counted, in: places } });
