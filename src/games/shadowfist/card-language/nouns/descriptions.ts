import { title } from '../../../vocabulary/card-language/terminals.ts';
import { equal } from '../../../vocabulary/phrases/equal.ts';
import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  words,
} from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import { attackings } from '../../vocabulary/event-names.ts';
import type { Amount, Filter } from '../../vocabulary/terms.ts';
import { simpleAmount } from '../amounts.ts';
import { comparingPhrases } from '../descriptions.ts';
import * as marked from '../marked.ts';
import { locations } from '../references/chosen-cards.ts';
import {
  chosenDesignator,
  chosenSymbol,
  chosenType,
  knownCard,
  knownPlayer,
} from '../references/mentioned-before.ts';
import { otherThan, ownedPlural } from '../references/owned.ts';
import { cardPossessive, cardRef, noun, players, pluralNoun, predicate } from '../slots.ts';
import { designator, special, symbol } from '../terminals.ts';
import { simpleAdjective } from './adjectives.ts';
import { figureNamed, figureOf, figureWithin, range, someResources } from './figures.ts';
import { inPlayOnly, isKnownCard, oneOf, without } from './filters.ts';

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

export const RELATIONS = [
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

/** “the number of cards in their controller's hand”, of each card that the noun names. */
const cardsInHandOfController: Amount = { count: { each: {}, in: { hand: { controllerOf: 'each' } } } };

export const filterAfter: Kind<Filter> = phrases<Filter>(
  ['a description of the card', marked.filters],
  () => [
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
    reading('about to enter combat with {inCombatWith}', { inCombatWith: knownCard }, (one): Filter => one),
    reading(
      '{inCombatWith} be~ about to enter combat with',
      { inCombatWith: knownCard },
      (one): Filter => one,
    ),
    phrase('(attacking|that be~ attacking) {attackingCard}', { attackingCard: knownCard }, {}),
    phrase('intercepting {interceptingCard}', { interceptingCard: knownCard }, {}),
    ...withAny(),
    phrase('that share~ a designator with {sharesDesignatorWith}', { sharesDesignatorWith: knownCard }, {}),
    phrase(
      '(with the same title as|that share~ a title with) {sharesTitleWith}',
      { sharesTitleWith: knownCard },
      {},
    ),
    phrase('(with|that have~) {ofChosen}', { ofChosen: chosenDesignator }, {}),
    phrase('[that be~] of {ofChosen}', { ofChosen: chosenType }, {}),
    phrase('that require~ {requiresChosen}', { requiresChosen: chosenSymbol }, {}),
    phrase('that (require~ or provide~|provide~ or require~) {ofChosen}', { ofChosen: chosenSymbol }, {}),
    words('that entered play this turn', { enteredPlayThisTurn: true }),
    words('(that|who) [have] attacked (this turn|during (the|this) turn)', {
      thisTurn: { event: attackings },
    }),
    words('(that be~ not|not) controlled by (its|their) (owner|owners)', { controlledByOwner: false }),
    words('that you do not control', { not: { controller: 'you' } }),
    phrase(
      'that be~ (a|) legal (subject|subjects) (for|of) {legalSubjectOf}',
      { legalSubjectOf: cardRef },
      {},
    ),
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
  ],
);
