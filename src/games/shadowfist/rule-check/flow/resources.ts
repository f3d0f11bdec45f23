import type { Ability } from '../../vocabulary/abilities.ts';
import type { Board, Seen } from '../board/board.ts';
import { resourcesOf } from '../board/standing.ts';
import { playerModifiersOn } from '../board/texts.ts';
import type { Frame } from '../state/values.ts';
import { isPlayedOn } from './played-on.ts';
import { isUnconditionalBy } from './reductions.ts';

/** A symbol that is wanting in the pool. */
export interface Lacking {
  readonly symbol: string;
  readonly need: number;
  readonly have: number;
}

/** What a text says of the resource conditions of a card, beside what the player may ignore anyway. */
export interface Ignoring {
  /** All conditions are ignored, or so many of them. */
  readonly ignoring?: boolean | number | undefined;
  /** So many conditions of this resource, and of no other. */
  readonly ofSymbol?: string | undefined;
  /** The card that a State is played on. */
  readonly on?: string | undefined;
  /** The card whose reduction of the cost is used. */
  readonly reducedBy?: string | undefined;
}

/** The resource conditions that keep a player from playing a card. */
export function unmetConditions(
  board: Board,
  card: Seen,
  player: string,
  { ignoring = false, ofSymbol, on, reducedBy }: Ignoring,
): Lacking[] {
  if (ignoring === true || isUnconditionalBy(board, card, player, { reducedBy, on })) return [];
  const ignored = ignoredConditions(board, card, player, on);
  if (ignored.every) return [];
  const counted = lacking(board, card, player, on).filter(({ symbol }) => !ignored.of.includes(symbol));
  const waivable = counted.filter(({ symbol }) => ofSymbol === undefined || symbol === ofSymbol);
  const missing = waivable.reduce((sum, { need, have }) => sum + need - have, 0);
  return missing <= Number(ignoring) ? counted.filter((one) => !waivable.includes(one)) : counted;
}

/** The resource conditions that a player's pool does not meet; resources are not spent (4.3.1). */
function lacking(board: Board, card: Seen, player: string, on: string | undefined): Lacking[] {
  const { requires } = card.definition;
  if (requires.length === 0) return [];
  const pool = resourcesOf(board, player);
  const needs = new Map<string, number>();
  for (const symbol of requires) needs.set(symbol, (needs.get(symbol) ?? 0) + 1);
  const unmet = [...needs]
    .map(([symbol, need]) => ({ symbol, need, have: pool.get(symbol) ?? 0 }))
    .filter(({ need, have }) => have < need);
  const substitutes = unmet.length === 0 ? [] : substitutesOf(board, card, player, on);
  return substitutes.length === 0 ? unmet : withSubstitutes(unmet, needs, pool, substitutes);
}

type Substitutes = Extract<Ability, { ability: 'substitutes-resources' }>;

/** What the text of the card lets a player count in place of its conditions. */
function substitutesOf(board: Board, card: Seen, player: string, on: string | undefined): Substitutes[] {
  const frame: Frame = { player, source: card.id, card: card.definition, values: {} };
  return card.definition.abilities.flatMap((ability) => {
    if (ability.ability !== 'substitutes-resources' || !isPlayedOn(board, ability, on, frame)) return [];
    return ability.if === undefined || board.meanings.holds(board, ability.if, frame) ? [ability] : [];
  });
}

/** Each resource stands for one condition only: what meets a condition of its own symbol is not left for others. */
function withSubstitutes(
  unmet: readonly Lacking[],
  needs: ReadonlyMap<string, number>,
  pool: ReadonlyMap<string, number>,
  substitutes: readonly Substitutes[],
): Lacking[] {
  const left = new Map([...pool].map(([symbol, have]) => [symbol, have - (needs.get(symbol) ?? 0)]));
  return unmet.flatMap(({ symbol, need, have }) => {
    let found = have;
    for (const { resources, requires } of substitutes) {
      if (requires !== undefined && requires !== symbol) continue;
      for (const one of resources) {
        const taken = Math.max(0, Math.min(need - found, left.get(one) ?? 0));
        found += taken;
        left.set(one, (left.get(one) ?? 0) - taken);
      }
    }
    return found < need ? [{ symbol, need, have: found }] : [];
  });
}

/** The resources whose conditions effects let the player ignore. */
function ignoredConditions(
  board: Board,
  card: Seen,
  player: string,
  on: string | undefined,
): { readonly every: boolean; readonly of: readonly string[] } {
  const ignored = playerModifiersOn(board, player).flatMap(({ modifier, frame }) =>
    'ignoresResourceConditionsOf' in modifier &&
    board.meanings.matches(board, modifier.ignoresResourceConditionsOf, card, frame) &&
    isPlayedOn(board, modifier, on, frame)
      ? [modifier.symbol]
      : [],
  );
  return { every: ignored.includes(undefined), of: ignored.flatMap((symbol) => symbol ?? []) };
}
