import type { InPlay } from '../state/state.ts';
import type { Board } from './board.ts';
import { cannot } from './figures.ts';
import { modifiersOn } from './texts.ts';

/** Whether a Character could join the attack on a target, for which it turns unless it is turned (6.2, 7.7). */
export function mayJoin(board: Board, card: InPlay, target: InPlay): boolean {
  const { attack } = board.state;
  if (attack === null || board.definition(card).type !== 'Character' || card.unresolved) return false;
  if (card.controller === target.controller) return false;
  const fights =
    attack.attackers.some(({ id }) => id === card.id) ||
    attack.chains.some((chain) => chain.fighting === card.id || chain.interceptors.includes(card.id));
  return !fights && !isKeptFromJoining(board, card, target);
}

/** Whether it could join the attack that is on, on any of its targets. */
export function couldJoin(board: Board, card: InPlay): boolean {
  const targets = board.state.attack?.targets.flatMap((id) => board.inPlay(id) ?? []) ?? [];
  return targets.some((target) => mayJoin(board, card, target));
}

function isKeptFromJoining(board: Board, card: InPlay, target: InPlay): boolean {
  const attacked = board.seen(target);
  const turns = !card.turned;
  return (
    cannot(board, card, 'join') ||
    cannot(board, card, 'attack', attacked) ||
    (turns && (cannot(board, card, 'turn') || cannot(board, card, 'turn-to-attack', attacked))) ||
    cannot(board, target, 'be-attacked', board.seen(card), card.controller) ||
    lacksCompany(board, card)
  );
}

function lacksCompany(board: Board, card: InPlay): boolean {
  const attackers = board.state.attack?.attackers.flatMap(({ id }) => board.inPlay(id) ?? []) ?? [];
  const isKeptOff = attackers.some(
    (one) =>
      one.controller === card.controller &&
      modifiersOn(board, one, 'attacksWithout').some(({ modifier, frame }) =>
        board.meanings.matches(board, modifier.attacksWithout, board.seen(card), frame),
      ),
  );
  if (isKeptOff || modifiersOn(board, card, 'attackCost').length > 0) return true;
  return modifiersOn(board, card, 'attacksOnlyWith').some(
    ({ modifier, frame }) =>
      !attackers.some((one) =>
        board.meanings.matches(board, modifier.attacksOnlyWith, board.seen(one), frame),
      ),
  );
}
