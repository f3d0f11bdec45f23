import type { Board } from '../board/board.ts';
import { is, isOn } from '../board/cards/likeness.ts';
import { isLetByText, throughText } from '../board/cards/where-it-lies.ts';
import { leaveFor } from '../board/turn/extra-plays.ts';
import type { Exertion } from '../state/state.ts';
import type { CardElsewhere } from '../state/values.ts';
import { putExertedAway } from './endurance.ts';
import { leavePlay } from './moving.ts';

/**
 * Nothing of the kind is left in it: the rest goes to the discard pile (Hard Exertions). Whether a card fits is left to
 * the player, who may yet make it fit, as by dropping a Guard.
 */
export function closeExertionIfSpent(board: Board): void {
  const { exertion } = board.state;
  if (exertion !== null && !couldBePlayedFrom(board, exertion)) endExertion(board);
}

export function endExertion(board: Board): void {
  const { exertion } = board.state;
  if (exertion === null) return;
  board.state.exertion = null;
  putExertedAway(board, board.player(exertion.player), { cards: exertion.cards, unknown: 0 });
  loseWhatAwaited(board, exertion);
}

/** If the Exertion holds no playable card, what was played in conjunction is discarded without effect, with what goes with it. */
function loseWhatAwaited(board: Board, { taken }: Exertion): void {
  const { awaitingExertion } = board.state;
  board.state.awaitingExertion = [];
  if (taken) return;
  for (const id of awaitingExertion) {
    const lost = board.state.inPlay.filter((card) => card.id === id || card.with === id);
    for (const card of lost) leavePlay(board, card, 'removed');
  }
}

/** A card whose type no source tells may be whatever is played from an Exertion. */
function couldBePlayedFrom(
  board: Board,
  { player, for: purpose, cards, taken, illusion }: Exertion,
): boolean {
  const isSearch = purpose === 'attack' || purpose === 'defense';
  return cards.some((named) => {
    if (leaveFor(board, player, named.id) !== undefined) return true;
    const card = board.seenElsewhere(named, player);
    if (card.definition.type === null)
      return (board.switches.illusions === 'hard-exertion' && !illusion) || (isSearch && !taken);
    if (is(board, card, 'illusion')) return board.switches.illusions === 'hard-exertion' && !illusion;
    if (taken) return false;
    if (isLetBe(board, player, named, purpose)) return true;
    if (purpose === 'attack') return is(board, card, 'attack') && !is(board, card, 'special-attack');
    return purpose === 'defense' && is(board, card, 'defense');
  });
}

/** Whether a text lets it be played from an Exertion; as an attack or defense only from one that was made for such. */
function isLetBe(board: Board, player: string, card: CardElsewhere, purpose: Exertion['for']): boolean {
  const lying = { card, owner: player, from: 'exertion' } as const;
  const through = throughText(board, player, lying);
  if (through === undefined) return isLetByText(board, player, lying);
  const { as } = through.modifier;
  if (as === undefined) return true;
  if (purpose === 'attack') return isOn(as, 'attack');
  return purpose === 'defense' && (isOn(as, 'block') || isOn(as, 'dodge'));
}

/**
 * A Hard Exertion that a text calls for: an Illusion may be played from it, and what the text lets be played. Nobody
 * plays anything in the opponent's turn (the Golden Rule), nor goes back to an Exertion that this one interrupts.
 */
export function openExertion(board: Board, player: string, cards: readonly CardElsewhere[]): void {
  if (player !== board.current) {
    putExertedAway(board, board.player(player), { cards: [...cards], unknown: 0 }, true);
    return;
  }
  endExertion(board);
  board.state.turn.handClosed = true;
  board.state.exertion = { player, for: 'effect', cards: [...cards], taken: false, illusion: false };
}
