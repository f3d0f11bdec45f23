import type { Action, ActionNamed } from './actions.ts';
import { attack, join } from './attack.ts';
import { changeLocation, heal, reveal } from './character-effects.ts';
import { choose } from './choose.ts';
import { decline, intercept, stealth, tactics } from './interception.ts';
import { bid, endTurn, pass, returnToMainShot } from './passing.ts';
import { declinePower, discard, draw, generatePower, start, unturn } from './phases.ts';
import { play } from './play/play.ts';
import { use } from './use.ts';
import type { Subject, Verb } from './verb.ts';

/** Everything players do. */
export const verbs: { readonly [Name in Action['do']]: Verb<Name> } = {
  start,
  'generate-power': generatePower,
  'decline-power': declinePower,
  unturn,
  discard,
  draw,
  play,
  use,
  heal,
  'change-location': changeLocation,
  reveal,
  attack,
  join,
  intercept,
  decline,
  stealth,
  tactics,
  pass,
  'end-turn': endTurn,
  'return-to-main-shot': returnToMainShot,
  bid,
  choose,
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
