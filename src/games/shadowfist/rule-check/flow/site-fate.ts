import type { Prohibition } from '../../vocabulary/words.ts';
import type { Board } from '../board/board.ts';
import { called } from '../board/called.ts';
import { cannot } from '../board/figures.ts';
import { unansweredEvents } from '../board/unanswered.ts';
import { changeControl, rightfulController } from '../doing/control.ts';
import { emit } from '../doing/emit.ts';
import { leavePlay } from '../doing/leaving.ts';
import { gainPower } from '../doing/power.ts';
import { replaced } from '../doing/replacing.ts';
import type { InPlay, Task } from '../state/state.ts';
import { answered } from './ask.ts';
import { openScene } from './scenes.ts';
import { hasEnough } from './victory.ts';

const fates = ['smoke', 'seize', 'burn-for-victory', 'burn-for-power'] as const;
type Fate = (typeof fates)[number];

/** What may be done with a Site at zero: only Feng Shui Sites are burned (6.4.3). */
function fatesOf(board: Board, card: InPlay, player: string): Fate[] {
  const burnable = board.definition(card).type === 'Feng Shui Site';
  const may = (prohibition: Prohibition) => !cannot(board, card, prohibition, undefined, player);
  const leaves = may('leave-play');
  const possible: { readonly [Each in Fate]: boolean } = {
    smoke: leaves && may('be-smoked'),
    seize: may('be-seized'),
    'burn-for-victory': leaves && burnable && may('be-burned-for-victory'),
    'burn-for-power': leaves && burnable && may('be-burned-for-power'),
  };
  return fates.filter((fate) => possible[fate]);
}

/** The attacking player decides at once; the result takes place before anything that it triggers (6.4.3). */
export function decideFate(board: Board, task: Extract<Task, { task: 'fate-of-site' }>): void {
  const { attack } = board.state;
  const card = board.inPlay(task.card);
  const player = attack?.player;
  if (card === undefined || player === undefined) {
    board.state.agenda.pop();
    return;
  }
  const from = fatesOf(board, card, player);
  if (from.length === 0) {
    board.state.agenda.pop();
    return;
  }
  const answer = answered(board, task.answers, {
    ...{ player, as: 'fate', about: `what is done with ${called(board, task.card)}`, kind: 'mode', from },
  });
  const fate = fates.find((one) => 'mode' in answer && answer.mode === one) ?? 'smoke';
  board.state.agenda.pop();
  // What this and the combat trigger is one scene, to which anybody may add; who burns for Power ends the turn, and
  // only the burning is responded to (6.4.3).
  const endsTurn = fate === 'burn-for-power' && board.current === player;
  openScene(board, endsTurn ? [] : unansweredEvents(board)).onlyStatedResponses = false;
  carryOut(board, card, fate, player, task.sources);
}

function carryOut(board: Board, card: InPlay, fate: Fate, player: string, sources: readonly string[]): void {
  const done = { by: player, sources, combat: true };
  switch (fate) {
    case 'smoke':
      leavePlay(board, [{ card, to: 'smoked', event: 'smoked', ...done }]);
      return;
    case 'seize':
      seize(board, card, player);
      claimVictory(board, player, card);
      return;
    case 'burn-for-victory':
      leavePlay(board, [{ card, to: 'burnedForVictory', of: player, event: 'burned-for-victory', ...done }]);
      claimVictory(board, player, card);
      return;
    case 'burn-for-power': {
      leavePlay(board, [{ card, to: 'smoked', event: 'burned-for-power', ...done }]);
      gainPower(board, player, burnPower(board));
      // The attacking player's turn ends at once; an opponent's does not (6.4.3).
      if (board.current === player) board.state.agenda.unshift({ task: 'end-turn-now', answers: {} });
    }
  }
}

/** One more than there are players in the game, at most five (3.3.3). */
function burnPower(board: Board): number {
  return Math.min(5, board.clockwiseFrom(board.current).length + 1);
}

/**
 * Damage is removed, but for what cannot be while the Site stays in play, which a seized one does (7.7); counters and
 * States stay, the Site unturns, and the new controller places it (3.3.3, 7.4).
 */
export function seize(board: Board, card: InPlay, player: string): void {
  const from = card.controller;
  // Nobody takes control of a card that is already theirs (7.4).
  if (from === player) return;
  if (replaced(board, { event: 'seized', card: card.id, player: from, by: player })) return;
  if (!cannot(board, card, 'have-damage-removed')) card.damage = card.lastingDamage;
  card.home = player;
  overtake(board, card, player);
  changeControl(board, card, player, 'control-changed');
  emit(board, { event: 'seized', card: card.id, player: from, by: player });
}

/** Whatever gave control of it before is over, or, where a card still gives it, contradicted by the seizing (7.7). */
function overtake(board: Board, card: InPlay, player: string): void {
  const { state } = board;
  state.lasting = state.lasting.flatMap((one) => {
    if (one.kind !== 'control' || !one.cards.includes(card.id)) return [one];
    const cards = one.cards.filter((id) => id !== card.id);
    return cards.length === 0 ? [] : [{ ...one, cards }];
  });
  board.changed();
  if (rightfulController(board, card) === player) return;
  state.lasting.push({
    ...{ id: board.newId('l'), until: 'while-in-play', frame: { player, values: {} } },
    ...{ kind: 'control', cards: [card.id], to: player },
  });
  board.changed();
}

/**
 * A Feng Shui Site that was seized or burned wins, if it was the last that was needed, once all that this triggered
 * has resolved; nobody answers it otherwise (4.9).
 */
export function claimVictory(board: Board, player: string, site: InPlay): void {
  if (board.definition(site).type !== 'Feng Shui Site' || !hasEnough(board, player)) return;
  const scene = openScene(board);
  scene.closed = true;
  board.state.claim = { player, site: site.id };
  board.changed();
}
