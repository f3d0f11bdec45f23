import { type Check, meetsAll } from '../../../../../engine/check.ts';
import type { Kind } from '../../../vocabulary/words.ts';
import type { Seen } from '../../board/board.ts';
import { is } from '../../board/cards/likeness.ts';
import { roomForSpecialCard } from '../../board/cards/special-cards.ts';
import { mayDespite } from '../../board/turn/leave.ts';
import { areHandsShort, HANDS, handIconsOf, handsInUse } from '../../board/weapons/hands.ts';
import { isWithoutItsWeapon } from '../../board/weapons/weapon-cards.ts';
import { dutiesAreDone } from '../obligations.ts';
import { check, type Failures, type Subject } from '../verb.ts';
import { named } from '../windows.ts';
import { type Play, seenPlayed } from './card-played.ts';
import { isByLeave } from './leave-taken.ts';
import { onePerTurn } from './several-special-cards.ts';
import { inPlaceOf, partsOf } from './ways.ts';

/** Before what must be done a card may be played, in some editions, that could avert it (Discard). */
function mayAvert({ board, action }: Subject<Play>): boolean {
  return board.switches.playedAtBeginning === 'what-averts' && !meetsAll(dutiesAreDone, { board, action });
}

/** The card as it would lie in play, if it is of that kind. */
function cardIf(subject: Subject<Play>, kind: Kind): Seen | undefined {
  const card = seenPlayed(subject);
  return card !== undefined && is(subject.board, card, kind) ? card : undefined;
}

function* outsideItsPhases(subject: Subject<Play>): Failures {
  const { phase } = subject.board.state.turn;
  if (isByLeave(subject.board, subject.action) || cardIf(subject, 'special-card') === undefined) return;
  if (phase !== 'defense' && phase !== 'attack')
    yield {
      message: `Special cards are played in the Defense or the Attack Phase; this is the ${named(phase)}.`,
      state: ['/turn/phase'],
      action: ['/card'],
      need: ['defense', 'attack'],
      have: phase,
    };
}

/** What limits cards of all kinds: when, how many a turn, for how many hands. */
export const limits: readonly Check<Subject<Play>>[] = [
  check(
    'special-card-outside-its-phases',
    {
      first: 'first-edition/special-cards/special-in-defense-or-attack-phase',
      typeTwo: 'type-two/special-cards/defense-or-attack-phase',
      reference: 'reference/attack-phase/last-for-special-cards',
    },
    function* (subject) {
      if (subject.board.state.turn.phase !== 'may-do') yield* outsideItsPhases(subject);
    },
  ),
  check(
    'special-card-outside-its-phases',
    {
      first: 'first-edition/special-cards/special-in-defense-or-attack-phase',
      typeTwo: 'type-two/special-cards/defense-or-attack-phase',
      reference: 'reference/may-do-must-do-phase/only-edges-and-illusions',
    },
    function* (subject) {
      if (subject.board.state.turn.phase === 'may-do' && !mayAvert(subject)) yield* outsideItsPhases(subject);
    },
  ),
  check('second-special-card', onePerTurn, function* (subject) {
    const { board, action } = subject;
    const card = takingRoomOfSpecialCard(subject);
    if (card === undefined || isByLeave(board, action)) return;
    const { may, most, played } = roomForSpecialCard(board, action.player, card);
    if (!may)
      yield {
        message:
          most === 1
            ? 'One Special card a turn may be played.'
            : 'No more such Special cards may be played this turn.',
        action: ['/card'],
        need: { most },
        have: played,
      };
  }),
  check(
    'nothing-played-after-adjustment',
    {
      first: 'first-edition/ability-adjustment/no-cards-after-start',
      typeTwo: 'type-two/draw-discard-phase/no-cards',
    },
    function* ({ board }) {
      if (board.state.turn.phase === 'draw-discard')
        yield {
          message: 'Once the Ability Adjustment Phase has begun no card is played.',
          state: ['/turn/phase'],
        };
    },
  ),
  check(
    'weapon-of-the-card-lost',
    {
      first: 'handbook-addendum/disarming-and-weapons-of-choice/no-weapon-specific-cards',
      typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-cards',
    },
    function* (subject) {
      const { board, action } = subject;
      const card = seenPlayed(subject);
      if (card !== undefined && isWithoutItsWeapon(board, action.player, card))
        yield { message: 'The card pertains to a weapon that is lost.', action: ['/card'] };
    },
  ),
  check('hands-full', { by: 'handIcons', typeTwo: 'type-two/hand-icon/no-third-hand' }, function* (subject) {
    const { board, action } = subject;
    const card = seenPlayed(subject);
    if (card === undefined || mayDespite(board, action.player, card, 'hand-icons')) return;
    if (!areHandsShort(board, action.player, card)) return;
    const icons = handIconsOf(board, card);
    const used = handsInUse(board, action.player);
    yield {
      message: `The card needs ${icons} hand${icons === 1 ? '' : 's'}, and ${used} of ${HANDS} are in use.`,
      action: ['/card'],
      need: HANDS - icons,
      have: used,
    };
  }),
];

/** A Special card, or what is played in the place of one. */
function takingRoomOfSpecialCard(subject: Subject<Play>): Seen | undefined {
  const { board, action } = subject;
  const [part] = partsOf(board, action);
  if (part !== undefined && inPlaceOf(board, action, part) === 'special-card') return seenPlayed(subject);
  return cardIf(subject, 'special-card');
}
