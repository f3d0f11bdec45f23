import { equal } from '../../vocabulary/phrases/equal.ts';
import { type Phrase, phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Effect } from '../vocabulary/effects.ts';
import { attackings } from '../vocabulary/event-names.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { CardRef } from '../vocabulary/references.ts';
import type { Cards, Filter } from '../vocabulary/terms.ts';
import type { End } from '../vocabulary/words.ts';
import { knownCard } from './references/mentioned-before.ts';
import type { Statement } from './sentences.ts';
import { bareChanges, cardPossessive, cardRef, cards, duration, noun } from './slots.ts';

type Lasting = Extract<Effect, { do: 'copy' | 'modify' }>;
type Change = Extract<Effect, { do: 'cancel-effects' }> | WithoutEnd<Lasting>;
type WithoutEnd<Of> = Of extends unknown ? Omit<Of, 'until'> : never;

/** What happens to rules texts, until an end that is said beside it. */
type Changes = readonly Change[];

/** The same with its end. */
export function lastingUntil(until: End, changes: Changes): readonly Effect[] {
  return changes.map((change): Effect => (change.do === 'cancel-effects' ? change : { ...change, until }));
}

/** Whose rules text is meant: “the rules text of target Site”, “target's printed rules text”. */
const textOf: Kind<CardRef> = phrases<CardRef>('a rules text', () => [
  reading('the [printed] rules text (of|from) {of}', { of: cardRef }, ({ of }) => of),
  reading('{of} [printed] rules text', { of: cardPossessive }, ({ of }) => of),
  reading("{of} 's [printed] rules text", { of: cardRef }, ({ of }) => of),
]);

const textsOf: Kind<Cards> = phrases<Cards>('rules texts', () => [
  reading('{of}', { of: textOf }, ({ of }) => of),
  reading('the rules text of {of}', { of: cards }, ({ of }) => (isOne(of) ? undefined : of)),
]);

/** The effects that a card has generated, and its rules text. */
const everythingOf: Kind<Cards> = phrases<Cards>('effects and rules text', () => [
  reading('the effects and rules text of {of}', { of: cards }, ({ of }) => of),
  reading('{of} effects and rules text', { of: cardPossessive }, ({ of }) => of),
  reading("{of} 's effects and rules text", { of: cardRef }, ({ of }) => of),
]);

function isOne(of: Cards): of is CardRef {
  return typeof of === 'string' || !('each' in of);
}

/** 7.5: what is printed is copied, in addition to the own text. */
const copying = (from: CardRef, to: CardRef): Changes => [
  { do: 'copy', what: ['rules-text'], from, to, inPlaceOfOwn: false },
];

const blanking = (cards_: Cards): Changes => [{ do: 'modify', cards: cards_, by: [{ blank: true }] }];

const canceling = (cards_: Cards): Changes => [
  { do: 'modify', cards: cards_, by: [{ canceled: 'rules-text' }] },
];

/** “copy the rules text of target Character to this card”, without the end. */
export const rulesTexts: Kind<Changes> = phrases<Changes>('what happens to rules texts', () => [
  reading('copy~ {from} (to|onto) {to}', { from: textOf, to: cardRef }, ({ from, to }) => copying(from, to)),
  reading('{to} (gain~|copies|copy) {from}', { from: textOf, to: cardRef }, ({ from, to }) =>
    copying(from, to),
  ),
  reading(
    '{to} gain~ {by} and {from}',
    { from: textOf, to: cardRef, by: bareChanges },
    ({ from, to, by }): Changes => [{ do: 'modify', cards: to, by }, ...copying(from, to)],
  ),
  reading('blank~ {of}', { of: textsOf }, ({ of }) => blanking(of)),
  reading('treat {of} as if it were blank', { of: textsOf }, ({ of }) => blanking(of)),
  reading('{of} (be~ considered to be|be~ considered|be~) blank', { of: textsOf }, ({ of }) => blanking(of)),
  reading('cancel~ {of}', { of: textsOf }, ({ of }) => canceling(of)),
  reading('the rules text of {of} be~ canceled', { of: cards }, ({ of }) => canceling(of)),
  reading(
    'cancel~ {of}',
    { of: everythingOf },
    ({ of }): Changes => [...canceling(of), { do: 'cancel-effects', of }],
  ),
]);

/** What is copied to a card with a blank text stands in the place of that text. */
export const allRulesTexts: Kind<Changes> = phrases<Changes>('what happens to rules texts', () => [
  reading('{one}', { one: rulesTexts }, ({ one }) => one),
  reading(
    'blank~ {of} and copy~ {from} (to|onto) {to}',
    { of: textsOf, from: textOf, to: cardRef },
    ({ of, from, to }): Changes | undefined =>
      equal(of, to) ? [{ do: 'copy', what: ['rules-text'], from, to, inPlaceOfOwn: true }] : undefined,
  ),
]);

const continuous = (of: Cards, modify: readonly Modifier[]): Statement => ({
  says: 'continuous',
  cards: of,
  modify,
});

const gaining = (from: CardRef): Modifier => ({ rulesTextOf: from, inPlaceOfOwn: false });

function alreadyAttacked(each: Filter, until: End) {
  const attacked: Cards = { each, in: 'play' };
  return { when: { exists: attacked }, effects: lastingUntil(until, canceling(attacked)) };
}

/** What is so for as long as the card is in play, or as soon as something is attacked. */
export const rulesTextPhrases = (): readonly Phrase<Statement>[] => [
  reading('{to} gain~ {from}', { to: knownCard, from: textOf }, ({ to, from }) =>
    continuous(to, [gaining(from)]),
  ),
  reading(
    '{to} gain~ {by} and {from}',
    { to: knownCard, by: bareChanges, from: textOf },
    ({ to, by, from }) => continuous(to, [...by, gaining(from)]),
  ),
  reading('the rules text of {of} (be~ considered to be|be~ considered|be~) blank', { of: cards }, ({ of }) =>
    continuous(of, [{ blank: true }]),
  ),
  reading(
    '{of} (be~ considered to be|be~ considered|be~) blank , and it gains {from}',
    { of: textOf, from: textOf },
    ({ of, from }) => continuous(of, [{ rulesTextOf: from, inPlaceOfOwn: true }]),
  ),
  // 5.2.3: nothing that begins with “when” is triggered here; it is so as soon as the Site is targeted.
  reading(
    'the rules text of any {which} targeted by {attacker} in an attack be~ canceled {until}',
    { which: noun, attacker: knownCard, until: duration },
    ({ which, attacker, until }): Statement | undefined =>
      which.in === 'play'
        ? {
            says: 'triggered',
            on: {
              event: [...attackings, 'target-changed'],
              card: { is: attacker },
              target: which.which,
            },
            costs: [],
            effects: lastingUntil(until, canceling({ event: 'target' })),
            optional: false,
            isSplit: false,
            immediately: true,
            already: alreadyAttacked({ ...which.which, attackedBy: attacker }, until),
          }
        : undefined,
  ),
];
