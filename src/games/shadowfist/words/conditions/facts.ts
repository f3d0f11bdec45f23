import { z } from 'zod';
import { title } from '../../../vocabulary/card-language/terminals.ts';
import { name } from '../../../vocabulary/grammar/name.ts';
import { phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import { being } from '../../card-language/being.ts';
import {
  another,
  controlled,
  eachOf,
  existing,
  figureNamed,
  inPlay,
  none,
  others,
  owned,
  splitControlled,
  VICTORY,
} from '../../card-language/condition-parts.ts';
import { earlierOfPlayerPhrases, earlierPhrases } from '../../card-language/earlier.ts';
import { range } from '../../card-language/nouns/figures.ts';
import { placeAfter } from '../../card-language/nouns/places.ts';
import { chosenType, knownCard, knownOrSeen } from '../../card-language/references/mentioned-before.ts';
import { cardPossessive, noun, playerPossessive, playerRef, pluralNoun } from '../../card-language/slots.ts';
import { special, symbol } from '../../card-language/terminals.ts';
import type { CardRef, PlayerRef, Players } from '../../vocabulary/references.ts';
import type { Cards, Condition, EventPattern, Filter, Place } from '../../vocabulary/terms.ts';
import { type ConditionWord, conditionWord } from './condition-word.ts';
import { yourComparisons } from './having.ts';

export interface OfCard {
  readonly card: CardRef;
  readonly is: Filter;
}

export const ofCard: ConditionWord<OfCard, 'card'> = conditionWord({
  description: 'The card matches the filter.',
  keys: ({ cardRef, filter }) => ({ card: cardRef, is: filter }),
  roles: { card: {} },
  phrases: () => [
    reading('{card} be~ in your (front row)', { card: knownCard }, ({ card }) => inYourRow(card, 'front')),
    reading('{card} be~ in your (back row)', { card: knownCard }, ({ card }) => inYourRow(card, 'back')),
    phrase('{card} be~ {is}', { card: knownCard, is: being }, {}),
    reading(
      '{card} be~ the only attacker',
      { card: knownCard },
      ({ card }): Condition => ({
        all: [
          { card, is: { attacking: true } },
          { not: { exists: { each: { attacking: true, isNot: card }, in: 'play' } } },
        ],
      }),
    ),
    reading(
      '{card} was (a|an) {which}',
      { card: knownCard, which: noun },
      ({ card, which }): Condition | undefined =>
        which.in === 'play' && isOfPrint(which.which) ? { card, is: which.which } : undefined,
    ),
    reading(
      '{card} (was|be~) of {ofChosen}',
      { card: knownOrSeen, ofChosen: chosenType },
      ({ card, ...is }): Condition => ({ card, is }),
    ),
    reading(
      '{of} {figure} be~ {range}',
      { of: cardPossessive, figure: figureNamed, range },
      ({ of, figure, range: within }): Condition => ({ card: of, is: { figure: { [figure]: within } } }),
    ),
    reading(
      '{card} have~ {special}',
      { card: knownCard, special },
      ({ card, ...is }): Condition => ({ card, is }),
    ),
    reading(
      '{card} have~ [any] damage [(counter|counters)] on it',
      { card: knownCard },
      ({ card }): Condition => ({ card, is: { damaged: true } }),
    ),
    reading(
      '{card} have~ {range} damage [(counter|counters)] [on it]',
      { card: knownCard, range },
      ({ card, range: damage }): Condition => ({ card, is: { figure: { damage } } }),
    ),
  ],
});

/** What is so wherever the card is: its type, its symbols, its titles. */
function isOfPrint({ type: _, belongsTo: _2, designator: _3, restriction: _4, ...rest }: Filter): boolean {
  return Object.keys(rest).length === 0;
}

/** A card of which “you” is the controller is in your row if it is in that row. */
function inYourRow(card: CardRef, row: 'front' | 'back'): Condition {
  return { card, is: card === 'this' ? { row } : { row, controller: 'you' } };
}

export interface Exists {
  readonly exists: Cards;
}

export const exists: ConditionWord<Exists, 'exists'> = conditionWord({
  description: 'There is at least one of these cards.',
  keys: ({ cards }) => ({ exists: cards }),
  roles: { exists: {} },
  phrases: () => [
    reading('there (is|are) (a|an|another) {named}', { named: noun }, ({ named }) => existing(eachOf(named))),
    reading('there are [any] {named}', { named: pluralNoun }, ({ named }) => existing(eachOf(named))),
    reading('there (is|are) no {named}', { named: pluralNoun }, ({ named }) => none(eachOf(named))),
    reading('{title} be~ in play', { title }, (which) => inPlay({ which, in: 'play' })),
    reading('(a|an) {named} be~ in play', { named: noun }, ({ named }) => inPlay(named)),
    reading(
      '(a|an|any) {named} be~ {is} or {where}',
      { named: noun, is: being, where: placeAfter },
      ({ named, is, where }): Condition | undefined => {
        const there = inPlay({ ...named, which: { ...named.which, ...is } });
        const isSaid = Object.keys(is).some((key) => key in named.which);
        return there === undefined || isSaid
          ? undefined
          : { any: [there, { exists: { each: named.which, in: where } }] };
      },
    ),
    reading('(another|any other) {named} be~ in play', { named: another }, ({ named }) => inPlay(named)),
    reading('no {named} be~ in play', { named: pluralNoun }, ({ named }): Condition | undefined => {
      const exists = inPlay(named);
      return exists === undefined ? undefined : { not: exists };
    }),
    reading(
      '(a|an|any) {named} be~ {is}',
      { named: noun, is: being },
      ({ named, is }): Condition | undefined =>
        Object.keys(is).some((key) => key in named.which)
          ? undefined
          : existing(eachOf({ ...named, which: { ...named.which, ...is } })),
    ),
    reading(
      '(a|an|any) {named} have~ {figure} [of] {range}',
      { named: noun, figure: figureNamed, range },
      ({ named, figure, range: within }): Condition | undefined =>
        named.which.figure === undefined
          ? inPlay({ ...named, which: { ...named.which, figure: { [figure]: within } } })
          : undefined,
    ),
    reading(
      '{card} be~ {place}',
      { card: knownCard, place },
      // A card in play has its text only while it is there.
      ({ card, place: where }): Condition | undefined =>
        card === 'this' && where === 'play' ? undefined : { exists: { each: { is: card }, in: where } },
    ),
    reading(
      '{card} be~ not {place}',
      { card: knownCard, place },
      ({ card, place: where }): Condition => ({ not: { exists: { each: { is: card }, in: where } } }),
    ),
  ],
  ofPlayer: () => [
    saying(
      'control~ (a|an|any) {named}',
      { named: noun },
      ({ named }) => existing(controlled(named)),
      (value: Condition) => ('exists' in value ? splitControlled(value.exists) : undefined),
    ),
    saying(
      'control~ no {named}',
      { named: pluralNoun },
      ({ named }) => none(controlled(named)),
      (value: Condition) =>
        'not' in value && 'exists' in value.not ? splitControlled(value.not.exists) : undefined,
    ),
    reading(
      'control~ {card}',
      { card: knownCard },
      ({ card }): Condition => ({ card, is: { controller: 'that-player' } }),
    ),
    reading('control~ (another|any other) {named}', { named: another }, ({ named }) =>
      existing(controlled(named)),
    ),
    reading('control~ (any other|other) {named}', { named: others }, ({ named }) =>
      existing(controlled(named)),
    ),
    reading('control~ {named}', { named: pluralNoun }, ({ named }) => existing(controlled(named))),
    reading('control~ {title}', { title }, (which) => existing(controlled({ which, in: 'play' }))),
    reading('control~ any {named}', { named: pluralNoun }, ({ named }) => existing(controlled(named))),
    reading('control~ no other {named}', { named: others }, ({ named }) => none(controlled(named))),
    reading('do~ not control (a|an|any) {named}', { named: noun }, ({ named }) => none(controlled(named))),
    reading('do~ not control any {named}', { named: pluralNoun }, ({ named }) => none(controlled(named))),
    reading('have~ no {named}', { named: pluralNoun }, ({ named }) => none(owned(named))),
    reading('have~ (a|an|any) {named}', { named: noun }, ({ named }) => existing(owned(named))),
    reading('have~ (another|any other) {named}', { named: another }, ({ named }) => existing(owned(named))),
  ],
});

const place: Kind<Place> = phrases<Place>('a place', () => [
  words('[still] in play', 'play'),
  words('[still] in your hand', { hand: 'you' }),
  words('[still] in your smoked pile', { smoked: 'you' }),
]);

export interface CloserToVictory {
  readonly closerToVictory: PlayerRef;
  readonly than: PlayerRef;
}

export const closerToVictory: ConditionWord<CloserToVictory, 'closerToVictory'> = conditionWord({
  description: 'The first player is closer to victory than the second.',
  keys: ({ playerRef }) => ({ closerToVictory: playerRef, than: playerRef }),
  roles: { closerToVictory: {} },
  ofPlayer: () => [
    // Whoever needs none must still seize or burn one (4.9).
    words<Condition>(`be~ (one|only one) [Feng Shui] Site away from ${VICTORY}`, {
      compare: [{ sitesStillNeeded: 'that-player' }, '<=', 1],
    }),
    // The original edition says “closer to fulfilling victory conditions” (10.2).
    reading(
      `be~ [now] closer to ${VICTORY} than {than} [be~]`,
      { than: playerRef },
      ({ than }): Condition => ({ closerToVictory: 'that-player', than }),
    ),
    reading(
      `be~ [now] at least as close to ${VICTORY} as {than} [be~]`,
      { than: playerRef },
      ({ than }): Condition => ({ not: { closerToVictory: than, than: 'that-player' } }),
    ),
    reading(
      `be~ [now] as close or closer to ${VICTORY} than {than} [be~]`,
      { than: playerRef },
      ({ than }): Condition => ({ not: { closerToVictory: than, than: 'that-player' } }),
    ),
  ],
});

/** In the inner condition, `that-player` is the player who is tried. */
export interface SomePlayer {
  readonly somePlayer: Players;
  readonly such: Condition;
}

export const somePlayer: ConditionWord<SomePlayer, 'somePlayer'> = conditionWord({
  description: 'The condition holds for at least one of these players.',
  keys: ({ players, condition }) => ({ somePlayer: players, such: condition }),
  roles: { somePlayer: {} },
  phrases: () => [
    reading(
      'you have more {symbol} resources than (each|any) opponent',
      { symbol },
      ({ symbol: resources }): Condition => ({
        not: {
          somePlayer: 'every-opponent',
          such: { compare: [{ resources, in: 'that-player' }, '>=', { resources, in: 'you' }] },
        },
      }),
    ),
    ...yourComparisons(),
    words<Condition>(`you are closer to ${VICTORY} than all opponents`, {
      not: { somePlayer: 'every-opponent', such: { not: { closerToVictory: 'you', than: 'that-player' } } },
    }),
    words<Condition>(`you are not closer to ${VICTORY} than all opponents`, {
      somePlayer: 'every-opponent',
      such: { not: { closerToVictory: 'you', than: 'that-player' } },
    }),
  ],
});

export interface SamePlayer {
  readonly player: PlayerRef;
  readonly is: PlayerRef;
}

export const samePlayer: ConditionWord<SamePlayer, 'player'> = conditionWord({
  description: 'The two players are the same.',
  keys: ({ playerRef }) => ({ player: playerRef, is: playerRef }),
  roles: { player: {} },
});

export interface Opponent {
  readonly opponent: PlayerRef;
  readonly of: PlayerRef;
}

export const opponent: ConditionWord<Opponent, 'opponent'> = conditionWord({
  description: 'The first player is an opponent of the second.',
  keys: ({ playerRef }) => ({ opponent: playerRef, of: playerRef }),
  roles: { opponent: {} },
});

export interface TurnOf {
  readonly turnOf: PlayerRef;
}

export const turnOf: ConditionWord<TurnOf, 'turnOf'> = conditionWord({
  description: "It is the player's turn.",
  keys: ({ playerRef }) => ({ turnOf: playerRef }),
  roles: { turnOf: {} },
  phrases: () => [
    words<Condition>('during your turn', { turnOf: 'you' }),
    phrase('it is {turnOf} turn', { turnOf: playerPossessive }, {}),
    reading('it is not {turnOf} turn', { turnOf: playerPossessive }, (turn): Condition => ({ not: turn })),
  ],
});

const times = [
  'main-shot',
  'establishing-shot',
  'start-of-turn',
  'attack',
  'combat',
  'prior-to-combat',
  'auction',
  'end-of-turn',
] as const;

export interface During {
  readonly during: (typeof times)[number];
}

export const during: ConditionWord<During, 'during'> = conditionWord({
  description: 'It is that part of the turn.',
  keys: () => ({ during: z.enum(times) }),
  roles: { during: {} },
  phrases: () => [words<Condition>('no attack is in progress', { not: { during: 'attack' } })],
});

export interface Attack {
  readonly attack: { readonly target?: Filter; readonly declaredBy?: Players };
}

export const attack: ConditionWord<Attack, 'attack'> = conditionWord({
  description: 'There is an attack on a matching card, or an attack that one of these players declared.',
  keys: ({ filter, players }) => ({
    attack: z.strictObject({
      target: filter.exactOptional().describe('The target matches this filter.'),
      declaredBy: players.exactOptional().describe('One of these players declared the attack.'),
    }),
  }),
  roles: { attack: {} },
});

export interface HappenedThisTurn {
  readonly happenedThisTurn: EventPattern;
  readonly atLeast?: number;
  /** Only since the last attack of the turn was declared. */
  readonly inThisAttack?: true;
}

export const happenedThisTurn: ConditionWord<HappenedThisTurn, 'happenedThisTurn'> = conditionWord({
  description:
    'A matching event happened this turn, at least that often; with `inThisAttack`, since the last attack of the turn was declared.',
  keys: ({ eventPattern }) => ({
    happenedThisTurn: eventPattern,
    atLeast: z.int().min(1).exactOptional(),
    inThisAttack: z.literal(true).exactOptional(),
  }),
  roles: {
    happenedThisTurn: { recalls: ({ happenedThisTurn: pattern }) => ({ key: 'happenedThisTurn', pattern }) },
  },
  phrases: earlierPhrases,
  ofPlayer: earlierOfPlayerPhrases,
});

export interface AtTheSameTime {
  readonly atTheSameTime: EventPattern;
}

export const atTheSameTime: ConditionWord<AtTheSameTime, 'atTheSameTime'> = conditionWord({
  description:
    'In the `if` of a triggered ability: a matching event happens at the same time as the event that triggers it, to a card that leaves play with the other.',
  keys: ({ eventPattern }) => ({ atTheSameTime: eventPattern }),
  roles: { atTheSameTime: {} },
});

/** An earlier effect of the same text did what it says (10.2: a successful sacrifice). */
export interface Done {
  readonly done: string;
}

export const done: ConditionWord<Done, 'done'> = conditionWord({
  description: 'The effect with that name was done.',
  keys: () => ({ done: name }),
  roles: {
    done: { reads: ({ done }) => [{ path: ['done'], name: done, means: ['done', 'drawn'] }] },
  },
});

export interface Chosen {
  readonly chosen: string;
  readonly as: string;
}

export const chosen: ConditionWord<Chosen, 'chosen'> = conditionWord({
  description: 'The mode `as` was chosen under that name.',
  keys: () => ({ chosen: name, as: name }),
  roles: { chosen: { reads: ({ chosen }) => [{ path: ['chosen'], name: chosen, means: ['mode'] }] } },
});
