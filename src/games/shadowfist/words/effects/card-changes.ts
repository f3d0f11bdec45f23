import { phrase, phrases, reading } from '../../../vocabulary/phrases/kinds.ts';
import {
  chosenInHand,
  discardedByForce,
  randomInHand,
} from '../../card-language/references/cards-in-hand.ts';
import * as say from '../../card-language/slots.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type EffectRoles, type EffectWord, effect } from './effect-word.ts';

export interface CardChange {
  readonly do: 'smoke' | 'toast' | 'sacrifice' | 'turn' | 'unturn' | 'reveal' | 'turn-face-down' | 'discard';
  readonly cards: Cards;
}

const changes: EffectRoles<CardChange> = {
  affects: ({ cards }) => ({ cards: [cards] }),
  objects: ['cards'],
  fixed: (change, { cards }) => ({ ...change, cards: cards(change.cards) }),
};

export const cardChange: EffectWord<CardChange> = effect({
  description:
    'Smokes, toasts, sacrifices, turns, unturns, reveals or discards the cards, or turns them face down (Feng Shui Sites without damage). A card in hand is discarded by the player who holds it.',
  keys: ({ cards }) => ({ cards }),
  roles: {
    smoke: { ...changes, would: () => ['smoke', 'remove-from-play'] },
    toast: { ...changes, would: () => ['toast', 'remove-from-play'] },
    sacrifice: { ...changes, would: () => ['remove-from-play'], sacrifices: ({ cards }) => cards },
    turn: changes,
    unturn: { ...changes, would: () => ['unturn'], unturns: ({ cards }) => cards },
    reveal: { ...changes, informs: true },
    'turn-face-down': changes,
    discard: { ...changes, would: () => ['discard'] },
  },
  phrases: () => [
    ...(['smoke', 'toast', 'sacrifice', 'turn', 'unturn', 'reveal'] as const).map((verb) =>
      phrase(`${verb}~ {cards}`, { cards: say.cards }, { do: verb }),
    ),
    phrase('[you] discard~ {cards}', { cards: inHand }, { do: 'discard' }),
    reading('{cards}', { cards: randomInHand }, (one): CardChange => ({ do: 'discard', ...one })),
    reading('{cards} be~ smoked', { cards: say.cards }, (one): CardChange => ({ do: 'smoke', ...one })),
    reading('{cards} be~ toasted', { cards: say.cards }, (one): CardChange => ({ do: 'toast', ...one })),
    reading('{cards} unturn~', { cards: say.cards }, (one): CardChange => ({ do: 'unturn', ...one })),
    reading('{cards} turn~', { cards: say.cards }, (one): CardChange => ({ do: 'turn', ...one })),
    reading(
      '{cards} (become~|be~) turned',
      { cards: say.cards },
      (one): CardChange => ({ do: 'turn', ...one }),
    ),
    reading(
      'show~ {cards} to (your opponents|opponents|all players|all opponents)',
      { cards: say.cards },
      (one): CardChange => ({
        do: 'reveal',
        ...one,
      }),
    ),
    reading('{cards}', { cards: discardedByForce }, (one): CardChange => ({ do: 'discard', ...one })),
  ],
});

/** Cards in the hand of the player, without saying so. */
const inHand = phrases<Cards>('cards in hand', () => [
  reading('{chosen}', { chosen: chosenInHand }, ({ chosen }): Cards => chosen),
]);
