import { openKind } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { CardRef, PlayerRef, Players } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern, Filter, Place } from '../vocabulary/terms.ts';
import type { End } from '../vocabulary/words.ts';
import * as marked from './marked.ts';

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
export const amount = openKind<Amount>('an amount', marked.amounts);
/** A number, or an amount that can stand where a number can: “2”, “X”, “that much”. */
export const simpleAmount = openKind<Amount>('an amount', marked.amounts);
/** An amount that stands before a noun: “2 damage”, “X damage”. A longer one is read there, too. */
export const briefAmount: Kind<Amount> = {
  ...amount,
  render: (value, before) => (isBrief(value) ? amount.render(value, before) : undefined),
};

const isBrief = (value: Amount): boolean =>
  typeof value === 'number' || (typeof value === 'object' && 'value' in value);

/** An amount without “plus” and “minus”. */
export const term = openKind<Amount>('an amount', marked.amounts);
export const cardRef = openKind<CardRef>('a card', marked.cardRefs);
/** “its”, “this card's”. */
export const cardPossessive = openKind<CardRef>('a possessive', marked.cardRefs);
export const playerRef = openKind<PlayerRef>('a player', marked.playerRefs);
export const playerPossessive = openKind<PlayerRef>("a player's", marked.playerRefs);
export const players = openKind<Players>('players', marked.somePlayers);
/** “control a Site”: what holds of a player, who is `that-player`. */
export const predicate = openKind<Condition>('what holds of a player', marked.conditions);
/** “a Character you control”, of a trigger or filter. */
export const anyCard = openKind<Named>('a card', marked.named);
/** “Character you control”. */
export const noun = openKind<Named>('a noun', marked.named);
/** “Characters you control”. */
export const pluralNoun = openKind<Named>('a plural noun', marked.named);
/** “Character and Site you control”, after “each”. */
export const pairedNoun = openKind<Named>('a noun', marked.named);
/** “Power in their pool”, after “with”: what holds of a player who has it. */
export const possession = openKind<Condition>('what a player has', marked.conditions);
export const cards = openKind<Cards>('cards', marked.someCards);
export const condition = openKind<Condition>('a condition', marked.conditions);
export const event = openKind<Happened>('an event', marked.happened);
export const modifiers = openKind<readonly Modifier[]>('changes', marked.changes);
export const duration = openKind<End>('a duration', marked.texts);
export const effect = openKind<Effect>('an effect', marked.oneOf);
export const effects = openKind<readonly Effect[]>('effects', marked.several);
export const payment = openKind<Payment>('a cost', marked.payments);
/** An effect that is one verb and no more, so that what stands around it is read once. */
export const oneEffect = openKind<readonly Effect[]>('an effect', marked.several);
/** Changes without their verb: “+2 Fighting and Guts”. */
export const bareChanges = openKind<readonly Modifier[]>('what is gained', marked.changes);
