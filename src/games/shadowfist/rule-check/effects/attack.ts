import { cannot, interceptsAnyway } from '../board/figures.ts';
import { mayJoin } from '../board/joining.ts';
import { sourceOf } from '../board/texts.ts';
import { ceaseAttacking, ceaseIntercepting, hasMetTarget } from '../doing/attack-changes.ts';
import { emit } from '../doing/emit.ts';
import type { InPlay, Turn } from '../state/state.ts';
import { type Perform, type Performing, reached } from './performing.ts';

export const cease: Perform<'cease-attacking' | 'cease-intercepting'> = (effect, performing) => {
  const { board } = performing;
  const cards = reached(performing, effect.cards).filter(
    (card) => effect.do === 'cease-attacking' || !interceptsAnyway(board, card),
  );
  for (const { id } of cards) {
    if (effect.do === 'cease-attacking') ceaseAttacking(board, id);
    else ceaseIntercepting(board, id);
  }
  return cards.length > 0;
};

/** Never to a card of the attacker's own controller (6.1). */
export const changeAttackTarget: Perform<'change-attack-target'> = (effect, performing) => {
  const { board, frame } = performing;
  const { attack } = board.state;
  const [id] = board.meanings.card(board, effect.to, frame);
  const target = id === undefined ? undefined : board.inPlay(id);
  if (attack === null || target === undefined) return false;
  const mayAttack = (card: InPlay) =>
    card.controller !== target.controller &&
    !cannot(board, target, 'be-attacked', board.seen(card), card.controller) &&
    !cannot(board, card, 'attack', board.seen(target)) &&
    !cannot(board, card, 'have-target-changed', sourceOf(board, frame), frame.player);
  const changing = new Set(
    reached(performing, effect.attackers)
      .filter(mayAttack)
      .map((card) => card.id),
  );
  const attackers = attack.attackers.filter((one) => changing.has(one.id));
  if (attackers.length === 0) return false;
  const before = attackers.map((one) => one.target);
  for (const one of attackers) one.target = target.id;
  const left = before.filter((old) => attack.attackers.every((one) => one.target !== old));
  attack.targets = [...new Set([...attack.targets.filter((old) => !left.includes(old)), target.id])];
  board.changed();
  for (const one of attackers) {
    const { id: card, player } = one;
    emit(board, { event: 'target-changed', card, player, by: frame.player, target: target.id });
  }
  return true;
};

/** They attack from now on; joining is turning to attack for the purposes of other cards (6.2). */
export const joinAttack: Perform<'join-attack'> = (effect, performing) => {
  const { board, frame } = performing;
  const { attack } = board.state;
  if (attack === null || hasMetTarget(attack)) return false;
  const joining = reached(performing, effect.cards).flatMap((card) => {
    const target = targetToJoin(performing, card, attack.targets);
    return target === undefined ? [] : [{ card, target, turns: !card.turned }];
  });
  for (const { card, target, turns } of joining) {
    if (turns) card.turned = true;
    attack.attackers.push({ id: card.id, target, player: card.controller });
    attack.participants.push(card.id);
  }
  board.changed();
  for (const { card, target, turns } of joining) {
    const told = { card: card.id, player: card.controller, by: frame.player };
    emit(board, { event: 'attack-joined', player: card.controller, by: frame.player, cards: [card.id] });
    if (turns) emit(board, { event: 'turned', ...told });
    emit(board, { event: turns ? 'turned-to-attack' : 'attacked-without-turning', ...told, target });
  }
  return joining.length > 0;
};

/** Its controller chooses among several targets that it may attack. */
function targetToJoin(
  { board, ask }: Performing,
  card: InPlay,
  targets: readonly string[],
): string | undefined {
  const from = targets.filter((id) => {
    const target = board.inPlay(id);
    return target !== undefined && mayJoin(board, card, target);
  });
  if (from.length < 2) return from[0];
  const answer = ask({
    player: card.controller,
    as: `target-${card.id}`,
    about: `what ${card.id} attacks`,
    kind: 'cards',
    from,
    least: 1,
    most: 1,
  });
  return 'cards' in answer ? answer.cards[0] : from[0];
}

export const endAttack: Perform<'end-attack'> = (_effect, { board }) => {
  const { attack } = board.state;
  if (attack === null) return false;
  for (const { id } of [...attack.attackers]) ceaseAttacking(board, id);
  return true;
};

/** The attack at hand, or the last one if its end was responded to (6.4.2). */
export const countAsSuccessful: Perform<'attack-counts-as-successful'> = (_effect, { board }) => {
  const { attack, turn } = board.state;
  if (attack !== null) attack.successful = true;
  const place = turn.events.findLastIndex(({ event }) => event === 'attack-ended');
  const ended = turn.events[place];
  if (ended === undefined || (attack !== null && attack.step !== 'ending')) return attack !== null;
  turn.events[place] = { ...ended, successful: true };
  if (attack === null) rememberSuccess(turn, ended.player);
  board.changed();
  return true;
};

/** Only attacks that failed keep a player from declaring others (6.5, 10.1.2). */
function rememberSuccess(turn: Turn, player: string | undefined): void {
  const hasFailed = turn.events.some(
    (one) => one.event === 'attack-ended' && one.player === player && one.successful !== true,
  );
  if (player === turn.player) {
    turn.lastAttack = 'successful';
    turn.onlyIndependent = hasFailed;
  } else if (!hasFailed) turn.failedOutOfTurn = turn.failedOutOfTurn.filter((one) => one !== player);
}
