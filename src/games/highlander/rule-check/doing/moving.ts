import { type Board, findIn } from '../board/board.ts';
import type { Lying } from '../board/cards/where-it-lies.ts';
import { endWithCard, endWithPlot } from '../flow/lasting-ends.ts';
import type { InPlay, Pile, Player } from '../state/state.ts';
import type { CardElsewhere, GameEvent } from '../state/values.ts';
import { putOnDiscard } from './discard-pile.ts';
import { emit } from './emit.ts';
import { comesAbout } from './replacing.ts';

/** Takes a card out of the pile or Exertion in which it lies; one that nobody had named is one of the unknown. */
export function takeOut(pile: Pile, card: CardElsewhere): void {
  const without = (cards: readonly CardElsewhere[]) => cards.filter(({ id }) => id !== card.id);
  if (findIn(pile, card.id) === undefined) {
    pile.unknown -= 1;
    return;
  }
  pile.cards = without(pile.cards);
  if (pile.bottom !== undefined) pile.bottom = without(pile.bottom);
}

/** Takes a card from where it lies: out of a pile or an Exertion, or from under the card that holds it. */
export function takeAway(board: Board, { card, owner, from }: Lying): void {
  const { state } = board;
  const player = board.player(owner);
  if (from === 'hand') takeOut(player.hand, card);
  else if (from === 'endurance') takeOut(player.endurance, card);
  else if (from === 'discard-pile') takeOut(player.discard, card);
  else if (from === 'under') {
    state.inPlay = state.inPlay.filter(({ id }) => id !== card.id);
    leavesInactive(player, card.id);
  } else if (state.exertion !== null)
    state.exertion.cards = state.exertion.cards.filter(({ id }) => id !== card.id);
  board.changed();
}

/** On the discard pile of its owner. */
function toDiscard(player: Player, card: CardElsewhere): void {
  player.discard.cards.unshift({ id: card.id, card: card.card });
}

export function discardFromHand(board: Board, player: Player, card: CardElsewhere): void {
  const { id, card: of } = card;
  const event: GameEvent = { event: 'discarded', player: player.id, card: id, of, from: 'hand' };
  comesAbout(board, event, () => {
    takeOut(player.hand, card);
    toDiscard(player, card);
    emit(board, event);
  });
}

/** Set aside from the hand until the duel is over. */
export function removeFromHand(board: Board, player: Player, { id, card: of }: CardElsewhere): void {
  const event: GameEvent = { event: 'removed-from-game', player: player.id, card: id, of, from: 'hand' };
  comesAbout(board, event, () => {
    takeOut(player.hand, { id, card: of });
    player.removed.cards.unshift({ id, card: of });
    emit(board, event);
  });
}

export interface Entering extends Pick<InPlay, 'id' | 'card' | 'owner' | 'controller'> {
  readonly as?: InPlay['as'];
  readonly faceDown?: boolean;
  readonly asGuard?: boolean;
  readonly with?: string;
  readonly chosen?: InPlay['chosen'];
  readonly beyondHands?: true;
}

export function enterPlay(board: Board, { as, with: conjunction, ...entering }: Entering): InPlay {
  const card: InPlay = {
    ...{ preGame: false, faceDown: false, asGuard: false, weapon: 'held', lostIn: null },
    ...{ counters: {}, chosen: {} },
    ...entering,
    enteredIn: board.state.turn.number,
  };
  if (as !== undefined) card.as = as;
  if (conjunction !== undefined) card.with = conjunction;
  board.state.inPlay.push(card);
  board.changed();
  return card;
}

/** How a card leaves play; to be swept is no removal (Sweep Phase). */
export type Leaving = 'swept' | 'removed' | 'dropped' | 'discarded' | 'countered' | 'used';

/** Out of play, with all that lies on or under it (Captured Cards), each to its owner's discard pile; because of a player, or of the rules. */
export function leavePlay(board: Board, card: InPlay, how: Leaving, by?: string): void {
  const { state } = board;
  if (!state.inPlay.includes(card)) return;
  state.inPlay = state.inPlay.filter((one) => one !== card);
  state.attacks = state.attacks.filter(({ id }) => id !== card.id);
  waitsNoMore(board, card);
  leavesInactive(board.player(card.owner), card.id);
  toDiscard(board.player(card.owner), card);
  board.changed();
  if (how !== 'swept')
    emit(board, {
      ...{ event: 'left-play', player: card.controller, card: card.id, of: card.card, what: how },
      ...(card.under === undefined ? {} : { source: card.under }),
      ...(by === undefined ? {} : { by }),
    });
  for (const other of state.inPlay.filter(({ under }) => under === card.id)) leavePlay(board, other, how, by);
  for (const other of state.inPlay) {
    if (other.with === card.id) delete other.with;
    if (other.hiltOf === card.id) delete other.hiltOf;
  }
  endWithCard(board, card.id);
  if (how === 'removed' || how === 'countered') endWithPlot(board, card);
}

/** What is no longer in play has stopped what it has stopped, nothing that is still to be resolved, and awaits no Exertion. */
function waitsNoMore(board: Board, { id }: InPlay): void {
  const { state } = board;
  state.awaitingExertion = state.awaitingExertion.filter((one) => one !== id);
  for (const defense of state.defenses) {
    if (defense.id === id)
      defense.against = defense.against.filter((attack) => board.attack(attack)?.result !== 'pending');
  }
}

/** A weapon that is gone is nobody's loss; the inactive Immortal whose Persona card is gone leaves, and his hand is discarded. */
function leavesInactive(player: Player, card: string): void {
  const { inactive } = player;
  if (inactive === null) return;
  inactive.weaponsLost = inactive.weaponsLost.filter(({ weapon }) => weapon !== card);
  if (inactive.persona !== card) return;
  putOnDiscard(player, inactive.hand);
  player.inactive = null;
}

/** Set aside until the duel is over. */
export function removeFromGame(board: Board, card: InPlay, by: string): void {
  leavePlay(board, card, 'removed', by);
  const player = board.player(card.owner);
  takeOut(player.discard, card);
  player.removed.cards.unshift({ id: card.id, card: card.card });
  emit(board, { event: 'removed-from-game', player: card.owner, card: card.id, of: card.card });
}
