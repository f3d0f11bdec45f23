import { number, title } from '../../vocabulary/card-language/terminals.ts';
import {
  listed,
  type Phrase,
  phrases,
  reading,
  saying,
  several,
  words,
} from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import { symbols } from '../card.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { PlayerRef } from '../vocabulary/references.ts';
import type { Amount } from '../vocabulary/terms.ts';
import { simpleAmount } from './amounts.ts';
import * as marked from './marked.ts';
import type { Statement } from './sentences.ts';
import { playerRef } from './slots.ts';
import { special, symbol } from './terminals.ts';

type PutToken = Extract<Effect, { do: 'put-token' }>;
type Token = PutToken['token'];

/** What a text says of a token beside its title. */
export type TokenFigures = Pick<Token, 'cost' | 'fighting' | 'requires' | 'abilities'>;
type Part = Partial<TokenFigures>;

const abilities: Kind<Ability> = phrases<Ability>('an ability of the token', () => [
  reading('{special}', { special }, ({ special: name }): Ability => ({ ability: 'special', special: name })),
  reading(
    'Toughness [:] {amount}',
    { amount: number },
    (one): Ability => ({ ability: 'special', special: 'Toughness', ...one }),
  ),
]);

const part: Kind<Part> = phrases<Part>('what is printed on a token', () => [
  reading('[a] printed Fighting of {fighting}', { fighting: number }, (one): Part => one),
  reading('[a] printed cost of {cost}', { cost: number }, (one): Part => one),
  reading(
    '[a] printed cost of {requires} {cost}',
    { requires: several('resource symbols', symbol), cost: number },
    (one): Part => one,
  ),
  reading('{ability}', { ability: abilities }, ({ ability }): Part => ({ abilities: [ability] })),
]);

/** “a printed Fighting of 2, Ambush, and a printed cost of {mon}2”. */
const figures = phrases<TokenFigures>(['what is printed on a token', marked.figuresOfToken], () => [
  saying(
    '{parts}',
    { parts: listed('parts', part, 'and') },
    ({ parts }) => together(parts),
    ({ fighting, cost, requires, abilities: does = [] }: TokenFigures) => ({
      parts: [
        { fighting },
        ...does.map((one) => ({ abilities: [one] })),
        { cost, ...(requires === undefined ? {} : { requires }) },
      ],
    }),
  ),
]);

function together(parts: readonly Part[]): TokenFigures | undefined {
  const fightings = parts.flatMap(({ fighting }) => fighting ?? []);
  const costs = parts.flatMap(({ cost }) => cost ?? []);
  const [fighting] = fightings;
  const [cost] = costs;
  if (fighting === undefined || cost === undefined || fightings.length > 1 || costs.length > 1)
    return undefined;
  const requires = parts.flatMap((one) => one.requires ?? []);
  const does = parts.flatMap((one) => one.abilities ?? []);
  return {
    cost,
    fighting,
    ...(requires.length === 0 ? {} : { requires: symbols.filter((one) => requires.includes(one)) }),
    ...(does.length === 0 ? {} : { abilities: does }),
  };
}

/** A Character always has a Fighting: the text has not said yet what is printed on the token. */
const UNKNOWN = { cost: 0, fighting: null } as const;

function isUnknown({ token: { type, fighting } }: PutToken): boolean {
  return type === 'Character' && fighting === null;
}

const put = (by: PlayerRef, count: Amount, named: string, printed: TokenFigures = UNKNOWN): PutToken => ({
  do: 'put-token',
  by,
  number: count,
  token: { title: named, type: 'Character', ...printed },
});

const count: Kind<Amount> = phrases<Amount>('a number of tokens', () => [
  words<Amount>('(a|an|one)', 1),
  reading('{amount}', { amount: simpleAmount }, ({ amount }) => amount),
]);

const slots = { number: count, title };

export const tokenPhrases = (): readonly Phrase<PutToken>[] => [
  reading('put {number} {title} Character (token|tokens) into play', slots, (one) =>
    put('you', one.number, one.title),
  ),
  reading(
    'put {number} {title} Character (token|tokens) into play with {figures}',
    { ...slots, figures },
    (one) => put('you', one.number, one.title, one.figures),
  ),
  reading(
    'put {number} {title} Character (token|tokens) with {figures} into play',
    { ...slots, figures },
    (one) => put('you', one.number, one.title, one.figures),
  ),
  reading(
    '{by} put~ {number} {title} Character (token|tokens) into play',
    { ...slots, by: playerRef },
    (one) => (one.by === 'you' ? undefined : put(one.by, one.number, one.title)),
  ),
];

/** “It has a printed Fighting of 1”, said of the token that the sentence before it puts into play. */
export const tokenFiguresPhrases = (): readonly Phrase<Statement>[] => [
  reading(
    '(it has|they [each] have|the token has|the tokens [each] have) {figures}',
    { figures },
    (one): Statement => ({ says: 'token', ...one }),
  ),
];

/** Whether a text puts a token into play without saying what is printed on it. */
export function hasUnknownToken(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return isPutToken(value) && isUnknown(value) ? true : Object.values(value).some(hasUnknownToken);
}

/** The effects with what is printed on the token; undefined if they do not put exactly one such token into play. */
export function withToken(effects: readonly Effect[], printed: TokenFigures): Effect[] | undefined {
  let found = 0;
  function completed<Value>(value: Value): Value;
  function completed(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (isPutToken(value) && isUnknown(value)) {
      found += 1;
      return { ...value, token: { ...value.token, ...printed } };
    }
    if (Array.isArray(value)) return value.map((one: unknown) => completed(one));
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, completed(one)]));
  }
  const all = effects.map((one) => completed(one));
  return found === 1 ? all : undefined;
}

function isPutToken(value: object): value is PutToken {
  return 'do' in value && value.do === 'put-token';
}
