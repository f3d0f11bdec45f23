import type { Effect } from '../../vocabulary/effects.ts';
import type { Cards } from '../../vocabulary/terms.ts';
import type { ToCards } from '../../words/effects/cards.ts';
import { rolesOf } from '../../words/effects/effects.ts';
import type { AmountToPlayers } from '../../words/effects/players.ts';
import type { Board } from '../board/board.ts';
import type { Frame } from '../state/values.ts';

/** Whether effects would do nothing if they were done now: they reach no cards, or come to no amount. */
export function doNothing(board: Board, effects: readonly Effect[], frame: Frame): boolean {
  return effects.every((effect) => doesNothing(board, effect, frame));
}

function doesNothing(board: Board, effect: Effect, frame: Frame): boolean {
  const { meanings } = board;
  if (effect.do === 'if') {
    const { condition, effects, otherwise = [] } = effect;
    return doNothing(board, meanings.holds(board, condition, frame) ? effects : otherwise, frame);
  }
  if (effect.do === 'each-card') return meanings.cards(board, effect.cards, frame).length === 0;
  if (isOfAmount(effect)) return meanings.reckon(board, effect.amount, frame) <= 0;
  return isToCards(effect) && areNone(board, effect.cards, frame);
}

function areNone(board: Board, cards: Cards, frame: Frame): boolean {
  if (typeof cards !== 'string' && 'top' in cards) return board.meanings.reckon(board, cards.top, frame) <= 0;
  return board.meanings.cards(board, cards, frame).length === 0;
}

function isOfAmount(effect: Effect): effect is AmountToPlayers {
  return rolesOf(effect).needs === 'amount';
}

function isToCards(effect: Effect): effect is ToCards {
  return rolesOf(effect).needs === 'cards';
}
