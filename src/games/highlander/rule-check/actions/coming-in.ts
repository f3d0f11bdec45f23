import type { Check } from '../../../../engine/check.ts';
import type { Kind } from '../../vocabulary/words.ts';
import type { Board, Seen } from '../board/board.ts';
import { isWeapon } from '../board/cards/kinds.ts';
import { is, titleOf } from '../board/cards/likeness.ts';
import { isCalled, personasOf } from '../board/cards/personas.ts';
import { partOf } from '../board/cards/plots.ts';
import { isSame } from '../board/cards/restriction.ts';
import { isOwnReserved, isOwnSignature, namedAndPlayed } from '../board/cards/whose-cards.ts';
import { nameOfSource, pointersToSource } from '../board/sources.ts';
import { mayDespite } from '../board/turn/leave.ts';
import { mayBeSeveral, mostInPlay } from '../board/turn/numbers-in-play.ts';
import { isOfWeapon, weaponsOf } from '../board/weapons/weapons.ts';
import type { InPlay } from '../state/state.ts';
import { check, type Failures, oneOf } from './verb.ts';

const IN_PLAY = 'handbook-addendum/controlling-an-opponents-cards-in-play/only-cards-in-play';
const NO_PRE_GAME = 'handbook-addendum/controlling-an-opponents-cards-in-play/pre-game-may-not-be-controlled';

/** A card that comes to lie in play before a player: he plays it, an effect puts it there, or gives him control of it. */
export interface ComingIn {
  readonly board: Board;
  readonly action: { readonly player: string };
  readonly card: Seen | undefined;
}

/** A Plot that is a part of a sequence, and one that stands alone, are held to one copy by rules of their own. */
const secondOfSequence = secondPlot('type-two/sequence-plots/one-of-each');
const secondStandAlone = secondPlot('type-two/stand-alone-plots/one-of-each');

function secondPlot(typeTwo: string): Check<ComingIn> {
  return check(
    'second-copy-of-plot',
    { by: 'plotCopies', typeTwo, reference: 'reference/plots/one-copy-per-player' },
    function* (subject) {
      const card = cardIf(subject, 'plot');
      if (card !== undefined) yield* secondCopy(subject, card);
    },
  );
}

/** Of how many such cards a player may have in play, however they came to be his. */
export const heldTogether: readonly Check<ComingIn>[] = [
  oneOf('second-copy-of-plot', ({ card }) =>
    card !== undefined && partOf(card) !== undefined ? secondOfSequence : secondStandAlone,
  ),
  check(
    'second-copy-of-diamond',
    { by: 'diamondIcon', reference: 'reference/diamond-icon/one-copy' },
    function* (subject) {
      const { card } = subject;
      if (card?.definition.diamond === true) yield* secondCopy(subject, card);
    },
  ),
  check(
    'second-copy-of-ally',
    { by: 'allyCopies', typeTwo: 'type-two/allies/one-of-each', reference: 'reference/allies/one-copy' },
    function* (subject) {
      const card = cardIf(subject, 'ally');
      if (card !== undefined) yield* secondCopy(subject, card);
    },
  ),
  check(
    'second-copy-of-flock-member',
    { by: 'flockMembers', typeTwo: 'type-two/faq/flock-members-unique' },
    function* (subject) {
      const card = cardIf(subject, 'flock-member');
      if (card !== undefined) yield* secondCopy(subject, card, () => true);
    },
  ),
  check(
    'more-in-play-than-said',
    {
      first: 'handbook-addendum/one-in-play/second-copy-may-not-be-played',
      typeTwo: 'type-two/prevention/what-it-is',
    },
    function* ({ board, action, card }) {
      if (card === undefined) return;
      for (const { most, have, frame } of mostInPlay(board, action.player, card)) {
        if (have >= most)
          yield {
            message: `${nameOfSource(board, frame)} allows ${most} such in play, and ${have} are.`,
            state: pointersToSource(board, frame),
            action: ['/card'],
            need: { most },
            have,
          };
      }
    },
  ),
  check(
    'second-vehicle',
    { by: 'vehicles', typeTwo: 'type-two/faq/vehicle-one-in-play' },
    function* (subject) {
      yield* second(subject, 'vehicle');
    },
  ),
  check(
    'second-armor-of-its-row',
    { by: 'armor', typeTwo: 'type-two/faq/armor-one-per-category' },
    function* (subject) {
      for (const row of ['upper-armor', 'middle-armor', 'lower-armor'] as const) yield* second(subject, row);
    },
  ),
];

/** What besides keeps a player from playing a card, and from bringing it into play by any other means. */
export const broughtIn: readonly Check<ComingIn>[] = [
  ...heldTogether,
  check(
    'ally-is-opponents-persona',
    { by: 'immortalAllies', typeTwo: 'type-two/faq/immortal-ally-not-opponents-persona' },
    function* (subject) {
      const { board, action } = subject;
      const card = cardIf(subject, 'immortal-ally');
      if (card === undefined) return;
      const opponent = board.opponentOf(action.player).id;
      const title = titleOf(board, card);
      // Of two Immortals of one player the inactive one, too, is his: his Persona card lies in play.
      if (personasOf(board, opponent).some((persona) => isCalled(board.definition(persona).title, title)))
        yield { message: `${opponent} plays that Immortal as a Persona.`, action: ['/card'] };
    },
  ),
  check(
    'signature-of-another',
    {
      first: 'handbook-addendum/signature-cards/no-other-persona-by-any-means',
      typeTwo: 'type-two/reserved-or-signature-symbol/signature-in-game',
    },
    function* ({ board, action, card }) {
      if (card?.definition.mark === 'Signature' && !isOwnSignature(board, action.player, card))
        yield {
          message: 'A Signature card is played by the Persona or Faction that it names.',
          action: ['/card'],
          ...namedAndPlayed(board, action.player, card),
        };
    },
  ),
];

/** What is put into play is not played, yet used all the same (Card Anatomy). */
export const putIntoPlay: readonly Check<ComingIn>[] = [
  ...broughtIn,
  check(
    'weapon-not-used',
    { by: 'weaponSpecificCards', typeTwo: 'type-two/sub-title/weapon-specific-in-game' },
    function* ({ board, action: { player }, card }) {
      const weapon = card?.definition.weapon ?? null;
      if (card === undefined || weapon === null || isWeapon(card.definition)) return;
      const isUsed = weaponsOf(board, player).some((one) => isOfWeapon(board, one, weapon));
      if (!isUsed && !mayDespite(board, player, card, 'weapon-not-used'))
        yield { message: `The card is specific to the ${weapon}, which is not used.`, action: ['/card'] };
    },
  ),
  check(
    'reserved-of-another',
    { by: 'reservedCards', first: 'first-edition/card-anatomy/reserved-only-for-named-immortal' },
    function* ({ board, action, card }) {
      if (card?.definition.mark === 'Reserved' && !isOwnReserved(board, action.player, card))
        yield {
          message: 'A Reserved card is used by the Immortal whom it names.',
          action: ['/card'],
          ...namedAndPlayed(board, action.player, card),
        };
    },
  ),
];

/** What a player takes control of lies in play, and comes to lie before him; Pre-Game cards are never another's (Controlling). */
export const takenControlOf: readonly Check<ComingIn>[] = [
  check('control-of-card-out-of-play', { first: IN_PLAY, typeTwo: IN_PLAY }, function* ({ card }) {
    if (card !== undefined && card.inPlay === undefined)
      yield { message: `${card.id} is not in play, and nobody takes control of it.`, action: ['/card'] };
  }),
  check('control-of-pre-game-card', { first: NO_PRE_GAME, typeTwo: NO_PRE_GAME }, function* ({ card }) {
    if (card?.inPlay?.preGame === true)
      yield { message: 'Nobody takes control of a Pre-Game card.', action: ['/card'] };
  }),
  ...heldTogether,
];

function cardIf({ board, card }: ComingIn, kind: Kind): Seen | undefined {
  return card !== undefined && is(board, card, kind) ? card : undefined;
}

function* secondCopy(
  { board, action }: ComingIn,
  card: Seen,
  counts = ({ controller }: InPlay) => controller === action.player,
): Failures {
  if (mayBeSeveral(board, action.player, card)) return;
  for (const [at, other] of board.state.inPlay.entries()) {
    if (other.id === card.id || other.under !== undefined || !counts(other)) continue;
    if (isSame(board.definition(other), card.definition))
      yield {
        message: `One copy may be in play, and ${other.id} is.`,
        state: [`/inPlay/${at}`],
        action: ['/card'],
      };
  }
}

function* second(subject: ComingIn, kind: Kind): Failures {
  const { board, action } = subject;
  const card = cardIf(subject, kind);
  if (card === undefined || mayBeSeveral(board, action.player, card)) return;
  const have = board.controlledBy(action.player).filter((one) => is(board, board.seen(one), kind)).length;
  if (have >= 1)
    yield {
      message: `1 such in play is allowed, and ${have} ${have === 1 ? 'is' : 'are'}.`,
      action: ['/card'],
      need: { most: 1 },
      have,
    };
}
