import type { Board } from '../board/board.ts';
import { NotOffered } from '../board/decisions.ts';
import { hiltsTooMany } from '../board/weapons/hilts.ts';
import type { GameEvent } from '../state/values.ts';
import { emit } from './emit.ts';
import { leavePlay } from './moving.ts';

/** What may bring a player a second one. */
const bringsCards: ReadonlySet<GameEvent['event']> = new Set(['played', 'entered-play', 'control-changed']);

/** Who for any reason has two hilts in play discards one of them, of his choice (Hilts). */
export function settleHilts(board: Board): void {
  if (!board.events.some(({ event }) => bringsCards.has(event))) return;
  for (const { id: player } of board.state.players) {
    for (let hilts = hiltsTooMany(board, player); hilts.length > 0; hilts = hiltsTooMany(board, player)) {
      const from = hilts.map(({ id }) => id);
      const about = 'The hilt that is discarded';
      const asked = { player, form: 'cards' as const, as: 'hilt', about, from, least: 1, most: 1 };
      const { value, pointer } = board.decisions.answer(asked, { player, values: {} });
      const [chosen] = 'cards' in value ? value.cards : [];
      const hilt = hilts.find(({ id }) => id === chosen);
      if (hilt === undefined) throw new NotOffered(pointer, asked);
      leavePlay(board, hilt, 'removed', player);
      emit(board, { event: 'discarded', player: hilt.owner, card: hilt.id, of: hilt.card, from: 'play' });
    }
  }
}
