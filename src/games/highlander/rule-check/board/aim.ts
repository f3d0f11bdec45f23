import type { Definition } from '../../vocabulary/definition.ts';
import { areaNeeded } from './attacks.ts';
import type { Board } from './board.ts';
import type { Area } from './grid.ts';
import { isBlock, isGuard } from './kinds.ts';
import { doneBy } from './memory.ts';

/** What keeps a player from attacking somewhere: the areas, and the card in play or played last that covers them. */
export interface Closed {
  readonly area: Area;
  readonly by: string;
  readonly why: 'blocked-last' | 'guard-in-play';
}

/** The last defense that was resolved decides; if it was a block, nobody strikes at once where his sword was. */
export function closedAreas(board: Board, player: string): Closed[] {
  return [...byLastDefense(board, player), ...byGuards(board, player)];
}

function byLastDefense(board: Board, player: string): Closed[] {
  const last = board.state.turn.events.findLast(
    (event) => event.player === player && event.event === 'defended',
  );
  if (last?.card === undefined || last.of === undefined) return [];
  const definition = board.definitionOf(last.of);
  if (!isBlockAs(definition, last.what)) return [];
  if (board.switches.attackAfterBlock === 'first-attack' && hasAttacked(board, player)) return [];
  return [{ area: areaNeeded(board, definition), by: last.card, why: 'blocked-last' }];
}

function isBlockAs(definition: Definition, as: string | undefined): boolean {
  return as === undefined ? isBlock(definition) : as === 'block';
}

function hasAttacked(board: Board, player: string): boolean {
  return doneBy(board, player, 'attack-played').length > 0;
}

/** A player with a Guard in play cannot attack to the areas it covers; he may drop it first (Guard). */
function byGuards(board: Board, player: string): Closed[] {
  return board
    .controlledBy(player)
    .filter((card) => isGuard(board.definition(card)))
    .map((card) => ({
      area: areaNeeded(board, board.definition(card)),
      by: card.id,
      why: 'guard-in-play' as const,
    }));
}
