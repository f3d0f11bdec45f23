import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { type Bounds, bounds, type Reckoning } from '../../vocabulary/grammar/amounts.ts';
import type { Combination } from '../../vocabulary/grammar/conditions.ts';
import { type Happening, happening } from '../../vocabulary/grammar/happenings.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import type { gems } from '../card.ts';
import { amountForms, type Formula } from '../words/amounts/amounts.ts';
import { conditionForms, type Fact } from '../words/conditions/conditions.ts';
import { cardFilter, filterDescription } from '../words/filters/filter.ts';
import { cardGrid } from '../words/filters/grid.ts';
import type { TermForms } from '../words/word.ts';
import { type EventName, eventNames } from './event-names.ts';
import type { Filter, Grid } from './filters.ts';
import type { Meanings } from './meanings.ts';
import { type CardRef, cardRef, type PlayerRef, type Players, playerRef, players } from './references.ts';
import { type Phase, type PlayedFrom, phases, playedFrom } from './words.ts';

export type Gem = (typeof gems)[number];

/** A number, computed when it is needed. */
export type Amount = number | Formula | Reckoning<Meanings>;

export const amount: z.ZodType<Amount> = lazily(() =>
  toldApart([z.int().min(-99).max(99), ...amountForms(forms)]),
).meta({ id: 'HighlanderAmount', description: 'A number.' });

/** At least one bound. */
export type Range = Bounds<Amount>;

export const range: z.ZodType<Range> = lazily(() => bounds(amount)).meta({
  id: 'HighlanderRange',
  description: 'A number within bounds.',
});

const some = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1);

export const grid: z.ZodType<Grid> = lazily(() =>
  cardGrid
    .form({ cardRef, range })
    .refine((given) => Object.keys(given).length > 0, 'say what the grid covers'),
).meta({ id: 'Grid', description: 'What the grid of a card covers: it must meet every key.' });

export const filter: z.ZodType<Filter> = lazily(() =>
  cardFilter.form({ cardRef, filter, grid, past, players, range }),
).meta({ id: 'HighlanderFilter', description: filterDescription });

/** Where cards are. Pre-Game cards are in play. */
export type Place =
  | 'play'
  /** In play, in any hand or pile, or removed from the game. */
  | 'anywhere'
  | { readonly hand: Players }
  | { readonly endurance: Players }
  | { readonly discardPile: Players }
  | { readonly removedFromGame: Players }
  /** Under or on a card; of one that just left play, those that were there, wherever they now are. */
  | { readonly under: CardRef }
  | { readonly on: CardRef }
  /** The cards of the Exertion of that name. */
  | { readonly exertion: string }
  /** The cards that were played then, wherever they now are. */
  | { readonly played: When; readonly by: Players };

export const place: z.ZodType<Place> = lazily(() =>
  toldApart([
    z.enum(['play', 'anywhere']),
    z.strictObject({ hand: players }).describe('In the hands of such players.'),
    z.strictObject({ endurance: players }).describe('In their Endurances.'),
    z.strictObject({ discardPile: players }).describe('In their discard piles.'),
    z.strictObject({ removedFromGame: players }).describe('Among their cards removed from the game.'),
    z.strictObject({ under: cardRef }).describe('Under that card.'),
    z.strictObject({ on: cardRef }).describe('On that card.'),
    z.strictObject({ exertion: name }).describe('Among the cards of that Exertion.'),
    z
      .strictObject({ played: z.enum(times), by: players })
      .describe('Played then, by such players, wherever the cards are now.'),
  ]),
).meta({ id: 'HighlanderPlace', description: 'Where cards are, and whose.' });

/** A set of cards: one that is named, every card of a place that a filter lets through, or the top of an Endurance. */
export type Cards =
  | CardRef
  | { readonly each: Filter; readonly in: Place }
  | { readonly top: Amount; readonly of: PlayerRef };

export const cards: z.ZodType<Cards> = lazily(() =>
  toldApart([
    cardRef,
    z.strictObject({ each: filter, in: place }).describe('Each card such as this, in play or in that place.'),
    z
      .strictObject({ top: amount, of: playerRef })
      .describe("So many cards from the top of the player's Endurance."),
  ]),
).meta({ id: 'HighlanderCards', description: 'A set of cards.' });

/** The turns that are remembered: this one, and the last of each player before it. */
export const times = ['this-turn', 'your-last-turn', 'opponents-last-turn'] as const;
export type When = (typeof times)[number];

export interface EventPattern extends Happening<EventName, Filter, Players, Amount> {
  readonly phase?: Phase;
  readonly exertion?: 'hard' | 'soft';
  /** Where a card that was played, discarded or drawn was before. */
  readonly from?: readonly (PlayedFrom | 'play')[];
  /** The player had to: it was neither a cost nor a choice of their own. */
  readonly forced?: boolean;
}

export const eventPattern: z.ZodType<EventPattern> = lazily(() =>
  z.strictObject({
    ...happening(eventNames, filter, players, amount),
    phase: z.enum(phases).exactOptional().describe('It is about that phase.'),
    exertion: z.enum(['hard', 'soft']).exactOptional().describe('It is about such an Exertion.'),
    from: some(z.enum([...playedFrom, 'play']))
      .exactOptional()
      .describe('The card comes from there.'),
    forced: z
      .boolean()
      .exactOptional()
      .describe('The player had to: it was neither a cost nor a choice of their own; or had not.'),
  }),
).meta({ id: 'HighlanderEventPattern', description: 'Something that happens in the game.' });

/** Something that happened. */
export interface Past {
  readonly that: EventPattern;
  readonly when: When;
}

export const past: z.ZodType<Past> = lazily(() =>
  z.strictObject({
    that: eventPattern.describe('What happened.'),
    when: z.enum(times).describe('In which turn.'),
  }),
).meta({ id: 'Past', description: 'Something that happened in a turn that is remembered.' });

export type Condition = Combination<Meanings> | Fact;

export const condition: z.ZodType<Condition> = lazily(() => toldApart(conditionForms(forms))).meta({
  id: 'HighlanderCondition',
  description: 'Something that is true or not.',
});

const forms: TermForms = {
  amount,
  cardRef,
  cards,
  condition,
  eventPattern,
  filter,
  name,
  past,
  playerRef,
  players,
  range,
};
