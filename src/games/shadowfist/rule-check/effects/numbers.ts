import type { Modifier } from '../../vocabulary/modifiers.ts';
import { doerOf } from '../board/creators.ts';
import { numbersOn } from '../board/numbers.ts';
import { mayBegin } from './lasting.ts';
import { type Perform, reached } from './performing.ts';

/** A number of the card, in its figures or its text, becomes greater or smaller, never zero; which one is chosen. */
export const changeNumber: Perform<'change-number'> = (effect, performing) => {
  const { board, frame } = performing;
  const [card] = reached(performing, effect.of);
  if (card === undefined || !mayBegin(performing, effect.until)) return false;
  const by = board.meanings.reckon(board, effect.by, frame);
  const from = numbersOn(board, board.seen(card))
    .filter(({ size }) => size + by > 0)
    .map(({ name }) => name);
  if (from.length === 0) return false;
  const named = effect.number === undefined ? undefined : frame.values[effect.number];
  const answer =
    named ??
    performing.ask({
      player: doerOf(frame),
      as: 'number',
      about: 'which number changes',
      kind: 'mode',
      from,
    });
  const number = from.find((one) => 'mode' in answer && answer.mode === one);
  if (number === undefined) return false;
  board.state.lasting.push({
    ...{ id: board.newId('l'), until: effect.until, frame, kind: 'modify' },
    ...{ cards: [card.id], by: [changing(number, by)] },
  });
  board.changed();
  return true;
};

function changing(number: string, by: number): Modifier {
  switch (number) {
    case 'fighting':
      return { fighting: by };
    case 'body':
      return { body: by };
    case 'power':
      return { power: by };
    default:
      return { textNumber: number, by };
  }
}
