import type { Check } from '../../../../engine/check.ts';
import { toBeExertedFor } from '../board/attacks/sequence.ts';
import { owedBy, soughtNow } from '../board/conjunction.ts';
import { exertionsBy, isHandClosed } from '../board/memory.ts';
import type { Phase } from '../state/state.ts';
import type { Cited } from './citing.ts';
import { conjunctionFirst, madeAfterConjunction } from './conjunction-first.ts';
import { check, oneOf, type Subject } from './verb.ts';
import { withinHands } from './within-hands.ts';

type OfAnybody = Subject<{ readonly player: string }>;

/** What every action but the first has in common: the duel is on. */
export const inTheDuel: readonly Check<OfAnybody>[] = [
  check(
    'game-over',
    {
      first: 'first-edition/set-up/players-alternate-turns',
      typeTwo: 'type-two/beginning-the-game/turns-alternate',
    },
    function* ({ board }) {
      const { winner } = board.state;
      if (winner !== null) yield { message: `The duel is over: ${winner} has won.`, state: ['/winner'] };
    },
  ),
  check(
    'game-not-begun',
    {
      first: 'first-edition/set-up/draw-fifteen',
      typeTwo: 'type-two/beginning-the-game/opening-hand',
    },
    function* ({ board }) {
      if (board.state.turn.phase === 'before-the-game')
        yield { message: 'The duel begins with the opening hands.', state: ['/turn/phase'] };
    },
  ),
];

/** Ordinarily a player does nothing in the opponent's turn (the Golden Rule of the Sequence of Play). */
export const itIsTheirTurn: Check<OfAnybody> = check(
  'not-their-turn',
  {
    first: 'first-edition/set-up/players-alternate-turns',
    typeTwo: 'type-two/the-sequence-of-play/not-in-opponents-turn',
  },
  function* ({ board, action }) {
    if (action.player !== board.current)
      yield {
        message: `It is the turn of ${board.current}.`,
        state: ['/turn/player'],
        action: ['/player'],
        need: board.current,
        have: action.player,
      };
  },
);

/** An Exertion is fulfilled before anything else is done. */
export const noExertionIsOpen: Check<OfAnybody> = check(
  'exertion-first',
  {
    first: 'first-edition/searching-for-an-attack-or-defense/rest-is-discarded',
    typeTwo: 'type-two/hard-exertions/unused-discarded',
    reference: 'reference/hard-exertions/rest-on-discard-pile',
  },
  function* ({ board }) {
    if (board.state.exertion !== null)
      yield {
        message: 'The Exertion that was made comes first: play from it, or end it.',
        state: ['/exertion'],
      };
  },
);

/** Who has played a card in conjunction with what an Exertion is to find makes that Exertion next. */
export const nothingAwaitsAnExertion: readonly Check<OfAnybody>[] = (['attack', 'defense'] as const).map(
  (sought) =>
    check('exertion-for-conjunction-first', conjunctionFirst[sought], function* ({ board }) {
      const { awaitingExertion, exertion } = board.state;
      if (awaitingExertion.length > 0 && exertion === null && soughtNow(board) === sought)
        yield {
          message: 'A card was played in conjunction with what an Exertion is to find: make that Exertion.',
          state: ['/awaitingExertion'],
        };
    }),
);

/** Who has said that he will exert for a defense may first defend against the remaining attacks, and then exerts. */
export const exertionsDeclared: Cited = {
  by: 'defenseOrder',
  typeTwo: 'type-two/multiple-defenses/exertion-lets-others-first',
};

/** Where that is said only to have a Hidden Attack turned over, the Exertion is made, too (Defending Hidden Attacks). */
const exertionsThatReveal: Cited = {
  by: 'hiddenWithoutGuess',
  reference: 'reference/defending-hidden-attacks/exert-reveals-first',
};

const toExertAsDeclared = (cited: Cited): Check<OfAnybody> =>
  check('declared-exertion-first', cited, function* ({ board, action }) {
    const attack = toBeExertedFor(board, action.player);
    if (attack !== undefined)
      yield {
        message: `${action.player} has declared an Exertion for a defense against ${attack.id}: make it.`,
        state: [`/attacks/${board.state.attacks.indexOf(attack)}/exertionDeclared`],
        need: attack.id,
      };
  });
const inSequence = toExertAsDeclared(exertionsDeclared);
const ofHidden = toExertAsDeclared(exertionsThatReveal);

export const declaredExertionFirst: Check<OfAnybody> = oneOf('declared-exertion-first', ({ board }) =>
  board.switches.defenseOrder === 'in-sequence' ? inSequence : ofHidden,
);

/** Neither is the attack in question settled without it. */
export const notWithoutItsExertion: Check<Subject<{ readonly player: string; readonly attack: string }>> = {
  ...declaredExertionFirst,
  *failures({ board, action }) {
    if (toBeExertedFor(board, action.player)?.id === action.attack)
      yield* declaredExertionFirst.failures({ board, action });
  },
};

/** A card that goes with a Power Blow or a Power Block has its attack or block made one by the next Hard Exertion. */
export const owedFirst: readonly Check<OfAnybody>[] = (['power-blow', 'power-block'] as const).map((made) =>
  check('made-first-what-a-card-goes-with', madeAfterConjunction[made], function* ({ board, action }) {
    for (const { card, into } of owedBy(board, action.player)) {
      if (into === made)
        yield {
          message: `${card} has yet to be made what a card was played with.`,
          state: [`/inPlay/${board.state.inPlay.findIndex(({ id }) => id === card)}`],
          need: card,
        };
    }
  }),
);

/** In the first edition an Exertion ends the phase it is made in. */
export const thePhaseGoesOn: Check<OfAnybody> = check(
  'phase-over',
  { by: 'exertionEnds', first: 'first-edition/exertion-caveat/exertion-ends-phase' },
  function* ({ board }) {
    if (isHandClosed(board))
      yield {
        message: 'The Exertion that was made ends the phase: the next begins.',
        state: ['/turn/handClosed'],
      };
  },
);

/** By the Guide the Exertion for a Power Blow is made at the end of the Attack Phase: what else is done comes first. */
export const beforeThePowerBlow: Check<OfAnybody> = check(
  'attack-phase-at-its-end',
  { by: 'powerBlowExertion', reference: 'reference/attacking/power-blow-how' },
  function* ({ board, action }) {
    const { phase } = board.state.turn;
    const exerted = exertionsBy(board, action.player, 'hard').some(({ to }) => to === 'power-blow');
    if (phase === 'attack' && exerted)
      yield { message: 'The Exertion for a Power Blow is the last deed of the Attack Phase.' };
  },
);

/** What was played may yet be countered; and what an effect lets one play is played, or passed over, at once. */
export const nothingIsAsked: Check<OfAnybody> = check(
  'answer-first',
  {
    first: 'first-edition/counter-cards/true-counter-used-immediately',
    typeTwo: 'type-two/immediate-effect/at-once',
  },
  function* ({ board }) {
    const { countering, leave } = board.state;
    if (countering !== null)
      yield { message: `${countering.by} may counter what was played.`, state: ['/countering'] };
    else if (leave.length > 0)
      yield {
        message: 'What an effect lets be played is played now, or passed over with `pass`.',
        state: ['/leave'],
      };
  },
);

/** What is done in one's own turn, and not in the middle of something. */
export const inOwnTurn: readonly Check<OfAnybody>[] = [
  ...inTheDuel,
  nothingIsAsked,
  withinHands,
  itIsTheirTurn,
  noExertionIsOpen,
  ...nothingAwaitsAnExertion,
];

export function inPhase(code: string, rules: Cited, ...phases: readonly Phase[]): Check<OfAnybody> {
  return check(code, rules, function* ({ board }) {
    const { phase } = board.state.turn;
    if (!phases.includes(phase))
      yield {
        message: `That belongs to the ${phases.map(named).join(' or the ')}; this is the ${named(phase)}.`,
        state: ['/turn/phase'],
        need: [...phases],
        have: phase,
      };
  });
}

const names: Readonly<Record<Phase, string>> = {
  'before-the-game': 'time before the duel',
  'may-do': 'May Do/Must Do Phase',
  defense: 'Defense Phase',
  attack: 'Attack Phase',
  'draw-discard': 'Draw/Discard Phase',
};

export function named(phase: Phase): string {
  return names[phase];
}
