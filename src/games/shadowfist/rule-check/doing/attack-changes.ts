import type { Board } from '../board/board.ts';
import type { Attack } from '../state/state.ts';
import { emit } from './emit.ts';

/** The attackers have fought their target: what becomes of it no longer stops them (6.4.2). */
export function hasMetTarget({ step }: Attack): boolean {
  return step === 'target-ambush' || step === 'target-fought' || step === 'ending';
}

/** A card is out of the attack, because it left play or changed controllers. */
export function leaveAttack(board: Board, id: string): void {
  const { attack } = board.state;
  if (attack === null) return;
  attack.attackers = attack.attackers.filter((attacker) => attacker.id !== id);
  leaveChains(attack, id);
  board.changed();
}

/** Whoever is in a chain no more is overcome, if the attacker gets through the combat (6.4.1). */
function leaveChains(attack: Attack, id: string, how?: 'bypassed'): boolean {
  const left = attack.chains.filter(
    ({ interceptors, fighting }) => fighting === id || interceptors.includes(id),
  );
  for (const chain of left) {
    chain.interceptors = chain.interceptors.filter((one) => one !== id);
    if (chain.fighting === id) delete chain.fighting;
    if (how !== 'bypassed') chain.gone = [...(chain.gone ?? []), id];
  }
  return left.length > 0;
}

/** It returns to where it was when it attacked (10.3); that is not changing location (4.7). */
export function ceaseAttacking(board: Board, id: string): void {
  const { attack } = board.state;
  if (attack === null || !attack.attackers.some((attacker) => attacker.id === id)) return;
  leaveAttack(board, id);
  emit(board, { event: 'ceased-attacking', card: id });
}

/**
 * It returns to where it came from if it is at an opponent's location, and else stays (6.3). Whom Stealth bypasses has
 * not been overcome: of that combat nothing happened (10.1.2).
 */
export function ceaseIntercepting(board: Board, id: string, bypassedBy?: string): void {
  const { attack } = board.state;
  if (attack === null || !leaveChains(attack, id, bypassedBy === undefined ? undefined : 'bypassed')) return;
  delete board.inPlay(id)?.away;
  board.changed();
  emit(board, {
    event: 'ceased-intercepting',
    card: id,
    ...(bypassedBy === undefined ? {} : { source: bypassedBy, name: 'stealth' }),
  });
}
