import type { Board, Seen } from '../board.ts';
import { is, titleOf } from '../cards/likeness.ts';
import { isCalled } from '../cards/personas.ts';

/** An Illusion is subject to no Counter that does not specifically counter Illusions (Illusions). */
export function isSubjectTo(board: Board, card: Seen, counter: unknown): boolean {
  if (board.switches.illusions !== 'hard-exertion' || !is(board, card, 'illusion')) return true;
  return speaksOf(counter, titleOf(board, card));
}

/** Whether words speak of Illusions or of one by its title, somewhere but in what they say is not meant. */
function speaksOf(words: unknown, title: string): boolean {
  if (typeof words !== 'object' || words === null) return false;
  if ('kind' in words && Array.isArray(words.kind) && words.kind.includes('illusion')) return true;
  if ('title' in words && typeof words.title === 'string' && isCalled(words.title, title)) return true;
  return Object.entries(words).some(([key, inner]) => key !== 'not' && speaksOf(inner, title));
}
