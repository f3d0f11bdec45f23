import { notJudged } from '../../../not-judged.ts';
import type { Library } from '../board/board.ts';
import { mayFindTooFew } from '../flow/unseen.ts';
import { howItEnded, isOver } from './over.ts';
import type { State } from './state.ts';
import type { Card } from './values.ts';

/** That the game is over; and what a verdict leaves out of account: cards that nobody has named, and texts that nobody has told or said; and what only chance shows. */
export function notesOn(state: State, library: Library): string[] {
  const unseen = state.players.filter(({ smoked }) => smoked.unknown > 0);
  return [
    ...(isOver(state) ? [howItEnded(state)] : []),
    ...notNamedYet(state),
    ...unseen.map(({ id }) => `Unnamed cards in the smoked pile of ${id} are taken to provide no resources.`),
    ...notJudged(atWork(state), library),
  ];
}

/** Cards that nobody has named cannot be listed as an answer, only told: what chance shows, or what is found. */
function notNamedYet({ question }: State): string[] {
  if (question === null) return [];
  const { player, kind, from, least, most, unseen } = question;
  const number = least === most ? `${least}` : `${least} to ${most}`;
  const named = `which nobody can list: {"known": [{"id": …, "card": …}]}, ${number} of them`;
  const none = mayFindTooFew(question) ? '; {"none": true} if there are too few such cards' : '';
  if (kind === 'chance' && from.length === 0)
    return [`The question to ${player} is answered with the cards that chance shows, ${named}${none}.`];
  if (unseen === undefined) return [];
  return [`The question to ${player} may be answered with cards that nobody has named, ${named}${none}.`];
}

function atWork({ inPlay, scene }: State): Card[] {
  return [
    ...inPlay.filter(({ faceDown }) => !faceDown).map(({ card }) => card),
    ...(scene?.items ?? []).flatMap(({ frame }) => frame.card ?? []),
  ];
}
