import type { Check, Failure } from '../../../../engine/check.ts';
import type { Refusal } from '../flow/refusals.ts';
import { askedOnce, check, type Subject } from './verb.ts';

/** A choice that is refused, and why. */
export interface WrongChoice {
  readonly why: Refusal;
  readonly failure: Failure;
}

const reasons: { readonly [Why in Refusal]: { readonly code: string; readonly rule: string } } = {
  text: { code: 'choices', rule: '5.2/choices-and-payments-at-generation' },
  'not-in-play': { code: 'not-in-play', rule: '7.2/effects-reach-only-cards-in-play' },
  'not-affected': { code: 'not-affected', rule: '7.6/not-affected-no-target-of-affecting-events' },
  'not-a-legal-target': { code: 'not-a-legal-target', rule: '7.6/not-a-legal-target' },
  uncopyable: { code: 'uncopyable', rule: '10.1.1/uncopyable-cannot-be-copied' },
  'not-waiting': { code: 'damage-not-waiting', rule: '4.5.2/effect-source-only-in-response' },
  'effect-stands': { code: 'effect-not-affected', rule: '7.6/not-affected-effects-stand' },
  'damage-stands': { code: 'damage-not-affected', rule: '7.6/not-affected-damage-stands' },
  'not-in-combat': { code: 'damage-not-in-combat', rule: '4.5.2/combat-source-only-when-involved' },
};

/** What was chosen is what may be chosen: for each reason against it the rule that gives it. */
export function choiceChecks<Acting extends { readonly player: string }>(
  wrong: (subject: Subject<Acting>) => Iterable<WrongChoice>,
): Check<Subject<Acting>>[] {
  const wrongIn = askedOnce<Acting, readonly WrongChoice[]>((subject) => [...wrong(subject)]);
  return Object.entries(reasons).map(([why, { code, rule }]) =>
    check<Subject<Acting>>(code, rule, function* (subject) {
      for (const one of wrongIn(subject)) if (one.why === why) yield one.failure;
    }),
  );
}
