import { expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import { readState } from '../../../../../src/games/shadowfist/rule-check/state/read-state.ts';
import { fullState, library } from './full-state.ts';

test('every id of a player or card is looked up', () => {
  const given = allNamed();
  const names = new Set(['ann', 'bob', 'hood', 'rogue', 'grove', 'tower', 'bow', 'oath']);
  const unlooked = stringsIn(given, '').flatMap(([pointer, value]) => {
    if (!names.has(value) || isLetStand(pointer)) return [];
    const read = readState(withNobodyAt(given, pointer), library, new Budget());
    const mistakes = 'mistakes' in read ? read.mistakes : [];
    return mistakes.some((one) => one.pointer === `/state${pointer}`) ? [] : pointer;
  });
  expect(unlooked).toEqual([]);
});

/** Slugs; names as they are given; what only tells of the past; the source of an effect that says which card it was. */
function isLetStand(pointer: string): boolean {
  const past =
    /\/events?\//.test(pointer) && !/\/(player|by)$/.test(pointer) && !pointer.includes('/players/');
  return past || /\/(id|card|of|ability)$/.test(pointer) || /\/(frame\/source|uses\/0\/card)$/.test(pointer);
}

/** Where there is no card that nobody has named, what names nothing is a mistake everywhere. */
function allNamed(): unknown {
  const { players, ...rest } = fullState();
  const [ann, bob] = players;
  return {
    ...rest,
    players: [
      { ...ann, hand: 0, smoked: 0 },
      { ...bob, deck: 0, eliminated: false },
    ],
  };
}

function stringsIn(value: unknown, pointer: string): (readonly [string, string])[] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, `${pointer}/${key}`));
}

function withNobodyAt(given: unknown, pointer: string): unknown {
  const [, ...steps] = pointer.split('/');
  const copy: unknown = structuredClone(given);
  const last = steps.pop() ?? '';
  const parent = steps.reduce<unknown>((value, step) => Reflect.get(Object(value), step), copy);
  Reflect.set(Object(parent), last, 'nobody');
  return copy;
}
