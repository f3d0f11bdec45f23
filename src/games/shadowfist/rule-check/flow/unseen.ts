import type { Choice } from '../../vocabulary/choices.ts';
import type { Players } from '../../vocabulary/references.ts';
import type { Place } from '../../vocabulary/terms.ts';
import type { Board } from '../board/board.ts';
import type { Pile } from '../doing/zones.ts';
import type { Question } from '../state/state.ts';
import type { CardElsewhere, Frame } from '../state/values.ts';

/** The one pile among those where a text chooses that holds cards nobody has named. */
export interface Unseen {
  readonly player: string;
  readonly pile: Pile;
  readonly number: number;
}

/** None if there are several such piles: it would not be known from which a card named now is. */
export function unseenFor(
  board: Board,
  choice: Extract<Choice, { choose: 'cards' }>,
  frame: Frame,
): Unseen | undefined {
  const places = [choice.in, ...(choice.or ?? []).map((one) => one.in)];
  const [only, ...others] = places.flatMap((place) => unseenIn(board, place, frame));
  return others.length === 0 ? only : undefined;
}

function unseenIn(board: Board, place: Place, frame: Frame): Unseen[] {
  const hidden = pileAt(place);
  if (hidden === undefined) return [];
  const { pile, of } = hidden;
  return board.meanings.players(board, of, frame).flatMap((player) => {
    const number = board.player(player)[pile].unknown;
    return number > 0 ? [{ player, pile, number }] : [];
  });
}

function pileAt(place: Place): { readonly pile: Pile; readonly of: Players } | undefined {
  if (place === 'play' || 'statesOn' in place || 'whereverIs' in place) return undefined;
  if ('hand' in place) return { pile: 'hand', of: place.hand };
  if ('deck' in place) return { pile: 'deck', of: place.deck };
  if ('smoked' in place) return { pile: 'smoked', of: place.smoked };
  if ('toasted' in place) return { pile: 'toasted', of: place.toasted };
  return { pile: 'burnedForVictory', of: place.burnedForVictory };
}

/**
 * Whether too few may be found to choose from: among cards that nobody has named there need not be any such. A choice
 * that cannot be made is not made, as where all of the cards are known.
 */
export function mayFindTooFew({ from, least, sharing, unseen }: Question): boolean {
  if (unseen === undefined || from.length >= least) return false;
  return Object.keys(unseen.which).length > 0 || sharing !== undefined;
}

/** Cards of the pile are named: what is chosen of them is known from now on. */
export function nameUnseen(board: Board, { player, pile }: Unseen, named: readonly CardElsewhere[]): void {
  const zone = board.player(player)[pile];
  for (const { id, card } of named) {
    if (board.find(id) !== undefined) continue;
    zone.unknown -= 1;
    zone.cards.push({ id, card });
  }
  board.changed();
}
