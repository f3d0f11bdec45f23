import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { sourceOf } from '../sources.ts';
import { playerModifiersOn } from './player-modifiers.ts';
import { isAnywhere, modifiersOn } from './texts.ts';

/** Whether what the card of a frame does to a card, or to a player, does not affect it. */
export function isUnaffected(board: Board, whom: Seen | string, frame: Frame): boolean {
  if (typeof whom === 'string') return isIgnoredBy(board, frame, whom);
  if (frame.source !== whom.id && isImmune(board, whom, frame)) return true;
  return concernedAbout(board, whom).some((player) => isIgnoredBy(board, frame, player));
}

function isImmune(board: Board, card: Seen, frame: Frame): boolean {
  if (!isAnywhere(board, 'immuneTo')) return false;
  const immunities = modifiersOn(board, card, 'immuneTo');
  const source = immunities.length === 0 ? undefined : sourceOf(board, frame);
  if (source === undefined) return false;
  return immunities.some(
    ({ modifier, frame: theirs }) =>
      board.meanings.matches(board, modifier.immuneTo, source, theirs) &&
      (modifier.byPlayers === undefined ||
        board.meanings.players(board, modifier.byPlayers, theirs).includes(frame.player)),
  );
}

/**
 * Whom it concerns what is done to a card: the player whose it is, and the one against whom an attack is made; a state
 * need not tell that the card of an attack was played as one.
 */
function concernedAbout(board: Board, { id, owner, inPlay }: Seen): string[] {
  const holder = inPlay?.controller ?? owner;
  const isAttack = inPlay?.as === 'attack' || board.attack(id) !== undefined;
  return isAttack ? [holder, board.opponentOf(holder).id] : [holder];
}

/** Whether the text of a card is nullified for one player, who ignores it (Ignoring). */
function isIgnoredBy(board: Board, frame: Frame, player: string): boolean {
  if (!isAnywhere(board, 'ignoredBy') && !isAnywhere(board, 'ignores')) return false;
  const source = sourceOf(board, frame);
  if (source === undefined) return false;
  const ignored =
    modifiersOn(board, source, 'ignoredBy').some(({ modifier, frame: theirs }) =>
      board.meanings.players(board, modifier.ignoredBy, theirs).includes(player),
    ) ||
    playerModifiersOn(board, player, 'ignores').some(({ modifier, frame: theirs }) =>
      board.meanings.matches(board, modifier.ignores, source, theirs),
    );
  return ignored && !cannotBeIgnored(board, source);
}

function cannotBeIgnored(board: Board, card: Seen): boolean {
  return modifiersOn(board, card, 'cannot').some(({ modifier }) => modifier.cannot === 'be-ignored');
}
