import type { Definition } from '../../vocabulary/definition.ts';
import type { Board } from '../board/board.ts';
import { fengShuiSitesOf, sitesNeededBy, victoryCount } from '../board/standing.ts';
import { emit } from '../doing/emit.ts';

/**
 * One Feng Shui Site short of victory, another is not voluntarily played by any means (3.3.2), except when no
 * opponent has any in play (4.9).
 */
export function victoryBarred(board: Board, definition: Definition, player: string): boolean {
  return (
    definition.type === 'Feng Shui Site' &&
    victoryCount(board, player) >= sitesNeededBy(board, player) - 1 &&
    !noOpponentHasSites(board, player)
  );
}

function noOpponentHasSites(board: Board, player: string): boolean {
  return board.opponentsOf(player).every((opponent) => fengShuiSitesOf(board, opponent).length === 0);
}

/** The last Site may be played where no opponent has any, and wins after its scene (4.9). */
export function playsForVictory(board: Board, player: string): boolean {
  return noOpponentHasSites(board, player) && victoryCount(board, player) + 1 >= sitesNeededBy(board, player);
}

export function hasEnough(board: Board, player: string): boolean {
  return victoryCount(board, player) >= sitesNeededBy(board, player);
}

/** Whether a win that was to be is one, now that all it triggered has resolved (4.9). */
export function decideClaim(board: Board, site: 'played' | 'taken'): void {
  const { claim } = board.state;
  board.state.claim = null;
  if (claim === null || !hasEnough(board, claim.player)) return;
  if (site === 'taken' || noOpponentHasSites(board, claim.player)) win(board, claim.player);
}

/** The game ends at once (3.1). */
export function win(board: Board, player: string): void {
  const { state } = board;
  state.winner = player;
  state.turn.phase = 'over';
  state.scene = null;
  state.nextScene = [];
  state.left = [];
  state.attack = null;
  state.auction = null;
  state.triggers = [];
  state.agenda = [];
  state.question = null;
  state.passed = [];
  state.claim = null;
  board.changed();
  emit(board, { event: 'game-won', player });
}
