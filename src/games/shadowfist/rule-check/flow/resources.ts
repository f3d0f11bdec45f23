import type { Definition } from '../../vocabulary/definition.ts';
import type { Board } from '../board/board.ts';
import { resourcesOf } from '../board/standing.ts';
import { playerModifiersOn } from '../board/texts.ts';

/** A symbol that is wanting in the pool. */
export interface Lacking {
  readonly symbol: string;
  readonly need: number;
  readonly have: number;
}

/** The resource conditions that a player's pool does not meet; resources are not spent (4.3.1). */
export function lacking(board: Board, definition: Definition, player: string): Lacking[] {
  if (definition.requires.length === 0) return [];
  const pool = resourcesOf(board, player);
  const needs = new Map<string, number>();
  for (const symbol of definition.requires) needs.set(symbol, (needs.get(symbol) ?? 0) + 1);
  return [...needs]
    .map(([symbol, need]) => ({ symbol, need, have: pool.get(symbol) ?? 0 }))
    .filter(({ need, have }) => have < need);
}

/** Whether an effect lets the player ignore the resource conditions of a card. */
export function ignoresConditions(
  board: Board,
  card: Parameters<Board['meanings']['matches']>[2],
  player: string,
): boolean {
  return playerModifiersOn(board, player).some(
    ({ modifier, frame }) =>
      'ignoresResourceConditionsOf' in modifier &&
      board.meanings.matches(board, modifier.ignoresResourceConditionsOf, card, frame),
  );
}
