import type { Failure } from '../../../../../engine/check.ts';
import type { Board, OnTable } from '../../board/board.ts';

/** How a card in play, at its place in the state, misses a requirement; undefined if it meets it. */
type Missed = (card: OnTable, place: number) => Failure | undefined;

/** What the cards in play miss, each by itself, in the order of the state. */
export function ofEachCard({ table }: Board, missed: Missed): Failure[] {
  const failures: Failure[] = [];
  for (let place = 0; place < table.length; place += 1) {
    const card = table[place];
    const failure = card === undefined ? undefined : missed(card, place);
    if (failure !== undefined) failures.push(failure);
  }
  return failures;
}
