import { openKind } from '../../vocabulary/phrases/kinds.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { CardRef, PlayerRef, Players } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern, Filter, Place } from '../vocabulary/terms.ts';
import type { End } from '../vocabulary/words.ts';

/** The cards that a noun names: which, and where. */
export interface Named {
  readonly which: Filter;
  readonly in: Place;
}

/** What a trigger waits for. */
export interface Happened {
  readonly on: EventPattern;
  /** Once for all that happens at the same time: “one or more”. */
  readonly together?: true;
  /** What holds when it happens. */
  readonly if?: Condition;
}

// The kinds of phrases that are parts of each other; `language.ts` gives each its phrases.
export const amount = openKind<Amount>('an amount');
/** A number, or an amount that can stand where a number can: “2”, “X”, “that much”. */
export const simpleAmount = openKind<Amount>('an amount');
/** An amount without “plus” and “minus”. */
export const term = openKind<Amount>('an amount');
export const cardRef = openKind<CardRef>('a card');
/** “its”, “this card's”. */
export const cardPossessive = openKind<CardRef>('a possessive');
export const playerRef = openKind<PlayerRef>('a player');
export const playerPossessive = openKind<PlayerRef>("a player's");
export const players = openKind<Players>('players');
/** “control a Site”: what holds of a player, who is `that-player`. */
export const predicate = openKind<Condition>('what holds of a player');
/** “a Character you control”, of a trigger or filter. */
export const anyCard = openKind<Named>('a card');
/** “Character you control”. */
export const noun = openKind<Named>('a noun');
/** “Characters you control”. */
export const pluralNoun = openKind<Named>('a plural noun');
export const cards = openKind<Cards>('cards');
export const condition = openKind<Condition>('a condition');
export const event = openKind<Happened>('an event');
export const modifiers = openKind<readonly Modifier[]>('changes');
export const duration = openKind<End>('a duration');
export const effect = openKind<Effect>('an effect');
export const effects = openKind<readonly Effect[]>('effects');
export const payment = openKind<Payment>('a cost');
/** An effect that is one verb and no more, so that what stands around it is read once. */
export const oneEffect = openKind<readonly Effect[]>('an effect');
/** Changes without their verb: “+2 Fighting and Guts”. */
export const bareChanges = openKind<readonly Modifier[]>('what is gained');
