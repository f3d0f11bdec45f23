import { openKind } from '../../vocabulary/phrases/kinds.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Filter } from '../vocabulary/filters.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { PlayerModifier } from '../vocabulary/player-modifiers.ts';
import type { CardRef, PlayerRef } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, EventPattern, Gem, Place } from '../vocabulary/terms.ts';
import type { Consideration, Phase } from '../vocabulary/words.ts';
import type { Counted } from './mentions.ts';

// The kinds of phrases that are parts of each other; `language.ts` gives each its phrases.
export const amount = openKind<Amount>('an amount');
/** “non-ranged attack you play”. */
export const noun = openKind<Filter>('a noun');
export const pluralNoun = openKind<Filter>('a plural noun');
/** “an attack”. */
export const aNoun = openKind<Filter>('a card');
/** “up to 3 Basic Attacks”. */
export const counted = openKind<Counted>('some cards');
/** “this attack”, “that attack”. */
export const cardRef = openKind<CardRef>('a card');
export const cards = openKind<Cards>('cards');
/** “your opponent”. */
export const player = openKind<PlayerRef>('a player');
/** “your”, “their”. */
export const whose = openKind<PlayerRef>("a player's");
export const place = openKind<Place>('a place');
export const places = openKind<readonly Place[]>('places');
export const phase = openKind<Phase>('a phase');
export const gem = openKind<Gem>('an attribute');
export const consideration = openKind<Consideration>('prone or disarmed');
export const payment = openKind<Payment>('a cost');
export const condition = openKind<Condition>('a condition');
export const event = openKind<EventPattern>('an event');
/** What cards do or are: “does 1 damage and cannot be blocked”. */
export const modifiers = openKind<readonly Modifier[]>('changes of a card');
/** What changes for a player: “cannot draw”. */
export const playerModifiers = openKind<readonly PlayerModifier[]>('changes of a player');
export const effect = openKind<Effect>('an effect');
export const effects = openKind<readonly Effect[]>('effects');
/** What is counted after “for each”: “card in their Hand”. */
export const eachOf = openKind<Amount>('what is counted');
/** “15 card”, “ten-card”: how many cards an Exertion has. */
export const cardsLong = openKind<Amount>('a number of cards');
