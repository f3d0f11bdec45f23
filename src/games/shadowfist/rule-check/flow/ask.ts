import type { Board } from '../board/board.ts';
import type { Question } from '../state/state.ts';
import type { Bindings, Value } from '../state/values.ts';

/** The game stands still until a player has answered. Whoever asks must not yet have changed anything. */
export class Waiting extends Error {
  override readonly name = 'Waiting';
}

export type Asked = Omit<Question, 'from' | 'least' | 'most'> &
  Partial<Pick<Question, 'from' | 'least' | 'most'>>;

/**
 * The answer that was given to a question, or the question is put and everything waits. A question that has but one
 * answer is not put.
 */
export function answered(board: Board, answers: Bindings, asked: Asked): Value {
  const answer = answers[asked.as];
  if (answer !== undefined) return answer;
  const { from = [], least = 1, most = 1 } = asked;
  const known = asked.unseen === undefined && from.length > 0;
  const nobodyChooses = asked.kind === 'cards' || (asked.kind === 'chance' && known);
  if (asked.kind === 'cards' && (most === 0 || (from.length === 0 && asked.unseen === undefined)))
    return remember(answers, asked.as, { cards: [] });
  if (nobodyChooses && known && least === from.length)
    return remember(answers, asked.as, { cards: [...from] });
  if (asked.kind === 'players' && least === from.length)
    return remember(answers, asked.as, { players: [...from] });
  board.state.question = { ...asked, from: [...from], least, most };
  throw new Waiting();
}

function remember(answers: Bindings, name: string, value: Value): Value {
  answers[name] = value;
  return value;
}
