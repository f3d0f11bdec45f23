import { number, title } from '../../vocabulary/card-language/terminals.ts';
import { equal } from '../../vocabulary/phrases/equal.ts';
import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  several,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { CardRef, Players } from '../vocabulary/references.ts';
import type { Amount, Filter, Place, Range } from '../vocabulary/terms.ts';
import type { Figure } from '../vocabulary/words.ts';
import { simpleAmount } from './amounts.ts';
import { comparingPhrases } from './descriptions.ts';
import { anyOf } from './filters.ts';
import * as marked from './marked.ts';
import { mentionOf } from './mentions.ts';
import { locations, other } from './references/chosen-cards.ts';
import { knownCard, knownPlayer, theirs } from './references/mentioned-before.ts';
import { otherThan, ownedPlural } from './references/owned.ts';
import {
  amount,
  cardPossessive,
  cardRef,
  type Named,
  noun,
  players,
  pluralNoun,
  predicate,
} from './slots.ts';
import { states } from './states.ts';
import {
  designator,
  designatorNoun,
  designatorWord,
  nonDesignatorWord,
  special,
  symbol,
} from './terminals.ts';

/** What one part of a noun phrase adds. */
interface Part {
  readonly which?: Filter;
  readonly in?: Place;
}

const simpleAdjective: Kind<Filter> = phrases<Filter>(['an adjective', marked.filters], () => [
  ...states('before'),
  words('feng shui', { type: ['Feng Shui Site'] }),
  words('non-feng shui', { not: { type: ['Feng Shui Site'] } }),
  ...(['Character', 'Site', 'State', 'Edge', 'Event'] as const).map((type) =>
    words(`non-${type}`, { not: { type: [type] } }),
  ),
  words('non-foundation', { foundation: false }),
  words('power-generating', { powerGenerating: true }),
  words('foundation', { foundation: true }),
  words('neutral', { neutral: true }),
  reading('{isNot}', { isNot: other }, (one): Filter => one),
  phrase('{designator}', { designator }, {}),
  reading('{designator}', { designator: designatorWord }, (one): Filter => one),
  reading('non [-] {designator}', { designator }, (one): Filter => ({ not: one })),
  reading('{designator}', { designator: nonDesignatorWord }, (one): Filter => ({ not: one })),
  phrase('{belongsTo}', { belongsTo: symbol }, {}),
  saying(
    'non [-] {symbol}',
    { symbol },
    ({ symbol: belongsTo }) => ({ not: { belongsTo } }),
    ({ not }: Filter) =>
      not?.belongsTo === undefined || !equal(not, { belongsTo: not.belongsTo })
        ? undefined
        : { symbol: not.belongsTo },
  ),
  reading('{number} - cost', { number }, ({ number: cost }) => ({ figure: { cost: { exactly: cost } } })),
  reading(
    '{one} [-] (or|and) {other} - cost',
    { one: number, other: number },
    ({ one, other: another }): Filter => ({
      any: [{ figure: { cost: { exactly: one } } }, { figure: { cost: { exactly: another } } }],
    }),
  ),
]);

type Number = 'one' | 'many';

/** “damaged”, “<Cop> or <Hood>”; before a plural noun “<Cop> and <Hood>”, which are cards of either kind. */
function adjectiveOf(as: Number): Kind<Filter> {
  return phrases<Filter>('an adjective', () => [
    saying(
      '{one}',
      { one: simpleAdjective },
      ({ one }) => one,
      (one: Filter) => (one.any === undefined ? { one } : undefined),
    ),
    saying(
      '{any}',
      { any: listed('adjectives', simpleAdjective, as === 'one' ? 'or' : 'and/or') },
      // “non-Unique, non-Site card”: neither of them.
      ({ any }) => (any.length > 1 && !any.some(isNegative) ? { any } : undefined),
      ({ any, ...rest }: Filter) => (any === undefined || Object.keys(rest).length > 0 ? undefined : { any }),
    ),
    reading('{one} , {other}', { one: simpleAdjective, other: simpleAdjective }, ({ one, other: second }) =>
      isNegative(one) && isNegative(second) && one.not !== undefined && second.not !== undefined
        ? { not: { any: [one.not, second.not] } }
        : undefined,
    ),
  ]);
}

const isNegative = ({ not, ...rest }: Filter): boolean => not !== undefined && Object.keys(rest).length === 0;

const adjectives = { one: adjectiveOf('one'), many: adjectiveOf('many') };

function heads(as: Number): Kind<Filter> {
  const noun = (singular: string, which: Filter): Phrase<Filter> =>
    words(as === 'one' ? singular : plural(singular), which);
  return phrases<Filter>(as === 'one' ? 'a noun' : 'a plural noun', () => [
    noun('attacker', { type: ['Character'], attacking: true }),
    noun('interceptor', { type: ['Character'], intercepting: true }),
    noun('Character', { type: ['Character'] }),
    noun('Feng Shui Site', { type: ['Feng Shui Site'] }),
    noun('Site', { type: ['Site'] }),
    noun('State', { type: ['State'] }),
    noun('Edge', { type: ['Edge'] }),
    noun('Event', { type: ['Event'] }),
    noun('card', {}),
    noun('foundation', { type: ['Character'], foundation: true }),
    noun('Vehicle', { restriction: 'Vehicle' }),
    noun('Weapon', { restriction: 'Weapon' }),
    phrase('{designator}', { designator }, {}),
    reading('{designator}', { designator: designatorNoun(as) }, (one): Filter => one),
    ...(as === 'one' ? [] : [reading('{designator} s', { designator }, (one): Filter => one)]),
    ...(as === 'one'
      ? [
          words<Filter>('legal subject', { legalSubjectOf: 'this' }),
          reading(
            'legal subject (for|of) {legalSubjectOf}',
            { legalSubjectOf: cardRef },
            (one): Filter => one,
          ),
        ]
      : []),
    phrase('{title}', { title }, {}),
  ]);
}

/** “Character or Site”: several types. */
function typesOr(as: Number): Kind<Filter> {
  const head = heads(as);
  return phrases<Filter>(as === 'one' ? 'a noun' : 'a plural noun', () => [
    saying(
      '{head}',
      { head },
      ({ head: which }) => which,
      (which: Filter) => ({ head: which }),
    ),
    saying(
      '{all}',
      { all: listed('types', head, as === 'one' ? 'or' : 'and/or') },
      ({ all }) => {
        const types = all.map((one) => (equal(one, { type: one.type ?? [] }) ? one.type?.[0] : undefined));
        if (all.length < 2 || types.some((one) => one === undefined)) return undefined;
        return { type: types.flatMap((one) => one ?? []) };
      },
      ({ type, ...rest }: Filter) =>
        type === undefined || type.length < 2 || Object.keys(rest).length > 0
          ? undefined
          : { all: type.map((one) => ({ type: [one] })) },
    ),
  ]);
}

/** “Character or front-row Site”: alternatives of which a later one has adjectives of its own. */
function alternatives(as: Number): Kind<readonly Filter[]> {
  const head = heads(as);
  const one = phrases<Filter & { readonly bare?: never }>('a noun', () => [
    reading('{head}', { head }, ({ head: which }) => which),
    reading(
      '{adjectives} {head}',
      { adjectives: several('adjectives', simpleAdjective), head },
      ({ adjectives, head: which }) => merged([...adjectives, which]),
    ),
  ]);
  return listed('nouns', one, as === 'one' ? 'or' : 'and/or');
}

function plural(noun: string): string {
  return `${noun}s`;
}

const figureNamed: Kind<Figure> = phrases<Figure>('a figure', () => [
  words('[(a|an)] [(current|play)] Fighting [score]', 'fighting'),
  words('[a] [play] cost', 'cost'),
  words('[a] [current] Body', 'body'),
]);

/** “3 or less”. */
export const range: Kind<Range> = phrases<Range>(['a range', marked.ranges], () => [
  phrase('{atMost} or (less|fewer|lower)', { atMost: amount }, {}),
  phrase('{atLeast} or (more|greater|higher)', { atLeast: amount }, {}),
  phrase('{exactly}', { exactly: amount }, {}),
  reading('{atLeast} or {atMost}', { atLeast: number, atMost: number }, (one): Range | undefined =>
    one.atMost === one.atLeast + 1 ? one : undefined,
  ),
  reading(
    '(at most|no more than|no greater than|less than or equal to|equal to or less than) {atMost}',
    { atMost: amount },
    (one): Range => one,
  ),
  reading(
    '(at least|no less than|greater than or equal to|equal to or greater than) {atLeast}',
    { atLeast: amount },
    (one): Range => one,
  ),
  reading('{range}', { range: consecutive }, (one) => one.range),
  reading(
    '(greater|higher|more) than {than}',
    { than: amount },
    ({ than }): Range => ({ atLeast: plus(than, 1) }),
  ),
  reading(
    '(less|lower|fewer) than {than}',
    { than: amount },
    ({ than }): Range => ({ atMost: plus(than, -1) }),
  ),
]);

function plus(amount: Amount, more: 1 | -1): Amount {
  if (typeof amount === 'number') return amount + more;
  return more === 1 ? { sum: [amount, 1] } : { difference: [amount, 1] };
}

/** “1 or 2”: numbers without another one between them. */
const consecutive: Kind<Range> = phrases<Range>('a range', () => [
  reading('{atLeast} or {atMost}', { atLeast: number, atMost: number }, ({ atLeast, atMost }) =>
    atMost === atLeast + 1 ? { atLeast, atMost } : undefined,
  ),
]);

/** “more than one”, of resources on a card. */
const someResources: Kind<Range> = phrases<Range>('how many resources', () => [
  reading('[only|exactly] one', {}, (): Range => ({ exactly: 1 })),
  reading('{range}', { range }, (one) => one.range),
]);

function figureWithin(figure: Figure, within: Range): Filter {
  return { figure: { [figure]: within } };
}

function figureOf({ figure, ...rest }: Filter): { figure: Figure; range: Range } | undefined {
  const [entry, ...others] = Object.entries(figure ?? {});
  if (entry === undefined || others.length > 0 || Object.keys(rest).length > 0) return undefined;
  const named = (['fighting', 'cost', 'body', 'power'] as const).find((one) => one === entry[0]);
  return named === undefined ? undefined : { figure: named, range: entry[1] };
}

/** A card that is known without a choice. */
function isKnownCard(ref: CardRef): boolean {
  if (typeof ref === 'string') return true;
  const mention = mentionOf(ref)?.mention;
  return mention?.mention === 'back' || (mention?.mention === 'choice' && mention.choice.target === true);
}

/** “on this card”, “on a Character you control”. */
export const onCards: Kind<Filter> = phrases<Filter>(['a card', marked.filters], () => [
  reading('{ref}', { ref: cardRef }, ({ ref }): Filter | undefined =>
    isKnownCard(ref) ? { is: ref } : undefined,
  ),
  reading('(a|an|any) {which}', { which: noun }, ({ which }) =>
    which.in === 'play' ? which.which : undefined,
  ),
  reading('{which}', { which: pluralNoun }, ({ which }) => (which.in === 'play' ? which.which : undefined)),
]);

/** “with {mag} or {tek} in their resource conditions”. */
function symbolsAmong(among: 'conditions' | 'provisions'): readonly Phrase<Filter>[] {
  const said =
    among === 'conditions'
      ? '(with {any} resource conditions|(with|that have~) {any} (in|among) (its|their) resource conditions|with (a|an) {any} symbol in (its|their) resource conditions|that require~ {any})'
      : '((with|that have~) {any} (in|among) (its|their) resource provisions|that provide~ {any})';
  const key = among === 'conditions' ? 'requires' : 'provides';
  return [
    reading(said, { any: listed('resource symbols', symbol, 'or') }, ({ any }) =>
      oneOf(any.map((one): Filter => ({ [key]: one }))),
    ),
    reading(
      `that do~ not ${among === 'conditions' ? 'require' : 'provide'} {symbol}`,
      { symbol },
      (one): Filter => ({
        not: { [key]: one.symbol },
      }),
    ),
  ];
}

/** “attacking Sites you control”: a relation to any such card. */
export function withAny(): readonly Phrase<Filter>[] {
  return RELATIONS.map(([words_, key]) =>
    reading(`[that be~] ${words_} {any}`, { any: anyCards }, ({ any }): Filter => ({ [key]: any })),
  );
}

const RELATIONS = [
  ['about to enter combat with', 'inCombatWithAny'],
  ['attacking', 'attackingAny'],
  ['intercepting', 'interceptingAny'],
  ['in combat with', 'inCombatWithAny'],
  ['at (the|a) location of', 'atLocationOfAny'],
] as const;

/** “a Site you control”, “one or more Characters”. */
const anyCards: Kind<Filter> = phrases<Filter>(['cards', marked.filters], () => [
  reading('(a|an|any|one or more) {which}', { which: noun }, ({ which }) => inPlayOnly(which)),
  reading('another {which}', { which: otherThan(noun) }, ({ which }) => inPlayOnly(which)),
  reading('[one or more|any] {which}', { which: ownedPlural }, ({ which }) => inPlayOnly(which)),
]);

function inPlayOnly({ which, in: place }: Named): Filter | undefined {
  return place === 'play' ? which : undefined;
}

function oneOf(all: readonly Filter[]): Filter | undefined {
  const [first, ...others] = all;
  return first === undefined || others.length === 0 ? first : { any: all };
}

function without(all: readonly Filter[]): Filter | undefined {
  const not = oneOf(all);
  return not === undefined ? undefined : { not };
}

/** “the number of cards in their controller's hand”, of each card that the noun names. */
const cardsInHandOfController: Amount = { count: { each: {}, in: { hand: { controllerOf: 'each' } } } };

const filterAfter: Kind<Filter> = phrases<Filter>(['a description of the card', marked.filters], () => [
  words('you control', { controller: 'you' }),
  words('[your] opponents control', { controller: 'every-opponent' }),
  words('(you do not control|not controlled by you)', { not: { controller: 'you' } }),
  words('you own', { owner: 'you' }),
  words('controlled by an opponent', { controller: 'every-opponent' }),
  phrase('controlled by {controller}', { controller: players }, {}),
  phrase('owned by {owner}', { owner: players }, {}),
  words('you currently control', { controller: 'you' }),
  words('that you own', { owner: 'you' }),
  phrase('that be~ controlled by {controller}', { controller: players }, {}),
  reading('[that] {controller} control~', { controller: knownPlayer }, (one): Filter => one),
  reading('{owner} own~', { owner: knownPlayer }, (one): Filter => one),
  reading('that {controller} [also] control~', { controller: knownPlayer }, (one): Filter => one),
  saying(
    '(with|that have~) {figure} [of] {range}',
    { figure: figureNamed, range },
    ({ figure, range: within }) => figureWithin(figure, within),
    figureOf,
  ),
  ...comparingPhrases({ figure: figureNamed, range }),
  words('that be~ not [being] attacked', { not: { targetOfAttack: true } }),
  words('that be~ not [currently] attacking', { attacking: false }),
  reading('that cost~ {range}', { range }, ({ range: within }) => figureWithin('cost', within)),
  reading('(whose|with) {figure} is {range}', { figure: figureNamed, range }, ({ figure, range: within }) =>
    figureWithin(figure, within),
  ),
  phrase('(with|that have~) {special}', { special }, {}),
  reading('without {special}', { special }, (not): Filter => ({ not })),
  reading(
    'whose controller [also] {such}',
    { such: predicate },
    ({ such }): Filter => ({
      controller: { every: 'player', such },
    }),
  ),
  phrase('at {atLocationOf} [last] location', { atLocationOf: cardPossessive }, {}),
  reading('(at|positioned at) {atLocationOf}', { atLocationOf: locations }, (one): Filter => one),
  phrase('at the [last] location of {atLocationOf}', { atLocationOf: knownCard }, {}),
  // An attack is at the location of its target (6.1).
  words('at the location of the attack', { atLocationOfAny: { targetOfAttack: true } }),
  reading('{inCombatWith} be~ in combat with', { inCombatWith: knownCard }, (one): Filter => one),
  phrase('in combat with {inCombatWith}', { inCombatWith: knownCard }, {}),
  reading('{inCombatWith} be~ about to enter combat with', { inCombatWith: knownCard }, (one): Filter => one),
  phrase('(attacking|that be~ attacking) {attackingCard}', { attackingCard: knownCard }, {}),
  phrase('intercepting {interceptingCard}', { interceptingCard: knownCard }, {}),
  ...withAny(),
  phrase('that share~ a designator with {sharesDesignatorWith}', { sharesDesignatorWith: knownCard }, {}),
  phrase(
    '(with the same title as|that share~ a title with) {sharesTitleWith}',
    { sharesTitleWith: knownCard },
    {},
  ),
  words('that entered play this turn', { enteredPlayThisTurn: true }),
  words('(that|who) [have] attacked (this turn|during (the|this) turn)', {
    thisTurn: { event: 'turned-to-attack' },
  }),
  words('(that be~ not|not) controlled by (its|their) (owner|owners)', { controlledByOwner: false }),
  words('that you do not control', { not: { controller: 'you' } }),
  phrase('that be~ (a|) legal (subject|subjects) (for|of) {legalSubjectOf}', { legalSubjectOf: cardRef }, {}),
  words('(that require~|requiring) resources', { printed: { conditions: { atLeast: 1 } } }),
  words('(that require~|requiring) no resources', { printed: { conditions: { exactly: 0 } } }),
  words('(with|that have~) resource conditions', { printed: { conditions: { atLeast: 1 } } }),
  words('(without|with no|that lack~|that have~ no) resource conditions', {
    printed: { conditions: { exactly: 0 } },
  }),
  reading(
    '(with|that have~) {range} resource conditions',
    { range },
    ({ range: within }): Filter => ({ figure: { conditions: within } }),
  ),
  words('(that provide~) resources', { figure: { provisions: { atLeast: 1 } } }),
  reading(
    '(that|who) provide~ {range} (resource|resources)',
    { range: someResources },
    ({ range: within }): Filter => ({ figure: { provisions: within } }),
  ),
  ...symbolsAmong('conditions'),
  ...symbolsAmong('provisions'),
  reading('that be~ {any}', { any: listed('adjectives', simpleAdjective, 'or') }, ({ any }) => oneOf(any)),
  reading(
    'that be~ not {any}',
    { any: listed('adjectives', simpleAdjective, 'or') },
    ({ any }): Filter | undefined => without(any),
  ),
  reading(
    'that be~ neither {any}',
    { any: listed('adjectives', simpleAdjective, 'nor') },
    ({ any }): Filter | undefined => (any.length === 2 ? without(any) : undefined),
  ),
  reading('that be~ not (a|an) {which}', { which: noun }, ({ which }) =>
    which.in === 'play' ? { not: which.which } : undefined,
  ),
  // “that are not {chi}, and are not the subject of a State”.
  reading('[,] and be~ not the subject of (a|an|any) {which}', { which: noun }, ({ which }) =>
    which.in === 'play' ? { not: { hasState: which.which } } : undefined,
  ),
  words('that be~ not the subject of a State', { not: { hasState: {} } }),
  words('that be~ not the subject of any States', { not: { hasState: {} } }),
  reading('that be~ not the subject of (a|an|any) {which}', { which: noun }, ({ which }) =>
    which.in === 'play' ? { not: { hasState: which.which } } : undefined,
  ),
  reading('that be~ the subject of (a|an|any) {hasState}', { hasState: noun }, ({ hasState }) => ({
    hasState: hasState.which,
  })),
  reading('with (a|an|any) {hasState} on it', { hasState: noun }, ({ hasState }) => ({
    hasState: hasState.which,
  })),
  reading('on {on}', { on: onCards }, ({ on }): Filter => ({ on })),
  reading('with {hasState}', { hasState: pluralNoun }, ({ hasState: { which, in: place } }) =>
    place === 'play' && equal(which.type, ['State']) ? { hasState: which } : undefined,
  ),
  reading('that {on} be~ the subject of', { on: onCards }, (one): Filter => one),
  reading('{on} be~ the subject of', { on: onCards }, (one): Filter => one),
  reading('[that be~] placed on {on}', { on: onCards }, (one): Filter => one),
  words('in the front row', { row: 'front' }),
  words('in the back row', { row: 'back' }),
  words('in your front row', { row: 'front', controller: 'you' }),
  words('in your back row', { row: 'back', controller: 'you' }),
  words('(other than|except) (this card|this one|#self|itself|himself|herself)', { isNot: 'this' }),
  words('[,] (other than|except) [the] subject', { isNot: 'subject' }),
  reading('(other than|except) {ref}', { ref: knownCard }, ({ ref }): Filter | undefined =>
    ref === 'this' || ref === 'subject' ? undefined : { isNot: ref },
  ),
  reading('other than {title}', { title }, ({ title: named }): Filter => ({ not: { title: named } })),
  phrase('with the designator {designator}', { designator }, {}),
  reading(
    '(that have~ at least|with) {atLeast} [or more] damage',
    { atLeast: simpleAmount },
    ({ atLeast }): Filter => ({ figure: { damage: { atLeast } } }),
  ),
  reading(
    '(with|whose) printed {figure} [of] {range}',
    { figure: figureNamed, range },
    ({ figure, range: within }): Filter => ({ printed: { [figure]: within } }),
  ),
  reading(
    'with a printed {figure} [of] {range}',
    { figure: figureNamed, range },
    ({ figure, range: within }): Filter => ({ printed: { [figure]: within } }),
  ),
  reading(
    '(with|whose) {figure} [be~] (less than or equal to|equal to or less than) {of}',
    { figure: figureNamed, of: cardPossessive },
    ({ figure, of }) => figureWithin(figure, { atMost: { figure, of } }),
  ),
  reading(
    '(with|whose) {figure} [be~] (lower|less) than {of}',
    { figure: figureNamed, of: cardPossessive },
    ({ figure, of }) => figureWithin(figure, { atMost: { difference: [{ figure, of }, 1] } }),
  ),
  reading(
    '(with|whose) {figure} [be~] (higher|greater) than {of}',
    { figure: figureNamed, of: cardPossessive },
    ({ figure, of }) => figureWithin(figure, { atLeast: { sum: [{ figure, of }, 1] } }),
  ),
  reading(
    "(with|whose) {figure} [be~] (lower|less) than the number of cards in (its|their|his or her) (controller|controllers) 's hand",
    { figure: figureNamed },
    ({ figure }) => figureWithin(figure, { atMost: { difference: [cardsInHandOfController, 1] } }),
  ),
]);

const PILES: readonly (readonly [pile: string, zone: (whose: Players) => Place])[] = [
  ['smoked pile', (smoked) => ({ smoked })],
  ['toasted pile', (toasted) => ({ toasted })],
  ['(burned-for-victory|burned for victory) pile', (burnedForVictory) => ({ burnedForVictory })],
  ['hand', (hand) => ({ hand })],
];

/** “an opponent's”, “that player's”: whose pile it is. */
const whosePile: Kind<Players> = phrases<Players>('a possessive', () => [
  words<Players>(
    "((an|any|each|every) opponent 's|[all] [(your|the)] opponents 's|[all] [your] opponents)",
    'every-opponent',
  ),
  words<Players>("(a|any|each|every) player 's", 'every-player'),
  reading("{whose} 's", { whose: knownPlayer }, (one): Players => one.whose),
  reading('{whose}', { whose: theirs }, (one): Players => one.whose),
]);

export const placeAfter: Kind<Place> = phrases<Place>('a place', () => [
  words('in play', 'play'),
  words('(in|from) your hand', { hand: 'you' }),
  words('(in|from) your smoked pile', { smoked: 'you' }),
  words('(in|from) your toasted pile', { toasted: 'you' }),
  words('(in|from) your (burned-for-victory|burned for victory) pile', { burnedForVictory: 'you' }),
  ...PILES.flatMap(([pile, zone]) => [
    reading(`(in|from) (any|a) ${pile}`, {}, (): Place => zone('every-player')),
    reading(`(in|from) all ${pile}s`, {}, (): Place => zone('every-player')),
    reading(`(in|from) {whose} (${pile}|${pile}s)`, { whose: whosePile }, ({ whose }) => zone(whose)),
    reading(`(in|from) the ${pile} of {whose}`, { whose: players }, ({ whose }) => zone(whose)),
  ]),
]);

const after: Kind<Part> = phrases<Part>('a description of the card', () => [
  phrase('{which}', { which: filterAfter }, {}),
  phrase('{in}', { in: placeAfter }, {}),
]);

function isOfAnother(which: Filter): boolean {
  if (which.on !== undefined && which.on.is === undefined) return true;
  return RELATIONS.some(([, key]) => which[key] !== undefined);
}

/** “Character and Site”: cards of either type. */
const typesAnd: Kind<Filter> = phrases<Filter>('a noun', () => [
  reading('{all}', { all: listed('types', heads('one'), 'and') }, ({ all }) => {
    const types = all.map((one) => (equal(one, { type: one.type ?? [] }) ? one.type?.[0] : undefined));
    if (all.length < 2 || types.some((one) => one === undefined)) return undefined;
    return { type: types.flatMap((one) => one ?? []) };
  }),
]);

/** “unturned Character you control”, or “unturned Characters you control”. */
function nounOf(as: Number, types: Kind<Filter> = typesOr(as)): Kind<Named> {
  const head = numbered(types, as === 'many');
  const name = as === 'one' ? 'a noun' : 'a plural noun';
  const slots = {
    adjectives: several('adjectives', adjectives[as]),
    head,
    parts: several('descriptions', after),
  };
  const build = (adjectives: readonly Filter[], named: Filter, parts: readonly Part[]): Named | undefined => {
    // “a State on a card you control”: what follows another card describes that card.
    if (parts.slice(0, -1).some(({ which }) => which !== undefined && isOfAnother(which))) return undefined;
    // “<Oak>, <Elm> and <Red> <Ash> Characters”: the last two are one alternative, not a condition of all.
    if (adjectives.some((one, at) => one.any !== undefined && adjectives[at + 1]?.designator !== undefined))
      return undefined;
    const which = merged([...adjectives, named, ...parts.flatMap((part) => part.which ?? [])]);
    const places = parts.flatMap((part) => part.in ?? []);
    return which === undefined || places.length > 1 ? undefined : { which, in: places[0] ?? 'play' };
  };
  const split = (value: Named) => splitNoun(value, head);
  const has = (value: Named, adjectives: boolean, parts: boolean) => {
    const found = split(value);
    return found !== undefined &&
      found.adjectives.length > 0 === adjectives &&
      found.parts.length > 0 === parts
      ? found
      : undefined;
  };
  const mixed = alternatives(as);
  return phrases<Named>(name, () => [
    reading('{any}', { any: mixed }, ({ any }) => {
      const which = anyOf(any, as);
      return which === undefined ? undefined : build([], which, []);
    }),
    reading('{any} {parts}', { any: mixed, parts: slots.parts }, ({ any, parts }) => {
      const which = anyOf(any, as);
      return which === undefined ? undefined : build([], which, parts);
    }),
    saying(
      '{head}',
      { head },
      (one) => build([], one.head, []),
      (value: Named) => has(value, false, false),
    ),
    saying(
      '{adjectives} {head}',
      { adjectives: slots.adjectives, head },
      (one) => build(one.adjectives, one.head, []),
      (value: Named) => has(value, true, false),
    ),
    saying(
      '{head} {parts}',
      { head, parts: slots.parts },
      (one) => build([], one.head, one.parts),
      (value: Named) => has(value, false, true),
    ),
    saying(
      '{adjectives} {head} {parts}',
      slots,
      (one) => build(one.adjectives, one.head, one.parts),
      (value: Named) => has(value, true, true),
    ),
  ]);
}

/** All that the parts say; undefined if two of them say the same thing differently. */
function merged(filters: readonly Filter[]): Filter | undefined {
  let whole: Filter = {};
  for (const one of filters) {
    const { not, ...rest } = withBothDesignators(one, whole);
    const given = new Map(Object.entries(whole));
    if (rest.designator !== one.designator) given.delete('designator');
    if (Object.entries(rest).some(([key, value]) => given.has(key) && !equal(given.get(key), value)))
      return undefined;
    const both =
      whole.not !== undefined && not !== undefined ? { any: [whole.not, not] } : (not ?? whole.not);
    whole = { ...whole, ...rest, ...(both === undefined ? {} : { not: both }) };
  }
  return whole;
}

/** “Demon Horde”: a card of several words has all of them as designators (7.3). */
function withBothDesignators(one: Filter, before: Filter): Filter {
  const [first, second] = [before.designator, one.designator];
  return first === undefined || second === undefined || first === second
    ? one
    : { ...one, designator: `${first} ${second}` };
}

/** Which words say the parts of a filter: the noun, what stands before it, and what stands after it. */
function splitNoun(
  { which, in: place }: Named,
  head: Kind<Filter>,
): { adjectives: readonly Filter[]; head: Filter; parts: readonly Part[] } | undefined {
  const inNoun = headOf(which);
  const rest = Object.entries(which).filter(([key]) => !(key in inNoun));
  if (head.render(inNoun) === undefined) return undefined;
  const before: Filter[] = [];
  const parts: Part[] = [];
  for (const [key, value] of rest) {
    const part: Filter = { [key]: value };
    if (key === 'isNot' && adjectives.one.render(part) !== undefined) before.unshift(part);
    else if (adjectives.one.render(part) !== undefined) before.push(part);
    else if (filterAfter.render(part) !== undefined) parts.push({ which: part });
    else return undefined;
  }
  return { adjectives: before, head: inNoun, parts: place === 'play' ? parts : [...parts, { in: place }] };
}

function headOf({ type, attacking, intercepting, title: named }: Filter): Filter {
  if (equal(type, ['Character']) && attacking === true) return { type: ['Character'], attacking };
  if (equal(type, ['Character']) && intercepting === true) return { type: ['Character'], intercepting };
  if (type !== undefined) return { type };
  return named === undefined ? {} : { title: named };
}

/** The phrases of both nouns. */
export const nounPhrases = () => [
  saying(
    '{one}',
    { one: singularNoun },
    ({ one }) => one,
    (one: Named) => ({ one }),
  ),
];
export const pluralNounPhrases = () => [
  saying(
    '{many}',
    { many: manyNouns },
    ({ many }) => many,
    (many: Named) => ({ many }),
  ),
];

export const pairedNounPhrases = () => [reading('{one}', { one: pairedNouns }, ({ one }) => one)];

const pairedNouns = nounOf('one', typesAnd);
const singularNoun = numbered(nounOf('one'), false);
const manyNouns = numbered(nounOf('many'), true);

function numbered<Value>(kind: Kind<Value>, many: boolean): Kind<Value> {
  return {
    ...kind,
    render(value) {
      const rendered = kind.render(value, many);
      return rendered === undefined ? undefined : { text: rendered.text, many };
    },
  };
}
