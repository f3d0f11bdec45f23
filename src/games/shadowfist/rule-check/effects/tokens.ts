import { definition } from '../../vocabulary/definition.ts';
import { placesForCharacter } from '../board/locations.ts';
import { enterPlay } from '../doing/entering.ts';
import type { Perform } from './performing.ts';

/** Cards that were in nobody's deck: nothing keeps them when they leave play. */
export const putToken: Perform<'put-token'> = (effect, performing) => {
  const { board, frame } = performing;
  const by = board.meanings.player(board, effect.by, frame);
  if (by === undefined) return false;
  const number = Math.max(0, board.meanings.reckon(board, effect.number, frame));
  board.budget.hold(number + board.state.inPlay.length);
  const { token } = effect;
  const card = definition.parse(token);
  const places = placesForCharacter(board, by);
  const columns = Array.from({ length: number }, (_, place) => {
    if (token.type !== 'Character') return null;
    if (places.length === 1) return places[0]?.column ?? null;
    const answer = performing.ask({
      ...{ player: by, as: `place-${place}`, about: `where ${token.title} is placed`, kind: 'position' },
      positions: places,
    });
    return 'position' in answer ? answer.position.column : null;
  });
  for (const column of columns) {
    const id = board.newId('token');
    const entered = enterPlay(board, { card: { id, card }, owner: by, controller: by, column });
    entered.ownerGone = true;
  }
  board.changed();
  return number > 0;
};
