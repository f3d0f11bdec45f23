import type { Place } from '../../../vocabulary/terms.ts';
import type { Prevention } from '../../../vocabulary/words.ts';
import type { Pile } from '../../state/state.ts';
import { type Board, findIn, type Seen } from '../board.ts';
import { keptFrom } from '../forbidding/prevention.ts';

type Looking = Extract<Prevention, 'search' | 'look-at-discard-pile' | 'look-at-hand'>;

/** What it is to look at a card where it lies; undefined of what is before the player's eyes: in play, in an Exertion, in the own hand. */
export function lookingAt(board: Board, player: string, { id, owner, inPlay }: Seen): Looking | undefined {
  if (inPlay !== undefined) return undefined;
  const { hand, endurance, discard } = board.player(owner);
  if (findIn(endurance, id) !== undefined) return 'search';
  if (findIn(discard, id) !== undefined) return 'look-at-discard-pile';
  return owner !== player && findIn(hand, id) !== undefined ? 'look-at-hand' : undefined;
}

/** Whether a player is let look at a card: in a discard pile, in the hand of another, or in an Endurance, which is to search it. */
export function mayLookAt(board: Board, player: string, card: Seen): boolean {
  const looking = lookingAt(board, player, card);
  return looking === undefined || !keptFrom(board, player, looking, { card, of: card.owner });
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
