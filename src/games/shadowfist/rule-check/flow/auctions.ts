import type { Board } from '../board/board.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/leaving.ts';
import { losePower } from '../doing/power.ts';
import type { Auction, InPlay } from '../state/state.ts';

/**
 * Unique copies of one title stand face up together: an auction starts (5.5.1). Whoever brought the new one must open
 * it; without Power the new one is lost at once. If several came at once, their controllers may open, clockwise from
 * the current player.
 */
export function startAuction(board: Board, copies: readonly InPlay[]): void {
  const newest = newestOf(board, copies);
  const controllers = new Set(copies.map(({ controller }) => controller));
  const several = newest.length > 1;
  const losersToasted = several || controllers.size === 1;
  if (several) {
    const openers = board.clockwiseFrom(board.current).filter((player) => controllers.has(player));
    openAuction(board, copies, newest, losersToasted, openers);
    return;
  }
  const [one] = newest;
  if (one === undefined) return;
  if (board.player(one.controller).power === 0) {
    loseAuction(board, [one], 'toasted');
    return;
  }
  openAuction(board, copies, newest, losersToasted, []);
}

function openAuction(
  board: Board,
  copies: readonly InPlay[],
  newest: readonly InPlay[],
  losersToasted: boolean,
  openers: readonly string[],
): void {
  const first = openers[0] ?? newest[0]?.controller;
  if (first === undefined) return;
  const auction: Auction = {
    ...{ cards: copies.map(({ id }) => id), newest: newest.map(({ id }) => id), losersToasted },
    ...{ openers: [...openers], bids: [], turn: first, passed: [], suspended: board.state.scene },
  };
  board.state.auction = auction;
  board.state.scene = null;
  board.state.passed = [];
  board.changed();
  emit(board, { event: 'auction-started', cards: auction.cards, player: first });
}

/** Those that entered play or were revealed last; of several in one effect, all of those. */
function newestOf(board: Board, copies: readonly InPlay[]): InPlay[] {
  const arrivals = board.events.filter(
    ({ event, card }) =>
      (event === 'enters-play' || event === 'revealed') && copies.some(({ id }) => id === card),
  );
  const arrived = copies.filter(({ id }) => arrivals.some(({ card }) => card === id));
  if (arrived.length > 1 && arrived.length < copies.length + 1 && copies.length > 2) return arrived;
  if (arrived.length > 1) {
    const last = arrivals.at(-1)?.card;
    return arrived.filter(({ id }) => id === last);
  }
  if (arrived.length === 1) return arrived;
  return copies.slice(-1);
}

/** The high bid; none yet if nobody has opened. */
export function highBid(auction: Auction): { player: string; power: number } | undefined {
  return auction.bids.at(-1);
}

/** The one whose bid or pass is due; clockwise from the opener (5.5). */
export function passBid(board: Board, auction: Auction): void {
  const bidders = board.clockwiseFrom(auction.turn);
  const high = highBid(auction);
  auction.passed.push(auction.turn);
  if (high === undefined) {
    const next = auction.openers[auction.openers.indexOf(auction.turn) + 1];
    if (next === undefined) nobodyOpens(board, auction);
    else auction.turn = next;
    return;
  }
  const next = bidders.slice(1).find((player) => !auction.passed.includes(player));
  if (next === undefined || next === high.player) wins(board, auction, high);
  else auction.turn = next;
}

export function bid(board: Board, auction: Auction, power: number): void {
  const player = auction.turn;
  auction.bids.push({ player, power });
  auction.passed = [];
  emit(board, { event: 'bid', player, amount: power });
  const next = board.clockwiseFrom(player)[1];
  if (next === undefined) wins(board, auction, { player, power });
  else auction.turn = next;
}

/** The winner pays and chooses which copy stays; both at once (5.5). */
function wins(board: Board, auction: Auction, { player, power }: { player: string; power: number }): void {
  auction.winner = player;
  losePower(board, player, power);
  emit(board, { event: 'power-spent', player, amount: power });
  board.state.agenda.push({ task: 'auction-choice', answers: {} });
}

function nobodyOpens(board: Board, auction: Auction): void {
  const copies = auction.cards.flatMap((id) => board.inPlay(id) ?? []);
  endAuction(board);
  loseAuction(board, copies, 'toasted');
}

/** The copy that stays is chosen: others go to the toasted or the smoked pile, and are canceled (5.5.1). */
export function settleAuction(board: Board, auction: Auction, stays: string): void {
  const losers = auction.cards.filter((id) => id !== stays).flatMap((id) => board.inPlay(id) ?? []);
  endAuction(board);
  for (const card of losers) {
    const toasted = auction.losersToasted || auction.newest.includes(card.id);
    loseAuction(board, [card], toasted ? 'toasted' : 'smoked');
  }
}

function endAuction(board: Board): void {
  const { state } = board;
  const suspended = state.auction?.suspended ?? null;
  emit(board, {
    event: 'auction-ended',
    ...(state.auction?.winner === undefined ? {} : { player: state.auction.winner }),
  });
  state.auction = null;
  state.scene = suspended;
  state.passed = [];
}

/** Nobody's doing, and not smoking or toasting for other cards (5.5.1). */
function loseAuction(board: Board, cards: readonly InPlay[], to: 'toasted' | 'smoked'): void {
  for (const { id } of cards) cancelItemsOf(board, id);
  leavePlay(
    board,
    cards.map((card) => ({ card, to })),
  );
}

function cancelItemsOf(board: Board, source: string): void {
  const { scene } = board.state;
  if (scene === null) return;
  scene.items = scene.items.filter((item) => item.frame.source !== source);
}
