import { notJudged } from '../../../not-judged.ts';
import type { Library } from '../board/board.ts';
import type { State } from './state.ts';
import type { Card } from './values.ts';

/** What a verdict leaves out of account: cards that nobody has named, and texts that no source tells. */
export function notesOn(state: State, library: Library): string[] {
  const unseen = state.players.filter(({ smoked }) => smoked.unknown > 0);
  return [
    ...unseen.map(({ id }) => `Unnamed cards in the smoked pile of ${id} are taken to provide no resources.`),
    ...notJudged(atWork(state).flatMap((card) => (typeof card === 'string' ? (library(card) ?? []) : card))),
  ];
}

function atWork({ inPlay, scene }: State): Card[] {
  return [
    ...inPlay.filter(({ faceDown }) => !faceDown).map(({ card }) => card),
    ...(scene?.items ?? []).flatMap(({ frame }) => frame.card ?? []),
  ];
}
