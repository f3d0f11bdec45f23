import type { Check } from '../../../../../engine/check.ts';
import type { Board } from '../../board/board.ts';

/** A check of a state by itself. Pointers are into the state. */
export type StateCheck = Check<Board>;

const SOURCE = 'shadowfist.yotd';

/** What a rule of the Year of the Dragon rulebook never lets come about. */
export function stateCheck(code: string, rule: string, failures: StateCheck['failures']): StateCheck {
  return { code, rule: `${SOURCE}/${rule}`, failures };
}

/** What follows of itself has not all followed yet, as long as something is still to be done. */
export function hasSettled({ state }: Board): boolean {
  return state.agenda.length === 0;
}
