import type { Modifier } from '../../vocabulary/abilities.ts';
import { type Perform, reached } from './performing.ts';

/** A number of the card becomes greater or smaller, never zero; which one is chosen. */
export const changeNumber: Perform<'change-number'> = (effect, performing) => {
  const { board, frame } = performing;
  const [card] = reached(performing, effect.of);
  if (card === undefined) return false;
  const by = board.meanings.reckon(board, effect.by, frame);
  const seen = board.seen(card);
  const from = (['fighting', 'body', 'power'] as const).filter((figure) => {
    const now = board.meanings.figure(board, figure, seen);
    return now !== null && now + by > 0;
  });
  if (from.length === 0) return false;
  const named = effect.number === undefined ? undefined : frame.values[effect.number];
  const answer =
    named ??
    performing.ask({
      ...{ player: frame.player, as: 'number', about: 'which number changes', kind: 'mode', from: [...from] },
    });
  const figure = from.find((one) => 'mode' in answer && answer.mode === one);
  if (figure === undefined) return false;
  const modifiers: Record<typeof figure, Modifier> = {
    fighting: { fighting: by },
    body: { body: by },
    power: { power: by },
  };
  board.state.lasting.push({
    ...{ id: board.newId('l'), until: effect.until, frame, kind: 'modify' },
    ...{ cards: [card.id], by: [modifiers[figure]] },
  });
  board.changed();
  return true;
};
