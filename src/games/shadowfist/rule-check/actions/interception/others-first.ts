import { check, type Subject } from '../verb.ts';

export function othersFirst<Acting extends { readonly player: string }>() {
  return check<Subject<Acting>>(
    'others-get-a-chance',
    '5.4/opportunity-after-each-action',
    function* ({ board, action }) {
      const { scene, passed } = board.state;
      if (scene?.lastBy !== action.player) return;
      const waiting = board.opponentsOf(action.player).filter((player) => !passed.includes(player));
      if (waiting.length > 0)
        yield {
          message: `${waiting.join(', ')} must have the opportunity to respond first.`,
          ...{ state: ['/passed'], action: ['/player'], need: waiting, have: passed },
        };
    },
  );
}
