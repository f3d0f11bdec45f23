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

/** Where the icons of a weapon are not told, what is counted is sure to be needed, or may be. */
type Bound = 'least' | 'most';

/** How many hands a card needs now. */
export function handIconsOf(board: Board, card: Seen, bound: Bound = 'least'): number {
  if (isNullified(board, card)) return 0;
  return modifiersOn(board, card, 'handIcons').reduce(
    (sum, { modifier, frame }) => sum + board.meanings.reckon(board, modifier.handIcons, frame),
    iconsSet(board, card) ?? card.definition.handIcons ?? untoldIcons(card.definition, bound),
  );
}

/** In place of its own, as the War Axe has one for Kanwulf (Addendum, Kanwulf and War Axe). */
function iconsSet(board: Board, card: Seen): number | undefined {
  const set = modifiersOn(board, card, 'setHandIcons').at(-1);
  return set && board.meanings.reckon(board, set.modifier.setHandIcons, set.frame);
}

/** A Weapon of Choice requires one hand or two, an Off-Hand one requires one (Primary and Off-Hand Weapons of Choice). */
function untoldIcons(definition: Seen['definition'], bound: Bound): number {
  if (!isWeapon(definition)) return 0;
  return bound === 'least' || definition.subtype === 'Off-Hand' ? 1 : HANDS;
}

/** Whether a card needs so many hands; it cannot be said where that depends on icons that are not told. */
export function needsHands(board: Board, card: Seen, isSo: (icons: number) => boolean): boolean {
  const least = isSo(handIconsOf(board, card));
  return isSo(handIconsOf(board, card, 'most')) === least ? least : iconsUntold(board, card.definition);
}

function iconsUntold(board: Board, definition: Seen['definition']): never {
  return board.unsupported(
    definition,
    'Whether it has one Hand Icon or two is not known; a card of its own would tell it, as `handIcons`.',
  );
}

/** The hands a player has in use. A weapon that was turned over needs none; one that is no card needs one. */
export function handsInUse(board: Board, player: string, bound: Bound = 'least'): number {
  return handsOf(board, player, board.controlledBy(player), bound);
}

function handsOf(board: Board, player: string, cards: readonly InPlay[], bound: Bound = 'least'): number {
  return cards.reduce((sum, card) => sum + handsFor(board, card, bound), genericHands(board, player));
}

function genericHands(board: Board, player: string): number {
  return weaponsOf(board, player).length === 0 && board.player(player).genericWeapon === 'held' ? 1 : 0;
}

/** How many hands are wanting for a card to be played. */
export function handsShort(board: Board, player: string, card: Seen, bound: Bound = 'least'): number {
  const icons = board.switches.handIcons === 'two' ? handIconsOf(board, card, bound) : 0;
  if (icons <= 0) return 0;
  // Only who uses no Weapon of Choice is considered to use one that is no card (Primary Weapons of Choice).
  const freed = isWeapon(card.definition) ? genericHands(board, player) : 0;
  return handsInUse(board, player, bound) - freed + icons - HANDS;
}

/** Whether hands are wanting for a card to be played; it cannot be said where a weapon may need one or two. */
export function areHandsShort(board: Board, player: string, card: Seen): boolean {
  if (handsShort(board, player, card) > 0) return true;
  if (handsShort(board, player, card, 'most') <= 0) return false;
  const weapons = [card, ...board.controlledBy(player).map((one) => board.seen(one))];
  const untold = weapons.find(({ definition }) => isWeapon(definition) && definition.handIcons === null);
  return untold !== undefined && iconsUntold(board, untold.definition);
}

function handsFor(board: Board, card: InPlay, bound: Bound = 'least'): number {
  const isHeld = !card.faceDown && card.weapon === 'held';
  return isHeld ? Math.max(0, handIconsOf(board, board.seen(card), bound)) : 0;
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
