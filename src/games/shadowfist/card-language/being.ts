import { listed, phrase, phrases, reading, words } from '../../vocabulary/phrases/kinds.ts';
import type { Filter } from '../vocabulary/terms.ts';
import * as marked from './marked.ts';
import { withAny } from './nouns/descriptions.ts';
import { knownCard } from './references/mentioned-before.ts';
import { cardPossessive, type Named, noun, players, pluralNoun } from './slots.ts';
import { states } from './states.ts';
import { designatorWord } from './terminals.ts';

/** “Lodge or Transformed”. */
const designators = phrases<Filter>('designators', () => [
  reading('{all}', { all: listed('designators', designatorWord, 'or') }, ({ all }): Filter => {
    const [first, ...others] = all.map((designator): Filter => ({ designator }));
    return first === undefined || others.length === 0 ? (first ?? {}) : { any: [first, ...others] };
  }),
]);

/** What a card is, after “is” or “while”. */
export const being = phrases<Filter>(['what a card is', marked.filters], () => [
  words('(attacking or intercepting|intercepting or attacking)', {
    any: [{ attacking: true }, { intercepting: true }],
  }),
  ...states('after'),
  phrase('controlled by {controller}', { controller: players }, {}),
  phrase('(attacking) {attackingCard}', { attackingCard: knownCard }, {}),
  phrase('intercepting {interceptingCard}', { interceptingCard: knownCard }, {}),
  phrase('in combat with {inCombatWith}', { inCombatWith: knownCard }, {}),
  ...withAny(),
  phrase('at {atLocationOf} location', { atLocationOf: cardPossessive }, {}),
  reading('(a|an) {all}', { all: designators }, ({ all }) => all),
  reading('[either] {all}', { all: designators }, ({ all }) => all),
  reading('not (a|an) {all}', { all: designators }, ({ all }): Filter => ({ not: all })),
  reading('not the subject of (a|an|any) {which}', { which: noun }, ({ which }): Filter | undefined => {
    const hasState = inPlayOnly(which);
    return hasState === undefined ? undefined : { not: { hasState } };
  }),
  reading(
    'the subject of (any|one or more) {which}',
    { which: pluralNoun },
    ({ which }): Filter | undefined => {
      const hasState = inPlayOnly(which);
      return hasState === undefined ? undefined : { hasState };
    },
  ),
  reading(
    'at a location (that has|with) (a|an|any) {which} [in (its|the) front row]',
    { which: noun },
    ({ which }): Filter | undefined => {
      const there = inPlayOnly(which);
      return there?.type?.includes('Site') === true
        ? { atLocationOfAny: { ...there, row: 'front' } }
        : undefined;
    },
  ),
  reading('the subject of (a|an|any) {which}', { which: noun }, ({ which }): Filter | undefined => {
    const hasState = inPlayOnly(which);
    return hasState === undefined ? undefined : { hasState };
  }),
  reading('(a|an) {which}', { which: noun }, ({ which }) => inPlayOnly(which)),
  reading('not (a|an) {which}', { which: noun }, ({ which }): Filter | undefined => {
    const not = inPlayOnly(which);
    return not === undefined ? undefined : { not };
  }),
]);

const inYourRow = phrases<Filter>('where the card is', () => [
  words('in your front row', { row: 'front' }),
  words('in your back row', { row: 'back' }),
]);

/** What the card itself is, whose controller is “you”. */
export const beingItself = phrases<Filter>(['what the card is', marked.filters], () => [
  reading('{is}', { is: being }, ({ is }) => is),
  words('in your front row', { row: 'front' }),
  words('in your back row', { row: 'back' }),
  reading(
    '{one} or {other}',
    { one: being, other: inYourRow },
    ({ one, other }): Filter => ({
      any: [one, other],
    }),
  ),
  // The card itself is not meant by those that it is with.
  reading(
    'at the same location as (a|an|any|another) {which}',
    { which: noun },
    ({ which }): Filter | undefined => {
      const there = inPlayOnly(which);
      return there === undefined || there.isNot !== undefined
        ? undefined
        : { atLocationOfAny: { ...there, isNot: 'this' } };
    },
  ),
]);

function inPlayOnly({ which, in: place }: Named): Filter | undefined {
  return place === 'play' ? which : undefined;
}
