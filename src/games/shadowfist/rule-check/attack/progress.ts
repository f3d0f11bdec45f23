import type { Board } from '../board/board.ts';
import { hasSpecial } from '../board/figures.ts';
import { isAttacking } from '../board/matching.ts';
import { ceaseAttacking } from '../doing/attack-changes.ts';
import type { Attack, Turn } from '../state/state.ts';
import { opponentsToJoin } from './defending.ts';
import {
  ceaseAllIntercepting,
  completeInterception,
  completeRound,
  endAttack,
  expire,
  nextInterception,
} from './ends.ts';
import { nextToIntercept } from './interceptions.ts';
import { enterCombat } from './who-fights.ts';

/**
 * The attack goes on by itself where nobody has anything to decide: no scene is open and nothing is left to do.
 * Returns whether it did.
 */
export function progressAttack(board: Board, attack: Attack): boolean {
  switch (attack.step) {
    case 'declared':
      // By the target that the attack has now: what answered the declaration may have changed it (6.2).
      attack.toJoin = opponentsToJoin(board, attack);
      attack.step = attack.toJoin.length > 0 ? 'joining' : 'intercepting';
      return true;
    case 'joining':
      if (attack.toJoin.length > 0) return false;
      attack.hadChance = [];
      attack.step = 'joined';
      return true;
    case 'intercepting':
      if (nextToIntercept(attack) !== undefined) return false;
      attack.toIntercept = [];
      nextInterception(board, attack);
      return true;
    case 'ambush':
    case 'target-ambush':
      if (awaitsTactics(board, attack)) return false;
      strikeBack(board, attack);
      return true;
    case 'fought':
      endRound(board, attack);
      return true;
    case 'entering-combat':
    case 'meeting-target':
    case 'target-entering-combat':
      if (!board.clockwiseFrom(board.current).every((one) => board.state.passed.includes(one))) return false;
      closeWindow(board, attack);
      return true;
    case 'target-fought':
      endAttack(board, attack);
      return true;
    case 'ending':
      if (lastsUntilItsEnd(board)) expire(board, 'end-of-attack');
      else completeAttack(board, attack);
      return true;
    default:
      return false;
  }
}

/** An effect that has resolved since the attack ended may itself last until then. */
function lastsUntilItsEnd({ state }: Board): boolean {
  return state.lasting.some(({ until }) => until === 'end-of-attack');
}

/** After an Ambush, whoever attacks with Tactics may still slip away (10.1.2). */
function awaitsTactics(board: Board, attack: Attack): boolean {
  return attack.attackers.some(({ id }) => {
    const card = board.inPlay(id);
    return card !== undefined && hasSpecial(board, card, 'Tactics');
  });
}

function strikeBack(board: Board, attack: Attack): void {
  const against = attack.step === 'target-ambush' ? 'target' : 'interceptors';
  board.state.agenda.push({ task: 'combat', with: against, first: false, answers: {} });
}

/** Without attackers the attack is over (6.2): who still intercepts does so until it has ended (6.3). */
function endRound(board: Board, attack: Attack): void {
  if (attack.attackers.length === 0) {
    endAttack(board, attack);
    return;
  }
  completeRound(board, attack);
  const more = attack.chains.some(
    ({ attacker, interceptors }) => interceptors.length > 0 && isAttacking(board, attacker),
  );
  if (more) {
    attack.step = 'before-next';
    board.state.passed = [];
  } else completeInterception(board, attack);
}

/** All have passed where effects may be generated before something: now it happens. */
export function closeWindow(board: Board, attack: Attack): void {
  board.state.turn.unanswered = 0;
  if (attack.step === 'prior-to-target') {
    meetTarget(board, attack);
    return;
  }
  if (attack.step === 'intercepted' || attack.step === 'before-next' || attack.step === 'meeting-target') {
    enterCombat(board, attack);
    return;
  }
  board.state.passed = [];
  switch (attack.step) {
    case 'joined':
      attack.step = 'intercepting';
      return;
    case 'entering-combat':
      board.state.agenda.push({ task: 'combat', with: 'interceptors', first: true, answers: {} });
      return;
    case 'target-entering-combat':
      board.state.agenda.push({ task: 'combat', with: 'target', first: true, answers: {} });
      return;
    case 'ambush':
    case 'target-ambush':
      strikeBack(board, attack);
      return;
    default:
      return;
  }
}

/**
 * Whoever is still attacking enters combat with the target. Before that there may be scenes again (6.4.2); but who
 * passed just now has passed on these too, unless entering combat sets anything off.
 */
function meetTarget(board: Board, attack: Attack): void {
  attack.step = 'meeting-target';
  attack.fought = [];
  board.changed();
}

/** All attackers cease and return; the Main Shot's usual rules resume (6.4.2). */
export function completeAttack(board: Board, attack: Attack): void {
  const { state } = board;
  for (const { id } of [...attack.attackers]) ceaseAttacking(board, id);
  ceaseAllIntercepting(board, attack);
  for (const card of state.inPlay) delete card.away;
  rememberOutcome(state.turn, attack);
  state.turn.uses = state.turn.uses.filter(({ per }) => per !== 'attack');
  // Also those that were set as the attack ended (4.5.2).
  state.signposts = state.signposts.filter(({ until }) => until !== 'end-of-attack');
  state.attack = null;
  state.passed = [];
  board.changed();
}

/** Whose attack was unsuccessful declares no other this turn (3.3.3, 6.5), be it their turn or not. */
function rememberOutcome(turn: Turn, { player, successful }: Attack): void {
  if (player === turn.player) {
    turn.lastAttack = successful ? 'successful' : 'unsuccessful';
    if (!successful) turn.onlyIndependent = true;
  } else if (!successful && !turn.failedOutOfTurn.includes(player)) turn.failedOutOfTurn.push(player);
}
