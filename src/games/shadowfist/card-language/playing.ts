import { listed, type Phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Amount } from '../vocabulary/terms.ts';
import { counterCount } from '../words/payments/payments.ts';
import { eachOne, simpleAmount } from './amounts.ts';
import { withPlayer } from './condition-parts.ts';
import { type Circumstance, chosenHere, circumstances } from './costs.ts';
import { rulesTextPhrases } from './rules-texts.ts';
import type { Statement } from './sentences.ts';
import { condition, type Named, noun, predicate } from './slots.ts';
import { symbol } from './terminals.ts';

type Way = Extract<Ability, { ability: 'playing' }>;

/** What a way of playing a card changes of its cost and place. */
export type Price = Pick<Way, 'cost' | 'ignoringResources' | 'faceUp'>;

function multiplied(one: Amount, each: Amount): Amount {
  return one === 1 ? each : { product: [one, each] };
}

const price: Kind<Price> = phrases<Price>('what playing it costs', () => [
  words<Price>('at no cost', { cost: 'none' }),
  words<Price>('at no cost [,] and ignoring resource conditions', { cost: 'none', ignoringResources: true }),
  words<Price>('face up at no cost', { cost: 'none', faceUp: true }),
  words<Price>('at no cost and face up', { cost: 'none', faceUp: true }),
  reading('at - {by} cost', { by: simpleAmount }, ({ by }): Price => ({ cost: { reducedBy: by } })),
  reading(
    'face up at - {by} cost',
    { by: simpleAmount },
    ({ by }): Price => ({ cost: { reducedBy: by }, faceUp: true }),
  ),
  reading(
    'at - {by} cost for each {each}',
    { by: simpleAmount, each: eachOne },
    ({ by, each }): Price => ({ cost: { reducedBy: multiplied(by, each) } }),
  ),
  reading(
    'face up at - {by} cost for each {each}',
    { by: simpleAmount, each: eachOne },
    ({ by, each }): Price => ({ cost: { reducedBy: multiplied(by, each) }, faceUp: true }),
  ),
]);

const said = (kind: Way['kind'] | 'plain', when: readonly Circumstance[], cost: Price = {}): Statement => ({
  says: 'playing',
  kind,
  circumstances: when,
  price: cost,
});

/** The circumstances in which it cannot be played, as those in which it can. */
function never(when: readonly Circumstance[]): Statement | undefined {
  const [first, ...others] = when;
  return first !== undefined && 'when' in first && others.length === 0
    ? said('only', [{ when: 'not' in first.when ? first.when.not : { not: first.when } }])
    : undefined;
}

const THIS = '(this card|#self)';

/** What a card is played on, with something that is chosen then. */
function playedOn(
  { which, in: place }: Named,
  choosing: { readonly chosen: string },
): Extract<Statement, { says: 'subject' }> | undefined {
  return place === 'play'
    ? { says: 'subject', ability: { ability: 'subject', which }, circumstances: [], choosing }
    : undefined;
}

const lastingText = phrases<Statement>('what is so', () => rulesTextPhrases());

const substitutes = listed('resource symbols', symbol, 'and/or');

const substituting = (said: Omit<Substituting, 'ability'>): Statement => ({
  says: 'ability',
  ability: { ability: 'substitutes-resources', ...said },
});

type Substituting = Extract<Ability, { ability: 'substitutes-resources' }>;

/** Which resources count in place of the conditions of the card. */
const substitutingPhrases = (): readonly Phrase<Statement>[] => [
  reading(
    `you may substitute {resources} for {requires} when playing ${THIS}`,
    { resources: substitutes, requires: symbol },
    substituting,
  ),
  reading(
    `you may substitute {resources} for {requires} when playing ${THIS} if {if}`,
    { resources: substitutes, requires: symbol, if: condition },
    substituting,
  ),
  reading(
    `you may substitute {resources} for {requires} when playing ${THIS} on (a|an|any) {on}`,
    { resources: substitutes, requires: symbol, on: noun },
    ({ on, ...said }) => (on.in === 'play' ? substituting({ ...said, on: on.which }) : undefined),
  ),
  reading(
    `you may substitute {resources} for each resource condition of ${THIS}`,
    { resources: substitutes },
    substituting,
  ),
];

/** Sentences that say when and how the card may be played. */
export const playingPhrases = (): readonly Phrase<Statement>[] => [
  ...substitutingPhrases(),
  reading(
    `[${THIS}] (enter~ play|come~ into play) with {number} [on (it|her|him|them)]`,
    { number: counterCount },
    ({ number }): Statement => ({
      says: 'triggered',
      on: { event: 'enters-play', card: { is: 'this' } },
      costs: [],
      optional: false,
      isSplit: false,
      effects: [{ do: 'counters', name: 'counter', number, on: 'this' }],
    }),
  ),
  reading("play on an opponent 's {which}", { which: noun }, ({ which: { which, in: place } }) =>
    place === 'play' && which.controller === undefined
      ? {
          says: 'subject',
          ability: { ability: 'subject', which: { ...which, controller: 'every-opponent' } },
          circumstances: [],
        }
      : undefined,
  ),
  reading('play [this card] {circumstances}', { circumstances }, (one) => said('plain', one.circumstances)),
  reading(`you must {such} to play ${THIS}`, { such: predicate }, ({ such }) =>
    said('only', [{ when: withPlayer(such, 'you') }]),
  ),
  reading(
    '(play only|can be played only|may only be played|may be played only|can only be played) {circumstances}',
    { circumstances },
    (one) => said('only', one.circumstances),
  ),
  reading('(cannot|may not) be played {circumstances}', { circumstances }, (one) => never(one.circumstances)),
  reading(`(you may play ${THIS}|[${THIS}] (may|can) be played) {circumstances}`, { circumstances }, (one) =>
    said('also', one.circumstances),
  ),
  reading(
    `(you may play ${THIS}|[${THIS}] (may|can) be played) {price} {circumstances}`,
    { price, circumstances },
    (one) => said('also', one.circumstances, one.price),
  ),
  reading(
    `{circumstances} , you may play ${THIS} [from your hand] {price}`,
    { price, circumstances },
    (one) => said('also', one.circumstances, one.price),
  ),
  reading(
    `{first} , you may play ${THIS} {price} {second}`,
    { first: circumstances, price, second: circumstances },
    (one) => said('also', [...one.first, ...one.second], one.price),
  ),
  reading(`you may play ${THIS} {price}`, { price }, (one) => said('also', [], one.price)),
  // “Play at -2 cost”, always.
  reading('play {price}', { price }, (one) =>
    typeof one.price.cost === 'object' ? said('also', [], one.price) : undefined,
  ),
  reading('play {price} {circumstances}', { price, circumstances }, (one) =>
    said('also', one.circumstances, one.price),
  ),
  reading(`{circumstances} , you may play ${THIS}`, { circumstances }, (one) =>
    said('also', one.circumstances),
  ),
  reading('play on (a|an|any) {which} [,] {circumstances}', { which: noun, circumstances }, (one) =>
    one.which.in === 'play'
      ? {
          says: 'subject',
          ability: { ability: 'subject', which: one.which.which },
          circumstances: one.circumstances,
        }
      : undefined,
  ),
  reading(
    'play on (a|an|any) {which} [,] and choose {choosing}',
    { which: noun, choosing: chosenHere },
    ({ which, choosing }) => playedOn(which, choosing),
  ),
  reading(
    'play on (a|an|any) {which} [,] and choose {choosing} :: {lasting}',
    { which: noun, choosing: chosenHere, lasting: lastingText },
    ({ which, choosing, lasting }) => {
      const played = playedOn(which, choosing);
      return played === undefined ? undefined : { ...played, lasting };
    },
  ),
  reading('play on (a|an|any) {which}', { which: noun }, (one) =>
    one.which.in === 'play'
      ? { says: 'subject', ability: { ability: 'subject', which: one.which.which }, circumstances: [] }
      : undefined,
  ),
];
