import { number } from '../../vocabulary/card-language/terminals.ts';
import { listed, type Phrase, reading, saying, terminal } from '../../vocabulary/phrases/kinds.ts';
import type { Amount } from '../vocabulary/terms.ts';
import { CHALLENGE, EXERTION, THEIR } from './mentions.ts';
import { gem, noun, pluralNoun, whose } from './slots.ts';

export const amountPhrases = (): readonly Phrase<Amount>[] => [
  saying(
    '{number}',
    { number },
    ({ number: value }): Amount => value,
    (value: Amount) => (typeof value === 'number' ? { number: value } : undefined),
  ),
  reading(
    'the number of {nouns} in play',
    { nouns: pluralNoun },
    ({ nouns }): Amount => ({
      count: { each: nouns, in: 'play' },
    }),
  ),
  reading('{whose} Hand size', { whose }, (one): Amount => ({ cardsInHand: one.whose })),
  reading('the number of cards in {whose} Hand', { whose }, (one): Amount => ({ cardsInHand: one.whose })),
];

const anyGem = listed('attributes', gem, 'or');

/** What “for each” counts. */
export const eachOfPhrases = (): readonly Phrase<Amount>[] => [
  reading(
    'card (they have|he has|you have) in {whose} Hand',
    { whose },
    (one): Amount => ({
      cardsInHand: one.whose,
    }),
  ),
  reading('card in {whose} Hand', { whose }, (one): Amount => ({ cardsInHand: one.whose })),
  reading('{gems} found in that Exertion', { gems: anyGem }, ({ gems }): Amount => ({ gems, in: EXERTION })),
  reading(
    "{gem} in their (opponent 's|opponents) check",
    { gem },
    ({ gem: one }): Amount => ({
      gems: [one],
      in: CHALLENGE,
      by: { opponentOf: THEIR },
    }),
  ),
  reading(
    '{noun} you have in play',
    { noun },
    ({ noun: which }): Amount => ({
      count: { each: { ...which, controller: 'you' }, in: 'play' },
    }),
  ),
  reading('{noun} in play', { noun }, ({ noun: which }): Amount => ({ count: { each: which, in: 'play' } })),
];

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** “ten-card”, one word. */
const joinedNumber = terminal<number>(
  'a number of cards',
  'word',
  (written) => {
    const [, word] = /^([a-z]+)-card$/i.exec(written) ?? [];
    const at = COUNTS.indexOf(word?.toLowerCase() ?? '');
    return at < 0 ? undefined : at + 1;
  },
  () => undefined,
);

export const cardsLongPhrases = (): readonly Phrase<Amount>[] => [
  reading('{number} [-] card', { number }, ({ number: value }): Amount => value),
  reading('{number}', { number: joinedNumber }, ({ number: value }): Amount => value),
];
