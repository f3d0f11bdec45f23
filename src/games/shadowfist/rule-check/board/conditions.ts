import { compared } from '../../../compared.ts';
import type { Condition } from '../../vocabulary/terms.ts';
import type { Frame } from '../state/values.ts';
import type { Board } from './board.ts';
import { happenedThisAttack, happenedThisTurn, isSuch } from './memory.ts';
import { formerController } from './references.ts';
import { sitesStillNeededBy } from './standing.ts';

/** Whether a condition is true now. What it asks about and there is none of is not true. */
export function holds(board: Board, condition: Condition, frame: Frame): boolean {
  board.budget.step(0.08);
  const { meanings, state } = board;
  const player = (ref: Parameters<typeof meanings.player>[1]) => meanings.player(board, ref, frame);
  if ('all' in condition) return condition.all.every((part) => holds(board, part, frame));
  if ('any' in condition) return condition.any.some((part) => holds(board, part, frame));
  if ('not' in condition) return !holds(board, condition.not, frame);
  if ('compare' in condition) {
    const [left, comparison, right] = condition.compare;
    return compared(meanings.reckon(board, left, frame), comparison, meanings.reckon(board, right, frame));
  }
  if ('card' in condition) {
    const { card: ref, is } = condition;
    return meanings.card(board, ref, frame).some((id) => {
      const card = board.find(id);
      if (card === undefined) return false;
      const controller = formerController(board, ref, id, frame);
      const seen = controller === undefined ? card : { ...card, controller };
      return meanings.matches(board, is, seen, frame);
    });
  }
  if ('exists' in condition) return meanings.cards(board, condition.exists, frame).length > 0;
  if ('closerToVictory' in condition) {
    const [one, other] = [player(condition.closerToVictory), player(condition.than)];
    return (
      one !== undefined &&
      other !== undefined &&
      sitesStillNeededBy(board, one) < sitesStillNeededBy(board, other)
    );
  }
  if ('somePlayer' in condition) {
    return meanings
      .players(board, condition.somePlayer, frame)
      .some((one) => holds(board, condition.such, { ...frame, thatPlayer: one }));
  }
  if ('player' in condition) {
    const one = player(condition.player);
    return one !== undefined && one === player(condition.is);
  }
  if ('opponent' in condition) {
    const [one, other] = [player(condition.opponent), player(condition.of)];
    return one !== undefined && other !== undefined && one !== other;
  }
  if ('turnOf' in condition) return player(condition.turnOf) === board.current;
  if ('during' in condition) return isDuring(board, condition.during);
  if ('attack' in condition) {
    const { attack } = state;
    if (attack === null) return false;
    const { target, declaredBy } = condition.attack;
    return (
      (target === undefined ||
        attack.targets.some((id) => {
          const card = board.find(id);
          return card !== undefined && meanings.matches(board, target, card, frame);
        })) &&
      (declaredBy === undefined || meanings.players(board, declaredBy, frame).includes(attack.player))
    );
  }
  if ('happenedThisTurn' in condition) {
    const { happenedThisTurn: pattern, atLeast = 1, inThisAttack = false } = condition;
    const happened = inThisAttack ? happenedThisAttack : happenedThisTurn;
    return happened(board, pattern, frame).length >= atLeast;
  }
  if ('atTheSameTime' in condition)
    return board.leaving.some((event) => isSuch(board, condition.atTheSameTime, event, frame));
  if ('done' in condition) return frame.done?.includes(condition.done) ?? false;
  const value = frame.values[condition.chosen];
  return value !== undefined && 'mode' in value && value.mode === condition.as;
}

export const combatSteps: ReadonlySet<string> = new Set([
  'ambush',
  'fought',
  'target-ambush',
  'target-fought',
]);
/** After interceptors are declared, and before each combat with the next or with the target (6.4). */
export const priorSteps: ReadonlySet<string> = new Set([
  ...[
    'intercepted',
    'before-next',
    'entering-combat',
    'prior-to-target',
    'meeting-target',
    'target-entering-combat',
  ],
]);

function isDuring(board: Board, what: string): boolean {
  const { turn, attack, auction } = board.state;
  switch (what) {
    case 'main-shot':
      return turn.phase === 'main' || turn.phase === 'ending';
    case 'establishing-shot':
      return ['start', 'power', 'unturn', 'discard', 'draw'].includes(turn.phase);
    case 'start-of-turn':
      return turn.phase === 'start';
    case 'end-of-turn':
      return turn.phase === 'ending' || turn.phase === 'end-triggers';
    case 'attack':
      return attack !== null;
    case 'combat':
      return attack !== null && combatSteps.has(attack.step);
    case 'prior-to-combat':
      return attack !== null && priorSteps.has(attack.step);
    default:
      return auction !== null;
  }
}
