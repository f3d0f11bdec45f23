import type { Place } from '../../../vocabulary/terms.ts';
import type { Pile } from '../../state/state.ts';
import { type Board, findIn, type Seen } from '../board.ts';
import { keptFrom } from '../forbidding/prevention.ts';

/**
 * Whether a player is let look at a card where it lies: in a discard pile, in the hand of another, or in an Endurance,
 * which is to search it. What lies in play, in an Exertion or in the own hand is before the player's eyes.
 */
export function mayLookAt(board: Board, player: string, card: Seen): boolean {
  const { id, owner, inPlay } = card;
  if (inPlay !== undefined) return true;
  const { hand, endurance, discard } = board.player(owner);
  const deed = { card, of: owner };
  if (findIn(endurance, id) !== undefined) return !keptFrom(board, player, 'search', deed);
  if (findIn(discard, id) !== undefined) return !keptFrom(board, player, 'look-at-discard-pile', deed);
  const isAnothers = owner !== player && findIn(hand, id) !== undefined;
  return !isAnothers || !keptFrom(board, player, 'look-at-hand', deed);
}

/** The same, of a pile of which nobody has named all the cards. */
export function mayLookInto(board: Board, player: string, pile: Pile): boolean {
  const owner = board.state.players.find(({ hand, endurance, discard, removed }) =>
    [hand, endurance, discard, removed].includes(pile),
  );
  if (owner === undefined) return true;
  const deed = { of: owner.id };
  if (pile === owner.endurance) return !keptFrom(board, player, 'search', deed);
  if (pile === owner.discard) return !keptFrom(board, player, 'look-at-discard-pile', deed);
  return pile !== owner.hand || owner.id === player || !keptFrom(board, player, 'look-at-hand', deed);
}

/** Whether who looks there looks through an Endurance. */
export function isSearched(place: Place): boolean {
  return place === 'anywhere' || (typeof place !== 'string' && 'endurance' in place);
}
