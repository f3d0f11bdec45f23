import type { Domain } from '../../../../engine/answer.ts';
import type { Board } from '../board/board.ts';
import { amountToDivide, takersOf } from '../flow/divisions.ts';
import type { Asking } from '../flow/playing.ts';
import type { Bindings, Frame } from '../state/values.ts';
import type { Offer } from './verb.ts';

/** An action with its divisions left open: there are too many to list each. */
export function withDivisionsOpen<Acting extends { readonly choose?: Bindings }>(
  board: Board,
  { choose }: Asking,
  frame: Frame,
  action: Acting,
): Acting | Offer<Acting> {
  const here = { ...frame, values: { ...frame.values, ...action.choose } };
  const divisions = choose.flatMap((choice): [name: string, domain: Domain][] => {
    if (choice.choose !== 'division') return [];
    const from = takersOf(board, choice, here);
    const amount = amountToDivide(board, choice, here);
    if (amount === 0 || from.length < 2) return [];
    return [[choice.as, { form: 'division', from, least: 1, most: Math.min(from.length, amount), amount }]];
  });
  if (divisions.length === 0) return action;
  const undivided = divisions.map(([name]) => [name, { division: {} }] as const);
  return {
    offer: { ...action, choose: { ...action.choose, ...Object.fromEntries(undivided) } },
    open: Object.fromEntries(divisions.map(([name, domain]) => [`/choose/${name}/division`, domain])),
    example: action,
  };
}
