import type { Board } from '../board/board.ts';
import { LONGEST_ABOUT } from '../state/parts/question.ts';
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
  const only = theOnly(board, asked);
  if (only !== undefined) return remember(answers, asked.as, only);
  const about = asked.about.slice(0, LONGEST_ABOUT);
  board.state.question = { ...asked, about, from: [...from], least, most };
  throw new Waiting();
}

/** The one answer to a question that asks for one thing. */
function theOnly(board: Board, { kind, from = [], positions = [], least, most }: Asked): Value | undefined {
  const [first, second] = from;
  if (kind === 'number' && first === undefined) return least === most ? { number: least ?? 0 } : undefined;
  const [place, another] = positions;
  if (kind === 'position' && place !== undefined && another === undefined) return { position: place };
  if (first === undefined || second !== undefined) return undefined;
  switch (kind) {
    case 'number':
      return { number: Number(first) };
    case 'mode':
      return { mode: first };
    case 'effect':
      return board.inPlay(first) === undefined ? { effect: first } : { cards: [first] };
    default:
      return undefined;
  }
}

function remember(answers: Bindings, name: string, value: Value): Value {
  answers[name] = value;
  return value;
}
