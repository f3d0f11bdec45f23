import type { Attack, Defense, InPlay } from '../state/state.ts';
import type { Board } from './board.ts';
import { servesOnce, stops } from './defenses.ts';
import { roomForHardExertion } from './exertions.ts';
import { doneBy } from './memory.ts';
import { keptFrom } from './prevention.ts';

/**
 * Several attacks are defended and resolved one after the other (Type Two, Multiple Defenses). A defense that was
 * played against one whose turn has not come, as around a declared Exertion, waits for it.
 */

export function pendingOn(board: Board, player: string): Attack[] {
  return board.attacksOn(player).filter(({ result }) => result === 'pending');
}

/** The defense that waits for an attack to be resolved. */
export function waitingFor(board: Board, { id, result }: Attack): Defense | undefined {
  return result === 'pending' ? board.state.defenses.find(({ against }) => against.includes(id)) : undefined;
}

/** The attack for which a player has said that he will exert, as long as he can. */
export function toBeExertedFor(board: Board, player: string): Attack | undefined {
  const may =
    roomForHardExertion(board, player, 'defense').may &&
    (['exert', 'make-hard-exertions', 'defend'] as const).every(
      (what) => !keptFrom(board, player, what, { for: 'defense', from: 'exertion' }),
    );
  return may ? pendingOn(board, player).find(({ exertionDeclared }) => exertionDeclared) : undefined;
}

/** Of the attacks that are still pending, the one whose turn it is and whose defense is settled. */
export function nextToResolve(board: Board): Attack | undefined {
  const pending = pendingOn(board, board.current);
  const due = board.switches.defenseOrder === 'in-sequence' ? pending.slice(0, 1) : pending;
  return due.find((attack) => {
    const defense = waitingFor(board, attack);
    return defense !== undefined && !mayBeTakenOver(board, attack, defense);
  });
}

/** Whether its player may still let what an Exertion found carry over to the attack instead. */
function mayBeTakenOver(board: Board, attack: Attack, { by, id }: Defense): boolean {
  return board.controlledBy(by).some((card) => {
    if (card.id === id || !isFromExertion(board, card)) return false;
    const seen = board.seen(card);
    return stops(board, attack, seen, undefined) && servesOnce(board, seen).length === 0;
  });
}

/** A defense that an Exertion of this turn has found. */
export function isFromExertion(board: Board, { id, controller }: InPlay): boolean {
  return doneBy(board, controller, 'defense-played').some(
    ({ card, from }) => card === id && from === 'exertion',
  );
}
