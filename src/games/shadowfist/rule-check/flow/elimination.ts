import type { Board } from '../board/board.ts';
import { zonesOf } from '../board/board.ts';
import { isAboutNobody } from '../board/gathered.ts';
import { isKeptUpBy, keeperOf } from '../board/keepers.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/leaving.ts';
import { closeGaps } from '../doing/structure.ts';
import { put } from '../doing/zones.ts';
import type { Lasting } from '../state/state.ts';

/**
 * Out of the game (4.9): all cards the player controls are removed, which is neither smoking nor toasting; what they
 * hold of others goes to its owner's toasted pile; what others control of theirs stays until it leaves play.
 */
export function eliminate(board: Board, player: string): void {
  board.player(player).eliminated = true;
  smokeStatesOfOthers(board, player);
  removeControlled(board, player);
  emptyPiles(board, player);
  forget(board, player);
  closeGaps(board);
  emit(board, { event: 'player-eliminated', player });
}

/** A State that another player controls does not stay where its subject does not (4.4). */
function smokeStatesOfOthers(board: Board, player: string): void {
  const stranded = board.state.inPlay.filter(
    ({ on, controller }) =>
      on !== undefined && controller !== player && board.inPlay(on)?.controller === player,
  );
  leavePlay(
    board,
    stranded.map((card) => ({ card, to: 'smoked', event: 'smoked' })),
  );
}

function removeControlled(board: Board, player: string): void {
  const { state } = board;
  const gone = state.inPlay.filter(({ controller }) => controller === player);
  state.inPlay = state.inPlay.filter(({ controller }) => controller !== player);
  board.changed();
  for (const card of gone)
    if (card.owner !== player && !card.ownerGone) put(board, card.owner, 'toasted', card);
  for (const card of state.inPlay) {
    if (card.owner === player) card.ownerGone = true;
    if (card.home === player) card.home = card.controller;
  }
}

function emptyPiles(board: Board, player: string): void {
  for (const zone of zonesOf(board.player(player))) {
    const others = zone.cards.filter(({ owner = player }) => !board.player(owner).eliminated);
    zone.cards = [];
    zone.unknown = 0;
    for (const card of others) put(board, card.owner ?? player, 'toasted', card);
  }
}

/** Nothing lasts for cards that are gone, and nothing makes cards theirs any longer. */
function forget(board: Board, player: string): void {
  const { state } = board;
  state.lasting = state.lasting.filter((lasting) => {
    if (lasting.kind === 'control' && lasting.to === player) return false;
    return !isForCardsThatAreGone(board, lasting);
  });
  board.changed();
}

function isForCardsThatAreGone(board: Board, lasting: Lasting): boolean {
  if ('cards' in lasting) lasting.cards = lasting.cards.filter((id) => board.inPlay(id) !== undefined);
  return isAboutNobody(lasting) || keptUpByGone(board, lasting);
}

/** What a card keeps up while it is in play, or turned, ceases with it (4.4). */
function keptUpByGone(board: Board, lasting: Lasting): boolean {
  return [lasting.frame.source, keeperOf(lasting)].some(
    (id) => id !== undefined && isKeptUpBy(lasting, id) && board.inPlay(id) === undefined,
  );
}
