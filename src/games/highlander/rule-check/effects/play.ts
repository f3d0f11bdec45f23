import { boundsOf } from './choosing.ts';
import type { Perform } from './performing.ts';

/**
 * Leave to play such cards then and there, beside what the turn allows: it lies open until they are played or declined,
 * and what the text does after it waits. Only then it is done.
 */
export const play: Perform<'play'> = (
  { by, which, in: places, number, with: changes = [], despite = [], as },
  { board, frame },
) => {
  const player = board.meanings.player(board, by, frame);
  if (player === undefined) return false;
  const { least, most } = boundsOf(board, number, frame);
  board.state.leave.push({
    ...{ id: board.newId('g'), player, which, in: [...places], least, most, with: [...changes] },
    ...{ despite: [...despite], frame: { ...frame, values: { ...frame.values } } },
    ...{ played: [], afterwards: [], ...(as === undefined ? {} : { as }) },
  });
  return false;
};
