import { z } from 'zod';
import { lazily } from '../../../engine/lazily.ts';
import { toldApart } from '../../../engine/told-apart.ts';
import { type Bounds, bounds, type Reckoning, reckonings } from '../../vocabulary/grammar/amounts.ts';
import { type Combination, combinations } from '../../vocabulary/grammar/conditions.ts';
import { type Happening, happening } from '../../vocabulary/grammar/happenings.ts';
import { name } from '../../vocabulary/grammar/name.ts';
import { restrictions, shadowfistTypes, symbols } from '../card.ts';
import { type EventName, eventNames } from './event-names.ts';
import type { Meanings } from './meanings.ts';
import { type CardRef, cardRef, type PlayerRef, type Players, playerRef, players } from './references.ts';
import { type Figure, figures, type SpecialAbility, specialAbilities } from './words.ts';

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
  /** Symbols of a card, as printed: of its conditions, its provisions or both; of one kind or of all. */
  | {
      readonly symbolsOn: CardRef;
      readonly which?: Symbol | 'faction' | 'talent';
      readonly among?: 'conditions' | 'provisions';
    }
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
  | Reckoning<Meanings>
  | { readonly quotient: readonly [Amount, Amount]; readonly round: 'up' | 'down' }
  /** The columns of a player's site structure. */
  | { readonly columns: PlayerRef };

export const amount: z.ZodType<Amount> = lazily(() =>
  toldApart([
    z.int().min(-99).max(99),
    z.strictObject({ count: cards }).describe('How many such cards there are.'),
    z
      .strictObject({ countPlayers: players, such: condition.exactOptional() })
      .describe('How many of these players there are of whom something holds.'),
    z
      .strictObject({
        resources: z.union([
          z.enum(symbols),
          z.strictObject({ chosen: name }).describe('The symbol that was chosen under that name.'),
        ]),
        in: playerRef,
      })
      .describe('How many resources of a symbol, or of the one chosen under a name, the player has.'),
    z
      .strictObject({
        symbolsOn: cardRef,
        which: z.enum([...symbols, 'faction', 'talent']).exactOptional(),
        among: z.enum(['conditions', 'provisions']).exactOptional(),
      })
      .describe(
        'How many resource symbols are printed on the card: among its conditions, its provisions or both; that symbol alone, or those of factions or talents (4.3.1).',
      ),
    z
      .strictObject({ differentFactions: playerRef })
      .describe('How many different factions the player has resources of.'),
    z
      .strictObject({ figure: z.enum(figures), of: cardRef, printed: z.boolean().exactOptional() })
      .describe('A figure of that card; as printed, or as it is.'),
    z.strictObject({ total: z.enum(figures), of: cards }).describe('That figure of all these cards added.'),
    z.strictObject({ power: playerRef }).describe('The Power of the player.'),
    z.strictObject({ handSize: playerRef }).describe('The hand size of the player.'),
    z.strictObject({ sitesNeeded: playerRef }).describe('With how many Feng Shui Sites the player wins.'),
    z.strictObject({ turnsCompleted: playerRef }).describe('How many turns the player has completed.'),
    z
      .strictObject({ damageToSmoke: cardRef, by: cardRef })
      .describe('The combat damage that `by` would have to inflict on the card to smoke it.'),
    z
      .strictObject({ greatestFigure: z.enum(figures), thisTurn: eventPattern })
      .describe(
        'The greatest such figure among the cards that this happened to during this turn; zero if to none.',
      ),
    z
      .strictObject({ counters: name, on: cardRef })
      .describe('How many counters of that name are on the card.'),
    z
      .strictObject({ value: name })
      .describe(
        'Fixed at generation: `X` is the X that was paid; another name is that of a number that was chosen, or of chosen cards, of which it is how many.',
      ),
    z.strictObject({ eventAmount: z.literal(true) }).describe('How much of it happened.'),
    z.strictObject({ happenedThisTurn: eventPattern }).describe('How often such a thing happened this turn.'),
    z
      .strictObject({ quotient: z.tuple([amount, amount]), round: z.enum(['up', 'down']) })
      .describe('The first divided by the second, rounded.'),
    z.strictObject({ columns: playerRef }).describe("How many columns the player's site structure has."),
    ...reckonings(amount),
  ]),
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

export type Condition =
  | Combination<Meanings>
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

export const condition: z.ZodType<Condition> = lazily(() =>
  toldApart([
    z.strictObject({ card: cardRef, is: filter }).describe('That card is such a card.'),
    z.strictObject({ exists: cards }).describe('There is such a card.'),
    z
      .strictObject({ closerToVictory: playerRef, than: playerRef })
      .describe('The one player is closer to victory than the other.'),
    z.strictObject({ somePlayer: players, such: condition }).describe('Of one of these players it holds.'),
    z.strictObject({ player: playerRef, is: playerRef }).describe('The one player is the other.'),
    z
      .strictObject({ opponent: playerRef, of: playerRef })
      .describe('The one player is an opponent of the other.'),
    z.strictObject({ turnOf: playerRef }).describe("It is that player's turn."),
    z
      .strictObject({
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
      })
      .describe('It is that part of the turn.'),
    z
      .strictObject({
        attack: z.strictObject({
          target: filter.exactOptional().describe('Its target is such a card.'),
          declaredBy: players.exactOptional().describe('Such a player declared it.'),
        }),
      })
      .describe('An attack is on whose target is such a card, or which such players declared.'),
    z
      .strictObject({ happenedThisTurn: eventPattern, atLeast: z.int().min(1).exactOptional() })
      .describe('Such a thing happened this turn; at least so often.'),
    z.strictObject({ done: name }).describe('What has that name was done.'),
    z
      .strictObject({ chosen: name, as: name })
      .describe('Of the modes offered under that name, this was chosen.'),
    ...combinations(condition, amount),
  ]),
).meta({ id: 'Condition', description: 'Something that is true or not.' });

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
