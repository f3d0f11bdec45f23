import type { Filter } from '../../../vocabulary/filters.ts';
import type { ExertionEnd, Kind, PlayedFrom, Prevention } from '../../../vocabulary/words.ts';
import type { Board, Seen } from '../board.ts';
import { isAlways, isNever } from '../cards/kinds-of-types.ts';
import { is } from '../cards/likeness.ts';
import { ignoresPrevention, type PlayerModifierWith, playerModifiersOn } from '../texts/player-modifiers.ts';
import type { On } from '../texts/texts.ts';

/** What exactly a player would do, as far as a prevention may ask about it. */
export interface Deed {
  readonly card?: Seen;
  /** Of a card that is yet to be found: of what kind it will be, whatever else it is. */
  readonly any?: Kind;
  /** From where a card is played, drawn or discarded. */
  readonly from?: PlayedFrom;
  /** With whose cards, hand or pile. */
  readonly of?: string;
  readonly for?: ExertionEnd;
  /** The card that would make them do it, or do it to them. */
  readonly by?: Seen;
}

type Preventing = On<PlayerModifierWith<'cannot'>>;

/** What keeps a player from doing something, unless the player ignores such preventions. */
export function preventionsOf(
  board: Board,
  player: string,
  what: Prevention,
  deed: Deed = {},
): readonly Preventing[] {
  const played = () => (what === 'play' ? playedAs(board, deed) : undefined);
  return preventionsInForce(board, player, what, played).filter((one) => bears(board, one, deed));
}

/** As what a card is, or will be, played, as far as preventions have a word for it. */
export function playedAs(board: Board, { card, any }: Deed): 'attack' | 'defend' | undefined {
  const isOne = (kind: Kind) =>
    (card !== undefined && is(board, card, kind)) ||
    (any !== undefined && isAlways(any, kind, board.switches.plots));
  if (isOne('attack')) return 'attack';
  return isOne('defense') ? 'defend' : undefined;
}

export function keptFrom(board: Board, player: string, what: Prevention, deed: Deed = {}): boolean {
  return preventionsOf(board, player, what, deed).length > 0;
}

/** Whether a text that names that pile keeps a player from what is done with the pile of another. */
export function keptFromPileOf(board: Board, player: string, what: Prevention, deed: Deed): boolean {
  return preventionsOf(board, player, what, deed).some(({ modifier }) => modifier.of !== undefined);
}

/** All that keeps a player from it, whatever it is narrowed to. */
export function preventionsInForce(
  board: Board,
  player: string,
  what: Prevention,
  /** Asked only where something is prevented: the type of a card may be unknown. */
  played?: () => 'attack' | 'defend' | undefined,
): readonly Preventing[] {
  const preventing = playerModifiersOn(board, player, 'cannot').filter(
    ({ modifier }) => modifier.cannot === what,
  );
  if (preventing.length === 0) return preventing;
  return ignoresPrevention(board, player, what, played) ? [] : preventing;
}

/** What a prevention is narrowed to, it must be told of; of what is not told it does not speak. */
function bears(board: Board, { modifier, frame }: Preventing, deed: Deed): boolean {
  const { meanings } = board;
  const isSuch = (filter: Filter | undefined, card: Seen | undefined) =>
    filter === undefined || (card !== undefined && meanings.matches(board, filter, card, frame));
  return (
    (isSuch(modifier.such, deed.card) ||
      (deed.any !== undefined && isEvery(board, deed.any, modifier.such))) &&
    isSuch(modifier.by, deed.by) &&
    (modifier.from === undefined || (deed.from !== undefined && modifier.from.includes(deed.from))) &&
    (modifier.for === undefined || modifier.for === deed.for) &&
    (modifier.of === undefined ||
      (deed.of !== undefined && meanings.players(board, modifier.of, frame).includes(deed.of)))
  );
}

/** Whether a filter lets through whatever is of a kind. */
export function isEvery(board: Board, kind: Kind, filter: Filter | undefined): boolean {
  const { kind: kinds = [], any, all = [], not, ...others } = filter ?? {};
  return (
    Object.keys(others).length === 0 &&
    kinds.every((one) => isAlways(kind, one, board.switches.plots)) &&
    (not === undefined || isNone(board, kind, not)) &&
    (any === undefined || any.some((one) => isEvery(board, kind, one))) &&
    all.every((one) => isEvery(board, kind, one))
  );
}

/** Whether it lets nothing through that is of a kind. */
export function isNone(board: Board, kind: Kind, { kind: kinds = [], any, all = [], not }: Filter): boolean {
  return (
    (not !== undefined && isEvery(board, kind, not)) ||
    kinds.some((one) => isNever(kind, one, board.switches.plots)) ||
    any?.every((one) => isNone(board, kind, one)) === true ||
    all.some((one) => isNone(board, kind, one))
  );
}
