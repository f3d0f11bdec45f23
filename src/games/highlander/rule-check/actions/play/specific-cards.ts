import type { Check } from '../../../../../engine/check.ts';
import type { Board, Seen } from '../../board/board.ts';
import { leaveFor } from '../../board/extra-plays.ts';
import { isPreGame, isWeapon } from '../../board/kinds.ts';
import { leavesToPlay, mayDespite } from '../../board/leave.ts';
import { immortalsOf, isCalled, personaOf } from '../../board/personas.ts';
import { frameOf } from '../../board/texts.ts';
import { isOfWeapon, weaponsOf } from '../../board/weapons.ts';
import type { InPlay } from '../../state/state.ts';
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
    'signature-of-another',
    {
      first: 'handbook-addendum/signature-cards/no-other-persona-by-any-means',
      typeTwo: 'type-two/reserved-or-signature-symbol/signature-in-game',
    },
    function* (subject) {
      const { board, action } = subject;
      const card = seenPlayed(subject);
      if (card?.definition.mark === 'Signature' && !isOwnSignature(board, action.player, card))
        yield {
          message: 'A Signature card is played by the Persona or Faction that it names.',
          action: ['/card'],
        };
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
        yield { message: 'A Reserved card is played by the Immortal whom it names.', action: ['/card'] };
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

/** One that names no Immortal is nobody's in particular. */
function isOwnReserved(board: Board, player: string, { definition }: Seen): boolean {
  const named = immortalsOf(board, definition);
  const persona = personaOf(board, player);
  return named.length === 0 || (persona !== undefined && isNamed(board, persona, named));
}

function isNamed(board: Board, persona: InPlay, names: readonly string[]): boolean {
  return names.some((one) => isCalled(one, board.definition(persona).title));
}

/** It names Personas, or else a Faction, as the Persona's own card does beneath its title. */
function isOwnSignature(board: Board, player: string, { definition }: Seen): boolean {
  const persona = personaOf(board, player);
  const named = immortalsOf(board, definition);
  if (named.length > 0) return persona !== undefined && isNamed(board, persona, named);
  const { subtitle } = definition;
  return subtitle === null || (persona !== undefined && isCalled(factionOf(board, persona), subtitle));
}

/** What a Persona shows is all there is; of one in the catalogue that tells of none, no source may have told. */
function factionOf(board: Board, persona: InPlay): string {
  const definition = board.definition(persona);
  if (definition.subtitle !== null) return definition.subtitle;
  if (typeof persona.card !== 'string') return '';
  return board.unsupported(
    definition,
    'Of which Faction it is, no source tells. Written out as a card of its own, its subtitle would be that Faction, or null for none.',
  );
}
