import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { type Bounds, bounds } from '../../vocabulary/grammar/amounts.ts';
import { type Happening, happening } from '../../vocabulary/grammar/happenings.ts';
import { amountForms, type Formula } from '../words/amounts/amounts.ts';
import { type Condition, conditionForms } from '../words/conditions/conditions.ts';
import { cardFilter, type Filter, filterDescription } from '../words/filters/filter.ts';
import type { TermForms } from '../words/word.ts';
import { type EventName, eventNames } from './event-names.ts';
import { type CardRef, cardRef, type Players, playerRef, players } from './references.ts';

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

export type { Filter };

export const filter: z.ZodType<Filter> = lazily(() => cardFilter.form(parts)).meta({
  id: 'Filter',
  description: filterDescription,
});

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
  ...{ amount, cardRef, cards, condition, eventPattern, filter, playerRef, players, range },
};
