import type { Check } from '../../../../engine/check.ts';
import { pendingOn } from '../board/attacks/sequence.ts';
import type { Attack } from '../state/state.ts';
import { check, type Subject } from './verb.ts';
import { inPhase } from './windows.ts';

export type OfAnAttack = Subject<{ readonly player: string; readonly attack: string }>;

export function attackOn({ board, action }: OfAnAttack): Attack | undefined {
  return board.attacksOn(action.player).find(({ id }) => id === action.attack);
}

export const inDefensePhase = inPhase(
  'defense-in-defense-phase',
  {
    first: 'first-edition/defense-phase/defenses-come-first',
    typeTwo: 'type-two/defense-phase/only-phase-for-defenses',
    reference: 'reference/defense-phase/defend-here',
  },
  'defense',
);

/** Whoever speaks of the own attack while the opponent defends against it is told whose turn it is, and no more. */
function isOwnInOpponentsTurn({ board, action }: OfAnAttack): boolean {
  const attack = board.state.attacks.find(({ id }) => id === action.attack);
  return attack?.by === action.player && action.player !== board.current;
}

export const isPending: Check<OfAnAttack> = check(
  'attack-not-pending',
  {
    first: 'first-edition/defense-phase/one-defense-for-each-attack',
    typeTwo: 'type-two/defense-phase/one-per-attack',
    reference: 'reference/defending/one-per-attack',
  },
  function* (subject) {
    const attack = attackOn(subject);
    if (attack?.result !== 'pending' && !isOwnInOpponentsTurn(subject))
      yield {
        message: `No attack ${subject.action.attack} is pending against ${subject.action.player}.`,
        action: ['/attack'],
        have: attack?.result ?? null,
      };
  },
);

/** No further defense from the hand settles a Hidden Attack against which none from the hand may be played any more. */
export function comingFirst({ id, guessedWrong, guessForgone }: Attack): string {
  const isClosed = guessedWrong || guessForgone;
  return `${id} comes first${isClosed ? ': declare it successful, or exert for a defense against it' : ''}`;
}

/** Attacks are resolved one by one. */
export const comesNext: Check<OfAnAttack> = check(
  'attacks-in-sequence',
  { by: 'defenseOrder', typeTwo: 'type-two/multiple-defenses/defend-and-resolve-in-order' },
  function* ({ board, action }) {
    const pending = pendingOn(board, action.player);
    const [next] = pending;
    if (next !== undefined && next.id !== action.attack && pending.some(({ id }) => id === action.attack))
      yield {
        message: `Attacks are resolved in their sequence: ${comingFirst(next)}.`,
        action: ['/attack'],
        need: next.id,
        have: action.attack,
      };
  },
);
