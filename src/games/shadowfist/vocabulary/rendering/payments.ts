import { possessive } from '../../../vocabulary/english.ts';
import { countSaidOf, quantity } from '../../../vocabulary/rendering/amounts.ts';
import type { Payment } from '../payments.ts';

import { cardCalled, playerCalled } from './references.ts';
import type { Speech } from './speech.ts';

/** What is done on generation: “turn this card”, “pay 2 Power”. */
export function paymentSaid(payment: Payment, speech: Speech): string {
  switch (payment.pay) {
    case 'turn':
    case 'reveal':
      return `${payment.pay} ${cardCalled(payment.card, speech).phrase}`;
    case 'turn-and-maintain':
      return `turn and maintain ${cardCalled(payment.card, speech).phrase}`;
    case 'power':
      return `pay ${quantity(payment.amount, 'Power', speech)}`;
    case 'give-power':
      return `give ${quantity(payment.amount, 'Power', speech)} to ${playerCalled(payment.to, speech).phrase}`;
    case 'sacrifice':
    case 'smoke':
    case 'toast':
    case 'discard':
      return `${payment.pay} ${speech.cards(payment.cards).phrase}`;
    case 'put-in-deck': {
      const cards = speech.cards(payment.cards).phrase;
      if (payment.at === 'shuffled') return `shuffle ${cards} into the deck of the owner`;
      return `put ${cards} on the ${payment.at} of the deck of the owner`;
    }
    case 'turn-cards':
      return `turn ${speech.cards(payment.cards).phrase}`;
    case 'return-to-hand': {
      const cards = speech.cards(payment.cards);
      return `return ${cards.phrase} to ${possessive({ phrase: cards.as === 'many' ? 'their owner' : 'its owner', as: 'one' })} hand`;
    }
    case 'damage':
      return `inflict ${quantity(payment.amount, 'damage', speech)} on ${speech.cards(payment.on).phrase}`;
    case 'counters':
      return `remove ${countSaidOf(payment.number, `${payment.name} counter`, speech)} from ${cardCalled(payment.from, speech).phrase}`;
    case 'put-counters':
      return `put ${countSaidOf(payment.number, `${payment.name} counter`, speech)} on ${cardCalled(payment.on, speech).phrase}`;
  }
}
