import type { Board } from '../board/board.ts';
import type { Due } from '../board/turn/due.ts';
import { hasUsesLeft } from '../board/turn/uses.ts';
import { whoseTurn } from '../board/turn/whose-turn.ts';
import { noteUse } from '../doing/uses.ts';
import { decide, oblige } from '../effects/gates.ts';
import { perform, performing } from '../effects/perform.ts';

/** Everything that was set off is done, and what waited for a leave that is over, until nothing more is due. */
export function settle(board: Board): void {
  do settleDue(board);
  while (goesOnAfterLeave(board));
}

/** What a text does after it let cards be played: it knows which they were. */
function goesOnAfterLeave(board: Board): boolean {
  const { state } = board;
  const [leave] = state.leave;
  if (leave === undefined || leave.most > 0 || state.countering !== null || state.winner !== null)
    return false;
  state.leave.shift();
  const { as, played, afterwards } = leave;
  for (const { effects, frame } of afterwards) {
    const values = as === undefined ? frame.values : { ...frame.values, [as]: { cards: played } };
    const done = as === undefined || played.length === 0 ? frame.done : [...(frame.done ?? []), as];
    perform(board, effects, { ...frame, values, ...(done === undefined ? {} : { done }) });
  }
  return true;
}

/** In the order in which it was set off. */
function settleDue(board: Board): void {
  for (let due = board.due.shift(); due !== undefined; due = board.due.shift()) {
    if (board.state.winner !== null) {
      board.due.length = 0;
      return;
    }
    board.budget.step();
    resolve(board, due);
    board.changed();
  }
}

/** What asks something of its player, or may be left undone, is as if the text said so: he may, or must, do it. */
function resolve(board: Board, { effects, frame, ability }: Due): void {
  const { choose = [], pay = [], optional = false, limit } = ability ?? {};
  if (!hasUsesLeft(board, frame, limit)) return;
  const used = () => {
    if (limit !== undefined) noteUse(board, frame, limit);
  };
  if (!optional && choose.length === 0 && pay.length === 0) {
    used();
    perform(board, effects, frame);
    return;
  }
  const gate = {
    do: optional ? ('may' as const) : ('must' as const),
    by: 'that-player' as const,
    choose,
    pay,
    effects,
  };
  const theirs = { ...frame, thatPlayer: frame.player };
  if (frame.player === whoseTurn(board, frame)) {
    decide(gate, frame.player, performing(board, theirs), used);
    return;
  }
  // What waits for his own turn counts as used meanwhile, or it would wait more often than it may be used.
  used();
  oblige(board, gate, frame.player, theirs);
}
