import type { Board } from '../../board/board.ts';
import { restrictionsOf } from '../../board/matching.ts';
import { titleOf } from '../../board/titles.ts';
import type { InPlay } from '../state.ts';
import { grouped } from './grouped.ts';
import { hasSettled, stateCheck } from './state-check.ts';
import { mayStay } from './staying.ts';

interface FaceUp {
  readonly card: InPlay;
  readonly title: string;
  readonly pointer: string;
}

export const unique = [
  stateCheck('unique-copies', '10.1.1/unique-one-face-up-copy', function* (board) {
    if (board.state.auction !== null || !hasSettled(board)) return;
    for (const [title, copies] of grouped(faceUpUniques(board), (one) => one.title)) {
      if (copies.length < 2 || copies.some(({ card }) => mayStay(board, card))) continue;
      yield {
        message: `There are ${copies.length} face-up copies of ${title}, and no auction for them.`,
        state: copies.map(({ pointer }) => pointer),
        need: 1,
        have: copies.length,
      };
    }
  }),
];

function faceUpUniques(board: Board): FaceUp[] {
  const uniques: FaceUp[] = [];
  board.table.forEach((seen, place) => {
    if (seen.inPlay.faceDown || !restrictionsOf(board, seen).includes('Unique')) return;
    uniques.push({ card: seen.inPlay, title: titleOf(board, seen), pointer: `/inPlay/${place}` });
  });
  return uniques;
}
