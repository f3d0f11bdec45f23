import type { Board, Seen } from '../board/board.ts';
import { fengShuiSitesOf } from '../board/standing.ts';
import type { Frame } from '../state/values.ts';
import { changesThatCount, costChange, isFixed, isFreeBy, type Reducing } from './reductions.ts';

/** How a card is to be paid for. */
export interface Paying extends Reducing {
  readonly x?: number | undefined;
  readonly noCost?: boolean | undefined;
  /** What the effect that plays it adds. */
  readonly effectIncreases?: number | undefined;
  /** A reduction that its own text brings, for the way of playing it. */
  readonly wayReduces?: number | undefined;
}

export interface Cost {
  /** What is to be spent; never below zero (4.3.2). */
  readonly cost: number;
  /** It is less than the full cost, without any reduction (4.3.2). */
  readonly reduced: boolean;
  /** Nothing may change it (4.3.2). */
  readonly fixed: boolean;
}

/**
 * What it costs a player to play a card now (4.3.2): the printed cost, or what a Feng Shui Site costs by those
 * already controlled; less its own reduction, those that bind everybody, and at most one further card's; and all
 * increases.
 */
export function costOf(board: Board, card: Seen, player: string, paying: Paying): Cost {
  if (paying.noCost === true || isFreeFirstSite(board, card, player))
    return { cost: 0, reduced: true, fixed: true };
  if (isFreeBy(board, card, player, paying)) return { cost: 0, reduced: true, fixed: true };
  const fixed = isFixed(card);
  const printed = printedCost(board, card, player, paying.x ?? 0);
  const changes = fixed
    ? []
    : [-atLeastZero(paying.wayReduces), -atLeastZero(paying.effectReduces), paying.effectIncreases ?? 0];
  const frame: Frame = { player, source: card.id, card: card.definition, values: {} };
  for (const ability of card.definition.abilities) {
    if (ability.ability !== 'own-cost' || fixed) continue;
    if (ability.if !== undefined && !board.meanings.holds(board, ability.if, frame)) continue;
    changes.push(costChange(board, ability.by, frame));
  }
  changes.push(...changesThatCount(board, card, player, paying).map(({ by }) => by));
  const full = sum(
    printed,
    changes.filter((by) => by > 0),
  );
  const cost = sum(printed, changes);
  return { cost, reduced: cost < full, fixed: false };
}

/** A reduction by less than zero is none: it increases nothing (4.3.2). */
const atLeastZero = (reduction = 0): number => Math.max(0, reduction);

/** Never below zero (4.3.2). */
function sum(printed: number, changes: readonly number[]): number {
  return Math.max(
    0,
    changes.reduce((total, by) => total + by, printed),
  );
}

/** The first Feng Shui Site has no cost, whatever is printed on it, and brings 1 Power (3.3.2, 4.1). */
export function isFreeFirstSite(board: Board, { definition }: Seen, player: string): boolean {
  return definition.type === 'Feng Shui Site' && fengShuiSitesOf(board, player).length === 0;
}

function printedCost(board: Board, { definition }: Seen, player: string, x: number): number {
  if (definition.cost === 'X') return x;
  if (typeof definition.cost === 'number') return definition.cost;
  if (definition.type === 'Feng Shui Site') return fengShuiSitesOf(board, player).length;
  return board.unsupported(definition, 'its cost is not known');
}
