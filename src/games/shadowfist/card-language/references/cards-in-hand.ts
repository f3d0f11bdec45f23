import { equal } from '../../../vocabulary/phrases/equal.ts';
import { phrases, reading, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { PlayerRef } from '../../vocabulary/references.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import type { Mention } from '../mentions.ts';
import { amount, type Named, noun, playerRef, pluralNoun, simpleAmount } from '../slots.ts';
import type { CardsChoice } from './chosen-cards.ts';
import { mentions } from './mentioning.ts';

/** “a card”, “2 Events” to discard: cards in the hand of the player. */
export const chosenInHand = mentions(
  'cards in hand',
  phrases<Mention>('cards in hand', () => [
    reading('(a|an|one) {which} [of (your|his or her|their) choice]', { which: noun }, ({ which }) =>
      inHand(which, undefined),
    ),
    reading('{exactly} {which}', { exactly: amount, which: pluralNoun }, ({ exactly, which }) =>
      inHand(which, { exactly }),
    ),
    reading('up to {atMost} {which}', { atMost: amount, which: pluralNoun }, ({ atMost, which }) =>
      inHand(which, { atMost }),
    ),
    reading('any number of {which}', { which: pluralNoun }, ({ which }) => inHand(which, { atLeast: 0 })),
  ]),
);

function inHand({ which, in: place }: Named, number: CardsChoice['number']): Mention | undefined {
  const isPlain = place === 'play' && which.controller === undefined;
  if (!isPlain && !equal(place, { hand: 'you' })) return undefined;
  const choice = { choose: 'cards', which, in: { hand: 'you' } } as const;
  return { mention: 'choice', choice: number === undefined ? choice : { ...choice, number } };
}

/** “three cards at random” of a player who discards. */
export const randomInHand = mentions(
  'cards discarded at random',
  phrases<Mention>('cards discarded at random', () => [
    reading(
      '{by} [must] discard~ (a|one) card at random [from (his or her|their) hand]',
      { by: playerRef },
      ({ by }) => atRandom(by, 1),
    ),
    reading(
      '{by} [must] discard~ {number} cards at random [from (his or her|their) hand]',
      { by: playerRef, number: amount },
      ({ by, number }) => atRandom(by, number),
    ),
    reading('discard~ (a|one) card at random [from your hand]', {}, () => atRandom('you', 1)),
    reading('discard~ {number} cards at random [from your hand]', { number: amount }, ({ number }) =>
      atRandom('you', number),
    ),
  ]),
);

/** “force that opponent to discard a card of your choice”: the cards are chosen in that player's hand. */
export const discardedByForce = mentions(
  'cards that a player must discard',
  phrases<Mention>('cards that a player must discard', () => [
    reading(
      'force~ {of} to discard {what} of your choice',
      { of: playerRef, what: someCards },
      ({ of, what }) => chosenByYou(of, what),
    ),
    reading(
      '{of} [must] discard~ {what} of your choice',
      { of: playerRef, what: someCards },
      ({ of, what }) => chosenByYou(of, what),
    ),
    reading(
      'force~ {of} to discard (a|one) card at random [from (his or her|their) hand]',
      { of: playerRef },
      ({ of }) => atRandom(of, 1),
    ),
    reading(
      'force~ {of} to discard {number} cards at random [from (his or her|their) hand]',
      { of: playerRef, number: amount },
      ({ of, number }) => atRandom(of, number),
    ),
  ]),
);

interface SomeCards {
  readonly which: Named;
  readonly number?: CardsChoice['number'];
}

const someCards: Kind<SomeCards> = phrases<SomeCards>('cards', () => [
  reading('(a|an|one|any|any one) {which}', { which: noun }, (one) => one),
  reading('{exactly} {which}', { exactly: amount, which: pluralNoun }, ({ exactly, which }) => ({
    which,
    number: { exactly },
  })),
  reading('up to {atMost} {which}', { atMost: amount, which: pluralNoun }, ({ atMost, which }) => ({
    which,
    number: { atMost },
  })),
]);

function chosenByYou(of: PlayerRef, { which: { which, in: place }, number }: SomeCards): Mention | undefined {
  if (place !== 'play' || which.controller !== undefined || of === 'you') return undefined;
  const choice = { choose: 'cards', which, in: { hand: of } } as const;
  return { mention: 'choice', choice: number === undefined ? choice : { ...choice, number } };
}

function atRandom(by: PlayerRef, number: Amount): Mention {
  const choice = { choose: 'cards', which: {}, in: { hand: by }, random: true } as const;
  return { mention: 'choice', choice: number === 1 ? choice : { ...choice, number: { exactly: number } } };
}

export const random = { choose: 'cards', which: {}, in: { hand: 'you' }, random: true } as const;

/** “2 cards”, before “at random”: of the hand of the player who pays. */
export const randomOfHand = mentions(
  'cards in hand',
  phrases<Mention>('cards in hand', () => [
    words<Mention>('(a|one) card', { mention: 'choice', choice: random }),
    reading(
      '{number} cards',
      { number: simpleAmount },
      ({ number }): Mention => ({
        mention: 'choice',
        choice: { ...random, number: { exactly: number } },
      }),
    ),
  ]),
);
