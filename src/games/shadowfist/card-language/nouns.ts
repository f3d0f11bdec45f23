import { equal } from '../../vocabulary/phrases/equal.ts';
import { phrase, phrases, reading, saying, several } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Filter, Place } from '../vocabulary/terms.ts';
import { anyOf } from './filters.ts';
import { adjectives, alternatives, type GrammaticalNumber, typesAnd, typesOr } from './nouns/adjectives.ts';
import { filterAfter, RELATIONS } from './nouns/descriptions.ts';
import { merged } from './nouns/filters.ts';
import { placeAfter } from './nouns/places.ts';
import type { Named } from './slots.ts';

/** What one part of a noun phrase adds. */
interface Part {
  readonly which?: Filter;
  readonly in?: Place;
}

const after: Kind<Part> = phrases<Part>('a description of the card', () => [
  phrase('{which}', { which: filterAfter }, {}),
  phrase('{in}', { in: placeAfter }, {}),
]);

function isOfAnother(which: Filter): boolean {
  if (which.on !== undefined && which.on.is === undefined) return true;
  return RELATIONS.some(([, key]) => which[key] !== undefined);
}

/** “unturned Character you control”, or “unturned Characters you control”. */
function nounOf(as: GrammaticalNumber, types: Kind<Filter> = typesOr(as)): Kind<Named> {
  const head = numbered(types, as === 'many');
  const name = as === 'one' ? 'a noun' : 'a plural noun';
  const slots = {
    adjectives: several('adjectives', adjectives[as]),
    head,
    parts: several('descriptions', after),
  };
  const build = (adjectives: readonly Filter[], named: Filter, parts: readonly Part[]): Named | undefined => {
    // “a State on a card you control”: what follows another card describes that card.
    if (parts.slice(0, -1).some(({ which }) => which !== undefined && isOfAnother(which))) return undefined;
    // “<Oak>, <Elm> and <Red> <Ash> Characters”: the last two are one alternative, not a condition of all.
    if (adjectives.some((one, at) => one.any !== undefined && adjectives[at + 1]?.designator !== undefined))
      return undefined;
    const which = merged([...adjectives, named, ...parts.flatMap((part) => part.which ?? [])]);
    const places = parts.flatMap((part) => part.in ?? []);
    return which === undefined || places.length > 1 ? undefined : { which, in: places[0] ?? 'play' };
  };
  const split = (value: Named) => splitNoun(value, head);
  const has = (value: Named, adjectives: boolean, parts: boolean) => {
    const found = split(value);
    return found !== undefined &&
      found.adjectives.length > 0 === adjectives &&
      found.parts.length > 0 === parts
      ? found
      : undefined;
  };
  const mixed = alternatives(as);
  return phrases<Named>(name, () => [
    reading('{any}', { any: mixed }, ({ any }) => {
      const which = anyOf(any, as);
      return which === undefined ? undefined : build([], which, []);
    }),
    reading('{any} {parts}', { any: mixed, parts: slots.parts }, ({ any, parts }) => {
      const which = anyOf(any, as);
      return which === undefined ? undefined : build([], which, parts);
    }),
    saying(
      '{head}',
      { head },
      (one) => build([], one.head, []),
      (value: Named) => has(value, false, false),
    ),
    saying(
      '{adjectives} {head}',
      { adjectives: slots.adjectives, head },
      (one) => build(one.adjectives, one.head, []),
      (value: Named) => has(value, true, false),
    ),
    saying(
      '{head} {parts}',
      { head, parts: slots.parts },
      (one) => build([], one.head, one.parts),
      (value: Named) => has(value, false, true),
    ),
    saying(
      '{adjectives} {head} {parts}',
      slots,
      (one) => build(one.adjectives, one.head, one.parts),
      (value: Named) => has(value, true, true),
    ),
  ]);
}

/** Which words say the parts of a filter: the noun, what stands before it, and what stands after it. */
function splitNoun(
  { which, in: place }: Named,
  head: Kind<Filter>,
): { adjectives: readonly Filter[]; head: Filter; parts: readonly Part[] } | undefined {
  const inNoun = headOf(which);
  const rest = Object.entries(which).filter(([key]) => !(key in inNoun));
  if (head.render(inNoun) === undefined) return undefined;
  const before: Filter[] = [];
  const parts: Part[] = [];
  for (const [key, value] of rest) {
    const part: Filter = { [key]: value };
    if (key === 'isNot' && adjectives.one.render(part) !== undefined) before.unshift(part);
    else if (adjectives.one.render(part) !== undefined) before.push(part);
    else if (filterAfter.render(part) !== undefined) parts.push({ which: part });
    else return undefined;
  }
  return { adjectives: before, head: inNoun, parts: place === 'play' ? parts : [...parts, { in: place }] };
}

function headOf({ type, attacking, intercepting, title: named }: Filter): Filter {
  if (equal(type, ['Character']) && attacking === true) return { type: ['Character'], attacking };
  if (equal(type, ['Character']) && intercepting === true) return { type: ['Character'], intercepting };
  if (type !== undefined) return { type };
  return named === undefined ? {} : { title: named };
}

/** The phrases of both nouns. */
export const nounPhrases = () => [
  saying(
    '{one}',
    { one: singularNoun },
    ({ one }) => one,
    (one: Named) => ({ one }),
  ),
];
export const pluralNounPhrases = () => [
  saying(
    '{many}',
    { many: manyNouns },
    ({ many }) => many,
    (many: Named) => ({ many }),
  ),
];

export const pairedNounPhrases = () => [reading('{one}', { one: pairedNouns }, ({ one }) => one)];

const pairedNouns = nounOf('one', typesAnd);
const singularNoun = numbered(nounOf('one'), false);
const manyNouns = numbered(nounOf('many'), true);

function numbered<Value>(kind: Kind<Value>, many: boolean): Kind<Value> {
  return {
    ...kind,
    render(value) {
      const rendered = kind.render(value, many);
      return rendered === undefined ? undefined : { text: rendered.text, many };
    },
  };
}
