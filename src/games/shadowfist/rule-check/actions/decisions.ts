import type { Board } from '../board/board.ts';
import type { Task } from '../state/state.ts';
import type { Value } from '../state/values.ts';

/** Who decides what is to be done, and what may be decided, is said where that is; the rest by the text (5.2). */
const rules: { readonly [Name in Task['task']]?: string } = {
  trigger: '5.2.2/trigger-decisions-at-generation',
  'order-triggers': '5.2.2/own-triggers-in-own-order',
  place: '7.4/new-controller-places-the-card',
  'fate-of-site': '6.4.3/fate-of-a-site-at-zero',
  'sites-gone': '3.3.3/characters-of-eliminated-location',
  combat: '3.3.3/target-divides-damage',
  auction: '5.5.1/winner-chooses-the-copy-that-stays',
};

/** The rule by which somebody is asked something now. */
export function ruleOfDecision({ state }: Board): string {
  const task = state.agenda.at(-1);
  // How much it inflicts is for its text; the rules let its controller divide that.
  if (task?.task === 'combat' && state.question?.kind !== 'division')
    return '5.2/decisions-at-resolution-only-if-stated';
  if (task?.task === 'order-triggers' && task.triggers.every(({ immediately }) => immediately))
    return '5.2.5/own-immediates-in-own-order';
  return (task === undefined ? undefined : rules[task.task]) ?? '5.2/decisions-at-resolution-only-if-stated';
}

/** The rule that an answer to it breaks: what is no Feng Shui Site is not burned at all. */
export function ruleOfAnswer(board: Board, value: Value): string {
  const task = board.state.agenda.at(-1);
  const site = task?.task === 'fate-of-site' ? board.inPlay(task.card) : undefined;
  const isBurning = 'mode' in value && value.mode.startsWith('burn-for-');
  return site !== undefined && isBurning && board.definition(site).type !== 'Feng Shui Site'
    ? '3.3.3/burn-only-feng-shui-sites'
    : ruleOfDecision(board);
}
