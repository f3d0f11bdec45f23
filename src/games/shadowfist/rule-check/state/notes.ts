import { notJudged } from '../../../not-judged.ts';
import { saysMoreThanRestrictions } from '../../restrictions-in-text.ts';
import type { Library } from '../board/board.ts';
import { howItEnded, isOver } from './over.ts';
import type { State } from './state.ts';
import type { Card } from './values.ts';

/** That the game is over; and what a verdict leaves out of account: cards that nobody has named, and texts that nobody has told or said; and what only chance shows. */
export function notesOn(state: State, library: Library): string[] {
  const unseen = state.players.filter(({ smoked }) => smoked.unknown > 0);
  return [
    ...(isOver(state) ? [howItEnded(state)] : []),
    ...shownByChance(state),
    ...unseen.map(({ id }) => `Unnamed cards in the smoked pile of ${id} are taken to provide no resources.`),
    ...notJudged(atWork(state), library, saysMoreThanRestrictions),
  ];
}

/** What chance shows and nobody has seen cannot be listed, only told. */
function shownByChance({ question }: State): string[] {
  if (question?.kind !== 'chance' || question.from.length > 0) return [];
  const { player, least, most } = question;
  const number = least === most ? `${least}` : `${least} to ${most}`;
  return [
    `The question to ${player} is answered with the cards that chance shows, which nobody can list: {"known": [{"id": …, "card": …}]}, ${number} of them.`,
  ];
}

function atWork({ inPlay, scene }: State): Card[] {
  return [
    ...inPlay.filter(({ faceDown }) => !faceDown).map(({ card }) => card),
    ...(scene?.items ?? []).flatMap(({ frame }) => frame.card ?? []),
  ];
}
