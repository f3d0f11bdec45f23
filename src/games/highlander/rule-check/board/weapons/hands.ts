import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { playerModifiersOn } from '../texts/player-modifiers.ts';
import { isNullified, modifiersOn } from '../texts/texts.ts';
import { weaponsOf } from './weapons.ts';

/** A player never has more Hand Icons in play (Hand Icon). */
export const HANDS = 2;

/** Whether a text has the cards in the hand of a player lie face up. */
export function isFaceUp(board: Board, player: string): boolean {
  return playerModifiersOn(board, player, 'hand').length > 0;
}

/** How many hands a card needs now. */
export function handIconsOf(board: Board, card: Seen): number {
  if (isNullified(board, card)) return 0;
  return modifiersOn(board, card, 'handIcons').reduce(
    (sum, { modifier, frame }) => sum + board.meanings.reckon(board, modifier.handIcons, frame),
    card.definition.handIcons ?? 0,
  );
}

/** The hands a player has in use. A weapon that was turned over needs none; one that is no card needs one. */
export function handsInUse(board: Board, player: string): number {
  const generic = weaponsOf(board, player).length === 0 && board.player(player).genericWeapon === 'held';
  return board
    .controlledBy(player)
    .filter(({ faceDown }) => !faceDown)
    .reduce((sum, card) => sum + Math.max(0, handIconsOf(board, board.seen(card))), generic ? 1 : 0);
}

/** Whether its controller, who has more Hand Icons in play than allowed, may remove the card to be within the limit. */
export function isOneHandTooMany(board: Board, card: InPlay): boolean {
  if (card.preGame || board.switches.handIcons !== 'two') return false;
  return handsInUse(board, card.controller) > HANDS && handIconsOf(board, board.seen(card)) > 0;
}
