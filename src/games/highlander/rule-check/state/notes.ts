import { notJudged } from '../../../not-judged.ts';
import type { Library } from '../board/board.ts';
import type { State } from './state.ts';

/** What a verdict leaves out of account: texts that no source tells, or that nobody has said in the vocabulary. */
export function notesOn({ inPlay }: State, library: Library): string[] {
  const atWork = inPlay.filter(({ faceDown }) => !faceDown).map(({ card }) => card);
  return notJudged(atWork, library);
}

/** Cards are listed by their names: of those that nobody has named it is not known what may be played. */
export function unlistedOf({ players, turn, winner }: State, player: string): string[] {
  const unknown = players.find(({ id }) => id === player)?.hand.unknown ?? 0;
  if (unknown === 0 || winner !== null || turn.player !== player || turn.phase === 'before-the-game')
    return [];
  const cards = unknown === 1 ? 'one card' : `${unknown} cards`;
  return [`Legal actions do not list what ${player} may play of ${cards} in hand that nobody has named.`];
}
