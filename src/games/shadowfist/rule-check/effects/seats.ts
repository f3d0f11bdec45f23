import type { Perform } from './performing.ts';

/** Players change places at the table; turns go on clockwise from there. */
export const switchSeats: Perform<'switch-seats'> = (effect, { board, frame }) => {
  const [one, other] = effect.players.map((ref) => board.meanings.player(board, ref, frame));
  const { players } = board.state;
  const [first, second] = [one, other].map((id) => players.findIndex((player) => player.id === id));
  const [left, right] = [players[first ?? -1], players[second ?? -1]];
  if (first === undefined || second === undefined || left === undefined || right === undefined) return false;
  players[first] = right;
  players[second] = left;
  board.changed();
  return first !== second;
};
