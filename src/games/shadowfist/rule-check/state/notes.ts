import { mayFindTooFew } from '../flow/unseen.ts';
import { howItEnded, isOver } from './over.ts';
import type { State } from './state.ts';

/** Whether the game is over; and what is assumed of cards that nobody has named, or that only chance shows. */
export function notesOn(state: State): string[] {
  const unseen = state.players.filter(({ smoked }) => smoked.unknown > 0);
  return [
    ...(isOver(state) ? [howItEnded(state)] : []),
    ...notNamedYet(state),
    ...unseen.map(({ id }) => `Unnamed cards in the smoked pile of ${id} are taken to provide no resources.`),
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

/** Cards are listed by their ids: what may be played of cards that nobody has named is not known. */
export function unlistedOf(state: State, player: string): string[] {
  const unknown = state.players.find(({ id }) => id === player)?.hand.unknown ?? 0;
  if (unknown === 0 || isOver(state) || state.turn.phase === 'set-up') return [];
  const cards = unknown === 1 ? 'a card' : `${unknown} cards`;
  return [`The legal actions of ${player} do not include plays of ${cards} in hand that nobody has named.`];
}
