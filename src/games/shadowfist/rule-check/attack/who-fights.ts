import type { Board } from '../board/board.ts';
import { priorSteps } from '../board/conditions.ts';
import { isAttacking } from '../board/matching.ts';
import { emit } from '../doing/emit.ts';
import type { Attack } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';

type Pair = Attack['fought'][number];

const targetSteps: ReadonlySet<Attack['step']> = new Set([
  'prior-to-target',
  'meeting-target',
  'target-entering-combat',
]);
const enteringSteps: ReadonlySet<Attack['step']> = new Set(['entering-combat', 'target-entering-combat']);

/**
 * Prior to combat each card of a pair is told whom it is about to fight, as soon as that is settled: also anew, when
 * an effect has made it another. Returns whether anything changed.
 */
export function settleWhoFights(board: Board): boolean {
  const { attack } = board.state;
  if (attack === null || !priorSteps.has(attack.step)) return false;
  const before = attack.fought;
  const now = pairsAhead(board, attack);
  if (now.length === before.length && now.every((pair) => isAmong(pair, before))) return false;
  attack.fought = now;
  board.changed();
  // Scenes come before the attackers enter combat with the target: only then is it told whom they meet (6.4.2).
  if (attack.step === 'prior-to-target') return true;
  const pairs = now.filter((pair) => !isAmong(pair, before));
  tellPairs(board, 'about-to-enter-combat', pairs);
  if (enteringSteps.has(attack.step)) tellPairs(board, 'enters-combat', pairs);
  return true;
}

/**
 * All scenes prior to combat have resolved (6.4). Who passed just now has passed on the combat, too, unless entering it
 * sets anything off.
 */
export function enterCombat(board: Board, attack: Attack): void {
  attack.step = attack.step === 'meeting-target' ? 'target-entering-combat' : 'entering-combat';
  board.changed();
  tellPairs(board, 'enters-combat', attack.fought);
}

function tellPairs(board: Board, event: GameEvent['event'], pairs: readonly Pair[]): void {
  const waiting = board.state.triggers.length;
  for (const pair of pairs) tellBoth(board, event, pair);
  if (board.state.triggers.length > waiting) board.state.passed = [];
}

/** Of a combat there is one event for each of two cards in it. */
export function tellBoth(board: Board, event: GameEvent['event'], { attacker, opposing }: Pair): void {
  emit(board, { event, card: attacker, target: opposing });
  emit(board, { event, card: opposing, target: attacker });
}

/** The attackers with the first interceptor of their chain, or with their target. */
function pairsAhead(board: Board, attack: Attack): Pair[] {
  if (targetSteps.has(attack.step)) {
    return attack.attackers.map(({ id, target }) => ({ attacker: id, opposing: target }));
  }
  return attack.chains.flatMap(({ attacker, fighting, interceptors: [first] }) => {
    const opposing = fighting ?? first;
    return opposing !== undefined && isAttacking(board, attacker) ? [{ attacker, opposing }] : [];
  });
}

function isAmong({ attacker, opposing }: Pair, pairs: readonly Pair[]): boolean {
  return pairs.some((pair) => pair.attacker === attacker && pair.opposing === opposing);
}
