import type { Board } from '../board/board.ts';
import { NotOffered } from '../board/decisions.ts';
import { hiltsTooMany, hiltsUntold, weaponsToBear } from '../board/weapons/hilts.ts';
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

/** Of several weapons a hilt that comes into play is of one, which its player says (Hilts). */
export function settleWhoseHilts(board: Board): void {
  const brought = new Set(
    board.events.flatMap(({ event, card }) => (bringsCards.has(event) && card !== undefined ? [card] : [])),
  );
  if (brought.size === 0) return;
  for (const { id: player } of board.state.players) {
    for (const hilt of hiltsUntold(board, player).filter(({ id }) => brought.has(id))) {
      // Who takes control of a hilt has it for a weapon of his own.
      delete hilt.hiltOf;
      const from = weaponsToBear(board, player, board.seen(hilt));
      const weapon = from.length > 1 ? named(board, player, from) : from[0];
      if (weapon !== undefined) hilt.hiltOf = weapon;
    }
  }
}

function named(board: Board, player: string, from: readonly string[]): string {
  const about = 'The weapon that the hilt is for';
  const asked = { player, form: 'cards' as const, as: 'weapon', about, from, least: 1, most: 1 };
  const { value, pointer } = board.decisions.answer(asked, { player, values: {} });
  const [weapon] = 'cards' in value ? value.cards : [];
  if (weapon === undefined || !from.includes(weapon)) throw new NotOffered(pointer, asked);
  return weapon;
}
