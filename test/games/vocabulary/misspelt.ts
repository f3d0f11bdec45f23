import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { pointer } from '../../../src/engine/json.ts';
import { readAs } from '../../../src/engine/reading.ts';
import { everyNode, partAt, withPart } from './parts.ts';
import { dice, sample } from './samples.ts';

/** The schemas of a vocabulary, and a card that has nothing but one ability. */
interface Vocabulary {
  readonly ability: z.ZodType;
  readonly definition: z.ZodType;
  readonly cardWith: (ability: unknown) => object;
}

/** How whatever is not of the vocabulary of a game is refused. */
export function testMisspellings({ ability, definition, cardWith }: Vocabulary): void {
  test('a key that lacks a letter is the one mistake, and is known for what it was meant to be', () => {
    const cases = Array.from({ length: 1_200 }, (_, at) => misspelt(ability, at * 7_919 + 1)).filter(
      (one) => one !== null,
    );
    expect(cases.length).toBeGreaterThan(400);
    for (const { key, at, given } of cases) {
      expect(readAs(ability, given)).toMatchObject({
        mistakes: [{ code: 'unknown-key', pointer: pointer(at), suggestion: key }],
      });
    }
  });

  test('whatever is sent is read or refused with reasons, and never thrown at', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), (given) => {
        const read = readAs(definition, cardWith(given));
        return 'mistakes' in read && read.mistakes.length > 0;
      }),
    );
  });
}

/** An ability of which one key, anywhere in it, lacks a letter. */
function misspelt(ability: z.ZodType, seed: number) {
  const roll = dice(seed);
  const given = sample(ability, roll);
  if (!ability.safeParse(given).success) return null;
  const keys = everyNode({ schema: ability, value: given, path: [] })
    .map(({ path }) => path)
    .filter((path) => path.length > 0 && String(path.at(-1)).length > 3);
  const path = keys[roll(keys.length)];
  if (path === undefined) return null;
  const [key, around] = [String(path.at(-1)), path.slice(0, -1)];
  const at = 1 + roll(key.length - 2);
  const wrong = key.slice(0, at) + key.slice(at + 1);
  const keysThen = Object.entries(Object(partAt(given, around))).map(([one, part]) => [
    one === key ? wrong : one,
    part,
  ]);
  return { key, at: [...around, wrong], given: withPart(given, around, Object.fromEntries(keysThen)) };
}
