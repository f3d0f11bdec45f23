import type { CardProhibition } from '../../../vocabulary/words.ts';
import type { Board, Seen } from '../board.ts';
import { modifiersOn } from '../texts/texts.ts';
import { type Doing, isAgainst, type Prohibiting } from './prohibiting.ts';

/** What keeps something from being done to a card, but for who ignores it. What narrows it must be told. */
export function prohibitionsOn(
  board: Board,
  card: Seen,
  what: CardProhibition,
  doing: Doing = {},
): readonly Prohibiting[] {
  const { player } = doing;
  return modifiersOn(board, card, 'cannot').filter(
    (one) =>
      isAgainst(board, one, what, doing) &&
      (player === undefined || !board.meanings.isUnaffected(board, player, one.frame)),
  );
}

export function cannot(board: Board, card: Seen, what: CardProhibition, doing: Doing = {}): boolean {
  return prohibitionsOn(board, card, what, doing).length > 0;
}
