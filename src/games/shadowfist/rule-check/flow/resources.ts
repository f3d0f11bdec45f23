import type { Definition } from '../../vocabulary/definition.ts';
import type { Board, Seen } from '../board/board.ts';
import { resourcesOf } from '../board/standing.ts';
import { playerModifiersOn } from '../board/texts.ts';
import { isPlayedOn } from './played-on.ts';

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
  /** The card that a State is played on. */
  readonly on?: string | undefined;
}

/** The resource conditions that keep a player from playing a card. */
export function unmetConditions(
  board: Board,
  card: Seen,
  player: string,
  { ignoring = false, on }: Ignoring,
): Lacking[] {
  if (ignoring === true) return [];
  const ignored = ignoredConditions(board, card, player, on);
  if (ignored.every) return [];
  const counted = lacking(board, card.definition, player).filter(
    ({ symbol }) => !ignored.of.includes(symbol),
  );
  const missing = counted.reduce((sum, { need, have }) => sum + need - have, 0);
  return missing <= Number(ignoring) ? [] : counted;
}

/** The resource conditions that a player's pool does not meet; resources are not spent (4.3.1). */
function lacking(board: Board, definition: Definition, player: string): Lacking[] {
  if (definition.requires.length === 0) return [];
  const pool = resourcesOf(board, player);
  const needs = new Map<string, number>();
  for (const symbol of definition.requires) needs.set(symbol, (needs.get(symbol) ?? 0) + 1);
  return [...needs]
    .map(([symbol, need]) => ({ symbol, need, have: pool.get(symbol) ?? 0 }))
    .filter(({ need, have }) => have < need);
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
