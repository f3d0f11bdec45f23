import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { lazily } from '../../src/engine/lazily.ts';
import { Rightness, readPlainly, UNDECIDED, WRONG } from '../../src/engine/plain-reading.ts';
import { readOnce } from '../../src/engine/read-once.ts';
import { toldApart } from '../../src/engine/told-apart.ts';

const name = z.string().regex(/^[ab]+$/);
const pile = z.union([
  z.int().transform((unknown) => ({ cards: [] as string[], unknown })),
  z.array(name).max(2),
]);
interface Inner {
  inner?: Inner | undefined;
}
const inner: z.ZodType<Inner> = z.strictObject({ inner: lazily(() => inner).exactOptional() });
const sorts = z.discriminatedUnion('sort', [
  z.strictObject({ sort: z.literal('a'), name }),
  z.strictObject({ sort: z.enum(['b', 'ab']), number: z.int().min(0).max(1) }),
]);

/** One for each form, and some that only the schema itself can read. */
const forms = {
  string: name,
  'a string of some length': z.string().min(1).max(2),
  'a string that is trimmed': z.string().trim(),
  number: z.int().min(0).max(1),
  'any number': z.number(),
  boolean: z.boolean(),
  words: z.enum(['a', 'b']),
  literal: z.literal([1, true]),
  list: z.array(name).min(1),
  'a list of different ones': z.array(name).refine((all) => new Set(all).size === all.length),
  pair: z.tuple([name, z.boolean()]),
  record: z.record(name, z.int()),
  'a record of numbered keys': z.record(z.number(), z.boolean()),
  'a record that has all its keys': z.record(z.enum(['a', 'b']), z.int()),
  'a record of some keys': z.partialRecord(z.enum(['a', 'b']), z.boolean()),
  null: name.nullable(),
  object: z.strictObject({ a: name, b: z.boolean().default(false), ab: pile.default(0 as never) }),
  'an object whose keys may be absent': z.strictObject({ a: name.exactOptional(), b: z.int().optional() }),
  'an object with any keys': z.looseObject({ a: name }),
  union: pile,
  sorts,
  'a union whose first form need not name itself': z.discriminatedUnion('sort', [
    z.strictObject({ sort: z.literal('a').exactOptional(), name }),
    z.strictObject({ sort: z.literal('b'), number: z.int() }),
  ]),
  'an object whose key may be anything': z.strictObject({ a: z.unknown(), b: z.boolean().default(false) }),
  'an object that is refused for what it has': z
    .strictObject({ a: name.exactOptional(), b: z.boolean().exactOptional() })
    .refine((given) => Object.keys(given).length > 0),
  'what speaks of itself': inner,
  'a union that is distinguished by its keys': toldApart([
    name,
    z.strictObject({ a: name }),
    z.strictObject({ b: z.boolean(), a: z.int().optional() }),
    sorts,
    inner,
  ]),
  'what is read once': readOnce(z.strictObject({ a: name, b: z.boolean().default(false) })),
};

const key = fc.constantFrom('a', 'b', 'ab', 'sort', 'name', 'number', 'inner', '1');
const { value: anything } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom<unknown>('', 'a', 'b', 'ab', ' a', 0, 1, -1, 0.5, true, false, null, {}, []),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3 }),
  ),
}));

describe('what is read plainly is what the schema reads, and nothing is read that the schema refuses', () => {
  test.each(Object.entries(forms))('%s', (_, schema: z.ZodType) => {
    fc.assert(
      fc.property(anything, (value) => {
        const read = schema.safeParse(value);
        const plain = readPlainly(schema, value);
        if (plain !== UNDECIDED) expect(plain).toStrictEqual(read.success ? read.data : WRONG);
        const rightness = new Rightness();
        expect(rightness.isRight(schema, value)).toBe(read.success);
        expect(rightness.isRight(schema, value)).toBe(read.success);
      }),
      { numRuns: 500 },
    );
  });

  test('Keys are in the order of the schema', () => {
    expect(JSON.stringify(readPlainly(forms.object, { b: true, a: 'a' }))).toBe(
      JSON.stringify(forms.object.parse({ b: true, a: 'a' })),
    );
  });

  test('what is filled in is made anew each time', () => {
    const schema = z.strictObject({ cards: z.array(name).default([]) });
    const [one, other] = [readPlainly(schema, {}), readPlainly(schema, {})];
    expect(one).toEqual({ cards: [] });
    expect(typeof one === 'object' && typeof other === 'object' && one.cards === other.cards).toBe(false);
  });

  test('what cannot be said in JSON is left to the schema', () => {
    expect(readPlainly(forms.object, { a: 'a', b: undefined })).toBe(UNDECIDED);
  });

  test('A list that is too long is refused before its elements are read', () => {
    let read = 0;
    const element = z.string().refine(() => {
      read += 1;
      return true;
    });
    const list = Array.from({ length: 4 }, () => 'a');
    expect(readPlainly(z.array(element).max(3), list)).toBe(WRONG);
    expect(read).toBe(0);
  });
});
