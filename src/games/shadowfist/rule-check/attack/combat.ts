import type { Board } from '../board/board.ts';
import { combatDamage, hasSpecial } from '../board/figures.ts';
import { type Blow, inflict } from '../doing/damage.ts';
import { answered } from '../flow/ask.ts';
import { settle } from '../flow/settle.ts';
import type { Attack, InPlay, Task } from '../state/state.ts';
import { endCombat, tellSurvivors } from './ends.ts';

type Combat = Extract<Task, { task: 'combat' }>;

interface Pair {
  readonly attacker: InPlay;
  readonly opposing: InPlay;
}

/**
 * Attackers and their first interceptors, or the target, fight: all of it at once (6.4), except that an attacker with
 * Ambush strikes first (10.1.2).
 */
export function fight(board: Board, task: Combat): void {
  const { attack, agenda } = board.state;
  if (attack === null) {
    agenda.pop();
    return;
  }
  const pairs = pairsOf(board, attack, task);
  const striking = task.first
    ? pairs.filter(({ attacker, opposing }) => ambushes(board, attacker, opposing))
    : [];
  if (striking.length > 0) {
    agenda.pop();
    attack.step = task.with === 'target' ? 'target-ambush' : 'ambush';
    attack.struck = striking.map(({ attacker }) => attacker.id);
    strike(
      board,
      attack,
      striking.flatMap((pair) => blowsOfAttacker(board, pair)),
    );
    return;
  }
  const answers = divided(board, task, pairs);
  agenda.pop();
  const rest = pairs.filter(({ attacker }) => !attack.struck.includes(attacker.id));
  attack.step = task.with === 'target' ? 'target-fought' : 'fought';
  strike(board, attack, [...rest.flatMap((pair) => blowsOfAttacker(board, pair)), ...answers]);
  endCombat(board, attack);
  // Who is smoked by this damage has not survived the combat.
  while (settle(board)) board.budget.step();
  tellSurvivors(board, attack);
  attack.struck = [];
}

/** After an Ambush the same fight on; only a combat that begins brings up the next of a chain. */
function pairsOf(board: Board, attack: Attack, task: Combat): Pair[] {
  const pairs = pairsFighting(board, attack, task);
  if (task.first) {
    attack.fought = pairs.map(({ attacker, opposing }) => ({ attacker: attacker.id, opposing: opposing.id }));
  }
  return pairs;
}

function pairsFighting(board: Board, attack: Attack, task: Combat): Pair[] {
  if (task.with === 'target') {
    return attack.attackers.flatMap(({ id, target }) => paired(board, id, target));
  }
  return attack.chains.flatMap((chain) => {
    const fighting = chain.fighting ?? (task.first ? chain.interceptors.shift() : undefined);
    if (fighting === undefined) return [];
    chain.fighting = fighting;
    const attacking = attack.attackers.some(({ id }) => id === chain.attacker);
    return attacking ? paired(board, chain.attacker, fighting) : [];
  });
}

function paired(board: Board, one: string, other: string): Pair[] {
  const [attacker, opposing] = [board.inPlay(one), board.inPlay(other)];
  return attacker === undefined || opposing === undefined ? [] : [{ attacker, opposing }];
}

/** Ambush is against Characters, and for attackers only (10.1.2). */
function ambushes(board: Board, attacker: InPlay, opposing: InPlay): boolean {
  return board.definition(opposing).type === 'Character' && hasSpecial(board, attacker, 'Ambush');
}

function blowsOfAttacker(board: Board, { attacker, opposing }: Pair): Blow[] {
  const amount = combatDamage(board, attacker, opposing);
  return [{ to: opposing.id, amount, source: attacker.id, combat: true, by: attacker.controller }];
}

/**
 * What interceptors inflict on their attackers, and the target, if it is a Character, on all that attack it: its
 * controller divides that, all of it (4.5.1).
 */
function divided(board: Board, task: Combat, pairs: readonly Pair[]): Blow[] {
  const opponents = new Map<string, Pair[]>();
  for (const pair of pairs) {
    if (board.definition(pair.opposing).type !== 'Character') continue;
    opponents.set(pair.opposing.id, [...(opponents.get(pair.opposing.id) ?? []), pair]);
  }
  return [...opponents.values()].flatMap((fights) => {
    const [first, ...others] = fights;
    if (first === undefined) return [];
    const { opposing } = first;
    const blow = { source: opposing.id, combat: true, by: opposing.controller };
    const amounts = others.length === 0 ? undefined : division(board, task, opposing, fights);
    return fights.map(({ attacker }) => ({
      ...{ ...blow, to: attacker.id },
      amount: amounts === undefined ? combatDamage(board, opposing, attacker) : (amounts[attacker.id] ?? 0),
    }));
  });
}

function division(
  board: Board,
  task: Combat,
  opposing: InPlay,
  fights: readonly Pair[],
): Record<string, number> {
  const amount = combatDamage(board, opposing, undefined);
  if (amount === 0) return {};
  const from = fights.map(({ attacker }) => attacker.id);
  const answer = answered(board, task.answers, {
    ...{ player: opposing.controller, as: `division-${opposing.id}`, kind: 'division', from, amount },
    ...{ about: `how ${board.definition(opposing).title} divides its damage`, least: 1, most: from.length },
  });
  return 'division' in answer ? answer.division : {};
}

/** An attacker that inflicts combat damage on its own target makes the attack successful (6.5). */
function strike(board: Board, attack: Attack, blows: readonly Blow[]): void {
  const before = board.events.length;
  inflict(
    board,
    blows.filter(({ amount }) => amount > 0),
  );
  const hits = board.events
    .slice(before)
    .filter(({ event, combat }) => event === 'damage-inflicted' && combat === true);
  const onTarget = hits.some(({ card, source }) =>
    attack.attackers.some(({ id, target }) => id === source && target === card),
  );
  if (onTarget) attack.successful = true;
  board.changed();
}
