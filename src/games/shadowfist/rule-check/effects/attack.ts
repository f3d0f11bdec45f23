import { cannot } from '../board/figures.ts';
import { isAttacking } from '../board/matching.ts';
import { ceaseAttacking, ceaseIntercepting } from '../doing/attack-changes.ts';
import { type Perform, reached } from './performing.ts';

export const cease: Perform<'cease-attacking' | 'cease-intercepting'> = (effect, performing) => {
  const { board } = performing;
  const cards = reached(performing, effect.cards);
  for (const { id } of cards) {
    if (effect.do === 'cease-attacking') ceaseAttacking(board, id);
    else ceaseIntercepting(board, id);
  }
  return cards.length > 0;
};

/** Never to a card of the attacker's own controller (6.1). Interceptors at the old location cease (6.3). */
export const changeAttackTarget: Perform<'change-attack-target'> = (effect, performing) => {
  const { board, frame } = performing;
  const { attack } = board.state;
  const [id] = board.meanings.card(board, effect.to, frame);
  const target = id === undefined ? undefined : board.inPlay(id);
  if (attack === null || target === undefined || cannot(board, target, 'be-attacked')) return false;
  const attackers = reached(performing, effect.attackers).filter(
    (card) => isAttacking(board, card.id) && card.controller !== target.controller,
  );
  for (const { id: attacker } of attackers) {
    for (const one of attack.attackers) if (one.id === attacker) one.target = target.id;
    for (const chain of attack.chains.filter((chain) => chain.attacker === attacker)) {
      for (const interceptor of [...chain.interceptors]) {
        const card = board.inPlay(interceptor);
        const stays = card !== undefined && interceptor !== target.id && isAt(board, interceptor, target.id);
        if (!stays) ceaseIntercepting(board, interceptor);
      }
    }
  }
  attack.targets = [...new Set(attack.attackers.map((one) => one.target))];
  board.changed();
  return attackers.length > 0;
};

function isAt(board: Parameters<typeof isAttacking>[0], one: string, other: string): boolean {
  const card = board.find(one);
  return (
    card !== undefined &&
    board.meanings.matches(board, { atLocationOf: { chosen: 'there' } }, card, {
      ...{ player: board.current, values: { there: { cards: [other] } } },
    })
  );
}

export const endAttack: Perform<'end-attack'> = (_effect, { board }) => {
  const { attack } = board.state;
  if (attack === null) return false;
  for (const { id } of [...attack.attackers]) ceaseAttacking(board, id);
  return true;
};

export const countAsSuccessful: Perform<'attack-counts-as-successful'> = (_effect, { board }) => {
  const { attack, turn } = board.state;
  if (attack !== null) attack.successful = true;
  else turn.lastAttack = 'successful';
  return true;
};
