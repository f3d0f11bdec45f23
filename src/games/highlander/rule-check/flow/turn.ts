import { Unsupported } from '../../../../engine/unsupported.ts';
import type { Board } from '../board/board.ts';
import { abilityOf, isEndGame } from '../board/standing.ts';
import { passingPhase } from '../board/turn/passing-phases.ts';
import { staysInPlay } from '../board/turn/sweeping.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/moving.ts';
import { pend } from '../doing/pending.ts';
import { comesAbout } from '../doing/replacing.ts';
import { win } from '../doing/winning.ts';
import type { InPlay, Phase, Player } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';
import { adjustAbility, pendingFor } from './adjusting.ts';
import { endWithPhase, endWithTurn } from './lasting-ends.ts';
import { endDefensePhase } from './resolving.ts';

type AnyPhase = Phase | 'sweep' | 'ability-adjustment';

/** How many turns that are over are remembered: the last of each player. */
const REMEMBERED = 2;

/** The next player's turn begins: what he played the last time is swept, and he comes to what he may and must do. */
export function beginTurn(board: Board, id: string): void {
  const { state } = board;
  if (state.turn.number > 0) {
    const { player: before, events } = state.turn;
    state.turnsBefore = [{ player: before, events }, ...state.turnsBefore].slice(0, REMEMBERED);
  }
  const player = board.player(id);
  state.turn = {
    ...{ player: id, number: state.turn.number + 1, phase: 'defense', handClosed: false },
    ...{ primaryForfeited: false, attacksLost: player.attacksToLose, mayDraw: null, events: [] },
  };
  player.attacksToLose = 0;
  emit(board, { event: 'turn-begun', player: id });
  sweep(board, id);
  const { turnBegins } = board.switches;
  beginPhase(board, turnBegins === 'may-do-must-do-phase' ? 'may-do' : 'defense');
}

/** Cards that do not remain in play go to the discard pile, which is no removal from play (Sweep Phase). */
function sweep(board: Board, player: string): void {
  board.state.defenses = [];
  if (isSkipped(board, 'sweep')) return;
  announce(board, 'sweep');
  const swept = board.state.inPlay.filter(
    (card) => card.controller === player && card.under === undefined && !staysInPlay(board, board.seen(card)),
  );
  const gone = swept.filter((card) =>
    comesAbout(board, sweeping(card), () => leavePlay(board, card, 'swept')),
  );
  if (gone.length > 0) emit(board, { event: 'swept', player, cards: gone.map(({ id }) => id) });
}

/** What is swept is discarded from play, as texts call it that put something else in its place. */
function sweeping({ id, card, controller }: InPlay): GameEvent {
  return { event: 'discarded', player: controller, card: id, of: card, from: 'play' };
}

export function beginPhase(board: Board, phase: Phase): void {
  const { turn } = board.state;
  endPhase(board);
  endWithPhase(board);
  turn.phase = phase;
  turn.handClosed = false;
  announce(board, phase);
}

/** A May Do/Must Do or Defense Phase that is skipped: no rule says what becomes of what waits for it. */
function announce(board: Board, what: AnyPhase): void {
  if (board.player(board.current).skips.some((one) => one === what))
    throw new Unsupported({ card: 'a card', what: `No rule says what a turn is without its ${what} phase.` });
  emit(board, { event: 'phase-begun', player: board.current, what });
}

/** The phase at hand is over. */
function endPhase(board: Board): void {
  const { player, phase, events } = board.state.turn;
  const what = passingPhase(board) ?? phase;
  const last = events.findLast(
    (one) => (one.event === 'phase-begun' || one.event === 'phase-ended') && one.what === what,
  );
  if (last?.event !== 'phase-ended') emit(board, { event: 'phase-ended', player, what });
}

/** Who comes to his Attack Phase without Ability has lost (Winning the Game). */
export function beginAttackPhase(board: Board): void {
  if (isSkipped(board, 'attack')) {
    if (board.switches.zeroAbilityCheck === 'only-explicitly-skipped') checkAbility(board);
    if (board.state.winner === null) endAttackPhase(board, undefined);
    return;
  }
  beginPhase(board, 'attack');
  checkAbility(board);
}

function checkAbility(board: Board): void {
  const { player } = board.state.turn;
  if (abilityOf(board, player) <= 0) win(board, board.opponentOf(player).id, 'zero-ability');
}

/** What each player loses in an Ability Adjustment Phase of End Game (Official Tournament Rules). */
const LOST_IN_END_GAME = 1;

export function endAttackPhase(board: Board, order: readonly string[] | undefined): void {
  const { player } = board.state.turn;
  endPhase(board);
  if (!isSkipped(board, 'ability-adjustment')) {
    announce(board, 'ability-adjustment');
    if (isEndGame(board)) pend(board, player, 'loss', LOST_IN_END_GAME);
    adjustAbility(board, player, order);
  }
  if (isSkipped(board, 'draw-discard')) endTurn(board);
  else beginPhase(board, 'draw-discard');
}

/** Who is to skip the Attack Phase that he is in is at its end, as soon as nothing of what he did is left to be done. */
export function endSkippedPhase(board: Board): void {
  const { turn, winner, countering, exertion, obligations } = board.state;
  const isBusy = winner !== null || countering !== null || exertion !== null || obligations.length > 0;
  if (isBusy || turn.phase !== 'attack' || !isSkipped(board, 'attack')) return;
  // Gains last: only then is none of them lost on a full Ability, and nobody is there to be asked.
  const gainsLast = pendingFor(board, turn.player).toSorted(
    (one, other) => Number(one.kind === 'gain') - Number(other.kind === 'gain'),
  );
  endAttackPhase(
    board,
    gainsLast.map(({ id }) => id),
  );
}

/** Whether the player's next such phase is skipped; it is no more after this. */
function isSkipped(board: Board, phase: AnyPhase): boolean {
  const player = board.player(board.state.turn.player);
  if (player.skips.every((one) => one !== phase)) return false;
  player.skips = player.skips.filter((one) => one !== phase);
  emit(board, { event: 'phase-skipped', player: player.id, what: phase });
  return true;
}

/** Who Exhausts with nothing to make a new Endurance of has no Ability now, and is in his Draw/Discard Phase. */
export function collapse(board: Board, player: Player): void {
  const { turn } = board.state;
  const lost = player.ability;
  player.ability = Math.min(lost, 0);
  if (lost > 0) emit(board, { event: 'ability-changed', player: player.id, amount: -lost });
  if (turn.player !== player.id || turn.phase === 'before-the-game') return;
  if (turn.phase === 'may-do' || turn.phase === 'defense') Array.from(endDefensePhase(board));
  if (board.state.winner === null && turn.phase !== 'draw-discard') beginPhase(board, 'draw-discard');
}

export function endTurn(board: Board): void {
  const { player } = board.state.turn;
  endPhase(board);
  emit(board, { event: 'turn-ended', player });
  endWithTurn(board);
  if (board.state.time === 'called') board.state.time = 'up';
  beginTurn(board, board.opponentOf(player).id);
}
