import { expect, test } from 'vitest';
import type { z } from 'zod';
import '../../../../src/games/shadowfist/card-language/language.ts';
import * as slots from '../../../../src/games/shadowfist/card-language/slots.ts';
import { effect, modifier, payment } from '../../../../src/games/shadowfist/vocabulary/grammar.ts';
import { amount, condition } from '../../../../src/games/shadowfist/vocabulary/terms.ts';
import { equal } from '../../../../src/games/vocabulary/phrases/equal.ts';
import { type Kind, Parsing, readAll } from '../../../../src/games/vocabulary/phrases/parsing.ts';
import { tokensOf } from '../../../../src/games/vocabulary/phrases/tokens.ts';
import { written } from '../../../../src/games/vocabulary/phrases/written.ts';
import { dice, sample } from '../../vocabulary/samples.ts';

/** So many values of each kind are generated. */
const VALUES = 300;

/** References to what a text has named are of no use alone: the card itself, or its player, stands in their place. */
function withKnown(value: unknown, known: 'this' | 'you'): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => withKnown(one, known));
  const [key, ...others] = Object.keys(value);
  if (others.length === 0 && (key === 'chosen' || key === 'event')) return known;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withKnown(part, known)]));
}

/** The generated values that phrases say, each with whether it is read as it was rendered. */
function saidBothWays<Value, Said>(form: z.ZodType<Value>, kind: Kind<Said>, saying: (value: Value) => Said) {
  return Array.from({ length: VALUES }, (_, at) => at).flatMap((at) => {
    const known = at % 2 === 0 ? 'this' : 'you';
    const parsed = form.safeParse(withKnown(sample(form, dice(at * 7_919 + 1), 2), known));
    if (!parsed.success) return [];
    const value = saying(parsed.data);
    const rendered = kind.render(value);
    if (rendered === undefined) return [];
    const sentence = written(rendered.text);
    const readings = readAll(kind, new Parsing(tokensOf(sentence.slice(0, -1))));
    return [{ sentence, isRead: readings.some((one) => equal(one, value)) }];
  });
}

function expectSaidBothWays(said: ReturnType<typeof saidBothWays>, atLeast: number): void {
  expect(said.filter(({ isRead }) => !isRead)).toEqual([]);
  expect(said.length).toBeGreaterThanOrEqual(atLeast);
}

test('Every generated effect that phrases say is read as it is rendered', () => {
  expectSaidBothWays(
    saidBothWays(effect, slots.effects, (one) => [one]),
    15,
  );
});

test('Every generated modifier that phrases say is read as it is rendered', () => {
  expectSaidBothWays(
    saidBothWays(modifier, slots.modifiers, (one) => [one]),
    75,
  );
});

test('Every generated payment that phrases say is read as it is rendered', () => {
  expectSaidBothWays(
    saidBothWays(payment, slots.payment, (one) => one),
    50,
  );
});

test('Every generated condition that phrases say is read as it is rendered', () => {
  expectSaidBothWays(
    saidBothWays(condition, slots.condition, (one) => one),
    15,
  );
});

test('Every generated amount that phrases say is read as it is rendered', () => {
  expectSaidBothWays(
    saidBothWays(amount, slots.amount, (one) => one),
    55,
  );
});
