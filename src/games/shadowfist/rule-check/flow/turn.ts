import { expire } from '../attack/ends.ts';
import type { Board } from '../board/board.ts';
import { sizeOf } from '../board/board.ts';
import { hasSpecial } from '../board/figures.ts';
import { heal } from '../doing/damage.ts';
import { emit } from '../doing/emit.ts';
import type { Lasting } from '../state/state.ts';
import { eliminate } from './elimination.ts';
import { win } from './victory.ts';

/** The Establishing Shot begins: what occurs at the start of the turn comes first (3.3.1). */
export function startTurn(board: Board, player: string): void {
  const { state } = board;
  state.turn = {
    ...{ player, number: state.turn.number + 1, phase: 'start', firstOption: false },
    ...{ generatedPower: null, powerToCome: [] },
    ...{ sitePlayed: false, lastAttack: null, onlyIndependent: false, failedOutOfTurn: [] },
    ...{ limitedEvents: [], unturnedBy: [] },
    ...{
      uses: state.turn.uses.filter(({ per }) => per === 'game'),
      opponentResponded: false,
      events: [],
      unanswered: 0,
    },
  };
  for (const card of state.inPlay) card.enteredThisTurn = false;
  for (const lasting of state.lasting) {
    if (endsThisTurn(board, lasting, player)) lasting.until = 'end-of-turn';
  }
  state.passed = [];
  board.changed();
  emit(board, { event: 'turn-started', player });
  for (const card of state.inPlay) {
    if (card.controller === player && hasSpecial(board, card, 'Regenerate'))
      heal(board, card, 'all', card.id);
  }
  expire(board, 'start-of-your-next-turn', player);
}

/** Whether what lasts until the end of a later turn lasts until the end of the player's turn, which has just begun. */
function endsThisTurn(board: Board, lasting: Lasting, player: string): boolean {
  switch (lasting.until) {
    case 'end-of-next-turn':
      return true;
    case 'end-of-your-next-turn':
      return lasting.turnOf === player;
    case 'end-of-controllers-next-turn': {
      const cards = 'cards' in lasting ? lasting.cards.flatMap((id) => board.inPlay(id) ?? []) : [];
      return cards.length === 0 || cards.some(({ controller }) => controller === player);
    }
    default:
      return false;
  }
}

export function startMainShot(board: Board): void {
  const { turn } = board.state;
  turn.phase = 'main';
  turn.firstOption = true;
  board.changed();
  emit(board, { event: 'main-shot-started', player: turn.player });
}

/** Triggered effects of the end of the turn form the last scene (4.8). */
export function endTurnTriggers(board: Board): void {
  const { turn } = board.state;
  turn.phase = 'end-triggers';
  board.changed();
  emit(board, { event: 'turn-ended', player: turn.player });
  expire(board, 'end-of-turn');
}

/** Whoever has an empty deck is out; then the next player's turn begins (3.1, 4.8). */
export function finishTurn(board: Board): void {
  const { state } = board;
  const { player } = state.turn;
  board.player(player).turnsCompleted += 1;
  const next = board.clockwiseFrom(player);
  for (const one of next) if (sizeOf(board.player(one).deck) === 0) eliminate(board, one);
  const left = next.filter((one) => !board.player(one).eliminated);
  const [first] = left;
  if (left.length <= 1) {
    if (first === undefined) state.turn.phase = 'over';
    else win(board, first);
    return;
  }
  const following = left.find((one) => one !== player) ?? player;
  startTurn(board, following);
}
