import type { Board } from '../board/board.ts';
import { zonesOf } from '../board/board.ts';
import { emit } from '../doing/emit.ts';
import { closeGaps } from '../doing/structure.ts';
import { put } from '../doing/zones.ts';

/**
 * Out of the game (4.9): all cards the player controls are removed, which is neither smoking nor toasting; what they
 * hold of others goes to its owner's toasted pile; what others control of theirs stays until it leaves play.
 */
export function eliminate(board: Board, player: string): void {
  const { state } = board;
  board.player(player).eliminated = true;
  const controlled = state.inPlay.filter((card) => card.controller === player);
  const gone = new Set(controlled.map(({ id }) => id));
  const states = state.inPlay.filter(({ on }) => on !== undefined && gone.has(on));
  for (const card of [...controlled, ...states]) {
    if (!state.inPlay.includes(card)) continue;
    state.inPlay.splice(state.inPlay.indexOf(card), 1);
    board.changed();
    if (card.owner !== player) put(board, card.owner, gone.has(card.id) ? 'toasted' : 'smoked', card);
  }
  for (const card of state.inPlay) if (card.owner === player) card.ownerGone = true;
  for (const zone of zonesOf(board.player(player))) {
    zone.cards = [];
    zone.unknown = 0;
  }
  state.lasting = state.lasting.filter((lasting) => {
    if (!('cards' in lasting)) return true;
    lasting.cards = lasting.cards.filter((id) => board.inPlay(id) !== undefined);
    return lasting.cards.length > 0;
  });
  board.changed();
  closeGaps(board);
  emit(board, { event: 'player-eliminated', player });
}
