import type { Definition } from '../../vocabulary/definition.ts';
import type { PlayerModifier } from '../../vocabulary/player-modifiers.ts';
import type { InPlay } from '../state/state.ts';
import type { Board, Seen } from './board.ts';
import { sizeOf } from './board.ts';
import { modifiersOn, playerModifiersOn } from './texts.ts';

/** Every symbol that a player's cards in play and in the smoked pile provide (2.1). */
export function resourcesOf(board: Board, player: string): ReadonlyMap<string, number> {
  return board.remembered(`resources ${player}`, () =>
    board.budget.deeper(() => resourcesNow(board, player)),
  );
}

function resourcesNow(board: Board, player: string): ReadonlyMap<string, number> {
  const pool = new Map<string, number>();
  const add = (symbol: string, times = 1) => pool.set(symbol, (pool.get(symbol) ?? 0) + times);
  for (const card of board.state.inPlay) {
    if (card.controller !== player) continue;
    const { type, provides } = board.definition(card);
    // Characters and Sites provide as they enter play, Edges and States once they work (4.3, 4.3.1).
    if (card.unresolved && (type === 'Edge' || type === 'State')) continue;
    if (modifiersOn(board, card, 'providesNothing').length > 0) continue;
    for (const symbol of provides) add(symbol);
    for (const { modifier, frame } of modifiersOn(board, card, 'provides')) {
      const times = modifier.times === undefined ? 1 : board.meanings.reckon(board, modifier.times, frame);
      add(modifier.provides, Math.max(0, times));
    }
  }
  for (const card of board.player(player).smoked.cards) {
    for (const symbol of board.definition(card).provides) add(symbol);
  }
  return pool;
}

/** Normally six (3.3.1). */
export function handSizeOf(board: Board, player: string): number {
  return Math.max(0, 6 + board.budget.deeper(() => totalOf(board, player, 'handSize')));
}

/** Unless an effect says that the player cannot discard. */
export function mayDiscard(board: Board, player: string): boolean {
  return !playerModifiersOn(board, player).some(
    ({ modifier }) => 'flag' in modifier && modifier.flag === 'cannot-discard',
  );
}

/** Whether a text lets the player play such a Site after the Site of the turn. */
export function mayPlayMore(board: Board, site: Seen, player: string): boolean {
  return playerModifiersOn(board, player).some(
    ({ modifier, frame }) =>
      'moreSites' in modifier && board.meanings.matches(board, modifier.moreSites, site, frame),
  );
}

/** Normally one; any number for a player who generated no Power (3.3.1). */
export function discardsOf(board: Board, player: string): number {
  if (!mayDiscard(board, player)) return 0;
  if (board.state.turn.generatedPower !== true) return Number.POSITIVE_INFINITY;
  return Math.max(0, 1 + board.budget.deeper(() => totalOf(board, player, 'discardsMore')));
}

/** Six Feng Shui Sites with two players, five with more (3.1); who is eliminated is out of the game (4.9). */
export function sitesNeededBy(board: Board, player: string): number {
  const inGame = board.state.players.filter(({ eliminated }) => !eliminated).length;
  const usual = inGame > 2 ? 5 : 6;
  return Math.max(0, usual + board.budget.deeper(() => totalOf(board, player, 'sitesNeeded')));
}

function totalOf(board: Board, player: string, key: 'handSize' | 'sitesNeeded' | 'discardsMore'): number {
  let total = 0;
  for (const { modifier, frame } of playerModifiersOn(board, player)) {
    if (key in modifier) {
      total += board.meanings.reckon(
        board,
        (modifier as Extract<PlayerModifier, Record<typeof key, unknown>>)[key],
        frame,
      );
    }
  }
  return total;
}

export function fengShuiSitesOf(board: Board, player: string): InPlay[] {
  return board.state.inPlay.filter(
    (card) => card.controller === player && board.definition(card).type === 'Feng Shui Site',
  );
}

/** Feng Shui Sites that count towards winning: those controlled and those burned for victory (3.1). */
export function victoryCount(board: Board, player: string): number {
  const controlled = fengShuiSitesOf(board, player).filter(
    (card) => modifiersOn(board, card, 'doesNotCountForVictory').length === 0,
  );
  return controlled.length + sizeOf(board.player(player).burnedForVictory);
}

/** How many more Feng Shui Sites a player needs to win (10.2). */
export function sitesStillNeededBy(board: Board, player: string): number {
  return sitesNeededBy(board, player) - victoryCount(board, player);
}

/** A face-down Feng Shui Site, or a face-up Site with a printed Power above zero (10.3). */
export function isPowerGenerating({ faceDown }: InPlay, { type, power }: Definition): boolean {
  if (type !== 'Site' && type !== 'Feng Shui Site') return false;
  return faceDown || (typeof power === 'number' ? power > 0 : power !== null);
}
