import { z } from 'zod';
import type { End } from '../../vocabulary/ends.ts';
import type { CardRef, PlayerRef } from '../../vocabulary/references.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import { type EffectWord, effect } from './effect-word.ts';

export interface TakeControl {
  readonly do: 'take-control';
  readonly cards: Cards;
  readonly by: PlayerRef;
  readonly until: End;
}

export const takeControl: EffectWord<TakeControl> = effect({
  description: 'The player controls the cards.',
  keys: ({ cards, playerRef, end }) => ({ cards, by: playerRef, until: end }),
  roles: { 'take-control': { gives: 'cards-done', changesControl: true } },
});

export interface TradeControl {
  readonly do: 'trade-control';
  readonly cards: readonly [CardRef, CardRef];
  readonly until: End;
}

export const tradeControl: EffectWord<TradeControl> = effect({
  description: 'Two cards change their controllers.',
  keys: ({ cardRef, end }) => ({ cards: z.tuple([cardRef, cardRef]), until: end }),
  roles: { 'trade-control': { gives: 'cards-done', changesControl: true } },
});
