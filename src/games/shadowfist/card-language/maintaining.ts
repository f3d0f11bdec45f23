import { phrases, reading } from '../../vocabulary/phrases/kinds.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { Filter } from '../vocabulary/terms.ts';
import { being } from './being.ts';
import * as marked from './marked.ts';
import { inflictsLess } from './modifier-parts.ts';
import { allRulesTexts, lastingUntil } from './rules-texts.ts';
import {
  bareChanges,
  cardPossessive,
  cards,
  condition,
  effects,
  event,
  modifiers,
  simpleAmount,
} from './slots.ts';
import { waitingFor } from './waiting-for.ts';
import { oneGainMaintained } from './ways.ts';

const until = 'while-this-turned' as const;

/** “Subject gains Guts while attacking”. */
function whileBeing({
  cards: which,
  by,
  is,
}: Pick<Modify, 'cards' | 'by'> & { readonly is: Filter }): readonly Effect[] | undefined {
  if (typeof which === 'object' && 'each' in which) return undefined;
  return [{ do: 'modify', cards: which, by, until, while: { card: which, is } }];
}

function waiting(
  one: Pick<Parameters<typeof waitingFor>[0], 'on' | 'effects'>,
): readonly Effect[] | undefined {
  const when = waitingFor({ until, ...one });
  return when === undefined ? undefined : [when];
}

type Modify = Extract<Effect, { readonly do: 'modify' }>;

/** What lasts for as long as the card that is turned and maintained stays turned (4.2). */
export const maintained = phrases<readonly Effect[]>(['what lasts', marked.several], () => [
  reading('{cards} {by}', { cards, by: modifiers }, (one) => [{ do: 'modify', ...one, until }]),
  reading('give {cards} {by}', { cards, by: bareChanges }, (one) => [{ do: 'modify', ...one, until }]),
  reading('no attacks (can|may) be declared (on|against) {cards}', { cards }, (one) => [
    { do: 'modify', ...one, by: [{ cannot: 'be-attacked' }], until },
  ]),
  reading('treat {cards} rules text as if it were blank', { cards: cardPossessive }, (one) => [
    { do: 'modify', ...one, by: [{ blank: true }], until },
  ]),
  reading(
    "prevent {cards} from unturning (normally|during its controller 's establishing shot)",
    { cards },
    (one) => [{ do: 'modify', ...one, by: [{ keepsTurned: true }], until }],
  ),
  // “while it is not attacking”: what it changes is looked at again and again.
  reading('{cards} {by} while {while}', { cards, by: modifiers, while: condition }, (one) => [
    { do: 'modify', ...one, until },
  ]),
  reading('give {cards} {by} while {while}', { cards, by: bareChanges, while: condition }, (one) => [
    { do: 'modify', ...one, until },
  ]),
  reading('{cards} {by} while {is}', { cards, by: modifiers, is: being }, (one) => whileBeing(one)),
  reading('{effects} (when|whenever|each time) {on}', { effects, on: event }, (one) => waiting(one)),
  reading('(when|whenever|each time) {on} , {effects}', { effects, on: event }, (one) => waiting(one)),
  reading('([you] take control [of]|control) {cards}', { cards }, (one) => [
    { do: 'take-control', ...one, by: 'you', until },
  ]),
  reading('{effects} (when|whenever|each time) {on}', { effects, on: event }, (one) => {
    const waiting = waitingFor({ ...one, until });
    return waiting === undefined ? undefined : [waiting];
  }),
  reading('(when|whenever|each time) {on} , {effects}', { effects, on: event }, (one) => {
    const waiting = waitingFor({ ...one, until });
    return waiting === undefined ? undefined : [waiting];
  }),
  reading('{change}', { change: allRulesTexts }, ({ change }) => lastingUntil(until, change)),
  reading('{one}', { one: oneGainMaintained }, ({ one }) => one),
  reading(
    'reduce the damage {cards} inflict~ by {by}',
    { cards, by: simpleAmount },
    ({ cards: which, by }) => [{ do: 'modify', cards: which, by: inflictsLess(by), until }],
  ),
  reading('[you] control {cards}', { cards }, (one) => [{ do: 'take-control', ...one, by: 'you', until }]),
  // A card that is canceled has no effect, and what it has in the scene does not resolve (4.2).
  reading('cancel {cards}', { cards }, (one) => [
    { do: 'modify', ...one, by: [{ canceled: true }], until },
    { do: 'cancel-effects', of: one.cards },
  ]),
]);
