import type { Frame } from '../../state/values.ts';
import type { Board, Seen } from '../board.ts';
import { isSame } from '../cards/restriction.ts';
import { type PlayerModifierWith, playerModifiersOn } from '../texts/player-modifiers.ts';
import type { On } from '../texts/texts.ts';

type Limiting = PlayerModifierWith<'inPlayAtMost'>;

/** A number of such cards that a text allows a player in play, and how many there are. */
interface Most {
  readonly most: number;
  readonly have: number;
  readonly frame: Frame;
}

/**
 * How many a player may have in play of what a card is, as far as texts say: those at work, and its own, which nobody
 * plays against and then removes what is one too many ("one in play").
 */
export function mostInPlay(board: Board, player: string, card: Seen): Most[] {
  return [...saidOf(board, player, card), ...saidByItself(board, player, card)].flatMap(
    ({ modifier: { inPlayAtMost, such }, frame }) => {
      if (inPlayAtMost === 'any') return [];
      const have = board
        .controlledBy(player)
        .filter((one) => board.meanings.matches(board, such, board.seen(one), frame)).length;
      return [{ most: board.meanings.reckon(board, inPlayAtMost, frame), have, frame }];
    },
  );
}

/** Whether a text, perhaps its own, lets a player have several in play where the rules allow one. */
export function mayBeSeveral(board: Board, player: string, card: Seen): boolean {
  return saidOf(board, player, card).some(
    ({ modifier: { inPlayAtMost }, frame }) =>
      inPlayAtMost === 'any' || board.meanings.reckon(board, inPlayAtMost, frame) > 1,
  );
}

function saidOf(board: Board, player: string, card: Seen) {
  return playerModifiersOn(board, player, 'inPlayAtMost').filter(({ modifier, frame }) =>
    board.meanings.matches(board, modifier.such, card, frame),
  );
}

/** What a card says of its player that is about to be played, unless one like it says so already. */
function saidByItself(board: Board, player: string, card: Seen): On<Limiting>[] {
  const isSaid = board.controlledBy(player).some((one) => isSame(board.definition(one), card.definition));
  if (isSaid) return [];
  const frame: Frame = { player, source: card.id, card: card.definition, values: {} };
  return card.definition.abilities
    .flatMap((ability) =>
      ability.ability === 'continuous' && ability.players === 'you' && ability.while === undefined
        ? (ability.modifyPlayers ?? [])
        : [],
    )
    .flatMap((modifier) => ('inPlayAtMost' in modifier ? { modifier, frame } : []))
    .filter(({ modifier }) => board.meanings.matches(board, modifier.such, card, frame));
}
