import type { Check } from '../../../../engine/check.ts';
import { cardOf } from '../board/attacks/attacks.ts';
import { mayBeMetBy } from '../board/attacks/defenses.ts';
import { declaredFor, isFromExertion, waitingFor } from '../board/attacks/sequence.ts';
import type { Board } from '../board/board.ts';
import { is } from '../board/cards/likeness.ts';
import { seenAsPlayed } from '../board/cards/story-of-card.ts';
import { lacksWeapon } from '../board/weapons/without-weapon.ts';
import { meet, stopWith } from '../doing/attacking.ts';
import type { Attack, Defense, InPlay } from '../state/state.ts';
import type { ActionNamed } from './actions.ts';
import { doneAtTheBeginning } from './at-the-beginning.ts';
import { CARD_TEXT, type Cited } from './citing.ts';
import { type Kept, notKeptFrom } from './kept-from.ts';
import { attackOn, comesNext, inDefensePhase, isPending, type OfAnAttack } from './of-an-attack.ts';
import { guessedAlready, oneFromHand } from './play/against-hidden.ts';
import {
  backingAway,
  cannotBeDefended,
  noBackAwayFromRanged,
  noBlockAgainstRanged,
  noBlockAgainstTricks,
  servesConsecutively,
  servingConsecutively,
  servingOnce,
  uncovered,
  unstoppable,
} from './stopping.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inOwnTurn, notWithoutItsExertion, thePhaseGoesOn } from './windows.ts';

type Defend = ActionNamed<'defend'>;

/** Around a declared Exertion the others are defended first, and wait. */
const comesNextUnlessDeclared: Check<OfAnAttack> = {
  ...comesNext,
  *failures({ board, action }) {
    if (declaredFor(board, action.player) === undefined) yield* comesNext.failures({ board, action });
  },
};

/** A defense of one's own that lies in play: a Guard, or one that was played against an attack before. */
function defenseInPlay(board: Board, player: string, id: string): InPlay | undefined {
  const card = board.inPlay(id);
  if (card === undefined || card.controller !== player || card.under !== undefined) return undefined;
  return is(board, board.seen(card), 'defense') && card.as !== 'attack' ? card : undefined;
}

/** Whether it came from the hand after the guess against a Hidden Attack: to defend with it is to play it against that, too. */
function wasPlayedFromHandSince({ board, action }: Subject<Defend>, { id }: Attack): boolean {
  const { events } = board.state.turn;
  const guessed = events.findIndex(({ event, target }) => event === 'guessed-wrong' && target === id);
  return events
    .slice(guessed + 1)
    .some(({ event, card, from }) => event === 'defense-played' && card === action.with && from === 'hand');
}

/** Of a Guard the rulebooks say that it, too, is a block. */
const guardsAreBlocks = {
  first: 'first-edition/guards-and-other-standing-defenses/unblockable-passes-guard',
  typeTwo: 'type-two/guard/still-a-block',
};

/** No block is of use against such an attack. */
function notBlocked(kind: 'ranged-attack' | 'dirty-trick', cited: Cited): Check<Subject<Defend>>[] {
  return [false, true].map((guards) =>
    check('cannot-be-blocked', guards ? { ...cited, ...guardsAreBlocks } : cited, function* (subject) {
      const { board, action } = subject;
      const attack = attackOn(subject);
      const inPlay = defenseInPlay(board, action.player, action.with);
      if (attack === undefined || attack.hidden || inPlay === undefined) return;
      const [card, block] = [cardOf(board, attack), board.seen(inPlay)];
      if (is(board, block, 'guard') !== guards || !is(board, card, kind)) return;
      if (!mayBeMetBy(board, card, block))
        yield { message: 'The attack cannot be blocked.', action: ['/with'] };
    }),
  );
}

export const defend: Verb<'defend'> = {
  checks: [
    ...inOwnTurn,
    ...doneAtTheBeginning,
    thePhaseGoesOn,
    inDefensePhase,
    isPending,
    comesNextUnlessDeclared,
    notWithoutItsExertion,
    check<Subject<Defend>>(
      'defended-already',
      {
        by: 'defenseOrder',
        typeTwo: 'type-two/defense-phase/one-per-attack',
        reference: 'reference/defending/one-per-attack',
      },
      function* (subject) {
        const { board, action } = subject;
        const attack = attackOn(subject);
        const waiting = attack && waitingFor(board, attack);
        const card = defenseInPlay(board, action.player, action.with);
        if (waiting === undefined || card === undefined) return;
        // Once the Exertion is made it stands, or gives way to what that has found (Multiple Defenses).
        const stands = waiting.id === card.id && declaredFor(board, action.player) === undefined;
        if (stands || isFromExertion(board, card)) return;
        yield {
          message: `The defense ${waiting.id} was played against ${action.attack} already.`,
          action: ['/with'],
          have: waiting.id,
        };
      },
    ),
    check<Subject<Defend>>(
      'no-such-defense-in-play',
      {
        first: 'first-edition/guards-and-other-standing-defenses/guard-blocks-again',
        typeTwo: 'type-two/guard/block-again',
        reference: 'reference/defending/several-consecutive',
      },
      function* ({ board, action }) {
        if (defenseInPlay(board, action.player, action.with) === undefined)
          yield { message: `${action.player} has no such defense in play.`, action: ['/with'] };
      },
    ),
    check<Subject<Defend>>(
      'inappropriate-defense',
      {
        by: 'coverage',
        first: 'first-edition/defense-phase/covering-defense-succeeds',
        typeTwo: 'type-two/defense-phase/full-cover-succeeds',
        reference: 'reference/defending/cover-all',
      },
      function* (subject) {
        const { board, action } = subject;
        const attack = attackOn(subject);
        const card = defenseInPlay(board, action.player, action.with);
        if (attack === undefined || attack.hidden || card === undefined) return;
        yield* uncovered(board, attack, board.seen(card), '/with');
      },
    ),
    ...cannotBeDefended.map(([why, rules]) =>
      check<Subject<Defend>>('attack-cannot-be-defended-so', rules, function* (subject) {
        const { board, action } = subject;
        const attack = attackOn(subject);
        const card = defenseInPlay(board, action.player, action.with);
        if (attack !== undefined && !attack.hidden && card !== undefined)
          yield* unstoppable(board, attack, seenAsPlayed(board, board.seen(card)), why, '/with');
      }),
    ),
    notKeptFrom('prevented-from-defending', function* ({ board, action }: Subject<Defend>): Iterable<Kept> {
      const inPlay = defenseInPlay(board, action.player, action.with);
      if (inPlay === undefined) return;
      const deed = { card: board.seen(inPlay), at: '/with' };
      yield { what: 'defend', words: 'defend so', ...deed };
      if (board.state.defenses.some(({ by, against }) => by === action.player && against.length > 0))
        yield { what: 'defend-several-times', words: 'defend against a further attack', ...deed };
    }),
    check<Subject<Defend>>('defends-one-attack-only', CARD_TEXT, function* ({ board, action }) {
      const card = defenseInPlay(board, action.player, action.with);
      const used = board.state.defenses.some(
        ({ id, against }) => id === action.with && against.some((one) => one !== action.attack),
      );
      if (card !== undefined && used) yield* servingOnce(board, board.seen(card), '/with');
    }),
    check<Subject<Defend>>('second-guess-against-hidden', oneFromHand, function* (subject) {
      const attack = attackOn(subject);
      if (attack?.guessedWrong === true && wasPlayedFromHandSince(subject, attack))
        yield { message: guessedAlready(attack.id), action: ['/with'] };
    }),
    ...notBlocked('ranged-attack', noBlockAgainstRanged),
    ...notBlocked('dirty-trick', noBlockAgainstTricks),
    check<Subject<Defend>>('no-back-away-from-ranged', noBackAwayFromRanged, function* (subject) {
      const { board, action } = subject;
      const attack = attackOn(subject);
      const card = defenseInPlay(board, action.player, action.with);
      if (attack !== undefined && !attack.hidden && card !== undefined)
        yield* backingAway(board, attack, board.seen(card), '/with');
    }),
    check<Subject<Defend>>('only-consecutive-attacks', servesConsecutively, function* ({ board, action }) {
      const against = board.state.defenses.find(({ id }) => id === action.with)?.against ?? [];
      yield* servingConsecutively(board, action.player, [...against, action.attack], '/with');
    }),
    check<Subject<Defend>>(
      'disarmed-no-block',
      {
        first: 'first-edition/disarming-and-breaking-weapons/no-weapon-no-block',
        typeTwo: 'type-two/disarming-breaking-weapons/no-weapon-no-attack-or-block',
        reference: 'reference/disarmed/no-attacks-or-blocks',
      },
      function* ({ board, action }) {
        const card = defenseInPlay(board, action.player, action.with);
        const isBlock = card !== undefined && is(board, board.seen(card), 'block');
        if (isBlock && lacksWeapon(board, action.player, board.seen(card), 'defend'))
          yield { message: `${action.player} is Disarmed, and a block needs a weapon.`, action: ['/with'] };
      },
    ),
  ],
  perform(subject) {
    const { board, action } = subject;
    const attack = attackOn(subject);
    const card = defenseInPlay(board, action.player, action.with);
    if (attack === undefined || card === undefined) return;
    const defense = usedDefense(board, action);
    if (waitingFor(board, attack) === defense) stopWith(board, attack, defense);
    else meet(board, attack, defense, card, 'hand');
  },
  *candidates(board, player) {
    for (const attack of board.attacksOn(player)) {
      for (const card of board.controlledBy(player)) {
        if (defenseInPlay(board, player, card.id) !== undefined)
          yield { do: 'defend', player, attack: attack.id, with: card.id };
      }
    }
  },
};

/** The record of a defense's use this turn; a Guard that stood before begins one. */
function usedDefense(board: Board, { player, with: id }: Defend): Defense {
  const known = board.state.defenses.find((one) => one.id === id);
  if (known !== undefined) return known;
  const defense: Defense = { id, by: player, against: [], powerBlock: false, reckoned: false };
  board.state.defenses.push(defense);
  return defense;
}
