import { number, title } from '../../../vocabulary/card-language/terminals.ts';
import { equal } from '../../../vocabulary/phrases/equal.ts';
import {
  listed,
  type Phrase,
  phrase,
  phrases,
  reading,
  saying,
  several,
  words,
} from '../../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../vocabulary/phrases/parsing.ts';
import type { Filter } from '../../vocabulary/terms.ts';
import * as marked from '../marked.ts';
import { other } from '../references/chosen-cards.ts';
import { cardRef } from '../slots.ts';
import { states } from '../states.ts';
import { designator, designatorNoun, designatorWord, nonDesignatorWord, symbol } from '../terminals.ts';
import { merged } from './filters.ts';

export const simpleAdjective: Kind<Filter> = phrases<Filter>(['an adjective', marked.filters], () => [
  ...states('before'),
  words('feng shui', { type: ['Feng Shui Site'] }),
  words('non-feng shui', { not: { type: ['Feng Shui Site'] } }),
  ...(['Character', 'Site', 'State', 'Edge', 'Event'] as const).map((type) =>
    words(`non-${type}`, { not: { type: [type] } }),
  ),
  words('non-foundation', { foundation: false }),
  words('power-generating', { powerGenerating: true }),
  words('foundation', { foundation: true }),
  words('neutral', { neutral: true }),
  reading('{isNot}', { isNot: other }, (one): Filter => one),
  phrase('{designator}', { designator }, {}),
  reading('{designator}', { designator: designatorWord }, (one): Filter => one),
  reading('non [-] {designator}', { designator }, (one): Filter => ({ not: one })),
  reading('{designator}', { designator: nonDesignatorWord }, (one): Filter => ({ not: one })),
  phrase('{belongsTo}', { belongsTo: symbol }, {}),
  saying(
    'non [-] {symbol}',
    { symbol },
    ({ symbol: belongsTo }) => ({ not: { belongsTo } }),
    ({ not }: Filter) =>
      not?.belongsTo === undefined || !equal(not, { belongsTo: not.belongsTo })
        ? undefined
        : { symbol: not.belongsTo },
  ),
  reading('{number} - cost', { number }, ({ number: cost }) => ({ figure: { cost: { exactly: cost } } })),
  reading(
    '{one} [-] (or|and) {other} - cost',
    { one: number, other: number },
    ({ one, other: another }): Filter => ({
      any: [{ figure: { cost: { exactly: one } } }, { figure: { cost: { exactly: another } } }],
    }),
  ),
]);

export type GrammaticalNumber = 'one' | 'many';

/** “damaged”, “<Cop> or <Hood>”; before a plural noun “<Cop> and <Hood>”, which are cards of either kind. */
function adjectiveOf(as: GrammaticalNumber): Kind<Filter> {
  return phrases<Filter>('an adjective', () => [
    saying(
      '{one}',
      { one: simpleAdjective },
      ({ one }) => one,
      (one: Filter) => (one.any === undefined ? { one } : undefined),
    ),
    saying(
      '{any}',
      { any: listed('adjectives', simpleAdjective, as === 'one' ? 'or' : 'and/or') },
      // “non-Unique, non-Site card”: neither of them.
      ({ any }) => (any.length > 1 && !any.some(isNegative) ? { any } : undefined),
      ({ any, ...rest }: Filter) => (any === undefined || Object.keys(rest).length > 0 ? undefined : { any }),
    ),
    reading('{one} , {other}', { one: simpleAdjective, other: simpleAdjective }, ({ one, other: second }) =>
      isNegative(one) && isNegative(second) && one.not !== undefined && second.not !== undefined
        ? { not: { any: [one.not, second.not] } }
        : undefined,
    ),
  ]);
}

const isNegative = ({ not, ...rest }: Filter): boolean => not !== undefined && Object.keys(rest).length === 0;

export const adjectives = { one: adjectiveOf('one'), many: adjectiveOf('many') };

function heads(as: GrammaticalNumber): Kind<Filter> {
  const noun = (singular: string, which: Filter): Phrase<Filter> =>
    words(as === 'one' ? singular : plural(singular), which);
  return phrases<Filter>(as === 'one' ? 'a noun' : 'a plural noun', () => [
    noun('attacker', { type: ['Character'], attacking: true }),
    noun('interceptor', { type: ['Character'], intercepting: true }),
    noun('Character', { type: ['Character'] }),
    noun('Feng Shui Site', { type: ['Feng Shui Site'] }),
    noun('Site', { type: ['Site'] }),
    noun('State', { type: ['State'] }),
    noun('Edge', { type: ['Edge'] }),
    noun('Event', { type: ['Event'] }),
    noun('card', {}),
    noun('foundation', { type: ['Character'], foundation: true }),
    noun('Vehicle', { restriction: 'Vehicle' }),
    noun('Weapon', { restriction: 'Weapon' }),
    phrase('{designator}', { designator }, {}),
    reading('{designator}', { designator: designatorNoun(as) }, (one): Filter => one),
    ...(as === 'one' ? [] : [reading('{designator} s', { designator }, (one): Filter => one)]),
    ...(as === 'one'
      ? [
          words<Filter>('legal subject', { legalSubjectOf: 'this' }),
          reading(
            'legal subject (for|of) {legalSubjectOf}',
            { legalSubjectOf: cardRef },
            (one): Filter => one,
          ),
        ]
      : []),
    phrase('{title}', { title }, {}),
  ]);
}

/** “Character or Site”: several types. */
export function typesOr(as: GrammaticalNumber): Kind<Filter> {
  const head = heads(as);
  return phrases<Filter>(as === 'one' ? 'a noun' : 'a plural noun', () => [
    saying(
      '{head}',
      { head },
      ({ head: which }) => which,
      (which: Filter) => ({ head: which }),
    ),
    saying(
      '{all}',
      { all: listed('types', head, as === 'one' ? 'or' : 'and/or') },
      ({ all }) => {
        const types = all.map((one) => (equal(one, { type: one.type ?? [] }) ? one.type?.[0] : undefined));
        if (all.length < 2 || types.some((one) => one === undefined)) return undefined;
        return { type: types.flatMap((one) => one ?? []) };
      },
      ({ type, ...rest }: Filter) =>
        type === undefined || type.length < 2 || Object.keys(rest).length > 0
          ? undefined
          : { all: type.map((one) => ({ type: [one] })) },
    ),
  ]);
}

/** “Character or front-row Site”: alternatives of which a later one has adjectives of its own. */
export function alternatives(as: GrammaticalNumber): Kind<readonly Filter[]> {
  const head = heads(as);
  const one = phrases<Filter & { readonly bare?: never }>('a noun', () => [
    reading('{head}', { head }, ({ head: which }) => which),
    reading(
      '{adjectives} {head}',
      { adjectives: several('adjectives', simpleAdjective), head },
      ({ adjectives, head: which }) => merged([...adjectives, which]),
    ),
  ]);
  return listed('nouns', one, as === 'one' ? 'or' : 'and/or');
}

function plural(noun: string): string {
  return `${noun}s`;
}

/** “Character and Site”: cards of either type. */
export const typesAnd: Kind<Filter> = phrases<Filter>('a noun', () => [
  reading('{all}', { all: listed('types', heads('one'), 'and') }, ({ all }) => {
    const types = all.map((one) => (equal(one, { type: one.type ?? [] }) ? one.type?.[0] : undefined));
    if (all.length < 2 || types.some((one) => one === undefined)) return undefined;
    return { type: types.flatMap((one) => one ?? []) };
  }),
]);
