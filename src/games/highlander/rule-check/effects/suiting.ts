import { Unsupported } from '../../../../engine/unsupported.ts';
import type { Choice } from '../../vocabulary/choices.ts';
import type { Board, Seen } from '../board/board.ts';
import { sidesOf } from '../board/either.ts';
import { mayLookAt } from '../board/texts/looking.ts';
import type { Frame } from '../state/values.ts';

export type OfCards = Extract<Choice, { choose: 'cards' }>;

/** The named cards among which a player chooses, by what is known of them. */
export interface Suiting {
  /** Those that are such as the choice asks for, or may be taken for such. */
  readonly from: readonly string[];
  /** How many are such, whatever their holder takes them for. */
  readonly sure: number;
  /** Those of which it cannot be told, each with why. */
  readonly untold: ReadonlyMap<string, Unsupported>;
}

/** What cannot be told of one card says nothing of the others. */
export function suiting(board: Board, player: string, { which, in: places }: OfCards, frame: Frame): Suiting {
  const from: string[] = [];
  const untold = new Map<string, Unsupported>();
  let sure = 0;
  const isSuch = (card: Seen) => board.meanings.matches(board, which, card, frame);
  for (const card of lyingAt(board, places, frame)) {
    try {
      if (!mayLookAt(board, player, card)) continue;
      const sides = sidesOf(board, card).map(isSuch);
      if (sides.includes(true)) from.push(card.id);
      if (!sides.includes(false)) sure += 1;
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      untold.set(card.id, error);
    }
  }
  return { from, sure, untold };
}

function lyingAt(board: Board, places: OfCards['in'], frame: Frame): Seen[] {
  return places
    .flatMap((place) => board.meanings.cards(board, { each: {}, in: place }, frame))
    .flatMap((id) => board.find(id) ?? []);
}
