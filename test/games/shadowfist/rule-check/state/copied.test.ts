import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copied } from '../../../../../src/games/shadowfist/rule-check/state/copied.ts';
import { stateSchema } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { anyState } from './any-state.ts';
import { fullState } from './full-state.ts';

/** What play never changes: cards, what is said in the vocabulary, what was chosen, and what has happened. */
const shared = new Set([
  ...[
    'card',
    'chosen',
    'counters',
    'of',
    'texts',
    'effects',
    'by',
    'while',
    'whichever',
    'on',
    'choices',
    'choose',
    'pay',
    'playing',
    'which',
    'event',
    'events',
  ],
]);

test('a copy is the same', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(copied(state)).toEqual(state);
    }),
  );
});

test('whatever is done to a copy, the state stays as it was', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const before = JSON.stringify(state);
      const copy = copied(frozen(state));
      expect(stillFrozen(copy)).toEqual([]);
      spoil(copy);
      expect(JSON.stringify(state)).toBe(before);
    }),
  );
});

test('of a state with every key, nothing that changes is shared', () => {
  expect(stillFrozen(copied(frozen(stateSchema.parse(fullState()))))).toEqual([]);
});

test('lists of what is shared are not shared', () => {
  const state = stateSchema.parse(fullState());
  const copy = copied(frozen(state));
  copy.turn.events.pop();
  copy.scene?.items[0]?.effects.pop();
  copy.lasting.pop();
  expect(state.turn.events).toHaveLength(1);
  expect(state.scene?.items[0]?.effects).toHaveLength(1);
  expect(state.lasting).toHaveLength(7);
});

/** Nor a card that lies elsewhere than in play. */
const pile = /^\/players\/[0-9]+\/[A-Za-z]+\/cards$/;

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

/** Where a copy has kept something that it should have copied; of what is shared, the lists. */
function stillFrozen(value: unknown, key = '', at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const isShared = shared.has(key) || pile.test(at);
  if (Object.isFrozen(value) && (Array.isArray(value) || !isShared)) return [at];
  if (isShared) return [];
  return Object.entries(value).flatMap(([name, part]) => stillFrozen(part, name, `${at}/${name}`));
}

/** Changes whatever can be changed. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const part of Object.values(value)) spoil(part);
  if (Array.isArray(value)) value.push('spoilt');
  else Object.assign(value, { spoilt: true });
}
