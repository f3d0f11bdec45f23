import type { Board } from '../board/board.ts';
import type { Task } from '../state/state.ts';

/** What is decided in rounds: where cards are placed, and what becomes of Sites at zero. */
const rounds = [['place', 'sites-gone'], ['fate-of-site']] as const;
type Decision = Extract<Task, { task: (typeof rounds)[number][number] }>;

/** Of decisions that arise together each is made in its turn, the first first, and before anything else is done. */
export function askInTurn({ state: { agenda } }: Board, decision: Decision): void {
  const round: readonly string[] = rounds.find((one) => one.some((task) => task === decision.task)) ?? [];
  agenda.splice(agenda.findLastIndex(({ task }) => !round.includes(task)) + 1, 0, decision);
}
