import type { Board } from '../board/board.ts';
import type { Due } from '../board/due.ts';
import { hasUsesLeft, noteUse } from '../doing/uses.ts';
import { decide, oblige } from '../effects/gates.ts';
import { perform, performing } from '../effects/perform.ts';

/** Everything that was set off is done, in the order in which it was, until nothing more is due. */
export function settle(board: Board): void {
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
  const card = frame.source === undefined ? undefined : board.inPlay(frame.source);
  if (limit !== undefined && card !== undefined) {
    if (!hasUsesLeft(board, card, limit)) return;
    noteUse(board, card, limit);
  }
  if (!optional && choose.length === 0 && pay.length === 0) {
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
  if (frame.player === board.current) decide(gate, frame.player, performing(board, theirs));
  else oblige(board, gate, frame.player, theirs);
}
