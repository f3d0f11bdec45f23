import { meetsAll } from '../../../../engine/check.ts';
import type { Board } from '../board/board.ts';
import { CARD_TEXT } from './citing.ts';
import { isByLeave } from './play/leave-taken.ts';
import { play } from './play/play.ts';
import { actionsOf, asked, check, type Subject } from './verb.ts';

/** Who has leave to play so many cards does not leave off before, while one of them may be played. */
export const mustBePlayed = check<Subject<{ readonly player: string }>>(
  'must-be-played',
  CARD_TEXT,
  function* ({ board, action }) {
    const [leave] = board.state.leave;
    if (leave?.player !== action.player || leave.played.length >= leave.least) return;
    const card = playableByLeave(board, action.player);
    if (card !== undefined)
      yield {
        message: `The text has ${leave.least} such played, and ${card} may be.`,
        state: ['/leave/0'],
        need: { least: leave.least },
        have: leave.played.length,
      };
  },
);

/** A card that may be played now by leave; undefined if there is none. */
function playableByLeave(board: Board, player: string): string | undefined {
  for (const action of actionsOf(play.candidates(board, player))) {
    if (typeof action.card !== 'string' || !isByLeave(board, action)) continue;
    if (meetsAll(asked(board, play.checks), { board, action })) return action.card;
  }
  return undefined;
}
