import { violationsOf } from '../../../../engine/check.ts';
import { notKeptFrom } from '../actions/kept-from.ts';
import type { Subject } from '../actions/verb.ts';
import type { Board, Seen } from '../board/board.ts';
import { Barred } from '../board/decisions.ts';
import { lookingAt } from '../board/texts/looking.ts';

interface Choosing {
  readonly player: string;
  readonly card: Seen;
}

const words = {
  search: 'search that Endurance',
  'look-at-discard-pile': 'look at that Discard Pile',
  'look-at-hand': 'look at that Hand',
} as const;

const looks = notKeptFrom('prevented-from-looking', function* ({ board, action }: Subject<Choosing>) {
  const { player, card } = action;
  const what = lookingAt(board, player, card);
  if (what !== undefined) yield { what, words: words[what], card, of: card.owner };
});

/** Refuses a card that was chosen where the player is kept from looking, with what keeps him from it (Prevention). */
export function refuseUnseen(board: Board, card: Seen, player: string): void {
  const pointer = board.decisions.pointerTo(card.id);
  const violations = violationsOf([looks], { board, action: { player, card } });
  if (pointer !== undefined && violations.length > 0)
    throw new Barred(violations.map((violation) => ({ ...violation, action: [pointer] })));
}
