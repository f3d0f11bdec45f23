import type { Attack, Defense, InPlay } from '../../state/state.ts';
import type { Board } from '../board.ts';
import { is } from '../cards/likeness.ts';
import { keptFrom } from '../forbidding/prevention.ts';
import { prohibitionsOn } from '../forbidding/prohibitions.ts';
import { doneBy } from '../memory.ts';
import { roomForHardExertion } from '../turn/exertions.ts';
import { cardOf } from './attacks.ts';
import { mightStop, servesOnce } from './defenses.ts';

/**
 * Several attacks are defended and resolved one after the other (Type Two, Multiple Defenses). A defense that was
 * played against one whose turn has not come, as around a declared Exertion, waits for it.
 */

export function pendingOn(board: Board, player: string): Attack[] {
  return board.attacksOn(player).filter(({ result }) => result === 'pending');
}

/** Whether no attack on the player lies between these. */
export function areConsecutive(board: Board, player: string, attacks: readonly string[]): boolean {
  const sequence = board.attacksOn(player).map(({ id }) => id);
  const places = sequence.flatMap((id, at) => (attacks.includes(id) ? at : []));
  return places.every((place, at) => at === 0 || place === (places[at - 1] ?? 0) + 1);
}

/** The defense that waits for an attack to be resolved. */
export function waitingFor(board: Board, { id, result }: Attack): Defense | undefined {
  return result === 'pending' ? board.state.defenses.find(({ against }) => against.includes(id)) : undefined;
}

/**
 * The defense that was played against an attack and countered: it was played all the same (Countering Cards). Who has
 * guessed in vain may still exert for another (Hidden Attacks).
 */
export function counteredAgainst({ state }: Board, { id, guessedWrong }: Attack): string | undefined {
  if (guessedWrong) return undefined;
  return state.turn.events.find(({ event, target }) => event === 'defense-countered' && target === id)?.card;
}

/** The attack for which a player has said that he will exert, as long as no text keeps him from it. */
export function declaredFor(board: Board, player: string): Attack | undefined {
  const may =
    roomForHardExertion(board, player, 'defense').may &&
    (['exert', 'make-hard-exertions', 'defend'] as const).every(
      (what) => !keptFrom(board, player, what, { for: 'defense', from: 'exertion' }),
    );
  return may ? pendingOn(board, player).find(({ exertionDeclared }) => exertionDeclared) : undefined;
}

/** The same, if it is for him to exert now, or to let through what comes before it. */
export function toBeExertedFor(board: Board, player: string): Attack | undefined {
  const attack = declaredFor(board, player);
  const [first] = pendingOn(board, player);
  if (attack === undefined || first === undefined || handBarsSearch(board, player, attack)) return undefined;
  return first === attack || mayBeLetThrough(board, player, first) ? attack : undefined;
}

function mayBeLetThrough(board: Board, player: string, attack: Attack): boolean {
  return prohibitionsOn(board, cardOf(board, attack), 'be-declared-successful', { player }).length === 0;
}

/** By the Rules Reference Guide only those search who have none in hand; against a Hidden Attack one may guess or exert. */
export function handBarsSearch(board: Board, player: string, attack: Attack): boolean {
  const { hidden, guessedWrong, guessForgone } = attack;
  if (board.switches.searchForDefense !== 'none-in-hand' || hidden || guessedWrong || guessForgone)
    return false;
  return board
    .player(player)
    .hand.cards.some((card) => is(board, board.seenElsewhere(card, player), 'defense'));
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
    return mightStop(board, attack, seen) && servesOnce(board, seen).length === 0;
  });
}

/** A defense that an Exertion of this turn has found. */
export function isFromExertion(board: Board, { id, controller }: InPlay): boolean {
  return doneBy(board, controller, 'defense-played').some(
    ({ card, from }) => card === id && from === 'exertion',
  );
}
