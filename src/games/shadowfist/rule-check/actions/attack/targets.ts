import type { Board } from '../../board/board.ts';
import { modifiersOn } from '../../board/texts.ts';
import type { InPlay } from '../../state/state.ts';
import type { Subject } from '../verb.ts';
import type { Attacking } from './attackers.ts';

/** What an attacker attacks: what is said of it, else the target of all; undefined where that is to be chosen (6.2). */
export function targetOf(action: Attacking, attacker: string, board: Board): string | undefined {
  const own = action.targets?.[attacker];
  if (own !== undefined) return own;
  if (action.do === 'attack') return action.target;
  const targets = targetsToJoin(board, action.player);
  return targets.length > 1 ? undefined : (targets[0] ?? board.state.attack?.targets[0]);
}

/** A text may open the back row to an attack (chapter 3: what a card says prevails). */
export function mayAttackInBackRow(board: Board, attacker: InPlay, target: InPlay): boolean {
  return (
    modifiersOn(board, target, 'mayBeAttackedInBackRow').length > 0 ||
    modifiersOn(board, attacker, 'mayAttackBackRow').length > 0
  );
}

/** The targets of the attack that are not a player's own (6.2). */
export function targetsToJoin(board: Board, player: string): string[] {
  const targets = board.state.attack?.targets ?? [];
  return targets.filter((id) => {
    const target = board.inPlay(id);
    return target !== undefined && target.controller !== player;
  });
}

export function targetsOf({ board, action }: Subject<Attacking>): string[] {
  const targets = action.attackers.flatMap((id) => targetOf(action, id, board) ?? []);
  return [...new Set(action.do === 'attack' ? [action.target, ...targets] : targets)];
}

/** Whose cards are attacked. */
export function defendersOf(subject: Subject<Attacking>): string[] {
  return [...new Set(targetsOf(subject).flatMap((id) => subject.board.inPlay(id)?.controller ?? []))];
}
