import type { Check } from '../../../../engine/check.ts';
import { cardOf } from '../board/attacks/attacks.ts';
import { pendingOn, waitingFor } from '../board/attacks/sequence.ts';
import { prohibitionsOn } from '../board/forbidding/prohibitions.ts';
import { nameOfSource, pointersToSource } from '../board/sources.ts';
import { reveal, succeed } from '../doing/attacking.ts';
import { emit } from '../doing/emit.ts';
import type { ActionNamed } from './actions.ts';
import { doneAtTheBeginning } from './at-the-beginning.ts';
import type { Exert } from './exert/purpose.ts';
import { madeFirst, notKeptFromExerting, notTooOften } from './exert/when-and-how-often.ts';
import { prevention } from './kept-from.ts';
import { attackOn, comesNext, inDefensePhase, isPending } from './of-an-attack.ts';
import { check, type Subject, type Verb } from './verb.ts';
import { inOwnTurn, notWithoutItsExertion, thePhaseGoesOn } from './windows.ts';

export const declareSuccessful: Verb<'declare-successful'> = {
  checks: [
    ...inOwnTurn,
    ...doneAtTheBeginning,
    thePhaseGoesOn,
    inDefensePhase,
    isPending,
    comesNext,
    notWithoutItsExertion,
    check<Subject<ActionNamed<'declare-successful'>>>(
      'defended-already',
      { by: 'defenseOrder', typeTwo: 'type-two/successful-attacks/undefended' },
      function* (subject) {
        const attack = attackOn(subject);
        const waiting = attack && waitingFor(subject.board, attack);
        if (waiting !== undefined)
          yield {
            message: `The defense ${waiting.id} was played against ${subject.action.attack}.`,
            action: ['/attack'],
            have: waiting.id,
          };
      },
    ),
    check<Subject<ActionNamed<'declare-successful'>>>('cannot-be-declared', prevention, function* (subject) {
      const { board, action } = subject;
      const attack = attackOn(subject);
      if (attack === undefined) return;
      const doing = { player: action.player };
      for (const { frame } of prohibitionsOn(board, cardOf(board, attack), 'be-declared-successful', doing))
        yield {
          message: `${nameOfSource(board, frame)} does not let it be declared successful.`,
          state: pointersToSource(board, frame),
          action: ['/attack'],
        };
    }),
  ],
  perform(subject) {
    const attack = attackOn(subject);
    if (attack !== undefined) succeed(subject.board, attack);
  },
  *candidates(board, player) {
    for (const { id } of board.attacksOn(player)) yield { do: 'declare-successful', player, attack: id };
  },
};

type DeclareExertion = ActionNamed<'declare-exertion'>;

/** What would bar the Exertion bars declaring it. */
function ofItsExertion(given: Check<Subject<Exert>>): Check<Subject<DeclareExertion>> {
  const exertion = ({ board, action: { player, attack } }: Subject<DeclareExertion>): Subject<Exert> => ({
    board,
    action: { do: 'exert', player, for: { defense: attack } },
  });
  const { code, rule } = given;
  return {
    code,
    rule: typeof rule === 'string' ? rule : (subject) => rule(exertion(subject)),
    *failures(subject) {
      for (const failure of given.failures(exertion(subject))) yield { ...failure, action: ['/attack'] };
    },
  };
}

export const declareExertion: Verb<'declare-exertion'> = {
  checks: [
    ...inOwnTurn,
    ...doneAtTheBeginning,
    inDefensePhase,
    isPending,
    check<Subject<DeclareExertion>>(
      'nothing-to-declare',
      {
        by: 'defenseOrder',
        first: 'first-edition/searching-for-an-attack-or-defense/declare-what-is-sought',
      },
      function* (subject) {
        const { hiddenWithoutGuess } = subject.board.switches;
        const reveals = attackOn(subject)?.hidden === true && hiddenWithoutGuess !== 'stays-hidden';
        if (!reveals)
          yield {
            message: 'An Exertion is told as it is made: use `exert`, for this defense.',
            action: ['/do'],
          };
      },
    ),
    ofItsExertion(notTooOften),
    ofItsExertion(notKeptFromExerting),
    ...madeFirst.map(ofItsExertion),
    check<Subject<DeclareExertion>>(
      'exertion-declared-already',
      {
        first: 'first-edition/exertion-caveat/one-exertion-a-turn',
        typeTwo: 'type-two/hard-exertions/one-per-turn',
        reference: 'reference/hard-exertions/one-per-turn',
      },
      function* ({ board, action }) {
        const declared = pendingOn(board, action.player).find(({ exertionDeclared }) => exertionDeclared);
        if (declared !== undefined)
          yield { message: `An Exertion was declared for ${declared.id} already.`, action: ['/attack'] };
      },
    ),
  ],
  perform(subject) {
    const attack = attackOn(subject);
    if (attack === undefined) return;
    const { board, action } = subject;
    const { hiddenWithoutGuess } = board.switches;
    const forgoesGuess = attack.hidden && hiddenWithoutGuess !== 'stays-hidden';
    // Only once it is seen does he choose whether to exert (Type Two, Hidden Attacks).
    attack.exertionDeclared = !forgoesGuess || hiddenWithoutGuess === 'exertion-reveals';
    if (attack.exertionDeclared)
      emit(board, { event: 'exertion-declared', player: action.player, card: attack.id });
    if (!forgoesGuess) return;
    attack.guessForgone = true;
    reveal(board, attack);
  },
  *candidates(board, player) {
    for (const { id } of board.attacksOn(player)) yield { do: 'declare-exertion', player, attack: id };
  },
};
