import type { State } from '../../state/state.ts';
import type { Subject } from '../verb.ts';

/** Who is first to join or decline, from the declaration on; but what answers that is resolved before (5.3). */
export function nextToJoin({ attack, scene }: State): string | undefined {
  const isDeclared = attack?.step === 'declared' && scene !== null;
  return isDeclared || attack?.step === 'joining' ? attack?.toJoin[0] : undefined;
}

/** Why a player has no option to join now: in whose turn it is, who may at all, or that the chance is gone (3.3.3). */
export function whyNotToJoin({ board, action: { player } }: Subject<{ readonly player: string }>): {
  rule: string;
  message: string;
} {
  const { attack: on } = board.state;
  const inOrder = '3.3.3/joining-an-attack';
  if (on === null || on.player === player)
    return { rule: inOrder, message: `${player} has declared the attack: opponents may join it.` };
  if (on.toJoin.includes(player))
    return { rule: inOrder, message: `${on.toJoin[0]} has the option to join before ${player}.` };
  if (on.targets.every((id) => board.inPlay(id)?.controller === player))
    return { rule: inOrder, message: `${player} controls the target, and does not join the attack on it.` };
  return { rule: '3.3.3/one-chance-to-join', message: `${player} has no chance to join any more.` };
}
