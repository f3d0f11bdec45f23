import { violationsOf } from '../../../../../engine/check.ts';
import type { Violation } from '../../../../../engine/violation.ts';
import type { Board } from '../../board/board.ts';
import { unsaid } from '../../board/texts.ts';
import { attackItself, fighters } from './attack.ts';
import { auction } from './auction.ts';
import { faceDown } from './face-down.ts';
import { fallen } from './fallen.ts';
import { lastingEffects } from './lasting-effects.ts';
import { piles } from './piles.ts';
import { players } from './players.ts';
import { remembered } from './remembered.ts';
import { signposts } from './signposts.ts';
import { siteStructure } from './site-structure.ts';
import type { StateCheck } from './state-check.ts';
import { subjectsOfStates } from './subjects-of-states.ts';
import { unique } from './unique.ts';

/** What no text changes. */
const always: readonly StateCheck[] = [
  ...players,
  ...siteStructure,
  ...attackItself,
  ...auction,
  ...signposts,
  ...remembered,
  ...piles,
];

/** What a text could change, and so only holds if all texts at work are understood (3, the golden rule). */
const unlessTextsSayOtherwise: readonly StateCheck[] = [
  ...faceDown,
  ...subjectsOfStates,
  ...unique,
  ...lastingEffects,
  ...fallen,
  ...fighters,
];

export const stateChecks: readonly StateCheck[] = [...always, ...unlessTextsSayOtherwise];

/** What could never have come about. What is only unlikely is let stand. */
export function stateViolations(board: Board): Violation[] {
  const found = violationsOf(always, board);
  return unsaid(board) === undefined ? [...found, ...violationsOf(unlessTextsSayOtherwise, board)] : found;
}
