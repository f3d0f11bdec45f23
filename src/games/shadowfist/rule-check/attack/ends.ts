import type { End } from '../../vocabulary/words.ts';
import type { Board } from '../board/board.ts';
import { combatSteps } from '../board/conditions.ts';
import { isAttacking } from '../board/matching.ts';
import { ceaseAttacking, ceaseIntercepting } from '../doing/attack-changes.ts';
import { emit } from '../doing/emit.ts';
import type { Attack, Lasting } from '../state/state.ts';
import { tellBoth } from './who-fights.ts';

/** What lasts until now ends: each by a triggered effect of its own (5.2), and what waited for now is done. */
export function expire(board: Board, until: End, player?: string): void {
  const { state } = board;
  for (const lasting of [...state.lasting]) {
    if (lasting.until !== until || (player !== undefined && lasting.turnOf !== player)) continue;
    // Where combat, attack and turn end at once, it has been triggered already (6.4.3).
    if (state.triggers.some(({ expires }) => expires === lasting.id)) continue;
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

/** From the first blow of a combat until all that its end triggered has resolved (6.4). */
export function isCombatAtHand({ step }: Attack): boolean {
  return combatSteps.has(step);
}

/** What triggers on the end of combat does so now (6.4). */
export function endCombat(board: Board): void {
  const fought = board.state.attack?.fought ?? [];
  for (const pair of fought) tellBoth(board, 'combat-ended', pair);
  expire(board, 'end-of-combat');
  tellSurvivors(board, fought);
}

/**
 * That a Character survived a combat comes at its end, before it is completed (6.4.1). One that has left play has not
 * survived, though it may be back as a new card (4.4).
 */
function tellSurvivors(board: Board, fought: Attack['fought']): void {
  const gone = new Set(board.state.left.map(({ id }) => id));
  const tell = (id: string, other: string) => {
    const card = board.inPlay(id);
    if (card !== undefined && !gone.has(id) && board.definition(card).type === 'Character')
      emit(board, { event: 'survived-combat', card: id, target: other });
  };
  for (const { attacker, opposing } of fought) {
    tell(attacker, opposing);
    tell(opposing, attacker);
  }
}

/**
 * Combat is completed: whoever has not overcome its interceptor ceases attacking (6.4.1). That interceptor intercepts
 * until its player's interception is complete (3.3.3).
 */
export function completeRound(board: Board, attack: Attack): void {
  for (const { attacker, fighting } of [...attack.chains])
    if (fighting !== undefined) ceaseAttacking(board, attacker);
  for (const chain of attack.chains) {
    const overcome = isAttacking(board, chain.attacker) ? (chain.gone ?? []) : [];
    delete chain.gone;
    for (const target of overcome) emit(board, { event: 'overcame', card: chain.attacker, target });
  }
  attack.fought = [];
  board.changed();
}

/** That player's interception is over: what is left of it ceases, and the option passes clockwise (6.3). */
export function completeInterception(board: Board, attack: Attack): void {
  const player = attack.intercepting;
  ceaseAllIntercepting(board, attack);
  for (const card of board.state.inPlay) if (card.controller === player) delete card.away;
  delete attack.intercepting;
  attack.toIntercept.shift();
  nextInterception(board, attack);
}

export function ceaseAllIntercepting(board: Board, attack: Attack): void {
  for (const { fighting, interceptors } of [...attack.chains]) {
    if (fighting !== undefined) ceaseIntercepting(board, fighting);
    for (const interceptor of interceptors) ceaseIntercepting(board, interceptor);
  }
  attack.chains = [];
}

/** The next player's option to intercept, or else combat with the target is next. */
export function nextInterception(board: Board, attack: Attack): void {
  attack.step = attack.toIntercept.length > 0 ? 'intercepting' : 'prior-to-target';
  board.state.passed = [];
  board.changed();
}

/** What lasts until the end of the attack expires, and what triggers on it does so (6.4.2). */
export function endAttack(board: Board, attack: Attack): void {
  attack.step = 'ending';
  attack.toIntercept = [];
  attack.fought = [];
  emit(board, {
    ...{ event: 'attack-ended', player: attack.player, by: attack.player, successful: attack.successful },
    ...{ targets: [...attack.targets] },
  });
  expire(board, 'end-of-combat');
  expire(board, 'end-of-attack');
  board.changed();
}
