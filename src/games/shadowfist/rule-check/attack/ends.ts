import type { End } from '../../vocabulary/words.ts';
import type { Board } from '../board/board.ts';
import { ceaseAttacking, ceaseIntercepting } from '../doing/attack-changes.ts';
import { emit } from '../doing/emit.ts';
import type { InPlay, Lasting } from '../state/state.ts';

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

/** What triggers on the end of combat does so now; surviving it is an event of each (6.4). */
export function endCombat(
  board: Board,
  pairs: readonly { readonly attacker: InPlay; readonly opposing: InPlay }[],
): void {
  for (const { attacker, opposing } of pairs) {
    emit(board, { event: 'combat-ended', card: attacker.id, target: opposing.id });
  }
  expire(board, 'end-of-combat');
}

/** Whoever is still there, and has not overcome, ceases attacking; those whose attacker is gone cease intercepting (6.4.1). */
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
  for (const chain of attack.chains) delete chain.fighting;
  for (const chain of [...attack.chains]) {
    if (attack.attackers.some(({ id }) => id === chain.attacker)) continue;
    for (const interceptor of [...chain.interceptors]) ceaseIntercepting(board, interceptor);
  }
  board.changed();
}

/** That player's interception is over: what is left of it ceases, and the option passes clockwise (6.3). */
export function completeInterception(board: Board): void {
  const { attack } = board.state;
  if (attack === null) return;
  const player = attack.intercepting;
  for (const card of board.state.inPlay) {
    if (card.controller !== player) continue;
    const intercepting = attack.chains.some(({ interceptors }) => interceptors.includes(card.id));
    if (intercepting) ceaseIntercepting(board, card.id);
    delete card.away;
  }
  attack.chains = [];
  delete attack.intercepting;
  attack.toIntercept.shift();
  attack.step = attack.toIntercept.length > 0 ? 'intercepting' : 'prior-to-target';
  board.state.passed = [];
  board.changed();
}
