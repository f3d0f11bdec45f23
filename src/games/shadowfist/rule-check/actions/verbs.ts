import type { Action, ActionNamed } from './actions.ts';
import { attack } from './attack/attack.ts';
import { join } from './attack/join.ts';
import { changeLocation } from './characters/change-location.ts';
import { heal } from './characters/heal.ts';
import { choose } from './choose.ts';
import { discard } from './establishing-shot/discard.ts';
import { draw } from './establishing-shot/draw.ts';
import { declinePower, generatePower } from './establishing-shot/power.ts';
import { unturn } from './establishing-shot/unturn.ts';
import { decline } from './interception/decline.ts';
import { intercept } from './interception/intercept.ts';
import { stealth } from './interception/stealth.ts';
import { tactics } from './interception/tactics.ts';
import { bid, endTurn, pass, returnToMainShot } from './passing.ts';
import { play } from './play/play.ts';
import { reveal } from './reveal.ts';
import { start } from './start.ts';
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
