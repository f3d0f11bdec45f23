import type { Board } from '../board/board.ts';
import { sizeOf } from '../board/board.ts';
import { collapse } from '../flow/turn.ts';
import type { Pile, Player } from '../state/state.ts';
import type { CardElsewhere, GameEvent } from '../state/values.ts';
import { putOnDiscard } from './discard-pile.ts';
import { emit } from './emit.ts';
import { pend } from './pending.ts';
import { comesAbout } from './replacing.ts';

/** Cards taken from a pile: those that are known, and how many are not. */
export interface Taken {
  readonly cards: CardElsewhere[];
  readonly unknown: number;
}

/** How much Exhaustion costs (Exhaustion). */
const COST_OF_EXHAUSTION = 5;

/**
 * How many of the next cards of an Endurance nobody has named: they are to be shown. Those after the last come from the
 * discard pile, which is shuffled then (Exhaustion).
 */
export function unseenOnTop({ endurance, discard }: Player, number: number): number {
  const size = sizeOf(endurance);
  const unnamed = Math.max(0, Math.min(number - endurance.cards.length, endurance.unknown));
  const shuffled = size === 0 ? 0 : Math.max(0, Math.min(number - size, sizeOf(discard)));
  return unnamed + shuffled;
}

/** Of cards that are called as shuffled before those that did not lie in the Discard Pile, if all that lay there are known. */
export function strangersAmong(
  board: Board,
  { discard }: Player,
  shuffled: readonly CardElsewhere[],
): CardElsewhere[] {
  if (discard.unknown > 0) return [];
  const there = discard.cards.map((card) => JSON.stringify(board.definition(card)));
  return shuffled.filter((card) => {
    const at = there.indexOf(JSON.stringify(board.definition(card)));
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

/** How many cards there are to take: after the last one those that are shuffled then; none from an empty Endurance. */
export function numberToTake({ endurance, discard }: Player): number {
  const size = sizeOf(endurance);
  return size === 0 ? 0 : size + sizeOf(discard);
}

/**
 * Takes cards off the top of the Endurance. Those that are not known are called as shown. Who takes the last one
 * Exhausts, and goes on with the new Endurance.
 */
export function takeFromEndurance(
  board: Board,
  player: Player,
  number: number,
  shown: readonly CardElsewhere[] = [],
): Taken {
  const taken = nothing();
  const names = [...shown];
  for (let left = number; left > 0 && sizeOf(player.endurance) > 0; left -= 1) {
    takeOne(board, player, names, taken);
    exhaustIfEmptied(board, player);
  }
  return taken;
}

/**
 * Cards go from the top of the Endurance straight to the discard pile: of who Exhausts with the last of them, all that
 * were discarded are shuffled with the others (Exhaustion). Those that lie there at once are told together.
 */
export function discardFromEndurance(
  board: Board,
  player: Player,
  number: number,
  tell: (discarded: Taken) => void,
  shown: readonly CardElsewhere[] = [],
): void {
  const names = [...shown];
  for (let left = number; left > 0 && sizeOf(player.endurance) > 0; ) {
    const some = nothing();
    for (; left > 0 && sizeOf(player.endurance) > 0; left -= 1) takeOne(board, player, names, some);
    putOnDiscard(player, some);
    tell(some);
    exhaustIfEmptied(board, player);
  }
}

interface Taking extends Taken {
  unknown: number;
}

function nothing(): Taking {
  return { cards: [], unknown: 0 };
}

function takeOne(board: Board, { endurance }: Player, names: CardElsewhere[], taken: Taking): void {
  board.budget.step(0.1);
  const card = topOf(endurance, names);
  if (card === undefined) taken.unknown += 1;
  else taken.cards.push(card);
}

function topOf(endurance: Pile, names: CardElsewhere[]): CardElsewhere | undefined {
  const known = endurance.cards.shift();
  if (known !== undefined) return known;
  if (endurance.unknown > 0) {
    endurance.unknown -= 1;
    return names.shift();
  }
  return endurance.bottom?.shift();
}

/** Whose last card has been drawn, discarded or otherwise taken from his Endurance Exhausts (Exhaustion). */
export function exhaustIfEmptied(board: Board, player: Player): void {
  if (sizeOf(player.endurance) === 0) exhaust(board, player);
}

/** Ability is lost in the next Ability Adjustment Phase, and the discard pile becomes the Endurance (Exhaustion). */
export function exhaust(board: Board, player: Player): void {
  const event: GameEvent = { event: 'exhausted', player: player.id };
  comesAbout(board, event, () => {
    emit(board, event);
    pend(board, player.id, 'loss', COST_OF_EXHAUSTION);
    shuffleIntoEndurance(player);
    const isEmpty = sizeOf(player.endurance) === 0;
    if (isEmpty && board.switches.nothingToShuffle === 'zero-ability') collapse(board, player);
  });
}

/** Shuffled cards are known to nobody. */
export function shuffleIntoEndurance(player: Player): void {
  const all = sizeOf(player.endurance) + sizeOf(player.discard);
  player.endurance = { cards: [], unknown: all };
  player.discard = { cards: [], unknown: 0 };
}

/** What is shuffled is known to nobody. */
export function shuffleEndurance(board: Board, id: string): void {
  const player = board.player(id);
  player.endurance = { cards: [], unknown: sizeOf(player.endurance) };
  emit(board, { event: 'shuffled', player: id });
}

/** Under the Endurance, in the same order (Soft Exertions). */
export function putUnderEndurance({ endurance }: Player, { cards, unknown }: Taken): void {
  if (unknown > 0) {
    endurance.unknown += unknown + (endurance.bottom?.length ?? 0);
    delete endurance.bottom;
  }
  if (cards.length > 0) endurance.bottom = [...(endurance.bottom ?? []), ...cards];
}

/**
 * On the discard pile one by one as they were turned over, or, by the Guide, all together in the order they had. Where
 * to exert is to discard, that is told (Exertions and Power Blows).
 */
export function putExertedAway(board: Board, player: Player, taken: Taken, forced = false): void {
  const inOrder = board.switches.exertedCardsGo === 'to-discard-pile-in-order';
  putOnDiscard(player, inOrder ? { ...taken, cards: taken.cards.toReversed() } : taken);
  tellExerted(board, player, taken, forced);
}

export function tellExerted(board: Board, { id }: Player, { cards, unknown }: Taken, forced = false): void {
  const amount = cards.length + unknown;
  if (board.switches.exertionIsDiscarding === 'no' || amount === 0) return;
  emit(board, {
    ...{ event: 'discarded', player: id, amount, from: 'endurance' },
    ...{ cards: cards.map((card) => card.id), ...(forced ? { forced } : {}) },
  });
}

export function putIntoHand({ hand }: Pick<Player, 'hand'>, { cards, unknown }: Taken): void {
  hand.cards.push(...cards);
  hand.unknown += unknown;
}
