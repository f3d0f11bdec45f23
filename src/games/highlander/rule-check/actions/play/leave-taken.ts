import type { Check } from '../../../../../engine/check.ts';
import type { Board } from '../../board/board.ts';
import { mayBePlayedWithoutLeave } from '../../board/cards/where-it-lies.ts';
import type { Leave } from '../../state/state.ts';
import { CARD_TEXT } from '../citing.ts';
import { check, type Subject } from '../verb.ts';
import { cardPlayed, leaveToPlay, type Play } from './card-played.ts';

/** The leave by which an action is played: for the first card that it lets be played, and for all that nothing else does. */
export function leaveTaken(
  board: Board,
  { player, card, with: companions = [] }: Play,
): { readonly leave: Leave; readonly cards: readonly string[] } | undefined {
  const [first, ...others] = [card, ...companions.map((one) => one.card)]
    .flatMap((named) => cardPlayed(board, player, named) ?? [])
    .filter((played) => leaveToPlay(board, player, played) !== undefined);
  const leave = first === undefined ? undefined : leaveToPlay(board, player, first);
  if (first === undefined || leave === undefined) return undefined;
  const along = others.filter((played) => !mayBePlayedWithoutLeave(board, player, played));
  return { leave, cards: [first, ...along].map((played) => played.card.id) };
}

/** Of the cards that a text lets be played there are no more than it says, also if one goes with the other. */
export const noMoreThanTheLeave: Check<Subject<Play>> = check(
  'more-than-a-text-lets',
  CARD_TEXT,
  function* ({ board, action }) {
    const taken = leaveTaken(board, action);
    if (taken === undefined || taken.cards.length <= taken.leave.most) return;
    const { most } = taken.leave;
    yield {
      message: `The text lets no more than ${most} such ${most === 1 ? 'card' : 'cards'} be played.`,
      action: ['/with'],
      need: { most },
      have: taken.cards.length,
    };
  },
);

/** Whether it is the main card of an action that is played by leave: beside what the turn allows. */
export function isByLeave(board: Board, { player, card }: Play): boolean {
  const played = cardPlayed(board, player, card);
  return played !== undefined && leaveToPlay(board, player, played) !== undefined;
}
