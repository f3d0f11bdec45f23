import type { Check, Failure } from '../../../../engine/check.ts';
import { remembered } from '../../../../engine/remembered.ts';
import type { Refusal } from '../flow/refusals.ts';
import { check, type Subject } from './verb.ts';

/** A choice that is refused, and why. */
export interface WrongChoice {
  readonly why: Refusal;
  readonly failure: Failure;
}

interface Reason {
  readonly code: string;
  readonly rule: string;
  /** Where the law says more than the choice does. */
  readonly message?: string;
}

const reasons: { readonly [Why in Refusal]: Reason } = {
  text: { code: 'choices', rule: '5.2/choices-and-payments-at-generation' },
  'nothing-on-entering': { code: 'nothing-on-entering', rule: '10.2/when-a-card-enters-play' },
  'not-in-play': {
    ...{ code: 'not-in-play', rule: '7.2/effects-reach-only-cards-in-play' },
    message: 'It is not in play, and the text speaks of cards in play.',
  },
  'not-affected': {
    ...{ code: 'not-affected', rule: '7.6/not-affected-no-target-of-affecting-events' },
    message: 'It is not affected by this, and so neither targeted nor chosen by it.',
  },
  'not-affected-nor-chosen': {
    ...{ code: 'not-affected', rule: '7.6/not-affected-no-target-of-other-events' },
    message:
      'It is not affected by this, and so neither targeted nor chosen by it, though nothing is done to it.',
  },
  'not-a-legal-target': {
    ...{ code: 'not-a-legal-target', rule: '7.6/not-a-legal-target' },
    message: 'It is not a legal target of this.',
  },
  'cannot-be-taken': {
    ...{ code: 'cannot-be-taken-control-of', rule: '7.7/cannot-prevails' },
    message: 'That player cannot take control of it, and so cannot target it for that.',
  },
  'not-ones-own': {
    ...{ code: 'not-ones-own', rule: '10.2/sacrifice-own-cards-only' },
    message: 'Only cards one controls can be sacrificed.',
  },
  'undamageable-State': {
    code: 'cannot-be-damaged',
    rule: '4.3.4/states-cannot-be-attacked-or-damaged',
    message: 'It is a State, which cannot be damaged.',
  },
  'undamageable-Edge': {
    code: 'cannot-be-damaged',
    rule: '4.3.5/edges-cannot-be-attacked-or-damaged',
    message: 'It is an Edge, which cannot be damaged.',
  },
  uncopyable: {
    ...{ code: 'uncopyable', rule: '10.1.1/uncopyable-cannot-be-copied' },
    message: 'It is Uncopyable.',
  },
  'not-affected-by-copying': {
    ...{ code: 'uncopyable', rule: '10.1.1/uncopyable-not-affected-by-copying' },
    message: 'It is Uncopyable, and what copies or swaps abilities does not affect it.',
  },
  'second-Unique': {
    ...{ code: 'unique', rule: '10.1.1/unique-no-second-own-copy' },
    message: 'As a copy of it, the card would be the second of a Unique title that its player controls.',
  },
  'second-Limited': {
    ...{ code: 'limited', rule: '10.1.1/limited-one-controlled' },
    message: 'As a copy of it, the card would be the second of a Limited title that its player controls.',
  },
  'no-designator-in-common': {
    ...{ code: 'no-designator-in-common', rule: '7.3/designators-relate-cards' },
  },
  'not-all-changed': { code: 'not-all-changed', rule: '4.3.6/change-all-targets' },
  'not-waiting': {
    ...{ code: 'damage-not-waiting', rule: '4.5.2/effect-source-only-in-response' },
    message: 'The damage of an effect is redirected in response to it: no such effect waits in this scene.',
  },
  'effect-stands': {
    ...{ code: 'effect-not-affected', rule: '7.6/not-affected-effects-stand' },
    message: 'The card that generated it is not affected by this, and neither are its effects.',
  },
  'damage-stands': {
    ...{ code: 'damage-not-affected', rule: '7.6/not-affected-damage-stands' },
    message: 'It is not affected by this, and neither is its damage.',
  },
  'cannot-be-redirected': {
    ...{ code: 'damage-cannot-be-redirected', rule: '7.7/cannot-prevails' },
    message: 'Its damage cannot be redirected.',
  },
  'not-in-combat': {
    ...{ code: 'damage-not-in-combat', rule: '4.5.2/combat-source-only-when-involved' },
    message: 'Its combat damage is redirected once it attacks, intercepts or is the target of an attack.',
  },
};

/** What was chosen is what may be chosen: for each reason against it the rule that gives it. */
export function choiceChecks<Acting extends { readonly player: string }>(
  wrong: (subject: Subject<Acting>) => Iterable<WrongChoice>,
): Check<Subject<Acting>>[] {
  const wrongIn = remembered((subject: Subject<Acting>): readonly WrongChoice[] => [...wrong(subject)]);
  return Object.entries(reasons).map(([why, { code, rule, message }]) =>
    check<Subject<Acting>>(code, rule, function* (subject) {
      for (const one of wrongIn(subject))
        if (one.why === why) yield message === undefined ? one.failure : { ...one.failure, message };
    }),
  );
}
