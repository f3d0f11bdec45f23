import type { Ability } from '../../../vocabulary/abilities.ts';
import type { CardRef } from '../../../vocabulary/references.ts';
import type { Hindrance, Kind, PlayedFrom } from '../../../vocabulary/words.ts';
import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { isNone, playedAs } from '../forbidding/prevention.ts';
import { ignoresPrevention, type PlayerModifierWith, playerModifiersOn } from '../texts/player-modifiers.ts';
import { type On, textsOf } from '../texts/texts.ts';
import { isNow } from './beginning.ts';
import { leaveFor } from './extra-plays.ts';

type Playing = Extract<Ability, { readonly ability: 'playing' }>;
type Leave = On<PlayerModifierWith<'mayPlay'>>;

/** What lets a player play such a card: from there, as that, or in spite of something. */
export function leavesToPlay(board: Board, player: string, card: Seen): readonly Leave[] {
  return playerModifiersOn(board, player, 'mayPlay').filter(
    ({ modifier, frame }) =>
      isFrom(modifier.from, card.from) &&
      isUnder(board, modifier.under, card, frame) &&
      board.meanings.matches(board, modifier.mayPlay, card, frame),
  );
}

/** Whether it lies under that card, and is being played from there. */
function isUnder(board: Board, holder: CardRef | undefined, { id }: Seen, frame: Frame): boolean {
  if (holder === undefined) return true;
  const under = board.inPlay(id)?.under;
  return under !== undefined && board.meanings.card(board, holder, frame).includes(under);
}

/** What must be done for a player to play such a card, besides what its own text asks. */
export function costsToPlay(
  board: Board,
  player: string,
  card: Seen,
): readonly On<PlayerModifierWith<'toPlay'>>[] {
  if (board.switches.costToPlayIsPrevention === 'yes' && playsDespitePrevention(board, player, card))
    return [];
  return playerModifiersOn(board, player, 'toPlay').filter(
    ({ modifier, frame }) =>
      isFrom(modifier.from, card.from) && board.meanings.matches(board, modifier.toPlay, card, frame),
  );
}

/** The ways of its own in which a card may be played now, as far as their conditions and phases go. */
function ownWaysToPlay(
  board: Board,
  card: Seen,
): readonly { readonly way: Playing; readonly frame: Frame }[] {
  return textsOf(board, card).flatMap(({ ability, frame }) => {
    if (ability.ability !== 'playing') return [];
    const { during, from, if: condition } = ability;
    const may =
      (during === undefined || during.some((one) => isNow(board, one))) &&
      isFrom(from, card.from) &&
      (condition === undefined || board.meanings.holds(board, condition, frame));
    return may ? [{ way: ability, frame }] : [];
  });
}

function isFrom(from: readonly PlayedFrom[] | undefined, card: PlayedFrom | undefined): boolean {
  return from === undefined || (card !== undefined && from.includes(card));
}

/** Whether a card may be played although something would keep it from being. */
export function mayDespite(board: Board, player: string, card: Seen, hindrance: Hindrance): boolean {
  return (
    ownWaysToPlay(board, card).some(({ way }) => way.despite?.includes(hindrance)) ||
    leavesToPlay(board, player, card).some(({ modifier }) => modifier.despite?.includes(hindrance)) ||
    leaveFor(board, player, card.id)?.despite.includes(hindrance) === true
  );
}

/** Whether nothing prevents a player from playing a card. */
export function playsDespitePrevention(board: Board, player: string, card: Seen): boolean {
  return (
    mayDespite(board, player, card, 'prevention') ||
    ignoresPrevention(board, player, 'play', () => playedAs(board, { card }))
  );
}

/** Whether a card may be played although the text of such a card is against it. */
export function mayDespiteTextOf(board: Board, player: string, card: Seen, other: Seen): boolean {
  return leavesToPlay(board, player, card).some((leave) => isDespiteTextOf(board, leave, other));
}

function isDespiteTextOf(board: Board, { modifier, frame }: Leave, other: Seen): boolean {
  return (
    modifier.despite?.some(
      (one) => typeof one !== 'string' && board.meanings.matches(board, one.textOf, other, frame),
    ) === true
  );
}

/** A card that is yet to be found: of what kind it will be, and from where it would be played. */
interface Sought {
  readonly kind: Kind;
  readonly from: PlayedFrom | undefined;
}

/** Whether some card of that kind may be played from there in spite of prevention, or of the text of such a card. */
export function mayFindDespite(
  board: Board,
  player: string,
  { kind, from }: Sought,
  other: Seen | undefined,
): boolean {
  return playerModifiersOn(board, player, 'mayPlay').some(
    (leave) =>
      leave.modifier.under === undefined &&
      isFrom(leave.modifier.from, from) &&
      !isNone(board, kind, leave.modifier.mayPlay) &&
      (leave.modifier.despite?.includes('prevention') === true ||
        (other !== undefined && isDespiteTextOf(board, leave, other))),
  );
}
