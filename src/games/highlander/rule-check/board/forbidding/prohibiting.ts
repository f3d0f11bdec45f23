import type { Modifier } from '../../../vocabulary/modifiers.ts';
import type { CardProhibition, PlayedFrom } from '../../../vocabulary/words.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';

/** What says that something cannot be done to a card, and from whose eyes. */
export interface Prohibiting {
  readonly modifier: Extract<Modifier, { readonly cannot: unknown }>;
  readonly frame: Frame;
}

/** By what, by whom and from where something would be done to a card. */
export interface Doing {
  readonly by?: Seen;
  readonly player?: string;
  readonly from?: PlayedFrom | undefined;
}

/** Whether it is against that. What narrows it must be told. */
export function isAgainst(
  board: Board,
  { modifier, frame }: Prohibiting,
  what: CardProhibition,
  { by, player, from }: Doing,
): boolean {
  const { meanings } = board;
  return (
    modifier.cannot === what &&
    (modifier.by === undefined || (by !== undefined && meanings.matches(board, modifier.by, by, frame))) &&
    (modifier.byPlayers === undefined ||
      (player !== undefined && meanings.players(board, modifier.byPlayers, frame).includes(player))) &&
    (modifier.from === undefined || (from !== undefined && modifier.from.includes(from)))
  );
}
