import type { Check } from '../../../../../engine/check.ts';
import { check, type Subject } from '../verb.ts';

type WithAttacker = { readonly player: string; readonly attacker: string };

/** Whether the Character that would use an ability of attackers is attacked, or intercepts: there it has no effect (10.1.2). */
export function isDefending({ board: { state }, action }: Subject<WithAttacker>): boolean {
  const { attack } = state;
  if (attack === null || attack.attackers.some(({ id }) => id === action.attacker)) return false;
  return (
    attack.targets.includes(action.attacker) ||
    attack.chains.some(({ interceptors }) => interceptors.includes(action.attacker))
  );
}

/** Its controller decides whether it is used (7.4). */
export const attackerIsTheirs = <Acting extends WithAttacker>(): Check<Subject<Acting>> =>
  check<Subject<Acting>>('not-its-controller', '7.4/controller-decides', function* ({ board, action }) {
    const card = board.inPlay(action.attacker);
    if (card !== undefined && card.controller !== action.player)
      yield {
        message: `${card.controller} controls it.`,
        action: ['/player'],
        need: card.controller,
        have: action.player,
      };
  });
