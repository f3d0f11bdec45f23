import type { Board, Seen } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { type Deed, keptFrom, keptFromPileOf } from '../board/forbidding/prevention.ts';
import { cannot } from '../board/forbidding/prohibitions.ts';
import { causeOf } from '../board/sources.ts';
import type { Frame } from '../state/values.ts';
import type { Going } from './moving-cards.ts';

/** From where a card would be moved, as far as it is not in play. */
type From = Deed['from'];

/** Whether the rules, and what cards say, let an effect move a card so. */
export function mayBeMoved(board: Board, card: Seen, from: From, going: Going, frame: Frame): boolean {
  return (
    !isKeptWhereItIs(board, card, from, going, frame) &&
    mayMoveFrom(board, { card, ...(from === undefined ? {} : { from }), of: card.owner }, going, frame)
  );
}

/**
 * Whether players are let do that with cards from there: of what lies unknown in an Endurance no more is asked. Who is
 * had to do it does it himself, though it is the effect of another.
 */
export function mayMoveFrom(board: Board, deed: Deed, going: Going, frame: Frame): boolean {
  const { of: owner = frame.player } = deed;
  const asked = { ...deed, ...causeOf(board, frame) };
  const who = frame.thatPlayer ?? frame.player;
  switch (going) {
    case 'discard':
      return !keptFrom(board, who, 'discard', asked) && !keptFrom(board, owner, 'be-made-to-discard', asked);
    case 'remove-from-play':
    case 'remove-from-game':
      return !keptFrom(board, frame.player, going, asked);
    case 'retrieve':
    case 'put-into-hand':
      return (
        (going === 'put-into-hand' && deed.from !== 'discard-pile') ||
        !keptFrom(board, who, 'retrieve', asked)
      );
    case 'shuffle-into-endurance':
      return (
        deed.from !== 'discard-pile' ||
        (!keptFrom(board, owner, 'shuffle-discard-pile', asked) &&
          !keptFromPileOf(board, who, 'shuffle-discard-pile', asked))
      );
    default:
      return true;
  }
}

/** What cannot be removed, discarded or retrieved stays; so does a Primary Weapon of Choice, by the rules. */
function isKeptWhereItIs(board: Board, card: Seen, from: From, going: Going, frame: Frame): boolean {
  const doing = { player: frame.player, ...causeOf(board, frame) };
  if (card.inPlay !== undefined && cannot(board, card, 'be-removed-from-play', doing)) return true;
  switch (going) {
    case 'discard':
      return cannot(board, card, 'be-discarded', doing);
    case 'retrieve':
      return cannot(board, card, 'be-retrieved', doing);
    case 'put-into-hand':
      return from === 'discard-pile' && cannot(board, card, 'be-retrieved', doing);
    case 'remove-from-game':
      return cannot(board, card, 'be-removed-from-game', doing) || isPrimaryWeapon(board, card);
    default:
      return false;
  }
}

function isPrimaryWeapon(board: Board, card: Seen): boolean {
  return (
    board.switches.weaponsOfChoiceRemoved === 'never' &&
    is(board, card, 'weapon-of-choice') &&
    !is(board, card, 'off-hand')
  );
}
