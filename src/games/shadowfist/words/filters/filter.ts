import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { restrictions, shadowfistTypes, symbols } from '../../card.ts';
import type { CardRef, Players } from '../../vocabulary/references.ts';
import type { Amount, Cards, EventPattern, Range } from '../../vocabulary/terms.ts';
import { type Figure, figures, type SpecialAbility, specialAbilities } from '../../vocabulary/words.ts';
import { type Forms, keyedWord, type Word } from '../word.ts';

export type CardType = (typeof shadowfistTypes)[number];
export type Symbol = (typeof symbols)[number];
export type Restriction = (typeof restrictions)[number];
export type Fix = (amount: Amount) => Amount;
export type Ranges = { readonly [key in Figure]?: Range };

/** What a card is: a card matches if it meets every key. Targets, costs, triggers and effects use the same filters. */
export interface Filter {
  /** Site is any Site (10.3), Feng Shui Site only those. */
  readonly type?: readonly CardType[];
  readonly designator?: string;
  /** The whole title, as a text that names another card in quotes does. */
  readonly title?: string;
  /** How many letters its title has. */
  readonly titleLetters?: Range;
  readonly restriction?: Restriction;
  readonly special?: SpecialAbility;
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
  readonly maintaining?: boolean;
  readonly token?: boolean;
  /** It could legally join the attack that is on. */
  readonly couldJoin?: boolean;
  readonly damaged?: boolean;
  readonly attacking?: boolean;
  readonly intercepting?: boolean;
  readonly targetOfAttack?: boolean;
  /** Attacks or intercepts the card; is in combat with it, or prior to combat about to be. */
  readonly attackingCard?: CardRef;
  /** That card attacks it. */
  readonly attackedBy?: CardRef;
  readonly interceptingCard?: CardRef;
  readonly inCombatWith?: CardRef;
  /** The same with any matching card. */
  readonly attackingAny?: Filter;
  readonly interceptingAny?: Filter;
  readonly inCombatWithAny?: Filter;
  readonly atLocationOfAny?: Filter;
  /** At the location of that card. */
  readonly atLocationOf?: CardRef;
  /** The place it belongs to, which attackers and interceptors have left for a while, is the location of that card. */
  readonly belongsAtLocationOf?: CardRef;
  readonly atLocationControlledBy?: Players;
  readonly row?: 'front' | 'back';
  readonly figure?: Ranges;
  readonly printed?: Ranges;
  readonly counters?: { readonly name: string; readonly number: Range };
  /** Has a State such as this on it. */
  readonly hasState?: Filter;
  /** Is a State on a card such as this. */
  readonly on?: Filter;
  readonly is?: CardRef;
  readonly isNot?: CardRef;
  /** The State may be played or put on it (4.3.4, 7.6). */
  readonly legalSubjectOf?: CardRef;
  readonly sharesDesignatorWith?: CardRef;
  /** With any other matching card in play. */
  readonly sharesDesignatorWithAny?: Filter;
  readonly sharesTitleWith?: CardRef;
  /** With any other of these cards. */
  readonly sharesTitleWithAny?: Cards;
  /** Requires the resource that was chosen under that name. */
  readonly requiresChosen?: { readonly chosen: string };
  /** Has the designator, type, title or resource symbol that was chosen under that name. */
  readonly ofChosen?: { readonly chosen: string };
  /** The waiting effect of that name targets it (4.3.6). */
  readonly targetOfEffect?: { readonly chosen: string };
  /** The card is the `card` or `source` of the event, whichever the pattern leaves out. */
  readonly thisTurn?: EventPattern;
  /** The same since the last attack was declared. */
  readonly thisAttack?: EventPattern;
  readonly enteredPlayThisTurn?: boolean;
  readonly any?: readonly Filter[];
  readonly not?: Filter;
}

const symbol = z.enum(symbols);
const isTrue = () => z.boolean().exactOptional();

function figuresWithin(range: z.ZodType<Range>) {
  return z
    .partialRecord(z.enum(figures), range)
    .refine((given) => Object.keys(given).length > 0, 'name a figure');
}

export const filterDescription = 'What a card is: it must meet every key. An empty filter matches any card.';

export interface FilterRoles {
  /** The filter with the numbers that are fixed on generation (10.2). */
  readonly fixed: (filter: Filter, amount: Fix) => Filter;
}

export type Parts = Pick<Forms, 'cardRef' | 'cards' | 'eventPattern' | 'filter' | 'players' | 'range'>;

export const cardFilter: Word<Filter, 'filter', FilterRoles, unknown, Parts> = keyedWord({
  description: filterDescription,
  keys: ({ cardRef, cards, eventPattern, filter, players, range }) => ({
    type: z
      .array(z.enum(shadowfistTypes))
      .min(1)
      .exactOptional()
      .describe('One of these types. Site is any Site, also a Feng Shui Site (10.3).'),
    designator: z.string().min(1).max(60).exactOptional().describe('Has this designator.'),
    title: z.string().min(1).max(200).exactOptional().describe('Has exactly this title.'),
    titleLetters: range.exactOptional().describe('Its title has that many letters.'),
    restriction: z.enum(restrictions).exactOptional().describe('Has this restriction.'),
    special: z.enum(specialAbilities).exactOptional().describe('Has this special ability.'),
    belongsTo: symbol.exactOptional().describe('The symbol is among the conditions or provisions (4.3.1).'),
    requires: symbol.exactOptional().describe('The symbol is among the resource conditions.'),
    provides: symbol.exactOptional().describe('The symbol is among the resource provisions.'),
    foundation: isTrue().describe('Whether it is a foundation Character.'),
    neutral: isTrue().describe(
      'Whether no faction symbol is among its resource conditions and provisions (10.3).',
    ),
    powerGenerating: isTrue().describe('Whether it generates Power.'),
    controller: players
      .exactOptional()
      .describe('One of these players controls it, or has it in a zone out of play.'),
    owner: players.exactOptional().describe('One of these players owns it.'),
    controlledByOwner: isTrue().describe('Whether the owner controls it.'),
    turned: isTrue().describe('Whether it is turned.'),
    faceDown: isTrue().describe('Whether it is face down.'),
    maintaining: isTrue().describe('Whether it is turned and maintains an effect (4.2).'),
    token: isTrue().describe('Whether it is a token.'),
    couldJoin: isTrue().describe('Whether it could legally join the attack that is on.'),
    damaged: isTrue().describe('Whether it has damage.'),
    attacking: isTrue().describe('Whether it is attacking.'),
    intercepting: isTrue().describe('Whether it is intercepting.'),
    targetOfAttack: isTrue().describe('Whether it is the target of the attack.'),
    attackingCard: cardRef.exactOptional().describe('It attacks that card.'),
    attackedBy: cardRef.exactOptional().describe('That card attacks it.'),
    interceptingCard: cardRef.exactOptional().describe('It intercepts that card.'),
    inCombatWith: cardRef
      .exactOptional()
      .describe('It is in combat with that card; prior to combat, it is about to be.'),
    attackingAny: filter.exactOptional().describe('It attacks a matching card.'),
    interceptingAny: filter.exactOptional().describe('It intercepts a matching card.'),
    inCombatWithAny: filter
      .exactOptional()
      .describe('It is in combat with a matching card; prior to combat, it is about to be.'),
    atLocationOfAny: filter
      .exactOptional()
      .describe('It is at the location of a matching card, which may be itself.'),
    atLocationOf: cardRef.exactOptional().describe('It is at the location of that card.'),
    belongsAtLocationOf: cardRef
      .exactOptional()
      .describe(
        'It is at the location of that card, or returns there when it ceases attacking or intercepting.',
      ),
    atLocationControlledBy: players
      .exactOptional()
      .describe('It is at a location that one of these players controls.'),
    row: z.enum(['front', 'back']).exactOptional().describe('It is in that row of a site structure.'),
    figure: figuresWithin(range).exactOptional().describe('Its figures as they are now.'),
    printed: figuresWithin(range).exactOptional().describe('Its printed figures.'),
    counters: z
      .strictObject({
        name: name.describe('The name of the counters.'),
        number: range.describe('The number of counters.'),
      })
      .exactOptional()
      .describe('It has that many counters of that name.'),
    hasState: filter.exactOptional().describe('It has a State that matches this filter.'),
    on: filter.exactOptional().describe('It is a State on a card that matches this filter.'),
    is: cardRef.exactOptional().describe('It is that card.'),
    isNot: cardRef.exactOptional().describe('It is not that card.'),
    legalSubjectOf: cardRef.exactOptional().describe('It is a legal subject of that State.'),
    sharesDesignatorWith: cardRef.exactOptional().describe('It shares a designator with that card.'),
    sharesDesignatorWithAny: filter
      .exactOptional()
      .describe('It shares a designator with another card in play that matches this filter.'),
    sharesTitleWith: cardRef.exactOptional().describe('It has the same title as that card.'),
    sharesTitleWithAny: cards.exactOptional().describe('It has the same title as another of these cards.'),
    requiresChosen: z
      .strictObject({ chosen: name.describe('The name of the choice.') })
      .exactOptional()
      .describe('The symbol that was chosen under that name is among the resource conditions.'),
    ofChosen: z
      .strictObject({ chosen: name.describe('The name of the choice.') })
      .exactOptional()
      .describe(
        'It has the designator, type or title that was chosen under that name, or the resource symbol among its conditions or provisions (4.3.1).',
      ),
    targetOfEffect: z
      .strictObject({ chosen: name.describe('The name of the effect.') })
      .exactOptional()
      .describe(
        'The effect that was answered or chosen under that name waits in the scene and targets it now, by the word target (4.3.6).',
      ),
    thisTurn: eventPattern
      .exactOptional()
      .describe('This event happened to it this turn. Leave out the part of the card in the event.'),
    thisAttack: eventPattern
      .exactOptional()
      .describe('This event happened to it since the last attack of this turn was declared.'),
    enteredPlayThisTurn: isTrue().describe('Whether it entered play this turn.'),
    any: z.array(filter).min(1).exactOptional().describe('It matches at least one of these filters.'),
    not: filter.exactOptional().describe('It does not match this filter.'),
  }),
  roles: { filter: { fixed } },
});

function fixed(filter: Filter, amount: Fix): Filter {
  const { figure, printed, counters, any, not } = filter;
  return {
    ...filter,
    ...(figure === undefined ? {} : { figure: fixedRanges(figure, amount) }),
    ...(printed === undefined ? {} : { printed: fixedRanges(printed, amount) }),
    ...(counters === undefined
      ? {}
      : { counters: { ...counters, number: fixedRange(counters.number, amount) } }),
    ...(any === undefined ? {} : { any: any.map((one) => fixed(one, amount)) }),
    ...(not === undefined ? {} : { not: fixed(not, amount) }),
  };
}

function fixedRanges(ranges: Ranges, amount: Fix): Ranges {
  return Object.fromEntries(Object.entries(ranges).map(([key, range]) => [key, fixedRange(range, amount)]));
}

function fixedRange(range: Range, amount: Fix): Range {
  return Object.fromEntries(Object.entries(range).map(([bound, given]) => [bound, amount(given)]));
}
