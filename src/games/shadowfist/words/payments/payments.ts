import { z } from 'zod';
import { name } from '../../../vocabulary/grammar/name.ts';
import { type Phrase, phrase, phrases, reading, saying, words } from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import { mentionOf } from '../../card-language/mentions.ts';
import { UNCHANGEABLE } from '../../card-language/modifier-parts.ts';
import { chosenInHand, randomOfHand } from '../../card-language/references/cards-in-hand.ts';
import {
  amount,
  cardPossessive,
  cardRef,
  cards,
  playerRef,
  simpleAmount,
} from '../../card-language/slots.ts';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
import type { Amount, Cards } from '../../vocabulary/terms.ts';
import { atLeastOne, type Forms, phrasesOf, taggedWord, type ValueOf, type Word } from '../word.ts';

/** What the rule check and the linter need to know about a payment, without making it. */
export interface PaymentRoles {
  /** The keys whose cards the payment changes. */
  readonly objects?: readonly string[];
  /** The card stays turned for as long as the effect lasts (4.2). */
  readonly maintains?: true;
  /** The card itself turns. */
  readonly turns?: true;
  /** The cards in play that are objects of the payment leave play. */
  readonly leavePlay?: true;
  /** Other cards turn. */
  readonly turnsOthers?: true;
}

export interface OfOneCard {
  readonly pay: 'turn' | 'turn-and-maintain' | 'reveal';
  readonly card: CardRef;
}

const ofOneCard: Word<OfOneCard, OfOneCard['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Turns the card, turns and maintains the card, or reveals the card.',
  keys: ({ cardRef }) => ({ card: cardRef }),
  roles: {
    turn: { objects: ['card'], turns: true },
    'turn-and-maintain': { objects: ['card'], turns: true, maintains: true },
    reveal: { objects: ['card'] },
  },
  phrases: () => [
    words<OfOneCard>('turn [(this card|#self|this Site)]', { pay: 'turn', card: 'this' }),
    words<OfOneCard>('turn and maintain [(this card|#self|this Site)]', {
      pay: 'turn-and-maintain',
      card: 'this',
    }),
    // Of “it”, that is the card that has the text is known only when the text is resolved.
    reading(
      'turn and maintain {card}',
      { card: mentioned },
      (one): OfOneCard => ({
        pay: 'turn-and-maintain',
        ...one,
      }),
    ),
    phrase('reveal {card}', { card: cardRef }, { pay: 'reveal' }),
  ],
});

/** “it”. */
const mentioned: Kind<CardRef> = phrases<CardRef>('a card mentioned before', () => [
  reading('{card}', { card: cardRef }, ({ card }) => {
    const mention = typeof card === 'object' ? mentionOf(card)?.mention : undefined;
    return mention?.mention === 'back' && mention.noun === 'pronoun' && !mention.many ? card : undefined;
  }),
]);

export interface Power {
  readonly pay: 'power';
  readonly amount: Amount;
}

const power: Word<Power, Power['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Spends that much Power.',
  keys: ({ amount }) => ({ amount }),
  roles: { power: {} },
  phrases: () => [
    phrase('pay {amount} [additional] Power', { amount: simpleAmount }, { pay: 'power' }),
    reading(
      'pay {of} cost',
      { of: cardPossessive },
      ({ of }): Power => ({
        pay: 'power',
        amount: { figure: 'cost', of },
      }),
    ),
    phrase('pay Power equal to {amount}', { amount }, { pay: 'power' }),
  ],
});

export interface GivePower {
  readonly pay: 'give-power';
  readonly to: PlayerRef;
  readonly amount: Amount;
}

const givePower: Word<GivePower, GivePower['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Gives that much Power to another player.',
  keys: ({ amount, playerRef }) => ({ to: playerRef, amount }),
  roles: { 'give-power': { objects: ['to'] } },
  phrases: () => [
    phrase('give {to} {amount} Power', { to: playerRef, amount: simpleAmount }, { pay: 'give-power' }),
  ],
});

export interface PutInDeck {
  readonly pay: 'put-in-deck';
  readonly cards: Cards;
  readonly at: 'top' | 'bottom' | 'shuffled';
}

const putInDeck: Word<PutInDeck, PutInDeck['pay'], PaymentRoles> = taggedWord('pay', {
  description:
    "Puts the cards on the top or bottom of their owners' decks, or shuffles them into these decks.",
  keys: (forms) => ({ cards: forms.cards, at: z.enum(['top', 'bottom', 'shuffled']) }),
  roles: { 'put-in-deck': { objects: ['cards'], leavePlay: true } },
  phrases: () => [
    phrase('(put|place) {cards} on [the] top of your deck', { cards }, { pay: 'put-in-deck', at: 'top' }),
    phrase('(put|place) {cards} on the bottom of your deck', { cards }, { pay: 'put-in-deck', at: 'bottom' }),
    phrase('shuffle {cards} into your deck', { cards }, { pay: 'put-in-deck', at: 'shuffled' }),
  ],
});

export interface OfCards {
  readonly pay: 'sacrifice' | 'smoke' | 'toast' | 'discard' | 'return-to-hand' | 'turn-cards';
  readonly cards: Cards;
}

const ofCards: Word<OfCards, OfCards['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Sacrifices, smokes, toasts, discards or turns the cards, or returns them to hand.',
  keys: ({ cards }) => ({ cards }),
  roles: {
    sacrifice: { objects: ['cards'], leavePlay: true },
    smoke: { objects: ['cards'], leavePlay: true },
    toast: { objects: ['cards'], leavePlay: true },
    discard: { objects: ['cards'] },
    'return-to-hand': { objects: ['cards'], leavePlay: true },
    'turn-cards': { objects: ['cards'], turnsOthers: true },
  },
  phrases: () => [
    words<OfCards>('sacrifice [(this card|#self)]', { pay: 'sacrifice', cards: 'this' }),
    words<OfCards>('toast (this card|#self)', { pay: 'toast', cards: 'this' }),
    words<OfCards>('discard (this card|#self|it)', { pay: 'discard', cards: 'this' }),
    phrase('turn {cards}', { cards: others }, { pay: 'turn-cards' }),
    phrase('sacrifice {cards}', { cards: others }, { pay: 'sacrifice' }),
    phrase('smoke {cards}', { cards }, { pay: 'smoke' }),
    phrase('toast {cards}', { cards: others }, { pay: 'toast' }),
    phrase('discard {cards}', { cards: chosenInHand }, { pay: 'discard' }),
    phrase('discard {cards} at random', { cards: randomOfHand }, { pay: 'discard' }),
    phrase(
      "return {cards} to (your hand|its owner 's hand|their owner 's hand|their owners hands)",
      { cards },
      { pay: 'return-to-hand' },
    ),
  ],
});

/** The card that has the text turns by a payment of its own. */
export const others: Kind<Cards> = phrases<Cards>('other cards', () => [
  saying(
    '{cards}',
    { cards },
    (given) => (given.cards === 'this' ? undefined : given.cards),
    (value: Cards) => (value === 'this' ? undefined : { cards: value }),
  ),
]);

export interface Damage {
  readonly pay: 'damage';
  readonly amount: Amount;
  readonly on: Cards;
  /** It can be neither reduced nor redirected. */
  readonly unchangeable?: true;
}

const damage: Word<Damage, Damage['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Inflicts that much damage on the cards.',
  keys: ({ amount, cards }) => ({
    amount,
    on: cards,
    unchangeable: z.literal(true).exactOptional().describe('It can be neither reduced nor redirected.'),
  }),
  roles: { damage: { objects: ['on'] } },
  phrases: () => [
    phrase(
      'inflict {amount} [(point|points) of] damage (on|to) {on}',
      { amount, on: cards },
      { pay: 'damage' },
    ),
    phrase(
      `inflict {amount} [(point|points) of] damage (on|to) {on} , ${UNCHANGEABLE}`,
      { amount, on: cards },
      { pay: 'damage', unchangeable: true },
    ),
    reading(
      `inflict {amount} [(point|points) of] damage [,] ${UNCHANGEABLE} [,] (on|to) {on}`,
      { amount, on: cards },
      (one): Damage => ({ pay: 'damage', ...one, unchangeable: true }),
    ),
  ],
});

export interface ToastFromDeck {
  readonly pay: 'toast-from-deck';
  readonly amount: Amount;
}

const toastFromDeck: Word<ToastFromDeck, ToastFromDeck['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Toasts that many cards from the top of the deck, whether they are known or not.',
  keys: ({ amount }) => ({ amount }),
  roles: { 'toast-from-deck': {} },
});

export interface Heal {
  readonly pay: 'heal';
  readonly amount: Amount;
  readonly card: CardRef;
}

const heal: Word<Heal, Heal['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Removes that much damage from the card.',
  keys: ({ amount, cardRef }) => ({ amount, card: cardRef }),
  roles: { heal: { objects: ['card'] } },
});

export interface Counters {
  readonly pay: 'counters';
  readonly name: string;
  readonly number: Amount;
  readonly from: CardRef;
}

const counters: Word<Counters, Counters['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Removes that many counters of that name from the card.',
  keys: ({ amount, cardRef }) => ({ name, number: amount, from: cardRef }),
  roles: { counters: { objects: ['from'] } },
  phrases: () => [
    reading(
      'remove {number} [from (this card|#self|it)]',
      { number: counterCount },
      ({ number }): Counters => ({ pay: 'counters', name: 'counter', number, from: 'this' }),
    ),
    words<Counters>('remove all [the] counters [from (this card|#self|it)]', {
      pay: 'counters',
      name: 'counter',
      number: { counters: 'counter', on: 'this' },
      from: 'this',
    }),
  ],
});

export interface DiscardHand {
  readonly pay: 'discard-hand';
}

const discardHand: Word<DiscardHand, DiscardHand['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Discards the hand, however many cards are in it.',
  keys: () => ({}),
  roles: { 'discard-hand': {} },
  phrases: () => [words<DiscardHand>('discard your hand', { pay: 'discard-hand' })],
});

export interface PutCounters {
  readonly pay: 'put-counters';
  readonly name: string;
  readonly number: Amount;
  readonly on: CardRef;
}

const putCounters: Word<PutCounters, PutCounters['pay'], PaymentRoles> = taggedWord('pay', {
  description: 'Puts that many counters of that name on the card.',
  keys: ({ amount, cardRef }) => ({ name, number: amount, on: cardRef }),
  roles: { 'put-counters': { objects: ['on'] } },
});

export const counterCount = phrases<Amount>('a number of counters', () => [
  words<Amount>('(a|one|the) counter', 1),
  reading('{number} (counter|counters)', { number: simpleAmount }, ({ number }) => number),
]);

export const paymentWords = [
  ...[
    ofOneCard,
    power,
    givePower,
    ofCards,
    discardHand,
    putInDeck,
    damage,
    heal,
    toastFromDeck,
    counters,
    putCounters,
  ],
];

/**
 * What is done on generation, before `::` or "to" (5.2): all of it at once, or the effect is not generated.
 * `turn-and-maintain` keeps the effect for as long as the card stays turned (4.2).
 */
export type Payment = ValueOf<(typeof paymentWords)[number]>;

/** How card texts say the payments. */
export const saidPayments = (): readonly Phrase<Payment>[] => phrasesOf<Payment>(paymentWords);

export const paymentForms = (forms: Forms) => atLeastOne(paymentWords.map((word) => word.form(forms)));

const rolesByName: ReadonlyMap<string, PaymentRoles> = new Map(
  paymentWords.flatMap(({ roles }) => Object.entries<PaymentRoles>(roles)),
);

export const paymentNames: readonly string[] = [...rolesByName.keys()];

export function paymentRoles(payment: Payment): PaymentRoles {
  return rolesByName.get(payment.pay) ?? {};
}
