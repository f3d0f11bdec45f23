import type { Effect } from '../../vocabulary/effects.ts';
import type { Board } from '../board/board.ts';
import { textsOf } from '../board/texts/texts.ts';
import type { InPlay } from '../state/state.ts';
import type { Frame } from '../state/values.ts';
import { chosen, isPossible } from './choosing.ts';
import { canPay, pay } from './paying.ts';

/** What a card does as it is played, or put into play. */
export function doWhatItDoesAsPlayed(
  board: Board,
  card: InPlay,
  perform: (effects: readonly Effect[], frame: Frame) => void,
): void {
  const { with: conjoined } = card;
  for (const { ability, frame } of textsOf(board, board.seen(card))) {
    if (ability.ability !== 'played') continue;
    const theirs: Frame = {
      ...frame,
      ...(conjoined === undefined ? {} : { with: conjoined }),
      values: { ...frame.values, ...card.chosen },
    };
    if (ability.if !== undefined && !board.meanings.holds(board, ability.if, theirs)) continue;
    const { pay: payments = [], choose = [] } = ability;
    const isWhole = payments.length > 0;
    if (!canPay(board, theirs.player, payments, theirs)) continue;
    if (isWhole && !choose.every((choice) => isPossible(board, choice, theirs))) continue;
    for (const choice of choose)
      theirs.values[choice.as] = chosen(board, theirs.player, choice, theirs, isWhole);
    pay(board, theirs.player, payments, theirs);
    perform(ability.do, theirs);
    card.chosen = { ...card.chosen, ...theirs.values };
  }
}
