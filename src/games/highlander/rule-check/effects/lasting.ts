import type { End } from '../../vocabulary/ends.ts';
import type { Board } from '../board/board.ts';
import { changesDamage, changingPendingDamage } from '../doing/pending-damage.ts';
import type { Lasting } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import type { Perform } from './performing.ts';

/** What lasts is known by an id, and by the eyes from which its words are read. */
function common(board: Board, until: End, frame: Frame) {
  const { number } = board.state.turn;
  return { id: board.newId('l'), until, frame: { ...frame, values: { ...frame.values } }, since: number };
}

function last(board: Board, lasting: Lasting): true {
  board.state.lasting.push(lasting);
  return true;
}

function lastAndChangeDamage(
  board: Board,
  lasting: Extract<Lasting, { kind: 'modify' | 'modify-players' }>,
): true {
  if (!changesDamage(lasting.by)) return last(board, lasting);
  changingPendingDamage(board, () => last(board, lasting));
  return true;
}

export const modify: Perform<'modify'> = ({ cards, by, until }, { board, frame }) =>
  lastAndChangeDamage(board, { ...common(board, until, frame), kind: 'modify', cards, by: [...by] });

export const modifyPlayers: Perform<'modify-players'> = ({ players, by, until }, { board, frame }) =>
  lastAndChangeDamage(board, {
    ...common(board, until, frame),
    ...{ kind: 'modify-players', players, by: [...by] },
  });

export const when: Perform<'when'> = ({ on, until, once, effects }, { board, frame }) =>
  last(board, { ...common(board, until, frame), kind: 'when', on, once, effects: [...effects] });

export const at: Perform<'at'> = ({ phase, of, effects }, { board, frame }) => {
  const player = board.meanings.player(board, of, frame);
  if (player === undefined) return false;
  return last(board, {
    ...common(board, 'end-of-game', frame),
    ...{ kind: 'at', phase, of: player, effects: [...effects] },
  });
};

export const counters: Perform<'counters'> = ({ name, number, on, remove = false }, { board, frame }) => {
  const reached = board.meanings.cards(board, on, frame).flatMap((id) => board.inPlay(id) ?? []);
  const amount = Math.max(0, board.meanings.reckon(board, number, frame));
  for (const card of reached) {
    const now = card.counters[name] ?? 0;
    const left = remove ? Math.max(0, now - amount) : now + amount;
    if (left === 0) delete card.counters[name];
    else card.counters[name] = left;
  }
  return reached.length > 0;
};
