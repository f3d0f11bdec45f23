import type { Action, ActionNamed } from './actions.ts';
import { concede } from './conceding.ts';
import { counter, pass } from './countering.ts';
import { declareExertion, declareSuccessful } from './declaring.ts';
import { defend } from './defending.ts';
import { exert } from './exert/exert.ts';
import { discard, draw, endTurn } from './hands.ts';
import { make } from './making.ts';
import { nextPhase } from './next-phase.ts';
import { resolve } from './obligations.ts';
import { drop, endExertion, forfeitAttack, roll } from './own-turn.ts';
import { play } from './play/play.ts';
import { start } from './start.ts';
import { use } from './use.ts';
import type { Subject, Verb } from './verb.ts';

/** Everything players do. */
export const verbs: { readonly [Name in Action['do']]: Verb<Name> } = {
  start,
  'next-phase': nextPhase,
  play,
  exert,
  make,
  'end-exertion': endExertion,
  'declare-exertion': declareExertion,
  defend,
  'declare-successful': declareSuccessful,
  'forfeit-attack': forfeitAttack,
  roll,
  drop,
  discard,
  draw,
  'end-turn': endTurn,
  use,
  resolve,
  counter,
  pass,
  concede,
};

/** Hands an action to its own verb: the name in the action says which that is. */
export function withVerb<Result>(
  subject: Subject,
  then: <Name extends Action['do']>(verb: Verb<Name>, subject: Subject<ActionNamed<Name>>) => Result,
): Result {
  return named(subject.action.do, subject, then);
}

function named<Name extends Action['do'], Result>(
  name: Name,
  { board, action }: Subject,
  then: (verb: Verb<Name>, subject: Subject<ActionNamed<Name>>) => Result,
): Result {
  const verb: Verb<Name> = verbs[name];
  return then(verb, { board, action: action as ActionNamed<Name> });
}
