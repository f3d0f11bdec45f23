import type { Filter } from '../../../vocabulary/filters.ts';
import type { PlayedFrom } from '../../../vocabulary/words.ts';
import type { Pile, Player } from '../../state/state.ts';
import type { CardElsewhere } from '../../state/values.ts';
import { type Board, findIn } from '../board.ts';
import { mayLookAt } from '../texts/looking.ts';
import { leaveFor } from '../turn/extra-plays.ts';
import { leavesToPlay } from '../turn/leave.ts';
import { hasUsesLeft } from '../turn/uses.ts';

/** Where a card lies that is not at work in play, and whose it is. */
export interface Lying {
  readonly card: CardElsewhere;
  readonly owner: string;
  readonly from: PlayedFrom;
  /** The card that holds it. */
  readonly under?: string;
}

const piles = [
  ['hand', ({ hand }: Player): Pile => hand],
  ['endurance', ({ endurance }: Player): Pile => endurance],
  ['discard-pile', ({ discard }: Player): Pile => discard],
] as const;

export function whereItLies(board: Board, id: string): Lying | undefined {
  const { exertion, players } = board.state;
  const exerted = exertion?.cards.find((card) => card.id === id);
  if (exertion !== null && exerted !== undefined)
    return { card: exerted, owner: exertion.player, from: 'exertion' };
  const { under, owner, card: held } = board.inPlay(id) ?? {};
  if (under !== undefined && owner !== undefined && held !== undefined)
    return { card: { id, card: held }, owner, from: 'under', under };
  for (const player of players) {
    for (const [from, pile] of piles) {
      const card = findIn(pile(player), id);
      if (card !== undefined) return { card, owner: player.id, from };
    }
  }
  return undefined;
}

/** Cards are played from the own hand and Exertion; from elsewhere, or another's, if a text lets them be. */
export function mayBePlayedFrom(board: Board, player: string, lying: Lying): boolean {
  if (mayBePlayedWithoutLeave(board, player, lying)) return true;
  const { card, owner } = lying;
  return (
    mayLookAt(board, player, board.seenElsewhere(card, owner)) &&
    leaveFor(board, player, card.id) !== undefined
  );
}

/** The same, but for leave that an effect gives to play cards then and there. */
export function mayBePlayedWithoutLeave(board: Board, player: string, lying: Lying): boolean {
  const { card, owner, from } = lying;
  if (owner === player && (from === 'hand' || from === 'exertion')) return true;
  if (!mayLookAt(board, player, board.seenElsewhere(card, owner))) return false;
  return isLetByText(board, player, lying);
}

/** Whether a text says that the player may play a card from where it lies: one at work, or its own. */
export function isLetByText(board: Board, player: string, lying: Lying): boolean {
  return (
    throughText(board, player, lying) !== undefined || (lying.owner === player && itsTextLets(board, lying))
  );
}

/** The text through which a player may play a card from where it lies; undefined if none is needed, or none lets it. */
export function throughText(board: Board, player: string, { card, owner, from, under }: Lying) {
  const seen = { ...board.seenElsewhere(card, owner), from };
  return leavesToPlay(board, player, seen).find(
    ({ modifier, frame }) =>
      (modifier.from !== undefined || (under !== undefined && modifier.under !== undefined)) &&
      (owner === player || 'owner' in modifier.mayPlay) &&
      hasUsesLeft(board, frame, modifier.limit),
  );
}

/** What its own text says of where it is played from. */
function itsTextLets(board: Board, { card, from }: Lying): boolean {
  return board
    .definition(card)
    .abilities.some((ability) => ability.ability === 'playing' && ability.from?.includes(from) === true);
}

/** The pile of unnamed cards from which a card may be that nobody has named before. */
export function pileOfUnnamed(
  board: Board,
  player: string,
):
  | { readonly owner: string; readonly from: PlayedFrom; readonly pile: Pile; readonly which?: Filter }
  | undefined {
  const [leave] = board.state.leave;
  if (leave === undefined || leave.player !== player) {
    const { hand } = board.player(player);
    return hand.unknown > 0 ? { owner: player, from: 'hand', pile: hand } : undefined;
  }
  for (const place of leave.in) {
    if (typeof place === 'string') continue;
    for (const [from, key, pile] of [
      ['hand', 'hand', piles[0][1]],
      ['endurance', 'endurance', piles[1][1]],
      ['discard-pile', 'discardPile', piles[2][1]],
    ] as const) {
      const whose =
        key in place ? (place as { readonly [Key in typeof key]?: Filter['owner'] })[key] : undefined;
      if (whose === undefined) continue;
      for (const owner of board.meanings.players(board, whose, leave.frame)) {
        const found = pile(board.player(owner));
        if (found.unknown > 0) return { owner, from, pile: found };
      }
    }
  }
  return undefined;
}
