import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../../../../src/engine/json.ts';
import { stateSchema } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { written } from '../../../../../src/games/shadowfist/rule-check/state/written.ts';
import { anyState } from './any-state.ts';

const readBack = (json: Json) => stateSchema.parse(JSON.parse(JSON.stringify(json)));

test('what is written is read as the same state', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(readBack(written(state))).toEqual(state);
    }),
  );
});

test('the same state is written as the same bytes, whatever the order of its keys', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const text = JSON.stringify(written(state));
      expect(JSON.stringify(written(readBack(written(state))))).toBe(text);
      expect(JSON.stringify(written(stateSchema.parse(backwards(state))))).toBe(text);
    }),
  );
});

/** With the keys of every object the other way round, but for what is said in the vocabulary. */
function backwards(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return inVocabulary.has(key) ? value : value.map((one) => backwards(one));
  if (typeof value !== 'object' || value === null || inVocabulary.has(key)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, part]) => [name, backwards(part, name)]),
  );
}

const inVocabulary = new Set([
  ...['abilities', 'effects', 'by', 'while', 'on', 'choices', 'choose', 'pay', 'playing'],
]);
