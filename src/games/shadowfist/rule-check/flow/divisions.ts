import type { ChooseDivision } from '../../words/choices/choices.ts';
import type { Board } from '../board/board.ts';
import { atMostInflicted } from '../board/figures.ts';
import { isThere } from '../board/references.ts';
import { isDamageable } from '../doing/damage.ts';
import type { Frame, Value } from '../state/values.ts';

type Divided = Pick<ChooseDivision, 'amount' | 'among'>;

/** How much is divided: a card that never inflicts more than some number divides no more than that. */
export function amountToDivide(board: Board, { amount }: Pick<Divided, 'amount'>, frame: Frame): number {
  const total = Math.max(0, board.meanings.reckon(board, amount, frame));
  const source = frame.source === undefined ? undefined : board.inPlay(frame.source);
  return source === undefined ? total : atMostInflicted(board, source, total, false);
}

/** The cards that may get some of it: only those that can be damaged (4.3.4, 4.3.5) and that the text affects (7.6). */
export function takersOf(board: Board, { among }: Pick<Divided, 'among'>, frame: Frame): string[] {
  return board.meanings.cards(board, among, frame).filter((id) => {
    const card = board.find(id);
    return card?.inPlay !== undefined && isDamageable(card.definition) && isThere(board, card, frame);
  });
}

/** Of those that would get some the ones that cannot. */
export function noTakers(division: Readonly<Record<string, number>>, from: readonly string[]): string[] {
  const takers = new Set(from);
  return Object.keys(division).filter((id) => !takers.has(id));
}

/** Why this is not a division that the text allows; undefined if it is one. Some cards may get none (4.5.1). */
export function divisionObjection(value: Value, total: number, from: readonly string[]): string | undefined {
  if (!('division' in value)) return 'The answer is {division: {card: amount}}.';
  const wrong = noTakers(value.division, from);
  if (wrong.length > 0) return `${wrong.join(', ')} cannot get any of it.`;
  const sum = Object.values(value.division).reduce((all, share) => all + share, 0);
  return sum === total ? undefined : `All of it is divided: ${total}, and not ${sum}.`;
}

/** The plainest divisions: all of it for one card. The only one there is, if there is but one such card. */
export function* undividedShares(
  total: number,
  from: readonly string[],
): Iterable<{ division: Record<string, number> }> {
  if (total === 0) yield { division: {} };
  else for (const id of from) yield { division: { [id]: total } };
}
