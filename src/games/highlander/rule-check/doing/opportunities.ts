import { opportunityFor } from '../board/attacks/opportunities.ts';
import type { Board } from '../board/board.ts';
import type { InPlay, Lasting } from '../state/state.ts';
import { emit } from './emit.ts';

/**
 * An attack is played in an opportunity, which the Exertion that found it may have used; it is what that makes of it as
 * long as it is in play.
 */
export function takeOpportunity(board: Board, player: string, card: InPlay, found: boolean): void {
  const opportunity = opportunityFor(board, player, board.seen(card), found);
  const { with: given = [], frame } = opportunity ?? {};
  const isGiven = given.length > 0 && frame !== undefined;
  if (!found)
    emit(board, {
      ...{ event: 'opportunity-used', player, card: card.id },
      ...(isGiven && frame.source !== undefined ? { source: frame.source } : {}),
    });
  if (!isGiven) return;
  const lasting: Lasting = {
    ...{ id: board.newId('l'), kind: 'modify', by: [...given], until: 'while-in-play' },
    ...{
      cards: 'this',
      frame: { ...frame, source: card.id, card: card.card },
      since: board.state.turn.number,
    },
  };
  board.state.lasting.push(lasting);
  board.changed();
}

/** What was waiting for the next attack that it could change has found it. */
export function fastenToAttack(board: Board, card: InPlay): void {
  for (const lasting of board.state.lasting) {
    if (lasting.until !== 'next-attack' || lasting.kind !== 'modify' || lasting.taken !== undefined) continue;
    const { cards, frame } = lasting;
    if (board.meanings.cards(board, cards, frame).includes(card.id)) lasting.taken = card.id;
  }
  board.changed();
}
