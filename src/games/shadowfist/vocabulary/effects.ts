import type { Gate } from '../../vocabulary/grammar/gates.ts';
import type { symbols } from '../card.ts';
import type { Ability } from './abilities.ts';
import type { Choice } from './choices.ts';
import type { Meanings } from './meanings.ts';
import type { Modifier } from './modifiers.ts';
import type { Payment } from './payments.ts';
import type { PlayerModifier } from './player-modifiers.ts';
import type { CardRef, PlayerRef, Players } from './references.ts';
import type { Amount, Cards, Condition, Filter, Place } from './terms.ts';
import type { End } from './words.ts';

/** Where a card goes that leaves where it is: to its owner's piles and hand, or to a player's own (burned for victory). */
export const destinations = [
  'hand',
  'deck-top',
  'deck-bottom',
  'deck',
  'smoked-pile',
  'toasted-pile',
  'burned-for-victory-pile',
] as const;
type Destination = (typeof destinations)[number];

/**
 * What is done, step by step, in the order listed (5.2). What a player may decline, pay for or be unable to do has
 * one form, `may`: first the choice, then the payment, then the effects, or else the others.
 */
export type Effect = EffectDone & {
  /** A name under which later effects of the text ask whether this was done, and find the cards that were drawn or seen. */
  readonly as?: string;
};

type EffectDone =
  /** A card that is discarded is discarded by the player whose hand it is in. */
  | {
      readonly do: 'smoke' | 'toast' | 'sacrifice' | 'turn' | 'unturn' | 'reveal' | 'discard';
      readonly cards: Cards;
    }
  | { readonly do: 'cease-attacking' | 'cease-intercepting' | 'seize'; readonly cards: Cards }
  | { readonly do: 'move'; readonly cards: Cards; readonly to: Destination; readonly of: 'owner' | PlayerRef }
  | {
      readonly do: 'return-to-play';
      readonly cards: Cards;
      readonly by: PlayerRef;
      readonly turned?: boolean;
      /** At the location of that card; absent, where the player wishes. */
      readonly at?: CardRef;
    }
  /** A player plays a card of their choice; it resolves at once (5.2). `cost` is the reduction, or none to pay. */
  | {
      readonly do: 'play';
      readonly by: PlayerRef;
      readonly which: Filter;
      readonly in: Place;
      readonly cost: 'none' | 'full' | { readonly reducedBy: Amount };
      readonly ignoringResources: boolean;
      readonly optional: boolean;
      readonly faceUp?: boolean;
    }
  | {
      readonly do: 'damage';
      readonly amount: Amount;
      readonly to: Cards;
      readonly source?: CardRef;
      readonly combat?: boolean;
      /** Not so much to each: so much in all, divided as the player likes. */
      readonly divided?: boolean;
    }
  | { readonly do: 'heal'; readonly cards: Cards; readonly amount: Amount | 'all' }
  | { readonly do: 'change-attack-target'; readonly attackers: Cards; readonly to: CardRef }
  /** New targets are chosen as the effect's text asks; all change or none (4.3.6). */
  | { readonly do: 'change-targets'; readonly effect: string; readonly by: PlayerRef }
  | { readonly do: 'take-control'; readonly cards: Cards; readonly by: PlayerRef; readonly until: End }
  | { readonly do: 'gain-power' | 'lose-power'; readonly players: Players; readonly amount: Amount | 'all' }
  | {
      readonly do: 'steal-power';
      readonly from: PlayerRef;
      readonly to: PlayerRef;
      readonly amount: Amount | 'all';
    }
  | { readonly do: 'generate-power'; readonly player: PlayerRef; readonly amount: Amount }
  | {
      readonly do: 'modify';
      readonly cards: Cards;
      readonly by: readonly Modifier[];
      readonly until: End;
      readonly while?: Condition;
    }
  | {
      readonly do: 'modify-players';
      readonly players: Players;
      readonly by: readonly PlayerModifier[];
      readonly until: End;
    }
  /** Only so much of it, if there is an amount. */
  | {
      readonly do: 'redirect';
      readonly source: string;
      readonly from: Cards;
      readonly to: CardRef;
      readonly amount?: Amount;
    }
  /** Cards that are in nobody's deck enter play; they are removed from the game when they leave it. */
  | { readonly do: 'put-token'; readonly by: PlayerRef; readonly number: Amount; readonly token: Token }
  | { readonly do: 'cancel' | 'cancel-and-smoke'; readonly effect: string }
  /** All that these cards have generated and that waits in the scene. */
  | { readonly do: 'cancel-effects'; readonly of: Cards }
  /** With another's title, it is called its own title, “of” and the other's, and its subtitle likewise (9.2). */
  | {
      readonly do: 'copy';
      readonly what: readonly ('fighting' | 'rules-text' | 'restrictions' | 'title')[];
      readonly from: CardRef;
      readonly to: CardRef;
      readonly inPlaceOfOwn: boolean;
      readonly until: End;
    }
  | {
      readonly do: 'swap-rules-text';
      readonly cards: readonly [CardRef, CardRef];
      readonly until: End;
      readonly withStates: boolean;
    }
  | { readonly do: 'draw'; readonly players: Players; readonly amount: Amount }
  | { readonly do: 'look-at-hand'; readonly of: PlayerRef; readonly by: PlayerRef }
  | {
      readonly do: 'look-at-deck';
      readonly of: PlayerRef;
      /** If by every player, they are revealed. */
      readonly by: Players;
      readonly number: Amount | 'all';
    }
  | { readonly do: 'discard-hand'; readonly players: Players }
  | { readonly do: 'shuffle' | 'cut'; readonly deckOf: Players }
  | {
      readonly do: 'counters';
      readonly name: string;
      readonly number: Amount;
      readonly on: Cards;
      readonly remove?: boolean;
    }
  | { readonly do: 'change-location'; readonly cards: Cards; readonly to: CardRef | 'chosen-by-controller' }
  | { readonly do: 'put-state'; readonly cards: Cards; readonly on: CardRef | 'chosen-by-you' }
  | {
      readonly do: 'swap-sites';
      readonly cards: readonly [CardRef, CardRef];
      readonly changesTarget: boolean;
    }
  /** Into the places that were occupied alone, or any of as many columns as before. */
  | {
      readonly do: 'rearrange-sites';
      readonly of: PlayerRef;
      readonly by: PlayerRef;
      readonly into: 'occupied-places' | 'same-columns';
    }
  | { readonly do: 'burn-for-victory'; readonly cards: Cards; readonly by: PlayerRef }
  | { readonly do: 'switch-seats'; readonly players: readonly [PlayerRef, PlayerRef] }
  /** `number` is the name under which a number on the card was chosen. What would make it zero is not allowed. */
  | {
      readonly do: 'change-number';
      readonly of: CardRef;
      readonly by: Amount;
      readonly number?: string;
      readonly until: End;
    }
  | { readonly do: 'end-attack' }
  | { readonly do: 'attack-counts-as-successful' }
  | {
      readonly do: 'may';
      readonly by: PlayerRef;
      readonly choose?: readonly Choice[];
      readonly pay?: readonly Payment[];
      readonly effects: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  /** As `may`, but who can must. */
  | {
      readonly do: 'must';
      readonly by: PlayerRef;
      readonly choose?: readonly Choice[];
      readonly pay: readonly Payment[];
      readonly effects?: readonly Effect[];
      readonly otherwise: readonly Effect[];
    }
  | { readonly do: 'at'; readonly end: End; readonly effects: readonly Effect[] }
  | Gate<Meanings & { readonly End: End }>;

/** A card that an effect brings forth, with what would be printed on it. */
export interface Token {
  readonly title: string;
  readonly type: 'Character' | 'Edge';
  readonly cost: number;
  readonly fighting: number | null;
  readonly requires?: readonly (typeof symbols)[number][];
  readonly abilities?: readonly Ability[];
}
