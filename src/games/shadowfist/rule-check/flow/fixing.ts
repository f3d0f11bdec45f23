import type { Effect } from '../../vocabulary/abilities.ts';
import type { Amount } from '../../vocabulary/terms.ts';
import type { Board } from '../board/board.ts';
import type { Frame } from '../state/values.ts';

/**
 * An Event's numbers are fixed at generation (10.2, 5.2), except those that look at what its resolution will come
 * upon: each card or player in turn, or what is chosen and done then.
 */
export function fixedEffects(board: Board, effects: readonly Effect[], frame: Frame): Effect[] {
  return effects.map((effect) => fixed(board, effect, frame));
}

function fixed(board: Board, effect: Effect, frame: Frame): Effect {
  if (effect.do === 'if' || effect.do === 'may') {
    return { ...effect, effects: fixedEffects(board, effect.effects, frame) };
  }
  if (!('amount' in effect) || effect.amount === 'all' || typeof effect.amount === 'number') return effect;
  if (!isKnownNow(effect.amount, frame)) return effect;
  return { ...effect, amount: board.meanings.reckon(board, effect.amount, frame) };
}

/** Whether nothing in a number is still to be chosen, iterated over or brought about. */
function isKnownNow(amount: Amount, frame: Frame): boolean {
  const text = JSON.stringify(amount);
  if (
    /"(each|that-player|event)"|"eventAmount"|"thisTurn"|"happenedThisTurn"/.test(
      text.replaceAll('{"each":', '{'),
    )
  )
    return false;
  const named = [...text.matchAll(/"(?:chosen|value|done)":"([^"]+)"/g)].map(([, name]) => name);
  return named.every((name) => name !== undefined && frame.values[name] !== undefined);
}
