import type { Gate } from '../../vocabulary/grammar/gates.ts';
import type { Choice } from './choices.ts';
import type { End } from './ends.ts';
import type { Filter } from './filters.ts';
import type { Meanings } from './meanings.ts';
import type { Modifier } from './modifiers.ts';
import type { Payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import type { CardRef, PlayerRef, Players } from './references.ts';
import type { Amount, Cards, Gem, Place, Range } from './terms.ts';
import type { Hindrance, Phase } from './words.ts';

/** What is done to cards, wherever they are. What leaves play goes to its owner's piles. */
export const toCards = [
  'discard',
  'remove-from-play',
  'remove-from-game',
  /** From the discard pile into the hand. */
  'retrieve',
  'put-into-hand',
  'put-on-endurance',
  'put-under-endurance',
  'shuffle-into-endurance',
  'reveal',
  /** A Guard or another Standing Defense. */
  'drop',
  /** A card that is being played has no effect, and is discarded. */
  'counter',
  /** An attack fails without a defense. */
  'avoid',
  'disarm-weapon',
  'break-weapon',
  'regain-weapon',
] as const;

/** What is done to players. A player who is disarmed says which weapon it is. */
export const toPlayers = [
  'disarm',
  'break-a-weapon',
  'rearm',
  'trip',
  'regain-feet',
  /** Forced to Exhaust. */
  'exhaust',
  'shuffle-discard-pile',
  'shuffle-endurance',
  /** Of two Immortals of a player the inactive one becomes active, and the other inactive. */
  'switch-personas',
  'lose-game',
] as const;

export const amountsToPlayers = [
  'damage',
  'lose-ability',
  'gain-ability',
  'lose-attacks',
  'draw',
  'draw-up-to',
] as const;

/**
 * What is done, step by step, in the order listed. What a player may decline, pay for or be unable to do has one form,
 * `may`: first the choice, then the payment, then the effects, or else the others. What is the opponent's to decide
 * waits for the opponent's own May Do/Must Do Phase (the Golden Rule), unless it is done `immediately`.
 */
export type Effect = EffectDone & {
  /** A name under which later effects of the text ask whether, or how often, this was done, and find its cards. */
  readonly as?: string;
};

type EffectDone =
  | { readonly do: (typeof toCards)[number]; readonly cards: Cards }
  | { readonly do: (typeof toPlayers)[number]; readonly players: Players }
  | { readonly do: (typeof amountsToPlayers)[number]; readonly players: Players; readonly amount: Amount }
  /** Damage that is pending, from such cards. */
  | {
      readonly do: 'prevent-damage';
      readonly players: Players;
      readonly amount: Amount | 'all';
      readonly from?: Filter;
    }
  | { readonly do: 'put-into-play'; readonly cards: Cards; readonly by: PlayerRef }
  | { readonly do: 'capture' | 'put-on'; readonly cards: Cards; readonly card: CardRef }
  | { readonly do: 'take-control'; readonly cards: Cards; readonly by: PlayerRef; readonly until: End }
  | { readonly do: 'trade-control'; readonly cards: readonly [CardRef, CardRef]; readonly until: End }
  | { readonly do: 'look-at'; readonly cards: Cards; readonly by: Players }
  /** The effects of a card as if it had been played, without its requirements (Duplicating). */
  | { readonly do: 'duplicate'; readonly card: CardRef; readonly by: PlayerRef }
  /** A number as it is then, kept under a name for what is done later. */
  | { readonly do: 'reckon'; readonly amount: Amount; readonly as: string }
  | { readonly do: 'skip-phase'; readonly players: Players; readonly phase: Phase }
  /**
   * A Soft or Hard Exertion, of so many cards or of as many as is usual. It is made for gems, if there are any; with
   * `atLeast` it is an Attribute Check, and is done if so many are found.
   */
  | {
      readonly do: 'exert';
      readonly exertion: 'soft' | 'hard';
      readonly by: PlayerRef;
      readonly cards?: Amount;
      readonly unmodified?: boolean;
      readonly gems?: readonly Gem[] | { readonly chosen: string };
      readonly atLeast?: Amount;
    }
  /** Both make a Soft Exertion at once; after a tie there is neither winner nor loser. */
  | { readonly do: 'attribute-challenge'; readonly gem: Gem | { readonly chosen: string } }
  /** Cards are played then and there: beside what the turn allows, and `with` those changes. */
  | {
      readonly do: 'play';
      readonly by: PlayerRef;
      readonly which: Filter;
      readonly in: readonly Place[];
      readonly number: Range;
      readonly with?: readonly Modifier[];
      readonly despite?: readonly Hindrance[];
    }
  /** A filter is looked at anew as long as it lasts: also cards that are played later. */
  | { readonly do: 'modify'; readonly cards: Cards; readonly by: readonly Modifier[]; readonly until: End }
  | {
      readonly do: 'modify-players';
      readonly players: Players;
      readonly by: readonly PlayerModifier[];
      readonly until: End;
    }
  | {
      readonly do: 'counters';
      readonly name: string;
      readonly number: Amount;
      readonly on: Cards;
      readonly remove?: boolean;
    }
  /** A die is rolled: it succeeds on that number or less, of six. */
  | {
      readonly do: 'roll';
      readonly by: PlayerRef;
      readonly succeedsUpTo: Amount;
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: 'may' | 'must';
      readonly by: Players;
      readonly choose?: readonly Choice[];
      readonly pay?: readonly Payment[];
      readonly effects: readonly Effect[];
      /** Done if it is declined, or cannot be done. */
      readonly otherwise?: readonly Effect[];
      readonly immediately?: boolean;
    }
  /** When that phase of the player next begins. */
  | {
      readonly do: 'at';
      readonly phase: Phase;
      readonly of: PlayerRef;
      readonly effects: readonly Effect[];
    }
  | Gate<Meanings>;
