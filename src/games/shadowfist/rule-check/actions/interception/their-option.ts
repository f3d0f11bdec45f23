import { check, type Subject } from '../verb.ts';

export const theirOption = check<Subject<{ readonly player: string }>>(
  'not-their-option-to-intercept',
  '3.3.3/order-of-interception',
  function* ({ board, action }) {
    const { attack } = board.state;
    const due = attack?.step === 'intercepting' ? attack.toIntercept[0] : undefined;
    if (due !== action.player)
      yield {
        message: due === undefined ? 'Nobody may intercept now.' : `${due} has the option to intercept now.`,
        ...{ state: ['/attack/toIntercept'], action: ['/player'], need: due ?? null, have: action.player },
      };
  },
);
