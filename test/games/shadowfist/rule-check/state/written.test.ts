import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { Json } from '../../../../../src/engine/json.ts';
import { readState } from '../../../../../src/games/shadowfist/rule-check/state/read-state.ts';
import { type State, stateSchema } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { written } from '../../../../../src/games/shadowfist/rule-check/state/written.ts';
import { anyState } from './any-state.ts';
import { fullState, library, thief } from './full-state.ts';
import { soundState } from './sound-state.ts';

const asText = (json: Json): unknown => JSON.parse(JSON.stringify(json));

function read(given: unknown): State {
  const state = readState(given, library, new Budget());
  if ('mistakes' in state) throw new Error(JSON.stringify(state.mistakes));
  return state.value;
}

describe('what is written', () => {
  test('is read as the same state', () => {
    fc.assert(
      fc.property(soundState, (given) => {
        const state = read(given);
        expect(read(written(state))).toEqual(state);
        expect(read(asText(written(state)))).toEqual(state);
      }),
    );
  });

  test('has the form of the same state, whatever is in it', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(stateSchema.parse(written(state))).toEqual(state);
      }),
    );
  });

  test('is the same bytes again', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const text = JSON.stringify(written(state));
        expect(JSON.stringify(written(stateSchema.parse(JSON.parse(text))))).toBe(text);
      }),
    );
  });

  test('does not depend on the order of keys in the state', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(JSON.stringify(written(stateSchema.parse(backwards(state))))).toBe(
          JSON.stringify(written(state)),
        );
      }),
    );
  });

  test('has its keys in the order of the schema', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expectSameOrder(written(state), stateSchema.parse(written(state)));
      }),
    );
  });

  test('keeps every key of a state that has them all', () => {
    const given = fullState();
    expect(written(stateSchema.parse(given))).toEqual({
      ...given,
      players: [
        { ...given.players[0], eliminated: undefined, toasted: [{ id: 'thief', card: thief }] },
        given.players[1],
      ],
    });
  });
});

describe('what the schema fills in is left out', () => {
  const least = {
    players: [
      { id: 'ann', power: 0 },
      { id: 'bob', power: 0 },
    ],
    turn: { player: 'ann', phase: 'start' },
  };

  test('of a state', () => {
    expect(written(stateSchema.parse(least))).toEqual(least);
    expect(JSON.stringify(written(stateSchema.parse(least)))).toBe(JSON.stringify(least));
  });

  test('of a card in play', () => {
    const hood = { id: 'hood', card: 'hood', owner: 'ann', controller: 'ann' };
    const told = { ...hood, turned: false, damage: 0, counters: {}, column: null, chosen: {} };
    expect(written(stateSchema.parse({ ...least, inPlay: [told] }))).toEqual({ ...least, inPlay: [hood] });
  });

  test('of a card of one’s own', () => {
    const told = { ...thief, subtitle: null, cost: null, requires: [], text: null, abilities: [] };
    const [ann, bob] = least.players;
    const given = { ...least, players: [{ ...ann, hand: [{ id: 'thief', card: told }] }, bob] };
    expect(written(stateSchema.parse(given))).toEqual({
      ...least,
      players: [{ ...ann, hand: [{ id: 'thief', card: thief }] }, bob],
    });
  });

  test('of piles', () => {
    const card = { id: 'bolt', card: 'bolt' };
    const [ann, bob] = least.players;
    const piles = {
      hand: { cards: [], unknown: 2 },
      deck: { cards: [card], unknown: 3 },
      smoked: { cards: [card], unknown: 0 },
      toasted: { cards: [], unknown: 0 },
    };
    expect(written(stateSchema.parse({ ...least, players: [{ ...ann, ...piles }, bob] }))).toEqual({
      ...least,
      players: [{ ...ann, hand: 2, deck: { cards: [card], unknown: 3 }, smoked: [card] }, bob],
    });
  });
});

/** With the keys of every object the other way round, but for what is said in the vocabulary. */
function backwards(value: unknown, key = ''): unknown {
  if (typeof value !== 'object' || value === null || inVocabulary.has(key)) return value;
  if (Array.isArray(value)) return value.map((one) => backwards(one));
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, part]) => [name, backwards(part, name)]),
  );
}

const inVocabulary = new Set([
  ...['abilities', 'effects', 'by', 'while', 'on', 'choices', 'choose', 'pay', 'playing'],
]);

/** What is read has its keys in the order of the schema; piles are written in forms of their own. */
function expectSameOrder(json: unknown, read: unknown): void {
  if (!isRecord(json) || !isRecord(read) || Array.isArray(json) !== Array.isArray(read)) return;
  const kept = Object.keys(read).filter((key) => Object.hasOwn(json, key));
  expect(Object.keys(json)).toEqual(kept);
  for (const key of kept) expectSameOrder(json[key], read[key]);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
