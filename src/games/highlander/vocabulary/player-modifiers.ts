import type { Choice } from './choices.ts';
import type { Filter } from './filters.ts';
import type { Limit } from './limits.ts';
import type { Modifier } from './modifiers.ts';
import type { Payment } from './payments.ts';
import type { CardRef, Players } from './references.ts';
import type { Amount, Gem } from './terms.ts';
import type {
  Consideration,
  ExertionEnd,
  Hindrance,
  Kind,
  Opportunity,
  PlayedFrom,
  Prevention,
} from './words.ts';

/** What changes for a player. Amounts are added unless they are `set`. */
export type PlayerModifier =
  /** For as long as it lasts, unlike Ability gained or lost. */
  | { readonly ability: Amount }
  | { readonly maximumAbility: Amount }
  | { readonly handSize: Amount }
  | { readonly setHandSize: Amount }
  /** Attacks to play besides the one of the turn: of such attacks, which are then also `with` this. */
  | {
      readonly additionalAttacks: Amount;
      readonly such?: Filter;
      readonly with?: readonly Modifier[];
    }
  | { readonly attacksAtMost: Amount }
  | { readonly attacksAsIfDisarmed: true }
  | { readonly additionalSpecialCards: Amount; readonly such?: Filter }
  /** A player may make so many more; for such an end alone. */
  | { readonly additionalHardExertions: Amount; readonly for?: ExertionEnd }
  /** Where the player may, he declares how many cards he exerts: all that are added, or up to so many. */
  | {
      readonly exertionSize: Amount;
      readonly of?: 'hard' | 'soft';
      readonly may?: 'all' | 'up-to';
    }
  | { readonly setExertionSize: Amount; readonly of?: 'hard' | 'soft' }
  | { readonly additionalPowerBlows: Amount | 'any' }
  /** Added to what is found of a gem in an Attribute Check or Challenge. */
  | { readonly gemsFound: Amount; readonly of: Gem | { readonly chosen: string } }
  | { readonly inPlayAtMost: Amount | 'any'; readonly such: Filter }
  /** A prevention. */
  | {
      readonly cannot: Prevention;
      readonly such?: Filter;
      /** Only cards that are there. */
      readonly from?: readonly PlayedFrom[];
      /** Only with the cards, the hand or the pile of such players. */
      readonly of?: Players;
      /** Of Exertions: for that end alone. */
      readonly for?: ExertionEnd;
      /** Only what such cards would make them do, or be done to them. */
      readonly by?: Filter;
    }
  /** What is to be done for playing such a card: from there, or from wherever. */
  | {
      readonly toPlay: Filter;
      readonly from?: readonly PlayedFrom[];
      readonly choose?: readonly Choice[];
      readonly pay: readonly Payment[];
    }
  /** Leave to play such cards: from there, as that, or in spite of what would hinder it. */
  | {
      readonly mayPlay: Filter;
      readonly from?: readonly PlayedFrom[];
      readonly under?: CardRef;
      readonly as?: Kind;
      readonly inPlaceOf?: Opportunity;
      readonly despite?: readonly (Hindrance | { readonly textOf: Filter })[];
      readonly limit?: Limit;
    }
  | { readonly ignores: Filter }
  /** What prevents them from that is ignored. */
  | { readonly ignoresPrevention: Prevention }
  | { readonly considered: Consideration }
  /** Damage done to them, by such cards, is less by so much, or none of it is done. */
  | { readonly preventsDamage: Amount | 'all'; readonly from?: Filter }
  | { readonly damageReducedTo: Amount; readonly from?: Filter }
  | { readonly discardPile: 'face-down' }
  | { readonly hand: 'face-up' };
