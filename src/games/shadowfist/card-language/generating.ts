import { equal } from '../../vocabulary/phrases/equal.ts';
import { type Phrase, phrase, phrases, reading, saying } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { EffectPattern } from '../vocabulary/effect-patterns.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Condition } from '../vocabulary/terms.ts';
import { beingItself } from './being.ts';
import { type Circumstance, type Cost, circumstances, costs, times } from './costs.ts';
import { maintained } from './maintaining.ts';
import { playing, playTerms } from './played-cards.ts';
import { ANSWERED, answerable, whenDone } from './responses.ts';
import type { Statement } from './sentences.ts';
import { condition, effects, noun, oneEffect } from './slots.ts';

const generated = (asked: readonly Cost[], done: readonly Effect[]): Statement => ({
  says: 'generated',
  costs: asked,
  effects: done,
});

/** Of a card that is used from there. */
const IN_HAND: Condition = { exists: { each: { is: 'this' }, in: { hand: 'you' } } };

/** What costs nothing is done at a player's wish only as often as a limit says. */
function free(when: readonly Circumstance[], done: readonly Effect[]): Statement | undefined {
  if (done.length === 1 && done.some(isPermission)) return undefined;
  return when.some((one) => 'limit' in one) || endsByItself(when, done) ? generated(when, done) : undefined;
}

/** A pile has only so many cards that can be played from it at some time. */
function endsByItself(when: readonly Circumstance[], done: readonly Effect[]): boolean {
  return (
    when.some((one) => 'when' in one && isTime(one.when)) &&
    done.every((one) => one.do === 'play' && typeof one.in === 'object' && 'smoked' in one.in)
  );
}

/** “if you control a Site” after effects is asked when they are resolved, not when they are generated. */
const isCondition = (one: Circumstance): boolean => 'when' in one && !isTime(one.when);

function isTime(when: Condition): boolean {
  if ('all' in when) return when.all.every(isTime);
  if ('not' in when) return isTime(when.not);
  return 'during' in when || 'turnOf' in when || 'attack' in when;
}

/** “You may play a State at -1 cost” says how a card in hand is played: it is not an effect. */
function isPermission(effect: Effect): boolean {
  return effect.do === 'play' && effect.faceUp !== true && equal(effect.in, { hand: 'you' });
}

/** An effect on what is answered. */
export interface Canceling {
  readonly to: EffectPattern;
  readonly effects: readonly Effect[];
}

/** “cancel an Event”: what is canceled is what is answered (5.2). */
const cancellation: Kind<Canceling> = phrases<Canceling>('a cancellation', () => [
  // Only what has announced targets can be answered so (4.3.6).
  reading('change the target of {to}', { to: answerable }, ({ to }) => ({
    to: { targets: {}, ...to },
    effects: [{ do: 'change-targets', effect: ANSWERED, by: 'you' }],
  })),
  reading('cancel {to}', { to: answerable }, ({ to }) => ({
    to,
    effects: [{ do: 'cancel', effect: ANSWERED }],
  })),
  reading('cancel {to} and {effects}', { to: answerable, effects }, ({ to, effects: also }) => ({
    to,
    effects: [{ do: 'cancel', effect: ANSWERED }, ...also],
  })),
  // 10.2: what is canceled and smoked may also be in play, unless it is an Event.
  reading('cancel and smoke {to} [as it is played]', { to: answerable }, ({ to }) =>
    to.source?.type?.length === 1 && to.source.type[0] === 'Event'
      ? { to, effects: [{ do: 'cancel-and-smoke', effect: ANSWERED }] }
      : undefined,
  ),
  reading('cancel and smoke {to} as it is played', { to: answerable }, ({ to }) => ({
    to,
    effects: [{ do: 'cancel-and-smoke', effect: ANSWERED }],
  })),
]);

/** Each alternative is an ability of its own: it is chosen on generation (5.2). A limit would be one for both. */
function eitherOf(
  asked: readonly Cost[],
  of: readonly (readonly Effect[])[],
  canceling?: Canceling,
): Statement | undefined {
  if (asked.some((cost) => 'limit' in cost)) return undefined;
  return { says: 'either', costs: asked, of, ...(canceling === undefined ? {} : { canceling }) };
}

function payingEither(ways: readonly (readonly Cost[])[], done: readonly Effect[]): Statement | undefined {
  const isPaid = ways.every((asked) => asked.length > 0 && asked.every((cost) => 'pay' in cost));
  return isPaid ? { says: 'paying-either', ways, effects: done } : undefined;
}

/** An Event is never in play: that one is answered, while any other card may also be in play (10.2). */
function cancelingAndSmoking(
  asked: readonly Cost[],
  { source, kind, ...rest }: EffectPattern,
): Statement | undefined {
  const isEvent = source?.type?.length === 1 && source.type[0] === 'Event';
  const isAnyCard = source !== undefined && kind === 'played-card' && Object.keys(rest).length === 0;
  return isAnyCard && !isEvent ? { says: 'cancel-and-smoke', costs: asked, which: source } : undefined;
}

function maintaining(
  {
    costs: asked,
    maintained: done,
  }: { readonly costs: readonly Cost[]; readonly maintained: readonly Effect[] },
  when?: Condition,
): Statement | undefined {
  const isMaintained = asked.some((cost) => 'pay' in cost && cost.pay.pay === 'turn-and-maintain');
  return isMaintained ? generated([...(when === undefined ? [] : [{ when }]), ...asked], done) : undefined;
}

/** Sentences that say what a player may do, when, and for what (5.2.1). */
export const generatingPhrases = (): readonly Phrase<Statement>[] => [
  phrase('{costs} :: {effects}', { costs, effects }, { says: 'generated' }),
  reading('[you may] {costs} :: {effects}', { costs, effects }, (one) => generated(one.costs, one.effects)),
  reading('[you may] {costs} to {effects}', { costs, effects }, (one) => generated(one.costs, one.effects)),
  reading(
    'if (this card|#self) be~ in your hand {answer} , [you may] {costs} (to|::) {effects}',
    { answer: whenDone, costs, effects },
    ({ answer, costs: asked, effects: done }) => generated([{ when: IN_HAND }, { answer }, ...asked], done),
  ),
  reading('{times} (,|) [you may] {costs} (::|to) {effects}', { times, costs, effects }, (one) =>
    generated([...one.times, ...one.costs], one.effects),
  ),
  reading('[you may] {costs} to {effects} {after}', { costs, effects, after: circumstances }, (one) =>
    one.after.some(isCondition) ? undefined : generated([...one.costs, ...one.after], one.effects),
  ),
  reading('[you may] {costs} (::|to|;) {maintained}', { costs, maintained }, (one) => maintaining(one)),
  // “If this card is in your hand when an opponent's effect would …”: it answers the effect.
  reading(
    'if {when} {answer} , [you may] {costs} (to|::) {effects}',
    { when: condition, answer: whenDone, costs, effects },
    ({ when, answer, ...one }): Statement | undefined =>
      'to' in answer && answer.to.kind === 'any'
        ? generated([{ when }, { answer }, ...one.costs], one.effects)
        : undefined,
  ),
  // “While” before a maintained effect could mean how long the effect lasts.
  reading(
    'if {when} , [you may] {costs} (::|to) {maintained}',
    { when: condition, costs, maintained },
    (one) => maintaining(one, one.when),
  ),
  reading('if {is} , [you may] {costs} (::|to) {maintained}', { is: beingItself, costs, maintained }, (one) =>
    maintaining(one, { card: 'this', is: one.is }),
  ),
  reading('cancel and smoke {to}', { to: answerable }, ({ to }) => cancelingAndSmoking([], to)),
  reading('cancel and smoke target {which}', { which: noun }, ({ which: { which, in: place } }) =>
    place === 'play' && which.type?.includes('Event') !== true
      ? { says: 'cancel-and-smoke', costs: [], which, target: true }
      : undefined,
  ),
  reading('[you may] {costs} (to|::) cancel and smoke {to}', { costs, to: answerable }, (one) =>
    cancelingAndSmoking(one.costs, one.to),
  ),
  reading(
    '[you may] {costs} (to|::) [either] {effects} [,] or {other}',
    { costs, effects, other: effects },
    (one) => eitherOf(one.costs, [one.effects, one.other]),
  ),
  // “Play a Site at -1 cost or ignoring one resource condition”: the same card on other terms.
  reading(
    '[you may] {costs} (to|::) play (a|an|one|any) {which} {first} or {second}',
    { costs, which: noun, first: playTerms, second: playTerms },
    ({ costs: asked, which, ...terms }) => {
      const [first, second] = [playing(which, terms.first), playing(which, terms.second)];
      return first === undefined || second === undefined ? undefined : eitherOf(asked, [[first], [second]]);
    },
  ),
  reading('either {effects} [,] or {other}', { effects, other: effects }, (one) =>
    eitherOf([], [one.effects, one.other]),
  ),
  reading(
    '{first} , {second} , or {third}',
    { first: oneEffect, second: oneEffect, third: oneEffect },
    (one) => eitherOf([], [one.first, one.second, one.third]),
  ),
  reading(
    '(alternately|alternatively) , {costs} :: {effects}',
    { costs, effects },
    (one): Statement => ({ says: 'alternative', ...one }),
  ),
  // “Turn or pay 1 Power”: each cost is one of an ability of its own.
  reading('{first} or {second} :: {effects}', { first: costs, second: costs, effects }, (one) =>
    payingEither([one.first, one.second], one.effects),
  ),
  reading('{times} (,|) you may {effects}', { times, effects }, (one) => free(one.times, one.effects)),
  reading('{times} [,] you may :: {effects}', { times, effects }, (one) => free(one.times, one.effects)),
  reading('{times} :: {effects}', { times, effects }, (one) => free(one.times, one.effects)),
  reading('you may {effects} {times}', { times, effects }, (one) => free(one.times, one.effects)),
  reading('[you may] {costs} (::|to) {cancellation}', { costs, cancellation }, (one) =>
    generated([...one.costs, { answer: { to: one.cancellation.to } }], one.cancellation.effects),
  ),
  reading('{times} [,] [you may] {costs} (to|::) {cancellation}', { times, costs, cancellation }, (one) =>
    generated(
      [...one.times, ...one.costs, { answer: { to: one.cancellation.to } }],
      one.cancellation.effects,
    ),
  ),
  // Canceling is an answer, and the other effect needs none.
  reading(
    '[you may] {costs} (to|::) {cancellation} or [to] {effects}',
    { costs, cancellation, effects },
    (one) => eitherOf(one.costs, [one.effects], one.cancellation),
  ),
  reading(
    '{cancellation}',
    { cancellation },
    (one): Statement => ({
      says: 'answer',
      to: one.cancellation.to,
      effects: one.cancellation.effects,
    }),
  ),
  saying(
    '{costs}',
    { costs },
    ({ costs: all }): Statement | undefined =>
      all.some((one) => 'pay' in one) || !all.some((one) => 'choice' in one)
        ? undefined
        : { says: 'costs', costs: all },
    (value: Statement) => (value.says === 'costs' ? { costs: value.costs } : undefined),
  ),
];
