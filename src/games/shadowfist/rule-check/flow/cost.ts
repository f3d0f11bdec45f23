import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import type { Board, Seen } from '../board/board.ts';
import { fengShuiSitesOf } from '../board/standing.ts';
import { playerModifiersOn } from '../board/texts.ts';
import { hasUsesLeft, noteUse, type UseKey } from '../doing/limits.ts';
import type { Frame } from '../state/values.ts';

/** How a card is to be paid for. */
export interface Paying {
  readonly x?: number | undefined;
  /** The card whose reduction is used. */
  readonly reducedBy?: string | undefined;
  readonly noCost?: boolean | undefined;
  /** A reduction that the way of playing it brings. */
  readonly wayReduces?: number | undefined;
}

export interface Cost {
  /** What is to be spent; never below zero (4.3.2). */
  readonly cost: number;
  /** Nothing may change it (4.3.2). */
  readonly fixed: boolean;
}

/**
 * What it costs a player to play a card now (4.3.2): the printed cost, or what a Feng Shui Site costs by those
 * already controlled; less its own reduction, those that bind everybody, and at most one further card's; and all
 * increases.
 */
export function costOf(board: Board, card: Seen, player: string, paying: Paying): Cost {
  if (paying.noCost === true || isFreeFirstSite(board, card, player)) return { cost: 0, fixed: true };
  const fixed = card.definition.abilities.some(({ ability }) => ability === 'fixed-cost');
  const printed = printedCost(board, card, player, paying.x ?? 0);
  let cost = fixed ? printed : printed - (paying.wayReduces ?? 0);
  const frame: Frame = { player, source: card.id, card: card.definition, values: {} };
  for (const ability of card.definition.abilities) {
    if (ability.ability !== 'own-cost' || fixed) continue;
    if (ability.if !== undefined && !board.meanings.holds(board, ability.if, frame)) continue;
    cost += board.meanings.reckon(board, ability.by, frame);
  }
  for (const change of changesOf(board, card, player)) {
    const counts = change.by > 0 || change.modifier.mandatory || change.frame.source === paying.reducedBy;
    if (counts && isLeft(board, change) && !(fixed && change.by < 0)) cost += change.by;
  }
  return { cost: Math.max(0, cost), fixed: false };
}

interface Change {
  readonly modifier: CostChange;
  readonly frame: Frame;
  readonly by: number;
}

type CostChange = Extract<PlayerModifier, { costOf: unknown }>;

/** What changes the cost of this card for this player. */
function changesOf(board: Board, card: Seen, player: string): Change[] {
  return playerModifiersOn(board, player).flatMap(({ modifier, frame }) =>
    'costOf' in modifier && board.meanings.matches(board, modifier.costOf, card, frame)
      ? [{ modifier, frame, by: board.meanings.reckon(board, modifier.by, frame) }]
      : [],
  );
}

/** A change that its text allows so often has not been used that often. */
function isLeft(board: Board, { modifier, frame }: Change): boolean {
  const { limit } = modifier;
  return limit === undefined || hasUsesLeft(board, keyOf(board, modifier, frame), limit);
}

function keyOf(board: Board, modifier: CostChange, { source = '' }: Frame): UseKey {
  const card = board.inPlay(source);
  const abilities = card === undefined ? [] : board.definition(card).abilities;
  const place = abilities.findIndex(
    (one) => one.ability === 'continuous' && one.modifyPlayers?.includes(modifier) === true,
  );
  return { card: source, ability: `cost ${place}` };
}

/** What changed the cost is used up as far as it is limited. Asked before the card is paid for. */
export function noteReduction(board: Board, card: Seen, player: string, { reducedBy }: Paying): void {
  for (const change of changesOf(board, card, player)) {
    const { modifier, frame, by } = change;
    const used = by > 0 || modifier.mandatory || frame.source === reducedBy;
    if (!used || modifier.limit === undefined || !isLeft(board, change)) continue;
    noteUse(board, keyOf(board, modifier, frame), modifier.limit);
  }
}

/** The first Feng Shui Site has no cost, if it has no printed one (3.3.2). */
export function isFreeFirstSite(board: Board, { definition }: Seen, player: string): boolean {
  return (
    definition.type === 'Feng Shui Site' &&
    definition.cost === null &&
    fengShuiSitesOf(board, player).length === 0
  );
}

function printedCost(board: Board, { definition }: Seen, player: string, x: number): number {
  if (definition.cost === 'X') return x;
  if (typeof definition.cost === 'number') return definition.cost;
  if (definition.type === 'Feng Shui Site') return fengShuiSitesOf(board, player).length;
  return board.unsupported(definition, 'its cost is not known');
}

/** Cards in play whose reduction of this card's cost a player may choose; one of them counts (4.3.2). */
export function reducersFor(board: Board, card: Seen, player: string): string[] {
  return changesOf(board, card, player).flatMap((change) => {
    const { source } = change.frame;
    const usable = !change.modifier.mandatory && change.by < 0 && isLeft(board, change);
    return usable && source !== undefined ? [source] : [];
  });
}
