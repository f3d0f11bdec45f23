import type { Check } from '../../../../engine/check.ts';
import { opportunitiesOf } from '../board/attacks/opportunities.ts';
import type { Board } from '../board/board.ts';
import { isWeapon } from '../board/cards/kinds.ts';
import { is } from '../board/cards/likeness.ts';
import { doneBy, exertionsBy, playedBy } from '../board/memory.ts';
import { beginningOfTurn } from '../board/turn/beginning.ts';
import { isOneHandTooMany } from '../board/weapons/hands.ts';
import { beganWith, lostWeapons } from '../board/weapons/weapons.ts';
import { emit } from '../doing/emit.ts';
import { endExertion as fulfil } from '../doing/exertion.ts';
import { leavePlay } from '../doing/moving.ts';
import { loseWeapon, regainWeapon } from '../doing/weapons.ts';
import type { InPlay } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { type Kept, notKeptFrom } from './kept-from.ts';
import { mustBePlayed } from './must-be-played.ts';
import { check, type Subject, type Verb } from './verb.ts';
import {
  beforeThePowerBlow,
  inOwnTurn,
  inPhase,
  inTheDuel,
  itIsTheirTurn,
  named,
  noExertionIsOpen,
  nothingAwaitsAnExertion,
  nothingIsAsked,
  thePhaseGoesOn,
} from './windows.ts';
import { withinHands } from './within-hands.ts';

export const endExertion: Verb<'end-exertion'> = {
  checks: [
    ...inTheDuel,
    itIsTheirTurn,
    check<Subject<ActionNamed<'end-exertion'>>>(
      'no-exertion-to-end',
      {
        first: 'first-edition/searching-for-an-attack-or-defense/rest-is-discarded',
        typeTwo: 'type-two/hard-exertions/unused-discarded',
        reference: 'reference/hard-exertions/rest-on-discard-pile',
      },
      function* ({ board }) {
        if (board.state.exertion === null) yield { message: 'No Exertion lies open.', state: ['/exertion'] };
      },
    ),
    mustBePlayed,
  ],
  perform({ board }) {
    fulfil(board);
  },
  *candidates(_board, player) {
    yield { do: 'end-exertion', player };
  },
};

export const forfeitAttack: Verb<'forfeit-attack'> = {
  checks: [
    ...inOwnTurn,
    thePhaseGoesOn,
    beforeThePowerBlow,
    inPhase(
      'attack-in-attack-phase',
      {
        first: 'first-edition/set-up/four-phases-in-order',
        typeTwo: 'type-two/attack-phase/one-attack',
        reference: 'reference/attack-phase/attacks',
      },
      'attack',
    ),
    check<Subject<ActionNamed<'forfeit-attack'>>>(
      'no-primary-attack',
      {
        first: 'first-edition/attack-phase/one-attack-a-turn',
        typeTwo: 'type-two/multiple-attacks/primary-first',
      },
      function* ({ board, action }) {
        if (!opportunitiesOf(board, action.player).primary)
          yield { message: 'The primary attack was made, lost or forfeited already.', action: ['/player'] };
      },
    ),
  ],
  perform({ board, action }) {
    board.state.turn.primaryForfeited = true;
    emit(board, { event: 'opportunity-forfeited', player: action.player });
  },
  *candidates(_board, player) {
    yield { do: 'forfeit-attack', player };
  },
};

/** Six sides: the chance is one in six (Rolling dice). */
const RECOVERS = 1;

export const roll: Verb<'roll'> = {
  checks: [
    ...inOwnTurn,
    check<Subject<ActionNamed<'roll'>>>(
      'roll-at-the-beginning',
      { by: 'regainingWeapons', first: 'first-edition/disarming-and-breaking-weapons/roll-to-recover' },
      function* ({ board }) {
        const { phase } = board.state.turn;
        const need = beginningOfTurn(board);
        if (phase !== need)
          yield {
            message: `The die is rolled in the ${named(need)}; this is the ${named(phase)}.`,
            state: ['/turn/phase'],
            need: [need],
            have: phase,
          };
      },
    ),
    check<Subject<ActionNamed<'roll'>>>(
      'no-dice',
      {
        by: 'regainingWeapons',
        typeTwo: 'type-two/disarming-breaking-weapons/rearm-soft-three',
        reference: 'reference/becoming-armed-getting-unprone/say-which',
      },
      function* () {
        yield { message: 'A weapon is regained by an Exertion.', action: ['/do'] };
      },
    ),
    check<Subject<ActionNamed<'roll'>>>(
      'weapon-not-lost',
      { by: 'regainingWeapons', first: 'first-edition/disarming-and-breaking-weapons/roll-to-recover' },
      function* ({ board, action }) {
        const lost = lostWeapons(board, action.player).some(({ weapon }) => weapon === action.weapon);
        if (!lost) yield { message: `${action.player} has lost no such weapon.`, action: ['/weapon'] };
      },
    ),
    check<Subject<ActionNamed<'roll'>>>(
      'not-a-starting-weapon',
      {
        by: 'regainingWeapons',
        first: 'handbook-addendum/disarming-and-weapons-of-choice/rearm-only-with-starting-weapon',
      },
      function* ({ board, action }) {
        if (!beganWith(board, action.player, action.weapon))
          yield { message: 'Only a weapon is regained with which one began the game.', action: ['/weapon'] };
      },
    ),
    check<Subject<ActionNamed<'roll'>>>(
      'broken-weapon-not-regained',
      {
        by: 'regainingWeapons',
        first: 'first-edition/disarming-and-breaking-weapons/no-roll-for-broken-weapon',
      },
      function* ({ board, action }) {
        const lost = lostWeapons(board, action.player).find(({ weapon }) => weapon === action.weapon);
        if (lost?.status === 'broken')
          yield { message: 'A broken weapon is not regained.', action: ['/weapon'] };
      },
    ),
    check<Subject<ActionNamed<'roll'>>>(
      'weapon-lost-this-turn',
      {
        by: 'recoveryOnTurnLost',
        first: 'first-edition/disarming-and-breaking-weapons/roll-to-recover',
        typeTwo: 'type-two/disarming-breaking-weapons/no-attempt-on-first-turn',
      },
      function* ({ board, action }) {
        const lost = lostWeapons(board, action.player).find(({ weapon }) => weapon === action.weapon);
        if (lost?.lostIn === board.state.turn.number)
          yield { message: 'The first attempt is in the next turn.', action: ['/weapon'] };
      },
    ),
    check<Subject<ActionNamed<'roll'>>>(
      'roll-before-any-card',
      { by: 'regainingWeapons', first: 'first-edition/disarming-and-breaking-weapons/roll-to-recover' },
      function* ({ board, action }) {
        const begun =
          playedBy(board, action.player).length > 0 || exertionsBy(board, action.player, 'hard').length > 0;
        if (begun)
          yield {
            message: 'The die is rolled as the turn begins, before any card is played or Exertion made.',
          };
      },
    ),
    check<Subject<ActionNamed<'roll'>>>(
      'one-attempt-a-turn',
      {
        by: 'regainingWeapons',
        first: 'first-edition/disarming-and-breaking-weapons/roll-to-recover',
      },
      function* ({ board, action }) {
        const rolled = doneBy(board, action.player, 'die-rolled').some(
          ({ source }) => (source ?? 'generic') === action.weapon,
        );
        if (rolled)
          yield { message: 'One roll a turn for each weapon.', action: ['/weapon'], need: { most: 1 } };
      },
    ),
    notKeptFrom('prevented-from-regaining', function* (): Iterable<Kept> {
      yield { what: 'regain-weapon', words: 'regain a weapon', at: '/weapon' };
    }),
  ],
  perform({ board, action: { player, weapon, die } }) {
    emit(board, {
      ...{ event: 'die-rolled', player, amount: die },
      ...(weapon === 'generic' ? {} : { source: weapon }),
    });
    if (die === RECOVERS) regainWeapon(board, player, weapon);
  },
  *candidates(board, player) {
    for (const { weapon } of lostWeapons(board, player)) {
      for (let die = 1; die <= 6; die += 1) yield { do: 'roll', player, weapon, die };
    }
  },
};

type Drop = ActionNamed<'drop'>;

/** A Guard, in the first edition, whosever turn it is. */
function isDroppedAtWill({ board, action }: Subject<Drop>): boolean {
  const card = board.inPlay(action.card);
  return (
    board.switches.droppingGuards === 'at-will' && card !== undefined && is(board, board.seen(card), 'guard')
  );
}

/** A card with a Hand Icon of who has too many: that is made good whatever else is going on. */
function isOneTooMany({ board, action }: Subject<Drop>): boolean {
  const card = board.inPlay(action.card);
  return card?.controller === action.player && isOneHandTooMany(board, card);
}

/** Such a check, but for what it does not bar. */
function unless(
  isFree: (subject: Subject<Drop>) => boolean,
  given: Check<Subject<Drop>>,
): Check<Subject<Drop>> {
  return {
    ...given,
    *failures(subject) {
      if (!isFree(subject)) yield* given.failures(subject);
    },
  };
}

/** A Standing Defense, also for what an Exertion finds, or an effect lets be played (Guard; FAQ, Dropping to Attack). */
function isDroppedAnyTime({ board, action }: Subject<Drop>): boolean {
  const { countering, leave } = board.state;
  const card = board.inPlay(action.card);
  const isOwn = card?.controller === action.player && isStanding(board, card);
  return isOwn && countering === null && leave.every(({ player }) => player === action.player);
}

/** What may be dropped in the middle of something. */
function isDroppedMeanwhile(subject: Subject<Drop>): boolean {
  return isOneTooMany(subject) || isDroppedAnyTime(subject);
}

export const drop: Verb<'drop'> = {
  checks: [
    ...inTheDuel,
    unless(isDroppedMeanwhile, nothingIsAsked),
    unless((subject) => isOneTooMany(subject) || isDroppedAtWill(subject), itIsTheirTurn),
    unless(isDroppedMeanwhile, noExertionIsOpen),
    ...nothingAwaitsAnExertion.map((one) => unless(isDroppedMeanwhile, one)),
    unless(isOneTooMany, withinHands),
    check<Subject<Drop>>(
      'nothing-to-drop',
      {
        first: 'first-edition/guards-and-other-standing-defenses/guard-dropped-at-will',
        typeTwo: 'type-two/standing-defenses/drop-any-time',
      },
      function* ({ board, action }) {
        if (board.inPlay(action.card)?.controller !== action.player)
          yield { message: `${action.player} has no such Standing Defense in play.`, action: ['/card'] };
      },
    ),
    check<Subject<Drop>>(
      'no-standing-defense',
      {
        first: 'first-edition/glossary/standing-defenses-more-than-guards',
        typeTwo: 'type-two/standing-defenses/says-so',
      },
      function* ({ board, action }) {
        const card = board.inPlay(action.card);
        if (card?.controller !== action.player || isStanding(board, card)) return;
        if (!isOneTooMany({ board, action }))
          yield { message: `${action.card} is no Standing Defense.`, action: ['/card'] };
      },
    ),
    notKeptFrom('prevented-from-dropping', function* ({ board, action }: Subject<Drop>): Iterable<Kept> {
      const card = board.inPlay(action.card);
      if (card !== undefined && !isOneTooMany({ board, action }))
        yield { what: 'drop', words: 'drop it', at: '/card', card: board.seen(card) };
    }),
  ],
  perform({ board, action }) {
    const card = board.inPlayFor(action.card);
    const told = { player: action.player, card: card.id, of: card.card };
    if (isStanding(board, card)) {
      emit(board, { event: 'dropped', ...told });
      leavePlay(board, card, 'dropped', action.player);
      return;
    }
    if (isWeapon(board.definition(card))) {
      loseWeapon(board, card.owner, card.id, 'disarmed', { player: action.player, values: {} });
      return;
    }
    leavePlay(board, card, 'removed', action.player);
    emit(board, { event: 'removed-from-play', ...told, by: action.player });
  },
  *candidates(board, player) {
    for (const { id } of board.controlledBy(player)) yield { do: 'drop', player, card: id };
  },
};

function isStanding(board: Board, card: InPlay): boolean {
  return is(board, board.seen(card), 'standing-defense');
}
