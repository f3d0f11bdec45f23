import { listed, type Phrase, phrases, reading, saying, words } from '../../vocabulary/phrases/kinds.ts';
import type { Kind } from '../../vocabulary/phrases/parsing.ts';
import type { Modifier } from '../vocabulary/modifiers.ts';
import type { Amount } from '../vocabulary/terms.ts';
import { gainedModifiers, saidModifiers } from '../words/modifiers/modifiers.ts';
import { passively, prohibited } from '../words/modifiers/what-cannot-be-done.ts';
import { eachOne } from './amounts.ts';
import { generatedPowerPhrases } from './generated-power.ts';
import * as marked from './marked.ts';
import { damageKind, manyCards, unchangeable, unchanging } from './modifier-parts.ts';
import { modifiers, players, simpleAmount } from './slots.ts';
import { designatorWord, special, symbol } from './terminals.ts';

const gained: Kind<Modifier> = phrases<Modifier>(['what is gained', marked.oneChange], gainedModifiers);
const single: Kind<Modifier> = phrases<Modifier>('a change', saidModifiers);

/** “+1 Fighting for each Character you control”. */
export const gainedForEach: Kind<Modifier> = phrases<Modifier>(['what is gained', marked.oneChange], () => [
  saying(
    '{one}',
    { one: gained },
    ({ one }) => one,
    (one: Modifier) => ({ one }),
  ),
  saying(
    '{one} for (each|every) {each}',
    { one: gained, each: eachOne },
    ({ one, each }) => times(one, each),
    (value: Modifier) => {
      for (const key of ['fighting', 'body', 'damage', 'power', 'amount'] as const) {
        const given: unknown = Object.entries(value).find(([name]) => name === key)?.[1];
        const product = productIn(given);
        if (product !== undefined) return { one: { ...value, [key]: product.one }, each: product.each };
      }
      return undefined;
    },
  ),
]);

/** An amount as so much for each of a number of things. */
function productIn(value: unknown): { one: Amount; each: Amount } | undefined {
  if (!isFormula(value)) return undefined;
  if (!('product' in value)) return { one: 1, each: value };
  const [one, each] = value.product;
  return one === undefined || each === undefined ? undefined : { one, each };
}

function isFormula(value: unknown): value is Exclude<Amount, number> {
  return typeof value === 'object' && value !== null;
}

/** So much for each of a number of things. */
function times(modifier: Modifier, each: Amount): Modifier | undefined {
  const multiply = (amount: Amount): Amount => (amount === 1 ? each : { product: [amount, each] });
  if ('fighting' in modifier) return { fighting: multiply(modifier.fighting) };
  if ('body' in modifier) return { body: multiply(modifier.body) };
  if ('damage' in modifier) return { ...modifier, damage: multiply(modifier.damage) };
  if ('power' in modifier) return { power: multiply(modifier.power) };
  if ('special' in modifier && modifier.amount !== undefined)
    return { ...modifier, amount: multiply(modifier.amount) };
  return undefined;
}

type SpecialGained = Pick<Extract<Modifier, { special: unknown }>, 'special' | 'amount'>;

const specialGained: Kind<SpecialGained> = phrases<SpecialGained>('a special ability', () => [
  reading('{special}', { special }, (one) => one),
  reading('Toughness [:] {amount}', { amount: simpleAmount }, (one) => ({ special: 'Toughness', ...one })),
]);

/** “Guts and Ambush against Cops” is against Cops both; of other changes before it nobody can tell. */
const gainedTogether = phrases<readonly Modifier[]>(['what is gained', marked.changes], () => [
  saying(
    '{all}',
    { all: listed(gainedForEach.name, gainedForEach, 'and') },
    ({ all }) => (isUnclear(all) ? undefined : all),
    (all: readonly Modifier[]) => ({ all }),
  ),
  reading(
    '{all} against {against}',
    { all: listed('special abilities', specialGained, 'and'), against: manyCards },
    ({ all, against }) => (all.length < 2 ? undefined : all.map((one): Modifier => ({ ...one, against }))),
  ),

  reading(
    '{all} against {controller}',
    { all: listed('special abilities', special, 'and'), controller: players },
    ({ all, ...against }) =>
      all.length < 2 ? undefined : all.map((name): Modifier => ({ special: name, against })),
  ),
]);

function isUnclear(all: readonly Modifier[]): boolean {
  return (['special', 'damage'] as const).some((key) =>
    all.some(
      (one, at) =>
        key in one &&
        !('against' in one) &&
        all.slice(at + 1).some((other) => key in other && 'against' in other),
    ),
  );
}

/** What changes for a card, with its verb. */
const change: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>('a change', () => [
  ...generatedPowerPhrases(),
  saying(
    '[also] (gain~|have~) {all}',
    { all: gainedTogether },
    ({ all }) => all,
    (all: readonly Modifier[]) => (all.every(isGained) ? { all } : undefined),
  ),
  saying(
    '(cannot|may not|can not) {all}',
    { all: listed('what cannot be done', prohibited, 'or') },
    ({ all }) => withSharedObject(all),
    (all: readonly Modifier[]) => (all.every((one) => 'cannot' in one) ? { all } : undefined),
  ),
  reading('(cannot|may not|can not) {all}', { all: passively }, ({ all }) => all),
  saying(
    '{single}',
    { single },
    (one): readonly Modifier[] => [one.single],
    ([one, ...others]: readonly Modifier[]) =>
      one === undefined || others.length > 0 ? undefined : { single: one },
  ),
  reading(
    '(be~ not|be~ not a) legal (target|targets) (for|of) attacks or {by}',
    { by: manyCards },
    ({ by }): readonly Modifier[] => [{ cannot: 'be-attacked' }, { notLegalTargetOf: by }],
  ),
  words<readonly Modifier[]>('cannot be burned', [
    { cannot: 'be-burned-for-victory' },
    { cannot: 'be-burned-for-power' },
  ]),
  words<readonly Modifier[]>('cannot be (seized or burned|burned or seized)', [
    { cannot: 'be-seized' },
    { cannot: 'be-burned-for-victory' },
    { cannot: 'be-burned-for-power' },
  ]),
  reading(
    'gain~ the designators {all}',
    { all: listed('designators', designatorWord, 'and') },
    ({ all }): readonly Modifier[] => all.map((designator) => ({ designator })),
  ),
  reading(
    '(its|his|her|their) {kind} (cannot|may not) be {how}',
    { kind: damageKind, how: unchangeable },
    ({ kind, how }) => unchanging(kind, how),
  ),
  reading(
    'provide~ [you with] {symbol} {symbol2}',
    { symbol, symbol2: symbol },
    ({ symbol: first, symbol2: second }): readonly Modifier[] | undefined =>
      first === second ? [{ provides: first, times: 2 }] : [{ provides: first }, { provides: second }],
  ),
]);

/** “cannot attack or intercept Cops”: it may attack other cards. */
function withSharedObject(all: readonly Modifier[]): readonly Modifier[] {
  const last = all.at(-1);
  if (last === undefined || !('cannot' in last) || last.cannot !== 'intercept' || last.of === undefined)
    return all;
  const { of } = last;
  return all.map((one) => ('cannot' in one && one.cannot === 'attack' ? { ...one, of: one.of ?? of } : one));
}

function isGained(modifier: Modifier): boolean {
  return gainedForEach.render(modifier) !== undefined;
}

export const bareChangesPhrases = (): readonly Phrase<readonly Modifier[]>[] => [
  saying(
    '{all}',
    { all: gainedTogether },
    ({ all }) => all,
    (all: readonly Modifier[]) => ({ all }),
  ),
];

/** “gains Guts, takes no damage from Sites, and cannot attack”: three changes or more, with commas. */
const changes: Kind<readonly Modifier[]> = phrases<readonly Modifier[]>('changes', () => [
  reading('{first} , {second} [,] and {third}', { first: change, second: change, third: change }, (one) => [
    ...one.first,
    ...one.second,
    ...one.third,
  ]),
  reading('{first} , {rest}', { first: change, rest: changes }, (one) => [...one.first, ...one.rest]),
]);

export const modifiersPhrases = (): readonly Phrase<readonly Modifier[]>[] => [
  saying(
    '{one}',
    { one: change },
    ({ one }) => one,
    (one: readonly Modifier[]) => ({ one }),
  ),
  saying(
    '{first} [,] and {rest}',
    { first: change, rest: modifiers },
    ({ first, rest }) => [...first, ...rest],
    (all: readonly Modifier[]) => {
      for (let at = 1; at < all.length; at += 1) {
        const [first, rest] = [all.slice(0, at), all.slice(at)];
        if (change.render(first) !== undefined && modifiers.render(rest) !== undefined)
          return { first, rest };
      }
      return undefined;
    },
  ),
  reading('{changes}', { changes }, (one) => one.changes),
];
