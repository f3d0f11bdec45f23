import { designatorKeys } from '../../designators.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Board, Seen } from '../board/board.ts';
import { designatorsHad } from '../board/matching.ts';
import { titleOf } from '../board/titles.ts';

/** What all cards that are chosen must have in common. */
type Sharing = NonNullable<Extract<Choice, { choose: 'cards' }>['sharing']>;

/** What is lacking where the cards do not share what the text names. */
export function unshared(sharing: Sharing): string {
  if (sharing === 'title') return 'They have no title in common.';
  const others = sharing.designatorOtherThan;
  const excepted = others.length === 0 ? '' : ` other than ${others.join(', ')}`;
  return `They have no designator${excepted} in common.`;
}

export const shareAll = (board: Board, sharing: Sharing, chosen: readonly string[]): boolean =>
  share(
    board,
    sharing,
    chosen.flatMap((id) => board.find(id) ?? []),
  );

/** Whether the cards all have a title, or a designator other than those excepted, in common. */
export function share(board: Board, sharing: Sharing, chosen: readonly Seen[]): boolean {
  if (sharing === 'title') return new Set(chosen.map((card) => titleOf(board, card))).size <= 1;
  const [first, ...others] = chosen.map((card) => designatorsHad(board, card));
  if (first === undefined) return true;
  const excepted = new Set(sharing.designatorOtherThan.flatMap(designatorKeys));
  return [...first].some((key) => !excepted.has(key) && others.every((keys) => keys.has(key)));
}

/** The cards that share what a choice names with so many others that the number can be reached. */
export function amongSharing(
  board: Board,
  sharing: Sharing,
  from: readonly string[],
  number: number,
): string[] {
  const excepted = new Set(sharing === 'title' ? [] : sharing.designatorOtherThan.flatMap(designatorKeys));
  const groups = new Map<string, string[]>();
  for (const card of from.flatMap((id) => board.find(id) ?? [])) {
    const shared = sharing === 'title' ? [titleOf(board, card)] : designatorsHad(board, card);
    for (const key of shared) {
      if (excepted.has(key)) continue;
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [card.id]);
      else group.push(card.id);
    }
  }
  const enough = new Set([...groups.values()].filter((group) => group.length >= number).flat());
  return from.filter((id) => enough.has(id));
}

export function sharedBy(sharing: Sharing) {
  return sharing === 'title' ? sharing : { designatorOtherThan: [...sharing.designatorOtherThan] };
}
