import type { Board } from '../board/board.ts';
import type { Attack } from '../state/state.ts';

/** Whose cards are attacked. */
function controllersOfTargets(board: Board, { targets }: Attack): string[] {
  return [...new Set(targets.flatMap((id) => board.inPlay(id)?.controller ?? []))];
}

/** All opponents but who alone controls what is attacked, from the attacking player's left (3.3.3). */
export function opponentsToJoin(board: Board, attack: Attack): string[] {
  const [defender, ...others] = controllersOfTargets(board, attack);
  const opponents = board.clockwiseFrom(attack.player).slice(1);
  return others.length > 0 ? opponents : opponents.filter((player) => player !== defender);
}

/** Whose option it is joins or declines: there is no other chance (3.3.3). */
export function takeChance(attack: Attack): void {
  const [player] = attack.toJoin.splice(0, 1);
  if (player !== undefined) attack.hadChance.push(player);
}

/** All players, from the defending player's left (3.3.3). */
export function playersToIntercept(board: Board, defending: string): string[] {
  return [...board.clockwiseFrom(defending).slice(1), defending];
}

/**
 * Whoever controls the target is the defending player (10.3), also if the target or its controller changes; of several
 * targets it stays the original one (6.3). Nobody who now defends joins; who did and has had no chance to join has it
 * while others still have theirs. Before the first interception the order of interceptions follows.
 */
export function settleDefendingPlayer(board: Board, attack: Attack): boolean {
  const [defending, ...others] = controllersOfTargets(board, attack);
  if (defending === undefined || others.length > 0) return false;
  if (defending === attack.defending || defending === attack.player) return false;
  const before = attack.defending;
  attack.defending = defending;
  const asked = (player: string) =>
    attack.toJoin.includes(player) ||
    (attack.step === 'joining' && player === before && !attack.hadChance.includes(player));
  attack.toJoin = opponentsToJoin(board, attack).filter(asked);
  if (attack.step === 'declared' || attack.step === 'joining' || attack.step === 'joined')
    attack.toIntercept = playersToIntercept(board, defending);
  board.changed();
  return true;
}
