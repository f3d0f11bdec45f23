import { z } from 'zod';
import { toldApart } from '../../../engine/told-apart.ts';
import { restrictions, shadowfistTypes, symbols } from '../card.ts';
import { type EventName, eventNames } from './event-names.ts';
import { type CardRef, cardRef, type PlayerRef, type Players, playerRef, players } from './references.ts';
import { type Figure, figures, name, type SpecialAbility, specialAbilities } from './words.ts';

type CardType = (typeof shadowfistTypes)[number];
type Symbol = (typeof symbols)[number];
type Restriction = (typeof restrictions)[number];

/** A number. What is not a constant is reckoned when it is needed, except that an Event's is fixed at generation (10.2). */
export type Amount =
  | number
  | { readonly count: Cards }
  | { readonly countPlayers: Players; readonly such?: Condition }
  /** Resources of a symbol, or of the one chosen under a name. */
  | { readonly resources: Symbol | { readonly chosen: string }; readonly in: PlayerRef }
  | { readonly differentFactions: PlayerRef }
  | { readonly figure: Figure; readonly of: CardRef; readonly printed?: boolean }
  | { readonly total: Figure; readonly of: Cards }
  | { readonly power: PlayerRef }
  | { readonly handSize: PlayerRef }
  | { readonly sitesNeeded: PlayerRef }
  | { readonly turnsCompleted: PlayerRef }
  /** The combat damage that `by` would have to inflict on it to smoke it. */
  | { readonly damageToSmoke: CardRef; readonly by: CardRef }
  /** Among the cards that this happened to during this turn; zero if to none. */
  | { readonly greatestFigure: Figure; readonly thisTurn: EventPattern }
  | { readonly counters: string; readonly on: CardRef }
  /** Fixed at generation: the X that was paid, a number chosen under that name, or how many cards were. */
  | { readonly value: string }
  | { readonly eventAmount: true }
  | { readonly happenedThisTurn: EventPattern }
  | { readonly sum: readonly Amount[] }
  | { readonly difference: readonly [Amount, Amount] }
  | { readonly product: readonly [Amount, Amount] }
  | { readonly half: Amount; readonly round: 'up' | 'down' }
  | { readonly quotient: readonly [Amount, Amount]; readonly round: 'up' | 'down' }
  /** The columns of a player's site structure. */
  | { readonly columns: PlayerRef }
  | { readonly greatest: readonly Amount[] }
  | { readonly least: readonly Amount[] };

export const amount: z.ZodType<Amount> = z
  .lazy(() =>
    toldApart([
      z.int().min(-99).max(99),
      z.strictObject({ count: cards }),
      z.strictObject({ countPlayers: players, such: condition.exactOptional() }),
      z.strictObject({
        resources: z.union([z.enum(symbols), z.strictObject({ chosen: name })]),
        in: playerRef,
      }),
      z.strictObject({ differentFactions: playerRef }),
      z.strictObject({ figure: z.enum(figures), of: cardRef, printed: z.boolean().exactOptional() }),
      z.strictObject({ total: z.enum(figures), of: cards }),
      z.strictObject({ power: playerRef }),
      z.strictObject({ handSize: playerRef }),
      z.strictObject({ sitesNeeded: playerRef }),
      z.strictObject({ turnsCompleted: playerRef }),
      z.strictObject({ damageToSmoke: cardRef, by: cardRef }),
      z.strictObject({ greatestFigure: z.enum(figures), thisTurn: eventPattern }),
      z.strictObject({ counters: name, on: cardRef }),
      z.strictObject({ value: name }),
      z.strictObject({ eventAmount: z.literal(true) }),
      z.strictObject({ happenedThisTurn: eventPattern }),
      z.strictObject({ sum: z.array(amount).min(1) }),
      z.strictObject({ difference: z.tuple([amount, amount]) }),
      z.strictObject({ product: z.tuple([amount, amount]) }),
      z.strictObject({ half: amount, round: z.enum(['up', 'down']) }),
      z.strictObject({ quotient: z.tuple([amount, amount]), round: z.enum(['up', 'down']) }),
      z.strictObject({ columns: playerRef }),
      z.strictObject({ greatest: z.array(amount).min(1) }),
      z.strictObject({ least: z.array(amount).min(1) }),
    ]),
  )
  .meta({ id: 'Amount', description: 'A number.' });

/** At least one bound. */
export interface Range {
  readonly exactly?: Amount;
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
}

export const range: z.ZodType<Range> = z
  .strictObject({
    exactly: amount.exactOptional(),
    atLeast: amount.exactOptional(),
    atMost: amount.exactOptional(),
  })
  .refine((given) => Object.keys(given).length > 0, 'give exactly, atLeast or atMost')
  .meta({ id: 'Range', description: 'A number within bounds.' });

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

const bounds = z
  .partialRecord(z.enum(figures), range)
  .refine((given) => Object.keys(given).length > 0, 'name a figure');

export const filter: z.ZodType<Filter> = z
  .lazy(() =>
    z.strictObject({
      type: z.array(z.enum(shadowfistTypes)).min(1).exactOptional(),
      designator: z.string().min(1).max(60).exactOptional(),
      title: z.string().min(1).max(200).exactOptional(),
      restriction: z.enum(restrictions).exactOptional(),
      special: z.enum(specialAbilities).exactOptional(),
      belongsTo: z.enum(symbols).exactOptional(),
      requires: z.enum(symbols).exactOptional(),
      provides: z.enum(symbols).exactOptional(),
      foundation: z.boolean().exactOptional(),
      neutral: z.boolean().exactOptional(),
      powerGenerating: z.boolean().exactOptional(),
      controller: players.exactOptional(),
      owner: players.exactOptional(),
      controlledByOwner: z.boolean().exactOptional(),
      turned: z.boolean().exactOptional(),
      faceDown: z.boolean().exactOptional(),
      damaged: z.boolean().exactOptional(),
      attacking: z.boolean().exactOptional(),
      intercepting: z.boolean().exactOptional(),
      targetOfAttack: z.boolean().exactOptional(),
      attackingCard: cardRef.exactOptional(),
      interceptingCard: cardRef.exactOptional(),
      inCombatWith: cardRef.exactOptional(),
      atLocationOf: cardRef.exactOptional(),
      atLocationControlledBy: players.exactOptional(),
      row: z.enum(['front', 'back']).exactOptional(),
      figure: bounds.exactOptional(),
      printed: bounds.exactOptional(),
      counters: z.strictObject({ name, number: range }).exactOptional(),
      hasState: filter.exactOptional(),
      on: filter.exactOptional(),
      is: cardRef.exactOptional(),
      isNot: cardRef.exactOptional(),
      sharesDesignatorWith: cardRef.exactOptional(),
      sharesTitleWith: cardRef.exactOptional(),
      thisTurn: eventPattern.exactOptional(),
      enteredPlayThisTurn: z.boolean().exactOptional(),
      any: z.array(filter).min(1).exactOptional(),
      not: filter.exactOptional(),
    }),
  )
  .meta({ id: 'Filter', description: 'What a card is; every key narrows. An empty filter is any card.' });

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
    z.strictObject({ hand: players }),
    z.strictObject({ deck: players }),
    z.strictObject({ smoked: players }),
    z.strictObject({ toasted: players }),
    z.strictObject({ burnedForVictory: players }),
    z.strictObject({ statesOn: cardRef }),
  ])
  .meta({ id: 'Place', description: 'A zone, and whose.' });

/** A set of cards: one that is named, or every card of a place that a filter lets through. */
export type Cards = CardRef | { readonly each: Filter; readonly in: Place };

export const cards: z.ZodType<Cards> = z
  .lazy(() => toldApart([cardRef, z.strictObject({ each: filter, in: place })]))
  .meta({ id: 'Cards', description: 'A set of cards.' });

const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const;
type Comparison = (typeof comparisons)[number];

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly compare: readonly [Amount, Comparison, Amount] }
  | { readonly card: CardRef; readonly is: Filter }
  | { readonly exists: Cards }
  | { readonly closerToVictory: PlayerRef; readonly than: PlayerRef }
  | { readonly somePlayer: Players; readonly such: Condition }
  | { readonly player: PlayerRef; readonly is: PlayerRef }
  | { readonly opponent: PlayerRef; readonly of: PlayerRef }
  | { readonly turnOf: PlayerRef }
  | {
      readonly during:
        | 'main-shot'
        | 'establishing-shot'
        | 'start-of-turn'
        | 'attack'
        | 'combat'
        | 'prior-to-combat'
        | 'auction';
    }
  /** An attack is on whose target is such a card, or which such players declared. */
  | { readonly attack: { readonly target?: Filter; readonly declaredBy?: Players } }
  | { readonly happenedThisTurn: EventPattern; readonly atLeast?: number }
  /** An earlier effect of the same text, by its name, did what it says (10.2: a successful sacrifice). */
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
      z.strictObject({ closerToVictory: playerRef, than: playerRef }),
      z.strictObject({ somePlayer: players, such: condition }),
      z.strictObject({ player: playerRef, is: playerRef }),
      z.strictObject({ opponent: playerRef, of: playerRef }),
      z.strictObject({ turnOf: playerRef }),
      z.strictObject({
        during: z.enum([
          ...['main-shot', 'establishing-shot', 'start-of-turn', 'attack', 'combat'],
          ...['prior-to-combat', 'auction'],
        ] as [
          'main-shot',
          'establishing-shot',
          'start-of-turn',
          'attack',
          'combat',
          'prior-to-combat',
          'auction',
        ]),
      }),
      z.strictObject({
        attack: z.strictObject({ target: filter.exactOptional(), declaredBy: players.exactOptional() }),
      }),
      z.strictObject({ happenedThisTurn: eventPattern, atLeast: z.int().min(1).exactOptional() }),
      z.strictObject({ done: name }),
      z.strictObject({ chosen: name, as: name }),
    ]),
  )
  .meta({ id: 'Condition', description: 'Something that is true or not.' });

export interface EventPattern {
  /** Any of these. */
  readonly event: EventName | readonly EventName[];
  readonly card?: Filter;
  readonly source?: Filter;
  readonly target?: Filter;
  readonly player?: Players;
  readonly by?: Players;
  /** Damage: only combat damage, or only other. */
  readonly combat?: boolean;
  readonly amount?: { readonly atLeast: Amount };
  /** An attack: successful or not. */
  readonly successful?: boolean;
  /** The effect uses the word target (4.3.6). */
  readonly targets?: Filter;
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
      combat: z.boolean().exactOptional(),
      amount: z.strictObject({ atLeast: amount }).exactOptional(),
      successful: z.boolean().exactOptional(),
      targets: filter.exactOptional(),
    }),
  )
  .meta({ id: 'EventPattern', description: 'Something that happens in the game.' });
