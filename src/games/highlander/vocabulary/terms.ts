import { z } from 'zod';
import { toldApart } from '../../../engine/told-apart.ts';
import { gems, marks } from '../card.ts';
import { type EventName, eventNames } from './event-names.ts';
import type { Filter, Grid } from './filters.ts';
import { type CardRef, cardRef, type PlayerRef, type Players, playerRef, players } from './references.ts';
import {
  areas,
  kinds,
  name,
  type Phase,
  type PlayedFrom,
  type Prevention,
  phases,
  playedFrom,
  preventions,
  type State,
  states,
  words,
} from './words.ts';

export type Gem = (typeof gems)[number];

/** A number, reckoned when it is needed. */
export type Amount =
  | number
  | { readonly count: Cards }
  | { readonly ability: PlayerRef }
  | { readonly maximumAbility: PlayerRef }
  | { readonly cardsInHand: PlayerRef }
  | { readonly maximumHandSize: PlayerRef }
  | { readonly attackOpportunities: PlayerRef }
  /** Gems of any of these found in the Exertion of that name; of an Attribute Challenge, by that player. */
  | { readonly gems: readonly Gem[]; readonly in: string; readonly by?: PlayerRef }
  /** Gems of any of these printed on cards. */
  | { readonly gems: readonly Gem[]; readonly on: Cards }
  | { readonly pendingDamage: PlayerRef }
  | { readonly damageOf: CardRef }
  | { readonly counters: string; readonly on: CardRef }
  /** A number chosen under that name, or how many cards were chosen, played or moved under it. */
  | { readonly value: string }
  | { readonly eventAmount: true }
  | { readonly timesHappened: Past }
  | { readonly sum: readonly Amount[] }
  | { readonly difference: readonly [Amount, Amount] }
  | { readonly product: readonly [Amount, Amount] }
  | { readonly half: Amount; readonly round: 'up' | 'down' }
  | { readonly greatest: readonly Amount[] }
  | { readonly least: readonly Amount[] };

const someGems = z.array(z.enum(gems)).min(1);

export const amount: z.ZodType<Amount> = z
  .lazy(() =>
    toldApart([
      z.int().min(-99).max(99),
      z.strictObject({ count: cards }),
      z.strictObject({ ability: playerRef }),
      z.strictObject({ maximumAbility: playerRef }),
      z.strictObject({ cardsInHand: playerRef }),
      z.strictObject({ maximumHandSize: playerRef }),
      z.strictObject({ attackOpportunities: playerRef }),
      z.strictObject({ gems: someGems, in: name, by: playerRef.exactOptional() }),
      z.strictObject({ gems: someGems, on: cards }),
      z.strictObject({ pendingDamage: playerRef }),
      z.strictObject({ damageOf: cardRef }),
      z.strictObject({ counters: name, on: cardRef }),
      z.strictObject({ value: name }),
      z.strictObject({ eventAmount: z.literal(true) }),
      z.strictObject({ timesHappened: past }),
      z.strictObject({ sum: z.array(amount).min(1) }),
      z.strictObject({ difference: z.tuple([amount, amount]) }),
      z.strictObject({ product: z.tuple([amount, amount]) }),
      z.strictObject({ half: amount, round: z.enum(['up', 'down']) }),
      z.strictObject({ greatest: z.array(amount).min(1) }),
      z.strictObject({ least: z.array(amount).min(1) }),
    ]),
  )
  .meta({ id: 'HighlanderAmount', description: 'A number.' });

/** At least one bound. */
export interface Range {
  readonly exactly?: Amount;
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
}

export const range: z.ZodType<Range> = z
  .lazy(() =>
    z
      .strictObject({
        exactly: amount.exactOptional(),
        atLeast: amount.exactOptional(),
        atMost: amount.exactOptional(),
      })
      .refine((given) => Object.keys(given).length > 0, 'give exactly, atLeast or atMost'),
  )
  .meta({ id: 'HighlanderRange', description: 'A number within bounds.' });

const some = <Schema extends z.ZodType>(schema: Schema) => z.array(schema).min(1);

export const grid: z.ZodType<Grid> = z
  .lazy(() =>
    z
      .strictObject({
        touches: some(z.enum(areas)).exactOptional(),
        covers: some(z.enum(areas)).exactOptional(),
        within: some(z.enum(areas)).exactOptional(),
        squares: range.exactOptional(),
        adjacentTo: cardRef.exactOptional(),
        touchesGridOf: cardRef.exactOptional(),
        sameAs: cardRef.exactOptional(),
      })
      .refine((given) => Object.keys(given).length > 0, 'say what the grid covers'),
  )
  .meta({ id: 'Grid', description: 'What the grid of a card covers; every key narrows.' });

const flag = z.boolean().exactOptional();

export const filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.strictObject({
      kind: some(z.enum(kinds)).exactOptional(),
      title: z.union([words, z.strictObject({ chosen: name })]).exactOptional(),
      titleWord: words.exactOptional(),
      subtitle: words.exactOptional(),
      immortal: words.exactOptional(),
      ofOwnPersona: flag,
      weapon: words.exactOptional(),
      mark: z.enum(marks).exactOptional(),
      restricted: flag,
      gem: z.enum(gems).exactOptional(),
      handIcons: range.exactOptional(),
      grid: grid.exactOptional(),
      controller: players.exactOptional(),
      owner: players.exactOptional(),
      hidden: flag,
      powerBlow: flag,
      canBePowerBlow: flag,
      headShot: flag,
      powerBlock: flag,
      attackIs: z.enum(['pending', 'blocked', 'dodged', 'avoided', 'successful']).exactOptional(),
      firstOfTurn: flag,
      against: cardRef.exactOptional(),
      playedFrom: z.enum(playedFrom).exactOptional(),
      playedFromUnder: filter.exactOptional(),
      disarmed: flag,
      faceDown: flag,
      under: cardRef.exactOptional(),
      on: filter.exactOptional(),
      counters: z.strictObject({ name, number: range }).exactOptional(),
      is: cardRef.exactOptional(),
      isNot: cardRef.exactOptional(),
      sharesTitleWith: cardRef.exactOptional(),
      sharesTypeWith: cardRef.exactOptional(),
      does: z.enum(['disarm', 'break', 'trip']).exactOptional(),
      happened: past.exactOptional(),
      any: some(filter).exactOptional(),
      all: some(filter).exactOptional(),
      not: filter.exactOptional(),
    }),
  )
  .meta({
    id: 'HighlanderFilter',
    description: 'What a card is; every key narrows. An empty filter is any card.',
  });

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

export const place: z.ZodType<Place> = z
  .lazy(() =>
    toldApart([
      z.enum(['play', 'anywhere']),
      z.strictObject({ hand: players }),
      z.strictObject({ endurance: players }),
      z.strictObject({ discardPile: players }),
      z.strictObject({ removedFromGame: players }),
      z.strictObject({ under: cardRef }),
      z.strictObject({ on: cardRef }),
      z.strictObject({ exertion: name }),
      z.strictObject({ played: z.enum(times), by: players }),
    ]),
  )
  .meta({ id: 'HighlanderPlace', description: 'Where cards are, and whose.' });

/** A set of cards: one that is named, every card of a place that a filter lets through, or the top of an Endurance. */
export type Cards =
  | CardRef
  | { readonly each: Filter; readonly in: Place }
  | { readonly top: Amount; readonly of: PlayerRef };

export const cards: z.ZodType<Cards> = z
  .lazy(() =>
    toldApart([
      cardRef,
      z.strictObject({ each: filter, in: place }),
      z.strictObject({ top: amount, of: playerRef }),
    ]),
  )
  .meta({ id: 'HighlanderCards', description: 'A set of cards.' });

/** The turns that are remembered: this one, and the last of each player before it. */
export const times = ['this-turn', 'your-last-turn', 'opponents-last-turn'] as const;
export type When = (typeof times)[number];

export interface EventPattern {
  /** Any of these. */
  readonly event: EventName | readonly EventName[];
  readonly card?: Filter;
  readonly source?: Filter;
  readonly target?: Filter;
  readonly player?: Players;
  readonly by?: Players;
  readonly amount?: { readonly atLeast: Amount };
  readonly phase?: Phase;
  readonly exertion?: 'hard' | 'soft';
  /** Where a card that was played, discarded or drawn was before. */
  readonly from?: readonly (PlayedFrom | 'play')[];
  /** The player had to: it was neither a cost nor a choice of their own. */
  readonly forced?: boolean;
}

export const eventPattern: z.ZodType<EventPattern> = z
  .lazy(() =>
    z.strictObject({
      event: z.union([z.enum(eventNames), z.array(z.enum(eventNames)).min(2)]),
      card: filter.exactOptional(),
      source: filter.exactOptional(),
      target: filter.exactOptional(),
      player: players.exactOptional(),
      by: players.exactOptional(),
      amount: z.strictObject({ atLeast: amount }).exactOptional(),
      phase: z.enum(phases).exactOptional(),
      exertion: z.enum(['hard', 'soft']).exactOptional(),
      from: some(z.enum([...playedFrom, 'play'])).exactOptional(),
      forced: z.boolean().exactOptional(),
    }),
  )
  .meta({ id: 'HighlanderEventPattern', description: 'Something that happens in the game.' });

/** Something that happened. */
export interface Past {
  readonly that: EventPattern;
  readonly when: When;
}

export const past: z.ZodType<Past> = z
  .lazy(() => z.strictObject({ that: eventPattern, when: z.enum(times) }))
  .meta({ id: 'Past', description: 'Something that happened in a turn that is remembered.' });

const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const;

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly compare: readonly [Amount, (typeof comparisons)[number], Amount] }
  | { readonly card: CardRef; readonly is: Filter }
  | { readonly exists: Cards }
  | { readonly player: PlayerRef; readonly is: State }
  | { readonly persona: string; readonly of: PlayerRef }
  | { readonly turnOf: PlayerRef }
  | { readonly during: Phase }
  | { readonly happened: Past; readonly atLeast?: Amount }
  /** The player is kept from it, by a card such as this. */
  | { readonly prevented: Prevention; readonly player: PlayerRef; readonly by?: Filter }
  /** An earlier effect of the same text, by its name, did what it says; an Exertion found what it was made for. */
  | { readonly done: string }
  /** The mode that was chosen under a name is this: `chosen` is the name, `as` the mode. */
  | { readonly chosen: string; readonly as: string };

export const condition: z.ZodType<Condition> = z
  .lazy(() =>
    toldApart([
      z.strictObject({ all: z.array(condition).min(1) }),
      z.strictObject({ any: z.array(condition).min(1) }),
      z.strictObject({ not: condition }),
      z.strictObject({ compare: z.tuple([amount, z.enum(comparisons), amount]) }),
      z.strictObject({ card: cardRef, is: filter }),
      z.strictObject({ exists: cards }),
      z.strictObject({ player: playerRef, is: z.enum(states) }),
      z.strictObject({ persona: z.string().min(1).max(200), of: playerRef }),
      z.strictObject({ turnOf: playerRef }),
      z.strictObject({ during: z.enum(phases) }),
      z.strictObject({ happened: past, atLeast: amount.exactOptional() }),
      z.strictObject({ prevented: z.enum(preventions), player: playerRef, by: filter.exactOptional() }),
      z.strictObject({ done: name }),
      z.strictObject({ chosen: name, as: name }),
    ]),
  )
  .meta({ id: 'HighlanderCondition', description: 'Something that is true or not.' });
