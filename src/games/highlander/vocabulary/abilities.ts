import type { Asking, CommonAbility } from '../../vocabulary/grammar/abilities.ts';
import type { Choice } from './choices.ts';
import type { Effect } from './effects.ts';
import type { Filter } from './filters.ts';
import type { Limit } from './limits.ts';
import type { Meanings } from './meanings.ts';
import type { Payment } from './payments.ts';
import type { Players } from './references.ts';
import type { Condition, EventPattern } from './terms.ts';
import type { Hindrance, Kind, Opportunity, Phase, PlayedFrom } from './words.ts';

/** How a card leaves that is used up. */
export const leavings = ['discard', 'remove-from-game'] as const;

type Asks = Asking<Choice, Payment>;

/** One ability. A card has several. */
export type Ability =
  /** How it is played: `only` so and at no other time; `also` beside the usual way. */
  | ({
      readonly ability: 'playing';
      readonly kind: 'only' | 'also';
      readonly if?: Condition;
      readonly during?: readonly Phase[];
      /** With a card such as this, which its text then calls conjoined; `several`: with as many as one likes. */
      readonly inConjunctionWith?: Filter;
      readonly several?: boolean;
      readonly inPlaceOf?: Opportunity;
      readonly asAdditionalAttack?: boolean;
      /** As a card of that kind. */
      readonly as?: Kind;
      readonly from?: readonly PlayedFrom[];
      readonly despite?: readonly Hindrance[];
      readonly limit?: Limit;
    } & Asks)
  /** What it does as it is played, or put into play. */
  | ({ readonly ability: 'played'; readonly if?: Condition; readonly do: readonly Effect[] } & Asks)
  /** May Do and Must Do effects, in their controller's turn: in those phases. */
  | ({
      readonly ability: 'may-do' | 'must-do';
      readonly during: readonly Phase[];
      readonly by?: Players;
      readonly if?: Condition;
      readonly limit?: Limit;
      readonly do: readonly Effect[];
    } & Asks)
  /** Discard to Use: never in the turn it is put into play; in anybody's turn, or when something happens. */
  | ({
      readonly ability: 'discard-to-use';
      readonly leaves: (typeof leavings)[number];
      readonly on?: EventPattern;
      readonly if?: Condition;
      readonly do: readonly Effect[];
    } & Asks)
  /** A true counter: as such a card is played by those players, this one leaves and the card is countered. */
  | {
      readonly ability: 'counter';
      readonly counters: Filter;
      readonly by: Players;
      readonly from: 'play' | 'hand';
      readonly leaves: (typeof leavings)[number];
      readonly if?: Condition;
      readonly pay?: readonly Payment[];
    }
  | ({
      readonly ability: 'triggered';
      readonly on: EventPattern;
      readonly if?: Condition;
      readonly limit?: Limit;
      readonly optional?: boolean;
      /** However many copies are in play, it happens once each time. */
      readonly onceForAllCopies?: boolean;
      readonly do: readonly Effect[];
    } & Asks)
  /** It is that kind of card, as its own text says. */
  | { readonly ability: 'is'; readonly kind: Kind }
  /** Part of a Sequence Plot; the last ends it. What has to be in play before it is told by `playing`. */
  | { readonly ability: 'plot-part'; readonly part: number; readonly of: number }
  /** Its identical copies add up (Stacking Effects). */
  | { readonly ability: 'cumulative' }
  | CommonAbility<Meanings>;
