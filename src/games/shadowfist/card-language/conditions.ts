import { number } from '../../vocabulary/card-language/terminals.ts';
import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { restrictions } from '../card.ts';
import type { CardRef, PlayerRef, Players } from '../vocabulary/references.ts';
import type { Amount, Cards, Condition, Filter, Place } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import { DONE, NOT_DONE } from './going-on.ts';
import { mentionOf } from './mentions.ts';
import { range, withAny } from './nouns.ts';
import { knownCard, otherThan } from './references.ts';
import {
  amount,
  cardPossessive,
  condition,
  type Named,
  noun,
  playerPossessive,
  playerRef,
  pluralNoun,
  predicate,
} from './slots.ts';
import { symbol } from './terminals.ts';

type Comparison = '<' | '<=' | '=' | '>=' | '>';
type Symbols = readonly (typeof symbol extends Kind<infer Value> ? Value : never)[];

/** The players that a condition is about: one player, some of several, or all of them. */
type Who = { readonly one: PlayerRef } | { readonly some: Players } | { readonly all: Players };

const who: Kind<Who> = numbered(
  phrases<Who>('players', () => [
    saying(
      '{one}',
      { one: playerRef },
      ({ one }): Who | undefined =>
        typeof one === 'object' && mentionOf(one)?.mention.mention === 'choice' ? undefined : { one },
      (value: Who) => ('one' in value ? { one: value.one } : undefined),
    ),
    reading(
      '(an|any) opponent (who|that) {such}',
      { such: predicate },
      ({ such }): Who => ({
        some: { every: 'opponent', such },
      }),
    ),
    reading(
      '(a|any) player (who|that) {such}',
      { such: predicate },
      ({ such }): Who => ({
        some: { every: 'player', such },
      }),
    ),
    words<Who>('(an|any) opponent', { some: 'every-opponent' }),
    words<Who>('(a|any) player', { some: 'every-player' }),
    words<Who>('(all opponents|each opponent|every opponent|your opponents)', { all: 'every-opponent' }),
    words<Who>('(all players|each player|every player)', { all: 'every-player' }),
  ]),
);

/** A verb after “an opponent” is singular, after “you” and “all opponents” plural. */
function numbered(kind: Kind<Who>): Kind<Who> {
  return {
    ...kind,
    render(value) {
      const rendered = kind.render(value);
      const many = 'all' in value || ('one' in value && value.one === 'you');
      return rendered === undefined ? undefined : { text: rendered.text, many };
    },
  };
}

/** The condition on `that-player`, of the players that are named. */
function holdsOf(players: Who, condition: Condition): Condition {
  if ('some' in players) return { somePlayer: players.some, such: condition };
  if ('all' in players) return { not: { somePlayer: players.all, such: { not: condition } } };
  // “that opponent” of an event may be several players, as those whose Characters reduced a Body to zero.
  if (typeof players.one === 'object') return { somePlayer: players.one, such: condition };
  return withPlayer(condition, players.one);
}

/** Who a condition speaks of, and what it says of `that-player`. */
function splitHolding(value: Condition): { who: Who; predicate: Condition } {
  if ('somePlayer' in value) return { who: { some: value.somePlayer }, predicate: value.such };
  if ('not' in value && 'somePlayer' in value.not && 'not' in value.not.such)
    return { who: { all: value.not.somePlayer }, predicate: value.not.such.not };
  return { who: { one: 'you' }, predicate: replacing(value, 'you', 'that-player') };
}

/** The cards that the player of a predicate controls. */
function splitControlled(value: unknown): { named: Named } | undefined {
  if (typeof value !== 'object' || value === null || !('each' in value) || !('in' in value)) return undefined;
  const { controller, ...which } = value.each as Filter;
  return controller === 'that-player' && value.in === 'play' ? { named: { which, in: 'play' } } : undefined;
}

const splitCount = (value: Condition, how: Comparison): { of: Amount; named: Named } | undefined => {
  if (!('compare' in value) || value.compare[1] !== how) return undefined;
  const [counted, , of] = value.compare;
  const found =
    typeof counted === 'object' && 'count' in counted ? splitControlled(counted.count) : undefined;
  return found === undefined ? undefined : { of, ...found };
};

function withPlayer<Value>(value: Value, player: PlayerRef): Value;
function withPlayer(value: unknown, player: PlayerRef): unknown {
  return replacing(value, 'that-player', player);
}

function replacing<Value>(value: Value, one: PlayerRef, other: PlayerRef): Value;
function replacing(value: unknown, one: PlayerRef, other: PlayerRef): unknown {
  if (value === one) return other;
  if (typeof value !== 'object' || value === null || mentionOf(value) !== undefined) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => replacing(part, one, other));
  // Under `such`, `that-player` is another player.
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, key === 'such' ? part : replacing(part, one, other)]),
  );
}

/** Cards that the player controls. */
function controlled({ which, in: place }: Named): Cards | undefined {
  return which.controller === undefined && place === 'play'
    ? { each: { ...which, controller: 'that-player' }, in: 'play' }
    : undefined;
}

const countOf = (cards: Cards | undefined, comparison: Comparison, of: Amount): Condition | undefined =>
  cards === undefined ? undefined : { compare: [{ count: cards }, comparison, of] };

const existing = (exists: Cards | undefined): Condition | undefined =>
  exists === undefined ? undefined : { exists };

const none = (exists: Cards | undefined): Condition | undefined =>
  exists === undefined ? undefined : { not: { exists } };

const another = otherThan(noun);
const others = otherThan(pluralNoun);

/** “3 or more”, “at least 3”. */
const quantity: Kind<readonly [Comparison, Amount]> = phrases<readonly [Comparison, Amount]>(
  'how many',
  () => [
    reading('{of} or more', { of: simpleAmount }, ({ of }) => ['>=', of] as const),
    reading('at least {of}', { of: simpleAmount }, ({ of }) => ['>=', of] as const),
    reading('{of} or (fewer|less)', { of: simpleAmount }, ({ of }) => ['<=', of] as const),
    reading('(no more than|at most) {of}', { of: simpleAmount }, ({ of }) => ['<=', of] as const),
    reading('(more than) {of}', { of: simpleAmount }, ({ of }) => ['>', of] as const),
    reading('(fewer|less) than {of}', { of: simpleAmount }, ({ of }) => ['<', of] as const),
    reading('exactly {of}', { of: simpleAmount }, ({ of }) => ['=', of] as const),
  ],
);

const VICTORY = '(victory|fulfilling victory conditions)';

const PILES: readonly (readonly [name: string, pile: Place])[] = [
  ['smoked', { smoked: 'that-player' }],
  ['toasted', { toasted: 'that-player' }],
];

export const predicatePhrases = (): readonly Phrase<Condition>[] => [
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
  saying(
    'control~ {of} or more {named}',
    { of: simpleAmount, named: pluralNoun },
    ({ of, named }) => countOf(controlled(named), '>=', of),
    (value: Condition) => splitCount(value, '>='),
  ),
  reading('control~ (another|any other) {named}', { named: another }, ({ named }) =>
    existing(controlled(named)),
  ),
  reading('control~ (any other|other) {named}', { named: others }, ({ named }) =>
    existing(controlled(named)),
  ),
  reading('control~ any {named}', { named: pluralNoun }, ({ named }) => existing(controlled(named))),
  reading('control~ no other {named}', { named: others }, ({ named }) => none(controlled(named))),
  reading('do~ not control (a|an|any) {named}', { named: noun }, ({ named }) => none(controlled(named))),
  reading('do~ not control any {named}', { named: pluralNoun }, ({ named }) => none(controlled(named))),
  reading('control~ {quantity} {named}', { quantity, named: pluralNoun }, ({ quantity: [how, of], named }) =>
    countOf(controlled(named), how, of),
  ),
  reading('control~ {quantity} {named}', { quantity, named: noun }, ({ quantity: [how, of], named }) =>
    of === 1 ? countOf(controlled(named), how, of) : undefined,
  ),
  reading(
    'control~ {quantity} other {named}',
    { quantity, named: others },
    ({ quantity: [how, of], named }) => countOf(controlled(named), how, of),
  ),
  reading(
    'control~ more {named} than {than} [do~]',
    { named: pluralNoun, than: playerRef },
    ({ named, than }) => {
      const own = controlled(named);
      return own === undefined ? undefined : countOf(own, '>', { count: withPlayer(own, than) });
    },
  ),
  reading('have~ {quantity} {named}', { quantity, named: pluralNoun }, ({ quantity: [how, of], named }) =>
    countOf(owned(named), how, of),
  ),
  reading('have~ no {named}', { named: pluralNoun }, ({ named }) => none(owned(named))),
  reading('have~ (a|an|any) {named}', { named: noun }, ({ named }) => existing(owned(named))),
  ...PILES.map(([name, pile]) =>
    reading(
      `have~ {quantity} {named} in (your|his or her|their) ${name} pile`,
      { quantity, named: pluralNoun },
      ({ quantity: [how, of], named }) => countOf(inPile(named, pile), how, of),
    ),
  ),
  reading(
    'have~ {symbols} [(resource|resources)] [in (your|his or her|their) [resource] pool]',
    { symbols: listed('resource symbols', severalSymbols(), 'and') },
    ({ symbols }): Condition | undefined => {
      const all = [...new Set(symbols.flat())].map((one) => atLeast(one, count(one, symbols.flat())));
      const [first] = all;
      return all.length === 1 ? first : { all };
    },
  ),
  reading(
    'have~ {quantity} {symbol} (resource|resources) [in (your|his or her|their) [resource] pool]',
    { quantity, symbol },
    ({ quantity: [how, of], symbol: resources }): Condition => ({
      compare: [{ resources, in: 'that-player' }, how, of],
    }),
  ),
  reading(
    'have~ {quantity} Power [in (your|his or her|their) pool]',
    { quantity },
    ({ quantity: [how, of] }): Condition => ({ compare: [{ power: 'that-player' }, how, of] }),
  ),
  words<Condition>('have~ [any] Power [in (your|his or her|their) pool]', {
    compare: [{ power: 'that-player' }, '>=', 1],
  }),
  words<Condition>('have~ no Power [in (your|his or her|their) pool]', {
    compare: [{ power: 'that-player' }, '=', 0],
  }),
  reading(
    'have~ more Power than {than}',
    { than: playerRef },
    ({ than }): Condition => ({ compare: [{ power: 'that-player' }, '>', { power: than }] }),
  ),
  reading(
    'have~ more {symbol} resources than {than}',
    { symbol, than: playerRef },
    ({ symbol: resources, than }): Condition => ({
      compare: [{ resources, in: 'that-player' }, '>', { resources, in: than }],
    }),
  ),
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
    'have~ completed {quantity} (turn|turns)',
    { quantity },
    ({ quantity: [how, of] }): Condition => ({ compare: [{ turnsCompleted: 'that-player' }, how, of] }),
  ),
];

/** “{arc}{arc}”. */
function severalSymbols(): Kind<Symbols> {
  return phrases<Symbols>('resource symbols', () => [
    reading('{one}', { one: symbol }, ({ one }): Symbols => [one]),
    reading('{one} {two}', { one: symbol, two: symbol }, ({ one, two }): Symbols => [one, two]),
    reading(
      '{one} {two} {three}',
      { one: symbol, two: symbol, three: symbol },
      (all): Symbols => [all.one, all.two, all.three],
    ),
    reading(
      '{one} {two} {three} {four}',
      { one: symbol, two: symbol, three: symbol, four: symbol },
      (all): Symbols => [all.one, all.two, all.three, all.four],
    ),
  ]);
}

function count(one: Symbols[number], all: Symbols): number {
  return all.filter((other) => other === one).length;
}

function atLeast(resources: Symbols[number], least: number): Condition {
  return { compare: [{ resources, in: 'that-player' }, '>=', least] };
}

/** Cards in a place of your own: “in your hand”, “in your front row”. */
function owned({ which, in: where }: Named): Cards | undefined {
  if (where === 'play') {
    const { controller, ...rest } = which;
    return controller === 'you' && which.row !== undefined
      ? controlled({ which: rest, in: where })
      : undefined;
  }
  const isYours = Object.values(where).every((player) => player === 'you');
  return isYours ? { each: which, in: where } : undefined;
}

function inPile({ which, in: place }: Named, pile: Place): Cards | undefined {
  return place === 'play' ? { each: which, in: pile } : undefined;
}

/** What a card is, after “is” or “while”. */
export const being = phrases<Filter>('what a card is', () => [
  words('(attacking or intercepting|intercepting or attacking)', {
    any: [{ attacking: true }, { intercepting: true }],
  }),
  words('turned', { turned: true }),
  words('(unturned|not turned)', { turned: false }),
  words('damaged', { damaged: true }),
  words('(undamaged|not damaged)', { damaged: false }),
  words('attacking', { attacking: true }),
  words('not attacking', { attacking: false }),
  words('intercepting', { intercepting: true }),
  words('not intercepting', { intercepting: false }),
  words('the target of an attack', { targetOfAttack: true }),
  // Said of the card itself, whose controller is “you”.
  words('in the front row', { row: 'front' }),
  words('in the back row', { row: 'back' }),
  words('(face-down|face down|unrevealed)', { faceDown: true }),
  words('(face-up|face up|revealed)', { faceDown: false }),
  words('controlled by its owner', { controlledByOwner: true }),
  words('not controlled by its owner', { controlledByOwner: false }),
  phrase('(attacking) {attackingCard}', { attackingCard: knownCard }, {}),
  phrase('intercepting {interceptingCard}', { interceptingCard: knownCard }, {}),
  phrase('in combat with {inCombatWith}', { inCombatWith: knownCard }, {}),
  ...withAny(),
  phrase('at {atLocationOf} location', { atLocationOf: cardPossessive }, {}),
  reading('(a|an) {which}', { which: noun }, ({ which }) => inPlayOnly(which)),
  reading('not (a|an) {which}', { which: noun }, ({ which }): Filter | undefined => {
    const not = inPlayOnly(which);
    return not === undefined ? undefined : { not };
  }),
  reading('not the subject of (a|an|any) {which}', { which: noun }, ({ which }): Filter | undefined => {
    const hasState = inPlayOnly(which);
    return hasState === undefined ? undefined : { not: { hasState } };
  }),
  reading('the subject of any {which}', { which: pluralNoun }, ({ which }): Filter | undefined => {
    const hasState = inPlayOnly(which);
    return hasState === undefined ? undefined : { hasState };
  }),
  reading(
    'at a location (that has|with) (a|an|any) {which} [in (its|the) front row]',
    { which: noun },
    ({ which }): Filter | undefined => {
      const there = inPlayOnly(which);
      return there?.type?.includes('Site') === true
        ? { atLocationOfAny: { ...there, row: 'front' } }
        : undefined;
    },
  ),
  reading('the subject of (a|an|any) {which}', { which: noun }, ({ which }): Filter | undefined => {
    const hasState = inPlayOnly(which);
    return hasState === undefined ? undefined : { hasState };
  }),
  ...restrictions.flatMap((restriction) => [
    words<Filter>(restriction, { restriction }),
    words<Filter>(`not ${restriction}`, { not: { restriction } }),
  ]),
]);

/** What the card itself is, whose controller is “you”. */
export const beingItself = phrases<Filter>('what the card is', () => [
  reading('{is}', { is: being }, ({ is }) => is),
  words('in your front row', { row: 'front' }),
  words('in your back row', { row: 'back' }),
  // The card itself is not meant by those that it is with.
  reading(
    'at the same location as (a|an|any|another) {which}',
    { which: noun },
    ({ which }): Filter | undefined => {
      const there = inPlayOnly(which);
      return there === undefined || there.isNot !== undefined
        ? undefined
        : { atLocationOfAny: { ...there, isNot: 'this' } };
    },
  ),
]);

function inPlayOnly({ which, in: place }: Named): Filter | undefined {
  return place === 'play' ? which : undefined;
}

const place: Kind<Place> = phrases<Place>('a place', () => [
  words('[still] in play', 'play'),
  words('[still] in your hand', { hand: 'you' }),
  words('[still] in your smoked pile', { smoked: 'you' }),
]);

const figureNamed = phrases<'fighting' | 'body' | 'cost'>('a figure', () => [
  words('[a] Fighting [score]', 'fighting'),
  words('[a] Body', 'body'),
  words('[a] cost', 'cost'),
]);

const DOER = '(you|he or she|that player|that opponent|target|target opponent)';

const one: Kind<Condition> = phrases<Condition>('a condition', () => [
  saying(
    '{who} [also] {predicate}',
    { who, predicate },
    (said) => holdsOf(said.who, said.predicate),
    (value: Condition) => splitHolding(value),
  ),
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
  words<Condition>(`you are closer to ${VICTORY} than all opponents`, {
    not: { somePlayer: 'every-opponent', such: { not: { closerToVictory: 'you', than: 'that-player' } } },
  }),
  words<Condition>(`you are not closer to ${VICTORY} than all opponents`, {
    somePlayer: 'every-opponent',
    such: { not: { closerToVictory: 'you', than: 'that-player' } },
  }),
  reading('there (is|are) (a|an|another) {named}', { named: noun }, ({ named }) => existing(eachOf(named))),
  reading('there (is|are) no {named}', { named: pluralNoun }, ({ named }) => none(eachOf(named))),
  reading('there be~ {quantity} {named}', { quantity, named: pluralNoun }, ({ quantity: [how, of], named }) =>
    countOf(eachOf(named), how, of),
  ),
  reading('(a|an) {named} be~ in play', { named: noun }, ({ named }) => inPlay(named)),
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
    'there be~ {quantity} [point~ of] damage on {card}',
    { quantity, card: knownCard },
    ({ quantity: [how, of], card }): Condition => ({
      compare: [{ figure: 'damage', of: card }, how, of],
    }),
  ),
  reading('{card} be~ in your (front row)', { card: knownCard }, ({ card }) => inYourRow(card, 'front')),
  reading('{card} be~ in your (back row)', { card: knownCard }, ({ card }) => inYourRow(card, 'back')),
  phrase('{card} be~ {is}', { card: knownCard, is: being }, {}),
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
  reading(
    '{of} {figure} be~ {range}',
    { of: cardPossessive, figure: figureNamed, range },
    ({ of, figure, range: within }): Condition => ({ card: of, is: { figure: { [figure]: within } } }),
  ),
  reading(
    '{card} have~ {number} or more damage',
    { card: knownCard, number },
    ({ card, number: least }): Condition => ({ card, is: { figure: { damage: { atLeast: least } } } }),
  ),
  reading(
    '{amount} be~ {quantity}',
    { amount, quantity },
    ({ amount: first, quantity: [how, of] }): Condition => ({ compare: [first, how, of] }),
  ),
  words<Condition>(`(${DOER} do~ [so]|the sacrifice is successful)`, DONE),
  words<Condition>(`(${DOER} do~ not|${DOER} (cannot|could not)|the sacrifice is not successful)`, NOT_DONE),
  words<Condition>('no attack is in progress', { not: { during: 'attack' } }),
  words<Condition>('during your turn', { turnOf: 'you' }),
  phrase('it is {turnOf} turn', { turnOf: playerPossessive }, {}),
  reading('it is not {turnOf} turn', { turnOf: playerPossessive }, (turn): Condition => ({ not: turn })),
]);

/** A card of which “you” is the controller is in your row if it is in that row. */
function inYourRow(card: CardRef, row: 'front' | 'back'): Condition {
  return { card, is: card === 'this' ? { row } : { row, controller: 'you' } };
}

const eachOf = ({ which, in: where }: Named): Cards => ({ each: which, in: where });

function inPlay(named: Named): Condition | undefined {
  return named.in === 'play' ? { exists: eachOf(named) } : undefined;
}

export const conditionPhrases = (): readonly Phrase<Condition>[] => [
  saying(
    '{one}',
    { one },
    (said) => said.one,
    (value: Condition) => ({ one: value }),
  ),
  reading('{first} and {rest}', { first: one, rest: condition }, ({ first, rest }): Condition | undefined =>
    'any' in rest ? undefined : { all: [first, ...('all' in rest ? rest.all : [rest])] },
  ),
  reading('{first} or {rest}', { first: one, rest: condition }, ({ first, rest }): Condition | undefined =>
    'all' in rest ? undefined : { any: [first, ...('any' in rest ? rest.any : [rest])] },
  ),
];
