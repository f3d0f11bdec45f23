import type { Filter } from '../../vocabulary/filters.ts';
import type { ExertionEnd, PlayedFrom, Prevention } from '../../vocabulary/words.ts';
import type { Frame } from '../state/values.ts';
import type { Board, Seen } from './board.ts';
import { ignoresPrevention, type PlayerModifierWith, playerModifiersOn } from './player-modifiers.ts';
import { prohibitionsOn } from './prohibitions.ts';
import { sourceOf } from './sources.ts';
import { modifiersOn, type On } from './texts.ts';
import { consideredWithoutWeapon } from './weapons.ts';

/** What exactly a player would do, as far as a prevention may ask about it. */
export interface Deed {
  readonly card?: Seen;
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
  return inForce(board, player, what).filter((one) => bears(board, one, deed));
}

export function keptFrom(board: Board, player: string, what: Prevention, deed: Deed = {}): boolean {
  return preventionsOf(board, player, what, deed).length > 0;
}

/** Whether anything keeps a player from it, at least in part; by a card such as this, if that is asked. */
export function isPrevented(
  board: Board,
  player: string,
  what: Prevention,
  by: { readonly filter: Filter; readonly frame: Frame } | undefined,
): boolean {
  const all = ignoresPrevention(board, player, what)
    ? []
    : [
        ...inForce(board, player, what),
        ...(needsWeapon.has(what) ? consideredWithoutWeapon(board, player) : []),
        ...saidOtherwise(board, player, what),
      ];
  return all.some(({ frame }) => {
    if (by === undefined) return true;
    const source = sourceOf(board, frame);
    return source !== undefined && board.meanings.matches(board, by.filter, source, by.frame);
  });
}

function inForce(board: Board, player: string, what: Prevention): readonly Preventing[] {
  const preventing = playerModifiersOn(board, player, 'cannot').filter(
    ({ modifier }) => modifier.cannot === what,
  );
  if (preventing.length === 0) return preventing;
  return ignoresPrevention(board, player, what) ? [] : preventing;
}

/** What forbids the same in other words: a number of attacks, a condition of playing, a defense that is of no use. */
function saidOtherwise(board: Board, player: string, what: Prevention): readonly { readonly frame: Frame }[] {
  const { switches } = board;
  switch (what) {
    case 'attack':
      return playerModifiersOn(board, player, 'attacksAtMost');
    case 'play':
      return [
        ...(switches.costToPlayIsPrevention === 'yes' ? playerModifiersOn(board, player, 'toPlay') : []),
        ...inHand(board, player).flatMap((card) =>
          prohibitionsOn(board, card, 'be-played', { player, from: 'hand' }),
        ),
      ];
    case 'defend':
      return unstoppable(board, player).filter(
        ({ modifier: { from } }) => switches.unblockableIsPrevention === 'yes' || from !== undefined,
      );
    default:
      return [];
  }
}

function inHand(board: Board, player: string): Seen[] {
  return board.player(player).hand.cards.map((card) => board.seenElsewhere(card, player));
}

/** What says of attacks on a player that they cannot be blocked or dodged, by any defense or by one played from there. */
function unstoppable(board: Board, player: string) {
  return board.attacksOn(player).flatMap((attack) => {
    const card = board.seen(board.inPlayFor(attack.id));
    return (['be-blocked', 'be-dodged', 'be-defended'] as const).flatMap((what) =>
      modifiersOn(board, card, 'cannot').filter(({ modifier }) => modifier.cannot === what),
    );
  });
}

/** Who is considered to have no weapon is prevented from what needs one (Considered Disarmed). */
const needsWeapon: ReadonlySet<Prevention> = new Set(['play', 'attack', 'defend']);

/** What a prevention is narrowed to, it must be told of; of what is not told it does not speak. */
function bears(board: Board, { modifier, frame }: Preventing, deed: Deed): boolean {
  const { meanings } = board;
  const isSuch = (filter: Filter | undefined, card: Seen | undefined) =>
    filter === undefined || (card !== undefined && meanings.matches(board, filter, card, frame));
  return (
    isSuch(modifier.such, deed.card) &&
    isSuch(modifier.by, deed.by) &&
    (modifier.from === undefined || (deed.from !== undefined && modifier.from.includes(deed.from))) &&
    (modifier.for === undefined || modifier.for === deed.for) &&
    (modifier.of === undefined ||
      (deed.of !== undefined && meanings.players(board, modifier.of, frame).includes(deed.of)))
  );
}
