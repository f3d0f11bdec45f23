import { notJudged } from '../../../not-judged.ts';
import type { Library } from '../board/board.ts';
import type { State } from './state.ts';

/** What a verdict leaves out of account: texts that no source tells. */
export function notesOn({ inPlay }: State, library: Library): string[] {
  const atWork = inPlay.filter(({ faceDown }) => !faceDown);
  return notJudged(atWork.flatMap(({ card }) => (typeof card === 'string' ? (library(card) ?? []) : card)));
}
