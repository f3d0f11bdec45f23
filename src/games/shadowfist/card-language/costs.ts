import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../vocabulary/phrases/parsing.ts';
import type { Payment } from '../vocabulary/payments.ts';
import type { Condition } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import { time } from './conditions.ts';
import { type Mention, mentioning } from './mentions.ts';
import { anyCard, cards, noun, payment } from './slots.ts';

/** What is done, chosen or required left of “::”. */
export type Cost =
  | { readonly pay: Payment }
  | { readonly choice: { readonly chosen: string } }
  | { readonly when: Condition };

export const paymentPhrases = (): readonly Phrase<Payment>[] => [
  words<Payment>('turn [this card]', { pay: 'turn', card: 'this' }),
  words<Payment>('turn #self', { pay: 'turn', card: 'this' }),
  words<Payment>('turn and maintain', { pay: 'turn-and-maintain', card: 'this' }),
  words<Payment>('(sacrifice|sacrifice this card|sacrifice #self)', { pay: 'sacrifice', cards: 'this' }),
  words<Payment>('toast (this card|#self)', { pay: 'toast', cards: 'this' }),
  phrase('pay {amount} Power', { amount: simpleAmount }, { pay: 'power' }),
  phrase('turn {cards}', { cards }, { pay: 'turn-cards' }),
  phrase('sacrifice {cards}', { cards }, { pay: 'sacrifice' }),
  phrase('smoke {cards}', { cards }, { pay: 'smoke' }),
  phrase('toast {cards}', { cards }, { pay: 'toast' }),
  phrase('discard {cards}', { cards: fromHand }, { pay: 'discard' }),
];

/** “a card” to discard is one in hand. */
const fromHand: Kind<{ readonly chosen: string }> = placed(
  'a card in hand',
  phrases<Mention>('a card in hand', () => [
    saying(
      '(a|an) {which}',
      { which: noun },
      ({ which }): Mention => ({
        mention: 'choice',
        choice: { choose: 'cards', which: which.which, in: { hand: 'you' } },
      }),
      () => undefined,
    ),
  ]),
);

function placed(name: string, inner: Kind<Mention>): Kind<{ readonly chosen: string }> {
  return kindOf(name, {
    first: () => inner.first(),
    read: (at, parsing) =>
      inner.read(at, parsing).map(({ end, value }) => ({ end, value: mentioning(value, at) })),
    render: () => undefined,
  });
}

const target: Kind<{ readonly chosen: string }> = placed(
  'a target',
  phrases<Mention>('a target', () => [
    reading(
      '{which}',
      { which: anyCard },
      ({ which }): Mention => ({ mention: 'choice', choice: { choose: 'cards', ...which, target: true } }),
    ),
  ]),
);

const chosen: Kind<{ readonly chosen: string }> = placed(
  'a card to choose',
  phrases<Mention>('a card to choose', () => [
    reading(
      '{which}',
      { which: anyCard },
      ({ which }): Mention => ({ mention: 'choice', choice: { choose: 'cards', ...which } }),
    ),
  ]),
);

export const cost: Kind<Cost> = phrases<Cost>('a cost', () => [
  phrase('{pay}', { pay: payment }, {}),
  phrase('target {choice}', { choice: target }, {}),
  phrase('choose {choice}', { choice: chosen }, {}),
  phrase('play {when}', { when: time }, {}),
  phrase('{when}', { when: time }, {}),
]);

export const costs: Kind<readonly Cost[]> = listed('costs', cost, 'and');
