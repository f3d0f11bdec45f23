import type { InPlay } from '../../state/state.ts';
import type { Board, Seen } from '../board.ts';
import { isWeapon } from '../cards/kinds.ts';
import { keptFrom } from '../forbidding/prevention.ts';
import { cannot } from '../forbidding/prohibitions.ts';
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
  return handsOf(board, player, board.controlledBy(player));
}

function handsOf(board: Board, player: string, cards: readonly InPlay[]): number {
  const generic = weaponsOf(board, player).length === 0 && board.player(player).genericWeapon === 'held';
  return cards.reduce((sum, card) => sum + handsFor(board, card), generic ? 1 : 0);
}

/** How many hands are wanting for a card to be played. */
export function handsShort(board: Board, player: string, card: Seen): number {
  const icons = board.switches.handIcons === 'two' ? handIconsOf(board, card) : 0;
  return icons > 0 ? handsInUse(board, player) + icons - HANDS : 0;
}

function handsFor(board: Board, card: InPlay): number {
  return card.faceDown || card.weapon !== 'held' ? 0 : Math.max(0, handIconsOf(board, board.seen(card)));
}

/** The cards of a player who has more Hand Icons in play than allowed by which he may come within the limit. */
export function cardsOverTheHands(board: Board, player: string): readonly InPlay[] {
  if (board.switches.handIcons !== 'two') return [];
  return board.found('too many hands', player, () => {
    const cards = board.controlledBy(player);
    return handsOf(board, player, cards) > HANDS ? cards.filter((card) => mayGo(board, card)) : [];
  });
}

/** A weapon is Disarmed, another card removed from play; what was played before the game stays (Hand Icon). */
function mayGo(board: Board, card: InPlay): boolean {
  if (handsFor(board, card) === 0) return false;
  if (!isWeapon(board.definition(card))) return !card.preGame;
  return card.weapon === 'held' && !isKeptArmed(board, card);
}

function isKeptArmed(board: Board, weapon: InPlay): boolean {
  const { owner } = weapon;
  return (
    keptFrom(board, owner, 'be-disarmed') ||
    cannot(board, board.seen(weapon), 'be-disarmed', { player: owner })
  );
}

/** Whether its controller, who has more Hand Icons in play than allowed, may do without the card. */
export function isOneHandTooMany(board: Board, card: InPlay): boolean {
  return cardsOverTheHands(board, card.controller).includes(card);
}

/** The player who has more than allowed and has to mend that at once; what was played in spite of the limit is allowed. */
export function overTheHands(board: Board): string | undefined {
  return board.state.players.find(({ id }) => {
    if (cardsOverTheHands(board, id).length === 0) return false;
    const counted = board.controlledBy(id).filter(({ beyondHands }) => beyondHands !== true);
    return handsOf(board, id, counted) > HANDS;
  })?.id;
}
