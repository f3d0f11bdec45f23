import type { Board } from '../board/board.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/leaving.ts';
import { spendPower } from '../doing/power.ts';
import type { Auction, InPlay, Task } from '../state/state.ts';
import { answered } from './ask.ts';

/**
 * Unique copies of one title stand face up together: an auction starts (5.5.1). Who plays the second one, or controls it
 * as it is revealed, must open it; without Power it is lost at once. Of more than two that came at once their
 * controllers may open, clockwise from the current player.
 */
export function startAuction(board: Board, copies: readonly InPlay[]): void {
  if (areAllNew(copies)) {
    const controllers = copies.map(({ controller }) => controller);
    const openers = board.clockwiseFrom(board.current).filter((player) => controllers.includes(player));
    const [first = board.current] = openers;
    openAuction(board, { copies, newest: copies, losersToasted: true, first, openers });
    return;
  }
  const [original, ...newer] = copies.toSorted((a, b) => arrival(board, a) - arrival(board, b));
  const [second] = newer;
  if (original === undefined || second === undefined) return;
  const opener = whoBrought(board, second);
  if (board.player(opener).power === 0) {
    loseAuction(board, [second], 'toasted');
    return;
  }
  const losersToasted = newer.every(({ controller }) => controller === original.controller);
  openAuction(board, { copies, newest: newer, losersToasted, first: opener, openers: [] });
}

/** More than two came at once, by being played or revealed or by being made Unique. */
function areAllNew(copies: readonly InPlay[]): boolean {
  const arrived = copies.filter((copy) => copy.arrived === true).length;
  return copies.length > 2 && (arrived === 0 || arrived > 2);
}

interface Opening {
  readonly copies: readonly InPlay[];
  readonly newest: readonly InPlay[];
  readonly losersToasted: boolean;
  readonly first: string;
  readonly openers: readonly string[];
}

function openAuction(board: Board, { copies, newest, losersToasted, first, openers }: Opening): void {
  const { state } = board;
  const last = newest.map(({ id }) => id);
  const cards = [...copies.map(({ id }) => id).filter((id) => !last.includes(id)), ...last];
  state.auction = {
    ...{ cards, newest: last, losersToasted, openers: [...openers] },
    ...{ bids: [], turn: first, passed: [], suspended: state.scene },
  };
  state.scene = null;
  state.passed = [];
  state.agenda.push({ task: 'auction', answers: {} });
  board.changed();
  emit(board, { event: 'auction-started', cards, player: first });
}

/** When in this turn a copy entered play or was revealed; what came in an earlier turn was there before. */
function arrival({ state }: Board, { id }: InPlay): number {
  return state.turn.events.findLastIndex(
    ({ event, card }) => (event === 'enters-play' || event === 'revealed') && card === id,
  );
}

/** What goes on an opponent's card is that opponent's at once (10.1.1), and was still played by another. */
function whoBrought(board: Board, copy: InPlay): string {
  const { event, player } = board.state.turn.events[arrival(board, copy)] ?? {};
  return event === 'enters-play' && player !== undefined ? player : copy.controller;
}

/** The high bid; none yet if nobody has opened. */
export function highBid(auction: Auction): { player: string; power: number } | undefined {
  return auction.bids.at(-1);
}

/** Whether bids, or effects within the auction, are still awaited. */
export function isBidding({ state }: Board, task: Task): boolean {
  return task.task === 'auction' && (state.scene !== null || state.auction?.winner === undefined);
}

/** The option to bid passes on until all others have passed in succession (5.5). */
export function passBid(board: Board, auction: Auction): void {
  const high = highBid(auction);
  auction.passed.push(auction.turn);
  if (high === undefined) {
    const next = auction.openers[auction.openers.indexOf(auction.turn) + 1];
    if (next === undefined) nobodyOpens(board, auction);
    else auction.turn = next;
    return;
  }
  const [, next = high.player] = board.clockwiseFrom(auction.turn);
  if (next === high.player) auction.winner = high.player;
  else auction.turn = next;
}

export function bid(board: Board, auction: Auction, power: number): void {
  const player = auction.turn;
  const [, next = player] = board.clockwiseFrom(player);
  auction.bids.push({ player, power });
  auction.passed = [];
  auction.turn = next;
  emit(board, { event: 'bid', player, amount: power });
}

function nobodyOpens(board: Board, auction: Auction): void {
  const copies = auction.cards.flatMap((id) => board.inPlay(id) ?? []);
  endAuction(board);
  loseAuction(board, copies, 'toasted');
}

/** The winner pays and chooses which copy stays, both at once (5.5). */
export function chooseCopy(board: Board, task: Extract<Task, { task: 'auction' }>): void {
  const { auction } = board.state;
  const high = auction === null ? undefined : highBid(auction);
  if (auction === null || high === undefined) {
    board.state.agenda.pop();
    return;
  }
  const from = auction.cards.filter((id) => board.inPlay(id) !== undefined);
  const answer = answered(board, task.answers, {
    ...{ player: high.player, as: 'stays', about: 'which copy stays in play', kind: 'cards', from },
  });
  const losers = from.filter((id) => !('cards' in answer && answer.cards.includes(id)));
  endAuction(board);
  spendPower(board, high.player, high.power);
  for (const card of losers.flatMap((id) => board.inPlay(id) ?? [])) {
    const toasted = auction.losersToasted || auction.newest.includes(card.id);
    loseAuction(board, [card], toasted ? 'toasted' : 'smoked');
  }
}

/** Play resumes exactly where it was suspended (5.5). */
function endAuction(board: Board): void {
  const { state } = board;
  const { winner, suspended = null } = state.auction ?? {};
  state.agenda = state.agenda.filter(({ task }) => task !== 'auction');
  state.auction = null;
  state.scene = suspended;
  state.passed = [];
  emit(board, { event: 'auction-ended', ...(winner === undefined ? {} : { player: winner }) });
}

/** Nobody's doing, and not smoking or toasting for other cards; what the card has generated or triggered is canceled (5.5.1). */
function loseAuction(board: Board, cards: readonly InPlay[], to: 'toasted' | 'smoked'): void {
  for (const { id } of cards) cancelEffectsOf(board, id);
  leavePlay(
    board,
    cards.map((card) => ({ card, to })),
  );
  const gone = cards.filter(({ id }) => board.inPlay(id) === undefined).map(({ id }) => id);
  board.state.triggers = board.state.triggers.filter(
    ({ expires, frame }) => expires !== undefined || !gone.includes(frame.source ?? ''),
  );
}

function cancelEffectsOf(board: Board, source: string): void {
  const { scene, nextScene } = board.state;
  for (const items of [scene?.items ?? [], nextScene]) {
    for (const item of items.filter(({ frame }) => frame.source === source)) {
      items.splice(items.indexOf(item), 1);
      emit(board, { event: 'canceled', effect: item.id });
    }
  }
}
