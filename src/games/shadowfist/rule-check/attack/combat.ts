import type { Board } from '../board/board.ts';
import {
  combatDamage,
  hasSpecial,
  inflictsNothing,
  insteadOfOwn,
  isUnaffectedBySpecial,
} from '../board/figures.ts';
import { isAttacking } from '../board/matching.ts';
import { modifiersOn } from '../board/texts.ts';
import { type Blow, inflict } from '../doing/damage.ts';
import { answered } from '../flow/ask.ts';
import { settle } from '../flow/settle.ts';
import type { Attack, InPlay, Task } from '../state/state.ts';
import { endCombat } from './ends.ts';

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
  if (task.first) bringUp(board, attack);
  const pairs = pairsOf(board, attack, task);
  const striking = task.first
    ? pairs.filter(({ attacker, opposing }) => ambushes(board, attacker, opposing))
    : [];
  const early = task.first ? pairs.filter((pair) => ambushesAttacker(board, task, pair)) : [];
  if (striking.length > 0 || early.length > 0) {
    const blows = [
      ...striking.flatMap((pair) => blowsOfAttacker(board, task, pair)),
      ...blowsOfOpposing(board, task, early),
    ];
    agenda.pop();
    attack.step = task.with === 'target' ? 'target-ambush' : 'ambush';
    attack.struck = [
      ...striking.map(({ attacker }) => attacker.id),
      ...early.map(({ opposing }) => opposing.id),
    ];
    strike(board, attack, blows);
    return;
  }
  const rest = pairs.filter(({ attacker }) => !attack.struck.includes(attacker.id));
  const blows = [
    ...rest.flatMap((pair) => blowsOfAttacker(board, task, pair)),
    ...blowsOfOpposing(
      board,
      task,
      pairs.filter(({ opposing }) => !attack.struck.includes(opposing.id)),
    ),
  ];
  agenda.pop();
  const at = agenda.length;
  attack.step = task.with === 'target' ? 'target-fought' : 'fought';
  attack.struck = [];
  strike(board, attack, blows);
  // Characters that this damage smokes are gone before combat ends, and have not survived it.
  while (settle(board)) board.budget.step();
  if (isSomethingLeftToDo(board, at)) agenda.splice(at, 0, { task: 'end-combat', answers: {} });
  else endCombat(board);
}

/** What damage does immediately (5.2.5), or what happens in the place of something, comes before combat ends. */
function isSomethingLeftToDo({ state }: Board, at: number): boolean {
  return (
    state.triggers.some(({ immediately }) => immediately) ||
    state.agenda.slice(at).some(({ task }) => task === 'effects' || task === 'replacement')
  );
}

/** The next of each chain fights. */
function bringUp(board: Board, attack: Attack): void {
  for (const chain of attack.chains) {
    if (!isAttacking(board, chain.attacker)) continue;
    const next = chain.fighting ?? chain.interceptors.shift();
    if (next !== undefined) chain.fighting = next;
  }
  board.changed();
}

/** Those who were to fight, and still do. */
function pairsOf(board: Board, attack: Attack, task: Combat): Pair[] {
  return attack.fought.flatMap(({ attacker: one, opposing: other }) => {
    const [attacker, opposing] = [board.inPlay(one), board.inPlay(other)];
    if (attacker === undefined || opposing === undefined || !isAttacking(board, one)) return [];
    const meet = task.with === 'target' || attack.chains.some(({ fighting }) => fighting === other);
    return meet ? [{ attacker, opposing }] : [];
  });
}

/** Ambush is against Characters, and for attackers only (10.1.2). */
function ambushes(board: Board, attacker: InPlay, opposing: InPlay): boolean {
  return board.definition(opposing).type === 'Character' && hasSpecial(board, attacker, 'Ambush', opposing);
}

/** An interceptor strikes as early as an attacker with Ambush, if a text says so. */
function ambushesAttacker(board: Board, task: Combat, { attacker, opposing }: Pair): boolean {
  return (
    task.with === 'interceptors' &&
    !isUnaffectedBySpecial(board, attacker, 'Ambush') &&
    modifiersOn(board, opposing, 'ambushesAsInterceptor').some(
      ({ modifier }) =>
        modifier.ambushesAsInterceptor === true || hasSpecial(board, opposing, 'Ambush', attacker),
    )
  );
}

function blowsOfAttacker(board: Board, task: Combat, { attacker, opposing }: Pair): Blow[] {
  const amount = damageOf(board, task, attacker, [opposing]);
  return [{ to: opposing.id, amount, source: attacker.id, combat: true, by: attacker.controller }];
}

/** What interceptors inflict on their attackers, and the target, if it is a Character, on those that attack it. */
function blowsOfOpposing(board: Board, task: Combat, pairs: readonly Pair[]): Blow[] {
  const opposing = new Set(pairs.map((pair) => pair.opposing));
  return [...opposing]
    .filter((card) => board.definition(card).type === 'Character')
    .flatMap((card) => {
      const attackers = pairs.filter((pair) => pair.opposing === card).map(({ attacker }) => attacker);
      const division = divided(board, task, card, attackers);
      const blow = { source: card.id, combat: true, by: card.controller };
      return attackers
        .filter((attacker) => !inflictsNothing(board, card, [attacker], true))
        .map(({ id }) => ({ ...blow, to: id, amount: division[id] ?? 0 }));
    });
}

/** Damage on several Characters at once is divided by its controller, all of it (4.5.1). */
function divided(
  board: Board,
  task: Combat,
  card: InPlay,
  attackers: readonly InPlay[],
): Record<string, number> {
  const amount = damageOf(board, task, card, attackers);
  const [only, ...others] = attackers;
  if (only === undefined || amount === 0) return {};
  if (others.length === 0) return { [only.id]: amount };
  const from = attackers.map(({ id }) => id);
  const answer = answered(board, task.answers, {
    ...{ player: card.controller, as: `division-${card.id}`, kind: 'division', from, amount },
    ...{ about: `how ${board.definition(card).title} divides its damage`, least: 1, most: from.length },
  });
  return 'division' in answer ? answer.division : {};
}

/** Its own combat damage, or what a text lets its controller have it inflict instead. */
function damageOf(board: Board, task: Combat, card: InPlay, opponents: readonly InPlay[]): number {
  const own = combatDamage(board, card, opponents);
  const from = [...new Set([own, ...opponents.flatMap((one) => insteadOfOwn(board, card, one))])];
  if (from.length === 1) return own;
  const answer = answered(board, task.answers, {
    ...{ player: card.controller, as: `damage-${card.id}`, kind: 'number', from: from.map(String) },
    ...{ least: Math.min(...from), most: Math.max(...from) },
    about: `how much combat damage ${board.definition(card).title} inflicts`,
  });
  return 'number' in answer ? answer.number : own;
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
