import type { End } from '../../../vocabulary/ends.ts';
import type { Lasting } from '../../state/state.ts';
import type { Board } from '../board.ts';

/** Whether a temporary effect is in force: not before its turn, nor without the card on which it hangs. */
export function isInForce(board: Board, lasting: Lasting): boolean {
  const { until, frame } = lasting;
  if (typeof until === 'object' && 'nextSuccessfulAttacks' in until) return true;
  if (typeof until === 'object')
    return board.meanings.card(board, until.whileInPlay, frame).some((id) => board.inPlay(id) !== undefined);
  const during = turnItIsFor(board, lasting, until);
  return during === undefined || (during === board.current && board.state.turn.number > lasting.since);
}

/** The player in whose next turn alone it is in force; undefined if it is from the beginning. */
function turnItIsFor(board: Board, { frame }: Lasting, until: Extract<End, string>): string | undefined {
  if (until === 'during-opponents-next-turn') return board.opponentOf(frame.player).id;
  return until === 'during-your-next-turn' ? frame.player : undefined;
}
