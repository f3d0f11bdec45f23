import type { Board } from '../board/board.ts';
import type { Attack } from '../state/state.ts';

/** Nobody intercepts attackers they control: without others there is nothing for them to intercept (3.3.3). */
function hasSomethingToIntercept({ attackers }: Attack, player: string): boolean {
  return attackers.some((attacker) => attacker.player !== player);
}

/** Who is asked now: the next in order who has anything to intercept (examples of 3.4, 6.3 and 6.5). */
export function nextToIntercept(attack: Attack): string | undefined {
  if (attack.step !== 'intercepting') return undefined;
  return attack.toIntercept.find((player) => hasSomethingToIntercept(attack, player));
}

/** That one alone intercepts; but whoever is passed over on the way may say that he or she declines. */
export function hasOptionToIntercept(attack: Attack, player: string): boolean {
  if (attack.step !== 'intercepting') return false;
  const next = nextToIntercept(attack);
  if (next === undefined) return false;
  return attack.toIntercept.slice(0, attack.toIntercept.indexOf(next) + 1).includes(player);
}

/** Who has declined, or was passed over, has no other chance; and who came to the attack for nothing goes back. */
export function passOver(board: Board, attack: Attack, players: readonly string[]): void {
  for (const card of board.state.inPlay) if (players.includes(card.controller)) delete card.away;
  attack.toIntercept = attack.toIntercept.filter((player) => !players.includes(player));
  board.changed();
}

/** Whoever acts does so in the place of those before, who had nothing to intercept. */
export function passOverThoseBefore(board: Board, attack: Attack, player: string): void {
  passOver(board, attack, attack.toIntercept.slice(0, attack.toIntercept.indexOf(player)));
}
