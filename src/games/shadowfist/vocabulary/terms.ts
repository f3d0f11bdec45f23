import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { type Bounds, bounds } from '../../vocabulary/grammar/amounts.ts';
import { type Happening, happening } from '../../vocabulary/grammar/happenings.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { restrictions, shadowfistTypes, symbols } from '../card.ts';
import { amountForms, type Formula } from '../words/amounts/amounts.ts';
import { type Condition, conditionForms } from '../words/conditions/conditions.ts';
import type { TermForms } from '../words/word.ts';
import { type EventName, eventNames } from './event-names.ts';
import { type CardRef, cardRef, type Players, playerRef, players } from './references.ts';
import { type Figure, figures, type SpecialAbility, specialAbilities } from './words.ts';

type CardType = (typeof shadowfistTypes)[number];
type Symbol = (typeof symbols)[number];
type Restriction = (typeof restrictions)[number];

/** A number. */
export type Amount = number | Formula;

export const amount: z.ZodType<Amount> = lazily(() =>
  toldApart([z.int().min(-99).max(99), ...amountForms(parts)]),
).meta({ id: 'Amount', description: 'A number.' });

/** At least one bound. */
export type Range = Bounds<Amount>;

export const range: z.ZodType<Range> = bounds(amount).meta({
  id: 'Range',
  description: 'A number within bounds.',
});

/** What a card is. Every key narrows; a card matches if it meets them all. One language for targets, costs, triggers and what an effect reaches. */
export interface Filter {
  /** Site is any Site (10.3), Feng Shui Site only those. */
  readonly type?: readonly CardType[];
  readonly designator?: string;
  /** The whole title, as a text that names another card in quotes does. */
  readonly title?: string;
  readonly restriction?: Restriction;
  readonly special?: SpecialAbility;
  /** Belongs to a faction or has a talent: the symbol is among its conditions or provisions (4.3.1). */
  readonly belongsTo?: Symbol;
  readonly requires?: Symbol;
  readonly provides?: Symbol;
  readonly foundation?: boolean;
  readonly neutral?: boolean;
  readonly powerGenerating?: boolean;
  readonly controller?: Players;
  readonly owner?: Players;
  /** Its controller is its owner. */
  readonly controlledByOwner?: boolean;
  readonly turned?: boolean;
  readonly faceDown?: boolean;
  readonly damaged?: boolean;
  readonly attacking?: boolean;
  readonly intercepting?: boolean;
  readonly targetOfAttack?: boolean;
  /** Attacks or intercepts the card; is in combat with it, or prior to combat about to be. */
  readonly attackingCard?: CardRef;
  readonly interceptingCard?: CardRef;
  readonly inCombatWith?: CardRef;
  /** At the location of that card. */
  readonly atLocationOf?: CardRef;
  readonly atLocationControlledBy?: Players;
  readonly row?: 'front' | 'back';
  readonly figure?: { readonly [key in Figure]?: Range };
  readonly printed?: { readonly [key in Figure]?: Range };
  readonly counters?: { readonly name: string; readonly number: Range };
  /** Has a State such as this on it. */
  readonly hasState?: Filter;
  /** Is a State on a card such as this. */
  readonly on?: Filter;
  readonly is?: CardRef;
  readonly isNot?: CardRef;
  readonly sharesDesignatorWith?: CardRef;
  readonly sharesTitleWith?: CardRef;
  /** This happened to it during this turn; the card is the event's `card` or `source`, as the pattern leaves open. */
  readonly thisTurn?: EventPattern;
  readonly enteredPlayThisTurn?: boolean;
  readonly any?: readonly Filter[];
  readonly not?: Filter;
}

const figuresWithin = z
  .partialRecord(z.enum(figures), range)
  .refine((given) => Object.keys(given).length > 0, 'name a figure');

export const filter: z.ZodType<Filter> = lazily(() =>
  z.strictObject({
    type: z
      .array(z.enum(shadowfistTypes))
      .min(1)
      .exactOptional()
      .describe('Of one of these types. Site is any Site, Feng Shui Site only those.'),
    designator: z.string().min(1).max(60).exactOptional().describe('With this designator.'),
    title: z.string().min(1).max(200).exactOptional().describe('With this whole title.'),
    restriction: z.enum(restrictions).exactOptional().describe('With this restriction.'),
    special: z.enum(specialAbilities).exactOptional().describe('With this special ability.'),
    belongsTo: z
      .enum(symbols)
      .exactOptional()
      .describe('The symbol is among its conditions or provisions (4.3.1).'),
    requires: z.enum(symbols).exactOptional().describe('The symbol is among its resource conditions.'),
    provides: z.enum(symbols).exactOptional().describe('The symbol is among its resource provisions.'),
    foundation: z.boolean().exactOptional().describe('A foundation Character, or none.'),
    neutral: z.boolean().exactOptional().describe('Without resource conditions, or with some.'),
    powerGenerating: z.boolean().exactOptional().describe('It generates Power, or does not.'),
    controller: players
      .exactOptional()
      .describe("Controlled by such a player; of a card out of play, that player's."),
    owner: players.exactOptional().describe('Owned by such a player.'),
    controlledByOwner: z.boolean().exactOptional().describe('Its controller is its owner, or is not.'),
    turned: z.boolean().exactOptional().describe('Turned, or not.'),
    faceDown: z.boolean().exactOptional().describe('Face down, or not.'),
    damaged: z.boolean().exactOptional().describe('With damage on it, or without.'),
    attacking: z.boolean().exactOptional().describe('Attacking, or not.'),
    intercepting: z.boolean().exactOptional().describe('Intercepting, or not.'),
    targetOfAttack: z.boolean().exactOptional().describe('The target of the attack, or not.'),
    attackingCard: cardRef.exactOptional().describe('It attacks that card.'),
    interceptingCard: cardRef.exactOptional().describe('It intercepts that card.'),
    inCombatWith: cardRef
      .exactOptional()
      .describe('It is in combat with that card, or prior to combat about to be.'),
    atLocationOf: cardRef.exactOptional().describe('At the location of that card.'),
    atLocationControlledBy: players.exactOptional().describe('At a location of such a player.'),
    row: z.enum(['front', 'back']).exactOptional().describe('In that row of a site structure.'),
    figure: figuresWithin.exactOptional().describe('Its figures, as they are, are such.'),
    printed: figuresWithin.exactOptional().describe('Its figures, as printed, are such.'),
    counters: z
      .strictObject({
        name: name.describe('The name of the counters.'),
        number: range.describe('How many.'),
      })
      .exactOptional()
      .describe('With so many counters of that name.'),
    hasState: filter.exactOptional().describe('With a State such as this on it.'),
    on: filter.exactOptional().describe('A State on a card such as this.'),
    is: cardRef.exactOptional().describe('That card itself.'),
    isNot: cardRef.exactOptional().describe('Any card but that.'),
    sharesDesignatorWith: cardRef.exactOptional().describe('With a designator of that card.'),
    sharesTitleWith: cardRef.exactOptional().describe('With the title of that card.'),
    thisTurn: eventPattern
      .exactOptional()
      .describe('This happened to it during this turn: leave its part in the event open.'),
    enteredPlayThisTurn: z.boolean().exactOptional().describe('It entered play this turn, or did not.'),
    any: z.array(filter).min(1).exactOptional().describe('One of these holds.'),
    not: filter.exactOptional().describe('This does not hold.'),
  }),
).meta({ id: 'Filter', description: 'What a card is; every key narrows. An empty filter is any card.' });

/** Where cards are. Effects reach cards in play only, unless their text says otherwise (2.2, 7.2). */
export type Place =
  | 'play'
  | { readonly hand: Players }
  | { readonly deck: Players }
  | { readonly smoked: Players }
  | { readonly toasted: Players }
  | { readonly burnedForVictory: Players }
  /** The States on a card; of one that just left play, those that were on it, where they now are. */
  | { readonly statesOn: CardRef };

export const place: z.ZodType<Place> = z
  .union([
    z.literal('play'),
    z.strictObject({ hand: players }).describe('In the hands of such players.'),
    z.strictObject({ deck: players }).describe('In their decks.'),
    z.strictObject({ smoked: players }).describe('In their smoked piles.'),
    z.strictObject({ toasted: players }).describe('In their toasted piles.'),
    z.strictObject({ burnedForVictory: players }).describe('In their burned-for-victory piles.'),
    z.strictObject({ statesOn: cardRef }).describe('Among the States on that card.'),
  ])
  .meta({ id: 'Place', description: 'A zone, and whose.' });

/** A set of cards: one that is named, or every card of a place that a filter lets through. */
export type Cards = CardRef | { readonly each: Filter; readonly in: Place };

export const cards: z.ZodType<Cards> = lazily(() =>
  toldApart([
    cardRef,
    z.strictObject({ each: filter, in: place }).describe('Each card such as this, in play or in that place.'),
  ]),
).meta({ id: 'Cards', description: 'A set of cards.' });

export type { Condition };

export const condition: z.ZodType<Condition> = lazily(() => toldApart(conditionForms(parts))).meta({
  id: 'Condition',
  description: 'Something that is true or false.',
});

export interface EventPattern extends Happening<EventName, Filter, Players, Amount> {
  /** Damage: only combat damage, or only other. */
  readonly combat?: boolean;
  /** An attack: successful or not. */
  readonly successful?: boolean;
  /** The effect uses the word target (4.3.6). */
  readonly targets?: Filter;
  readonly targetsPlayer?: Players;
  /** A card that is played: from there. */
  readonly from?: (typeof sources)[number];
}

/** Whence a card can be played. */
export const sources = ['hand', 'deck', 'smoked-pile', 'toasted-pile'] as const;

export const eventPattern: z.ZodType<EventPattern> = lazily(() =>
  z.strictObject({
    ...happening(eventNames, filter, players, amount),
    combat: z.boolean().exactOptional().describe('It is combat damage, or is not.'),
    successful: z.boolean().exactOptional().describe('The attack succeeds, or fails.'),
    targets: filter.exactOptional().describe('The effect targets such a card.'),
    targetsPlayer: players.exactOptional().describe('The effect targets such a player.'),
    from: z.enum(sources).exactOptional().describe('The card is played from there.'),
  }),
).meta({ id: 'EventPattern', description: 'Something that happens in the game.' });

const parts: TermForms = {
  ...{ amount, cardRef, cards, condition, eventPattern, filter, playerRef, players },
};
