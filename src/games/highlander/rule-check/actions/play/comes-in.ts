import type { Check } from '../../../../../engine/check.ts';
import { broughtIn, type ComingIn } from '../coming-in.ts';
import type { Subject } from '../verb.ts';
import { type Play, seenPlayed } from './card-played.ts';

/** What is played comes into play, and must be let. */
export const comesIn: readonly Check<Subject<Play>>[] = broughtIn.map(({ code, rule, failures }) => ({
  code,
  rule: typeof rule === 'string' ? rule : (subject) => rule(asComingIn(subject)),
  failures: (subject) => failures(asComingIn(subject)),
}));

function asComingIn(subject: Subject<Play>): ComingIn {
  const { board, action } = subject;
  return { board, action, card: seenPlayed(subject) };
}
