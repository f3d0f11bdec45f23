import type { End } from '../../vocabulary/words.ts';
import type { Board } from '../board/board.ts';
import { ceaseAttacking, ceaseIntercepting } from '../doing/attack-changes.ts';
import { emit } from '../doing/emit.ts';
import type { Attack, Lasting } from '../state/state.ts';
import type { GameEvent } from '../state/values.ts';

/** What lasts until now ends: each by a triggered effect of its own (5.2), and what waited for now is done. */
export function expire(board: Board, until: End, player?: string): void {
  const { state } = board;
  for (const lasting of [...state.lasting]) {
    if (lasting.until !== until || (player !== undefined && lasting.turnOf !== player)) continue;
    const waited = lasting.kind === 'at' ? lasting.effects : [];
    if (lasting.kind === 'when') {
      state.lasting.splice(state.lasting.indexOf(lasting), 1);
      continue;
    }
    state.triggers.push({
      ...{ id: board.newId('t'), effects: [...waited], frame: eyesOf(board, lasting), choose: [], pay: [] },
      ...{ optional: false, immediately: false, expires: lasting.id },
    });
  }
  board.changed();
}

/** An effect of an eliminated player is the current player's to put in order. */
function eyesOf(board: Board, { frame }: Lasting): Lasting['frame'] {
  return board.player(frame.player).eliminated ? { ...frame, player: board.current } : frame;
}

type Combat = Attack['fought'][number];

/** Of a combat there is one event for each of two cards in it. */
function tellBoth(board: Board, event: GameEvent['event'], { attacker, opposing }: Combat): void {
  emit(board, { event, card: attacker, target: opposing });
  emit(board, { event, card: opposing, target: attacker });
}

/** Prior to combat, when it is settled who fights whom (6.4): the first of each chain, or the target. */
export function tellWhoFights(board: Board, attack: Attack): void {
  const pairs: Combat[] =
    attack.step === 'prior-to-target'
      ? attack.attackers.map(({ id, target }) => ({ attacker: id, opposing: target }))
      : attack.chains.flatMap(({ attacker, interceptors: [opposing] }) =>
          opposing !== undefined && attack.attackers.some(({ id }) => id === attacker)
            ? [{ attacker, opposing }]
            : [],
        );
  for (const pair of pairs) tellBoth(board, 'about-to-enter-combat', pair);
}

/** What triggers on the end of combat does so now (6.4). */
export function endCombat(board: Board, { fought }: Attack): void {
  for (const pair of fought) tellBoth(board, 'combat-ended', pair);
  expire(board, 'end-of-combat');
}

/** Surviving a combat comes at its end, before it is completed (6.4.1). */
export function tellSurvivors(board: Board, { fought }: Attack): void {
  for (const { attacker, opposing } of fought) {
    if (board.inPlay(attacker) !== undefined)
      emit(board, { event: 'survived-combat', card: attacker, target: opposing });
    if (board.inPlay(opposing) !== undefined)
      emit(board, { event: 'survived-combat', card: opposing, target: attacker });
  }
}

/** An attacker that has not overcome its interceptor ceases attacking (6.4.1). */
export function completeRound(board: Board): void {
  const { attack } = board.state;
  if (attack === null) return;
  for (const chain of [...attack.chains]) {
    const { fighting } = chain;
    const attacking = attack.attackers.some(({ id }) => id === chain.attacker);
    if (fighting !== undefined && attacking && board.inPlay(fighting) !== undefined) {
      ceaseAttacking(board, chain.attacker);
    }
  }
  for (const { attacker, opposing } of attack.fought) {
    const still = attack.chains.some(({ fighting }) => fighting === opposing);
    if (!still && attack.attackers.some(({ id }) => id === attacker))
      emit(board, { event: 'overcame', card: attacker, target: opposing });
  }
  attack.fought = [];
  board.changed();
}

/** That player's interception is over: what is left of it ceases, and the option passes clockwise (6.3). */
export function completeInterception(board: Board): void {
  const { attack } = board.state;
  if (attack === null) return;
  ceaseAllIntercepting(board, attack);
  delete attack.intercepting;
  attack.toIntercept.shift();
  nextInterception(board, attack);
}

/** Those that remain go back, if they are at an opponent's location, and else stay (3.3.3). */
export function ceaseAllIntercepting(board: Board, attack: Attack): void {
  for (const { fighting, interceptors } of [...attack.chains]) {
    for (const id of [fighting ?? [], ...interceptors].flat()) ceaseIntercepting(board, id);
  }
  // Who came and was not declared goes back as well.
  for (const card of board.state.inPlay) if (card.controller === attack.intercepting) delete card.away;
  attack.chains = [];
  board.changed();
}

/** The next player's option to intercept, or else combat with the target is next. */
export function nextInterception(board: Board, attack: Attack): void {
  attack.step = attack.toIntercept.length > 0 ? 'intercepting' : 'prior-to-target';
  board.state.passed = [];
  board.changed();
  if (attack.step === 'prior-to-target') tellWhoFights(board, attack);
}
