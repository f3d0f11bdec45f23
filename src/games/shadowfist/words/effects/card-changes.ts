import type { Cards } from '../../vocabulary/terms.ts';
import { type EffectRoles, type EffectWord, effect } from './effect-word.ts';

export interface CardChange {
  readonly do: 'smoke' | 'toast' | 'sacrifice' | 'turn' | 'unturn' | 'reveal' | 'discard';
  readonly cards: Cards;
}

const changes: EffectRoles<CardChange> = {
  affects: ({ cards }) => ({ cards: [cards] }),
  objects: ['cards'],
  fixed: (change, { cards }) => ({ ...change, cards: cards(change.cards) }),
};

export const cardChange: EffectWord<CardChange> = effect({
  description:
    'Smokes, toasts, sacrifices, turns, unturns, reveals or discards the cards. A card in hand is discarded by the player who holds it.',
  keys: ({ cards }) => ({ cards }),
  roles: {
    smoke: { ...changes, would: () => ['smoke'] },
    toast: { ...changes, would: () => ['toast'] },
    sacrifice: { ...changes, sacrifices: ({ cards }) => cards },
    turn: changes,
    unturn: { ...changes, would: () => ['unturn'], unturns: ({ cards }) => cards },
    reveal: changes,
    discard: { ...changes, would: () => ['discard'] },
  },
});
