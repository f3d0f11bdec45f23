import type { Effect } from '../../vocabulary/effects.ts';
import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { Amount, Cards, Filter, Range } from '../../vocabulary/terms.ts';
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
  return withNumbers(
    withParts(fixedSets(effect, now), (effects) => fixedEffects(board, effects, frame)),
    now,
  );
}

/** With the effects that are in it. */
function withParts(effect: Effect, fixedAll: (effects: readonly Effect[]) => Effect[]): Effect {
  switch (effect.do) {
    case 'if':
    case 'may':
    case 'must': {
      const { effects, otherwise } = effect;
      return {
        ...effect,
        ...(effects === undefined ? {} : { effects: fixedAll(effects) }),
        ...(otherwise === undefined ? {} : { otherwise: fixedAll(otherwise) }),
      };
    }
    case 'each-player':
    case 'each-card':
    case 'at':
    case 'when':
      return { ...effect, effects: fixedAll(effect.effects) };
    default:
      return effect;
  }
}

function withNumbers(effect: Effect, now: (amount: Amount) => Amount): Effect {
  switch (effect.do) {
    case 'modify':
      return { ...effect, by: fixedModifiers(effect.by, now) };
    case 'counters':
    case 'put-token':
      return { ...effect, number: now(effect.number) };
    case 'change-number':
      return { ...effect, by: now(effect.by) };
    case 'look-at-deck':
      return effect.number === 'all' ? effect : { ...effect, number: now(effect.number) };
  }
  if (!('amount' in effect) || effect.amount === 'all' || effect.amount === undefined) return effect;
  return { ...effect, amount: now(effect.amount) };
}

/** “All Characters with a Fighting of X or less”: whom it reaches is seen on resolution, by the X of generation. */
function fixedSets(effect: Effect, now: (amount: Amount) => Amount): Effect {
  switch (effect.do) {
    case 'smoke':
    case 'toast':
    case 'sacrifice':
    case 'turn':
    case 'unturn':
    case 'reveal':
    case 'discard':
    case 'seize':
    case 'move':
    case 'return-to-play':
    case 'heal':
    case 'take-control':
    case 'modify':
    case 'each-card':
      return { ...effect, cards: fixedCards(effect.cards, now) };
    case 'damage':
      return { ...effect, to: fixedCards(effect.to, now) };
    case 'counters':
      return { ...effect, on: fixedCards(effect.on, now) };
    case 'play':
      return { ...effect, which: fixedFilter(effect.which, now) };
    default:
      return effect;
  }
}

function fixedCards(cards: Cards, now: (amount: Amount) => Amount): Cards {
  return typeof cards === 'object' && 'in' in cards
    ? { ...cards, each: fixedFilter(cards.each, now) }
    : cards;
}

function fixedFilter(filter: Filter, now: (amount: Amount) => Amount): Filter {
  const { figure, printed, counters, any, not } = filter;
  return {
    ...filter,
    ...(figure === undefined ? {} : { figure: fixedFigures(figure, now) }),
    ...(printed === undefined ? {} : { printed: fixedFigures(printed, now) }),
    ...(counters === undefined
      ? {}
      : { counters: { ...counters, number: fixedRange(counters.number, now) } }),
    ...(any === undefined ? {} : { any: any.map((one) => fixedFilter(one, now)) }),
    ...(not === undefined ? {} : { not: fixedFilter(not, now) }),
  };
}

function fixedFigures(
  figures: NonNullable<Filter['figure']>,
  now: (amount: Amount) => Amount,
): NonNullable<Filter['figure']> {
  return Object.fromEntries(Object.entries(figures).map(([name, range]) => [name, fixedRange(range, now)]));
}

function fixedRange(range: Range, now: (amount: Amount) => Amount): Range {
  const { exactly, atLeast, atMost } = range;
  return {
    ...range,
    ...(exactly === undefined ? {} : { exactly: now(exactly) }),
    ...(atLeast === undefined ? {} : { atLeast: now(atLeast) }),
    ...(atMost === undefined ? {} : { atMost: now(atMost) }),
  };
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
