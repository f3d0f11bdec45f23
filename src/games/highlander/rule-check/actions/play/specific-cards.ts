import type { Check } from '../../../../../engine/check.ts';
import type { Board, Seen } from '../../board/board.ts';
import { isPreGame, isWeapon } from '../../board/cards/kinds.ts';
import { isOwnReserved, namedAndPlayed } from '../../board/cards/whose-cards.ts';
import { frameOf } from '../../board/texts/texts.ts';
import { leaveFor } from '../../board/turn/extra-plays.ts';
import { leavesToPlay, mayDespite } from '../../board/turn/leave.ts';
import { isOfWeapon, weaponsOf } from '../../board/weapons/weapons.ts';
import type { CardElsewhere } from '../../state/values.ts';
import { check, type Subject } from '../verb.ts';
import { cardPlayed, type Play, seenPlayed } from './card-played.ts';
import { partsOf } from './ways.ts';

/** Whose and of what weapon a card must be to be played in the game (Card Anatomy). */
export const specificCards: readonly Check<Subject<Play>>[] = [
  check(
    'weapon-not-used',
    { by: 'weaponSpecificCards', typeTwo: 'type-two/sub-title/weapon-specific-in-game' },
    function* (subject) {
      const { board, action } = subject;
      const card = seenPlayed(subject);
      const weapon = card?.definition.weapon ?? null;
      if (card === undefined || weapon === null || card.definition.type === 'Weapon of Choice') return;
      if (weaponsOf(board, action.player).some((one) => isOfWeapon(board, one, weapon))) return;
      if (!isPlayedByLeave(board, action.player, card) && !isLetIn(subject, card))
        yield { message: `The card is specific to the ${weapon}, which is not used.`, action: ['/card'] };
    },
  ),
  check(
    'reserved-of-another',
    { by: 'reservedCards', first: 'first-edition/card-anatomy/reserved-only-for-named-immortal' },
    function* (subject) {
      const { board, action } = subject;
      const card = seenPlayed(subject);
      if (card?.definition.mark !== 'Reserved' || isOwnReserved(board, action.player, card)) return;
      if (!isPlayedByLeave(board, action.player, card) && !isBroughtIn(subject))
        yield {
          message: 'A Reserved card is played by the Immortal whom it names.',
          action: ['/card'],
          ...namedAndPlayed(board, action.player, card),
        };
    },
  ),
];

function isPlayedByLeave(board: Board, player: string, card: Seen): boolean {
  return leaveFor(board, player, card.id) !== undefined || leavesToPlay(board, player, card).length > 0;
}

/** By its own text, by a card that goes with it, or by a Pre-Game card that has been removed from the game. */
function isLetIn({ board, action }: Subject<Play>, card: Seen): boolean {
  const { player } = action;
  const goingAlong = (action.with ?? []).flatMap((one) => cardPlayed(board, player, one.card) ?? []);
  const removed = board
    .player(player)
    .removed.cards.filter((one) => isPreGame(board.definition(one)) && !isWeapon(board.definition(one)));
  return (
    mayDespite(board, player, card, 'weapon-not-used') ||
    [...goingAlong.map((one) => one.card), ...removed].some((one) => letsIn(board, player, one, card))
  );
}

/**
 * Whether a card lets such a card in as long as its text is read: an allowance that is played with it, and one that was
 * removed when the deck had been built by it (Weapon Expert; Removing Pre-Game Cards from the Game).
 */
function letsIn(board: Board, player: string, allowance: CardElsewhere, card: Seen): boolean {
  const frame = frameOf(board.seenElsewhere(allowance, player));
  return board
    .definition(allowance)
    .abilities.some(
      (ability) =>
        ability.ability === 'continuous' &&
        ability.modifyPlayers?.some(
          (modifier) =>
            'mayPlay' in modifier &&
            modifier.despite?.includes('weapon-not-used') === true &&
            board.meanings.matches(board, modifier.mayPlay, card, frame),
        ),
    );
}

/** By a card such as Darius, which goes with any card that it let into the deck. */
function isBroughtIn({ board, action }: Subject<Play>): boolean {
  return partsOf(board, action).some(({ way }) => {
    const fellow = way?.inConjunctionWith;
    return fellow !== undefined && Object.keys(fellow).length === 0;
  });
}
