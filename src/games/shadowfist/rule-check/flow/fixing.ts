import type { Effect } from '../../vocabulary/effects.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
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
  const now = (amount: Amount) =>
    isKnownNow(amount, frame) ? board.meanings.reckon(board, amount, frame) : amount;
  switch (effect.do) {
    case 'if':
    case 'may': {
      const { effects, otherwise } = effect;
      return {
        ...{ ...effect, effects: fixedEffects(board, effects, frame) },
        ...(otherwise === undefined ? {} : { otherwise: fixedEffects(board, otherwise, frame) }),
      };
    }
    case 'each-player':
    case 'each-card':
      return { ...effect, effects: fixedEffects(board, effect.effects, frame) };
    case 'modify':
      return { ...effect, by: fixedModifiers(effect.by, now) };
    case 'counters':
    case 'put-token':
      return { ...effect, number: now(effect.number) };
  }
  if (!('amount' in effect) || effect.amount === 'all' || effect.amount === undefined) return effect;
  return { ...effect, amount: now(effect.amount) };
}

/** Bonuses, and what a figure becomes, with the numbers they have now. */
export function fixedModifiers(modifiers: readonly Modifier[], now: (amount: Amount) => Amount): Modifier[] {
  return modifiers.map((modifier) => {
    if ('fighting' in modifier) return { ...modifier, fighting: now(modifier.fighting) };
    if ('body' in modifier) return { ...modifier, body: now(modifier.body) };
    if ('damage' in modifier) return { ...modifier, damage: now(modifier.damage) };
    if ('power' in modifier) return { ...modifier, power: now(modifier.power) };
    if ('setFighting' in modifier) return { ...modifier, setFighting: now(modifier.setFighting) };
    if ('special' in modifier && modifier.amount !== undefined)
      return { ...modifier, amount: now(modifier.amount) };
    return modifier;
  });
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
