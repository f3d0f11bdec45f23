import type { Modifier } from '../../vocabulary/modifiers.ts';
import type { CardProhibition, PlayedFrom } from '../../vocabulary/words.ts';
import type { Board, Seen } from './board.ts';
import { modifiersOn, type On } from './texts.ts';

type Prohibiting = On<Extract<Modifier, { readonly cannot: unknown }>>;

/** By what, by whom and from where something would be done to a card. */
export interface Doing {
  readonly by?: Seen;
  readonly player?: string;
  readonly from?: PlayedFrom | undefined;
}

/** What keeps something from being done to a card. What narrows it must be told. */
export function prohibitionsOn(
  board: Board,
  card: Seen,
  what: CardProhibition,
  { by, player, from }: Doing = {},
): readonly Prohibiting[] {
  return modifiersOn(board, card, 'cannot').filter(({ modifier, frame }) => {
    if (modifier.cannot !== what) return false;
    const { meanings } = board;
    return (
      (modifier.by === undefined || (by !== undefined && meanings.matches(board, modifier.by, by, frame))) &&
      (modifier.byPlayers === undefined ||
        (player !== undefined && meanings.players(board, modifier.byPlayers, frame).includes(player))) &&
      (modifier.from === undefined || (from !== undefined && modifier.from.includes(from)))
    );
  });
}

export function cannot(board: Board, card: Seen, what: CardProhibition, doing: Doing = {}): boolean {
  return prohibitionsOn(board, card, what, doing).length > 0;
}
