import { meetsAll } from '../../../../../engine/check.ts';
import { Board } from '../../board/board.ts';
import { isEdge } from '../../board/cards/kinds.ts';
import { playedBy } from '../../board/memory.ts';
import type { Phase } from '../../state/state.ts';
import { isPutIntoPlay } from '../play/as-defense.ts';
import { cardPlayed } from '../play/card-played.ts';
import { play } from '../play/play.ts';
import { actionsOf, asked } from '../verb.ts';

/** The phases in which cards are played, in their order. */
const playing: readonly Phase[] = ['may-do', 'defense', 'attack'];

/** A card that is no Edge and was played from the hand in this turn; undefined if none was. */
export function playedFromHand(board: Board, player: string): string | undefined {
  return playedBy(board, player).find(
    ({ event, definition }) => (event.from ?? 'hand') === 'hand' && !isEdge(definition),
  )?.event.card;
}

/** A card that is no Edge and may be played from the hand in what is left of the turn; undefined if none may. */
export function playableFromHand(board: Board, player: string): string | undefined {
  const { phase } = board.state.turn;
  for (const later of playing.slice(playing.indexOf(phase))) {
    if (later === 'attack' && board.player(player).skips.includes(later)) continue;
    const card = playableNow(later === phase ? board : onceIn(board, later), player);
    if (card !== undefined) return card;
  }
  return undefined;
}

/** The same duel as if a later phase of the turn had begun. */
function onceIn({ state, library, ruling, meanings, budget }: Board, phase: Phase): Board {
  const turn = { ...state.turn, phase, handClosed: false };
  return new Board({ ...state, turn }, library, ruling, meanings, budget);
}

/** To put an unprovoked Guard into play is to play no card (Guard, Unprovoked). */
function playableNow(board: Board, player: string): string | undefined {
  for (const action of actionsOf(play.candidates(board, player))) {
    if (typeof action.card !== 'string' || isPutIntoPlay({ board, action })) continue;
    const card = cardPlayed(board, player, action.card);
    if (card?.from !== 'hand' || isEdge(card.definition)) continue;
    if (meetsAll(asked(board, play.checks), { board, action })) return action.card;
  }
  return undefined;
}
