import { hasOptionToIntercept, nextToIntercept } from '../../attack/interceptions.ts';
import type { State } from '../../state/state.ts';
import { nextToJoin, whyNotToJoin } from '../attack/why-not-to-join.ts';
import { due as whatIsDue } from '../due.ts';
import { check, type Subject } from '../verb.ts';

type Anyone = Subject<{ readonly player: string }>;

/** Who is asked to intercept now, if anybody. */
function asked({ attack }: State): string | undefined {
  return attack === null ? undefined : nextToIntercept(attack);
}

function hasOption({ attack }: State, player: string): boolean {
  return attack !== null && hasOptionToIntercept(attack, player);
}

/** Why a player has no option to intercept now: no attack is on, the chance is gone, or it is another's before (3.3.3). */
function ruleOfInterception({ board: { state }, action: { player } }: Anyone): string {
  const { attack } = state;
  if (attack === null) return '5.3/interception-after-an-attack-declaration';
  const waits =
    attack.toIntercept.includes(player) || attack.step === 'declared' || attack.step === 'joining';
  return waits ? '3.3.3/order-of-interception' : '3.3.3/one-chance-to-intercept';
}

export const theirOption = check<Anyone>(
  'not-their-option-to-intercept',
  ruleOfInterception,
  function* (subject) {
    const { state } = subject.board;
    const due = asked(state);
    const { player } = subject.action;
    if (!hasOption(state, player))
      yield {
        message: due === undefined ? 'Nobody may intercept now.' : `${due} has the option to intercept now.`,
        ...{ state: ['/attack/toIntercept'], action: ['/player'], need: due ?? null, have: player },
      };
  },
);

function isOfJoining(state: State): boolean {
  return state.attack?.step === 'joining' || nextToJoin(state) !== undefined;
}

/** That there is something to decline: to join, or to intercept. */
export const theirsToDecline = check<Anyone>(
  'nothing-to-decline',
  (subject) => (isOfJoining(subject.board.state) ? whyNotToJoin(subject).rule : ruleOfInterception(subject)),
  function* (subject) {
    const { board, action } = subject;
    const { state } = board;
    const due = isOfJoining(state) ? nextToJoin(state) : asked(state);
    if (due !== action.player && !hasOption(state, action.player))
      yield {
        message:
          due === undefined
            ? `Nobody has the option to join or intercept.${whatIsDue(board).words}`
            : `${due} has the option now.`,
        ...{ state: ['/attack/step'], action: ['/player'], need: due ?? null, have: action.player },
      };
  },
);
