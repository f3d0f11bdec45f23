import { expect, test } from 'vitest';
import { number } from '../../../../src/games/vocabulary/card-language/terminals.ts';
import { listed, openKind, phrases, reading, words } from '../../../../src/games/vocabulary/phrases/kinds.ts';
import type { Kind } from '../../../../src/games/vocabulary/phrases/parsing.ts';

interface Thing {
  readonly colour: string;
  readonly owner?: string;
}

const thing = openKind<Thing>('a thing', (marks) => [{ colour: marks.whole() }]);
thing.fill(() => [
  words<Thing>('red thing', { colour: 'red' }),
  words<Thing>('blue thing', { colour: 'blue' }),
]);
const list = listed('things', thing, 'and');
const said = <Value>(kind: Kind<Value>, value: Value) => kind.render(value)?.text;

test('A phrase renders what its slots add other keys to', () => {
  const yours = phrases<Thing>('your thing', () => [
    reading('your {one}', { one: thing }, ({ one }) => ({ ...one, owner: 'you' })),
  ]);
  expect(said(yours, { owner: 'you', colour: 'red' })).toBe('your red thing');
  expect(said(yours, { owner: 'me', colour: 'red' })).toBeUndefined();
});

test('A phrase renders a number that it computes', () => {
  const less = phrases<number>('a number', () => [
    reading('less than {than}', { than: number }, ({ than }) => than - 1),
    reading('minus {of}', { of: number }, ({ of }) => -of),
  ]);
  expect(said(less, 4)).toBe('less than 5');
  expect(said(less, -4)).toBe('minus 4');
});

test('A phrase renders a list that it adds elements to', () => {
  const all = phrases<readonly Thing[]>('all things', () => [
    reading('a blue thing before {rest}', { rest: list }, ({ rest }) => [{ colour: 'blue' }, ...rest]),
  ]);
  const [red, blue] = [{ colour: 'red' }, { colour: 'blue' }];
  expect(said(all, [blue, red, blue])).toBe('a blue thing before red thing and blue thing');
  expect(said(all, [red, blue])).toBeUndefined();
});

test('A phrase does not render what it would not mean', () => {
  const single = phrases<readonly Thing[]>('one thing', () => [
    reading('{all} alone', { all: list }, ({ all }) => (all.length === 1 ? all : undefined)),
  ]);
  expect(said(single, [{ colour: 'red' }])).toBe('red thing alone');
  expect(said(single, [{ colour: 'red' }, { colour: 'blue' }])).toBeUndefined();
});

test('A phrase that looks into its parts for what marks lack is only read', () => {
  const found = phrases<boolean>('whether it is there', () => [
    reading('whether {one}', { one: thing }, ({ one }) => one.owner?.startsWith('y') ?? false),
    reading('found {one}', { one: thing }, ({ one }) => Object.keys(Object(one.owner).missing).length > 0),
  ]);
  expect(said(found, true)).toBeUndefined();
});
