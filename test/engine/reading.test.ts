import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readAs } from '../../src/engine/reading.ts';

type Number = number | { readonly sum: readonly Number[] } | { readonly count: string; readonly in: string };

const number: z.ZodType<Number> = z.lazy(() =>
  z.union([
    z.int().max(99),
    z.strictObject({ sum: z.array(number).min(1) }),
    z.strictObject({ count: z.enum(['cards', 'sites']), in: z.enum(['play', 'hand']) }),
  ]),
);

const who = z.union([z.enum(['you', 'opponent']), z.strictObject({ ownerOf: z.string() })]);
const whom = z.union([z.enum(['every-player']), who]);

type Deed =
  | { readonly do: 'smoke' | 'toast'; readonly card: string }
  | { readonly do: 'damage'; readonly amount: Number; readonly to: string }
  | { readonly do: 'may'; readonly deeds: readonly Deed[] };

const deed: z.ZodType<Deed> = z.lazy(() =>
  z.discriminatedUnion('do', [
    z.strictObject({ do: z.enum(['smoke', 'toast']), card: z.string() }),
    z.strictObject({ do: z.literal('damage'), amount: number, to: z.string() }),
    z.strictObject({ do: z.literal('may'), deeds: z.array(deed) }),
  ]),
);

/** The places of all mistakes, each with its code and what was probably meant. */
function found(schema: z.ZodType, given: unknown): string[] {
  const read = readAs(schema, given);
  if ('value' in read) return [];
  return read.mistakes.map(({ code, pointer, suggestion }) => `${code} ${pointer} ${suggestion ?? '-'}`);
}

function messageOf(schema: z.ZodType, given: unknown): string | undefined {
  const read = readAs(schema, given);
  return 'value' in read ? undefined : read.mistakes[0]?.message;
}

const json = (text: string): unknown => JSON.parse(text);

function nested(levels: number, innermost: Number): Number {
  let given = innermost;
  for (let level = 0; level < levels; level += 1) given = { sum: [given] };
  return given;
}

describe('what is right', () => {
  test('is read, with its defaults', () => {
    const schema = z.strictObject({ title: z.string(), damage: z.int().default(0) });
    expect(readAs(schema, { title: 'Fox Pass' })).toEqual({ value: { title: 'Fox Pass', damage: 0 } });
  });

  test('may be null where null is allowed', () => {
    expect(found(z.strictObject({ cost: number.nullable() }), { cost: null })).toEqual([]);
  });

  test('beside a mistake is not told as wrong', () => {
    const schema = z.strictObject({
      cost: number.nullable(),
      one: whom,
      list: z.array(number),
      bad: z.string(),
    });
    expect(found(schema, { cost: null, one: 'you', list: [1, { sum: [2] }], bad: 3 })).toEqual([
      'wrong-value /bad -',
    ]);
  });

  test('may fit the second of two forms with the same keys', () => {
    const twofold = z.union([
      z.strictObject({ at: z.strictObject({ row: z.int() }) }),
      z.strictObject({ at: z.strictObject({ column: z.int() }) }),
    ]);
    const schema = z.strictObject({ one: twofold, bad: z.string() });
    expect(found(schema, { one: { at: { column: 1 } }, bad: 3 })).toEqual(['wrong-value /bad -']);
  });
});

describe('an unknown key', () => {
  test('is a mistake with the nearest key that its place may have', () => {
    expect(found(deed, { do: 'damage', amount: 2, to: 'this', sauce: 'that' })).toEqual([
      'unknown-key /sauce -',
    ]);
    expect(
      found(z.strictObject({ title: z.string(), subtitle: z.string().optional() }), {
        title: 'a',
        subtitel: 'b',
      }),
    ).toEqual(['unknown-key /subtitel subtitle']);
  });

  test('in the place of one that must be there is one mistake, not two', () => {
    expect(found(deed, { do: 'damage', amout: 2, to: 'this' })).toEqual(['unknown-key /amout amount']);
  });

  test('is looked up in the form that was meant, within unions and lists', () => {
    expect(found(number, { cuont: 'cards', in: 'play' })).toEqual(['unknown-key /cuont count']);
    expect(
      found(deed, {
        do: 'may',
        deeds: [
          { do: 'smoke', card: 'a' },
          { do: 'damage', amount: { sum: [1, { coutn: 'cards', in: 'hand' }] }, to: 'b' },
        ],
      }),
    ).toEqual(['unknown-key /deeds/1/amount/sum/1/coutn count']);
  });

  test('is never taken for a key that is there already', () => {
    expect(found(deed, { do: 'smoke', card: 'a', cards: 'b' })).toEqual(['unknown-key /cards -']);
  });

  test('of a record whose keys are known is a mistake', () => {
    const bounds = z.partialRecord(z.enum(['fighting', 'body']), z.int());
    expect(found(bounds, { fightin: 1, body: 2 })).toEqual(['unknown-key /fightin fighting']);
  });

  test('The pointer is written as in RFC 6901', () => {
    expect(found(z.strictObject({}), { 'a/b~c': 1 })).toEqual(['unknown-key /a~1b~0c -']);
  });
});

describe('what is missing', () => {
  test('The message names the allowed values', () => {
    expect(found(deed, { do: 'damage', amount: 2 })).toEqual(['missing /to -']);
    expect(messageOf(deed, { do: 'damage', to: 'this' })).toBe(
      'Missing; expected a number, {"sum": …} or {"count": …, "in": …}.',
    );
  });

  test('is the whole', () => {
    expect(found(deed, undefined)).toEqual(['missing  -']);
  });
});

describe('a wrong word', () => {
  test('The message suggests the most similar allowed value', () => {
    expect(found(number, { count: 'crads', in: 'hnad' })).toEqual([
      'wrong-value /count cards',
      'wrong-value /in hand',
    ]);
  });

  test('is compared with the words of every form', () => {
    expect(found(whom, 'yuo')).toEqual(['wrong-value  you']);
    expect(found(whom, 'every-palyer')).toEqual(['wrong-value  every-player']);
    expect(messageOf(whom, 'nobody')).toBe(
      '“nobody” is not valid here; expected “every-player”, “you”, “opponent” or {"ownerOf": …}.',
    );
  });

  test('that tells the form apart stops the reading there', () => {
    expect(found(deed, { do: 'smok', crad: 1 })).toEqual(['wrong-value /do smoke']);
    expect(found(deed, { od: 'smoke', card: 'a' })).toEqual(['unknown-key /od do']);
    expect(found(deed, { card: 'a' })).toEqual(['missing /do -']);
  });
});

describe('a value of another kind', () => {
  test.each([true, 'many', [], null, { figure: 1 }, {}])('%j is not a number in any form', (given) => {
    expect(found(number, given)).toEqual(['wrong-value  -']);
    expect(messageOf(number, given)).toBe('Expected a number, {"sum": …} or {"count": …, "in": …}.');
  });

  test('A number that is not allowed is reported with the reason', () => {
    expect(messageOf(number, 100)).toBe('This must be at most 99.');
    expect(messageOf(number, Number.NaN)).toBe('This must be a number.');
    expect(messageOf(number, 1.5)).toBe('This must be a whole number.');
  });

  test('A list that is too short is reported', () => {
    expect(messageOf(number, { sum: [] })).toBe('There must be at least 1 here.');
  });

  test('A value that is too long or too short, or an incomplete pair, is reported', () => {
    const told = (schema: z.ZodType, given: unknown) =>
      messageOf(z.strictObject({ it: schema }), { it: given });
    expect(told(z.array(z.string()).max(2), ['a', 'b', 'c'])).toBe('There must be at most 2 here.');
    expect(told(z.string().min(1), '')).toBe('This must have at least 1 character.');
    expect(told(z.string().max(3), 'abcd')).toBe('This must have at most 3 characters.');
    expect(told(z.string().regex(/^a/), 'b')).toBe('This must be written as the pattern /^a/ says.');
    expect(told(z.int(), 1e300)).toBe('This must be at most 9007199254740991.');
    expect(told(z.tuple([z.string(), z.string()]), ['a'])).toBe('There must be at least 2 here.');
    expect(told(z.tuple([z.string(), z.string()]), ['a', 'b', 'c'])).toBe('There must be at most 2 here.');
  });

  test('A value that breaks a condition on the whole is reported', () => {
    const range = z
      .strictObject({ atLeast: z.int().optional(), atMost: z.int().optional() })
      .refine((given) => Object.keys(given).length > 0, 'give atLeast or atMost');
    expect(messageOf(z.strictObject({ number: range }), { number: {} })).toBe('give atLeast or atMost');
  });

  test('A mistake in a tuple is reported with its place', () => {
    const pair = z.tuple([z.int(), who]);
    expect(found(pair, [1, 'yuo'])).toEqual(['wrong-value /1 you']);
    expect(found(pair, [1])).toEqual(['wrong-value  -']);
  });
});

test('Every mistake is reported with its place in the request', () => {
  const read = readAs(
    z.array(deed),
    [{ do: 'smoke' }, { do: 'tost', card: 'a' }, { do: 'toast', card: 1 }],
    ['actions'],
  );
  expect('mistakes' in read && read.mistakes.map(({ pointer }) => pointer)).toEqual([
    '/actions/0/card',
    '/actions/1/do',
    '/actions/2/card',
  ]);
});

describe('hostile input', () => {
  test('nested within reason is read', () => {
    expect(found(number, nested(49, 1))).toEqual([]);
    expect(found(number, nested(49, { count: 'crads', in: 'play' }))).toEqual([
      `wrong-value ${'/sum/0'.repeat(49)}/count cards`,
    ]);
  });

  test.each([51, 5_000, 100_000])('nested %i times is too large, and no stack overflows', (levels) => {
    expect(found(number, nested(levels, 1))).toEqual([`too-large ${'/sum/0'.repeat(50)} -`]);
  });

  test('that holds itself is too large', () => {
    const circle: { sum: unknown[] } = { sum: [] };
    circle.sum.push(circle);
    expect(found(number, circle)).toEqual([`too-large ${'/sum/0'.repeat(50)} -`]);
  });

  test('with more values than a state could hold is too large', () => {
    expect(found(number, { sum: Array(300_000).fill(1) })).toEqual(['too-large  -']);
  });

  test('A request with very many mistakes gets a hundred of them', () => {
    const told = found(number, { sum: Array(150_000).fill({}) });
    expect(told).toHaveLength(101);
    expect(told.at(99)).toBe('wrong-value /sum/99 -');
    expect(told.at(100)).toBe('too-large  -');
    expect(
      found(z.strictObject({}), Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`k${at}`, 0]))),
    ).toHaveLength(101);
  });

  test('with a prototype for a key is refused, wherever it stands', () => {
    expect(found(deed, json('{"do":"smoke","card":"a","__proto__":{}}'))).toEqual([
      'unknown-key /__proto__ -',
    ]);
    expect(found(z.record(z.string(), z.unknown()), json('{"a":{"__proto__":1}}'))).toEqual([
      'unknown-key /a/__proto__ -',
    ]);
    expect(found(deed, json('{"do":"smoke","card":"a","constructor":1,"toString":2}'))).toEqual([
      'unknown-key /constructor -',
      'unknown-key /toString -',
    ]);
    expect(found(deed, json('{"do":"constructor"}'))).toEqual(['wrong-value /do -']);
  });

  test('with very many keys has no form', () => {
    const keys = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`sum${at}`, 1]));
    expect(found(number, keys)).toEqual(['wrong-value  -']);
  });

  test('with very long words is neither compared nor repeated whole', () => {
    const word = 'x'.repeat(1_000_000);
    expect(messageOf(whom, word)?.length).toBeLessThan(200);
    expect(messageOf(deed, { do: 'smoke', card: 'a', [word]: 1 })?.length).toBeLessThan(200);
  });
});

describe('suggestions', () => {
  const cost = z.union([z.int(), z.enum(['X', '*'])]);

  test('Words are suggested together with the other allowed kinds, and a single letter has no similar one', () => {
    expect(readAs(cost, '3')).toEqual({
      mistakes: [
        {
          code: 'wrong-value',
          pointer: '',
          message: '“3” is not valid here; expected “X”, “*” or a number.',
          suggestion: null,
        },
      ],
    });
  });

  test('of a word in another case', () => {
    const type = z.strictObject({ type: z.enum(['Character', 'Site']) });
    expect(readAs(type, { type: 'character' })).toEqual({
      mistakes: [
        {
          code: 'wrong-value',
          pointer: '/type',
          message: '“character” is not valid here; expected “Character” or “Site”.',
          suggestion: 'Character',
        },
      ],
    });
  });

  test('of lists of so many, each with its length', () => {
    const damage = z.tuple([z.int()]).or(z.tuple([z.int(), z.int()]));
    expect(messageOf(damage, 2)).toBe('Expected […] or […, …].');
    expect(messageOf(damage, [1, 2, 3])).toBe('There must be at most 2 here.');
  });

  test('A key under another name is recognised by its value', () => {
    expect(found(deed, { type: 'smoke', card: 'cop' })).toEqual(['unknown-key /type do']);
  });

  test('A value sent within its whole answer, and JSON sent as a text, get a hint', () => {
    const state = z.strictObject({ players: z.array(z.string()) });
    const request = z.strictObject({ state });
    const answer = { outcome: 'legal', verdicts: [], state: { players: [] } };
    expect(messageOf(request, { state: answer })).toBe('The value for this place is in its key “state”.');
    expect(messageOf(request, { state: '{"players": []}' })).toBe(
      'Expected {"players": …}. This is a text that contains JSON; send the JSON itself.',
    );
  });
});

describe('a request that is too large', () => {
  const named = z.strictObject({ name: z.string().max(3) });
  const counting = (schema: z.ZodType) => {
    const counted = { read: 0 };
    const counts = schema.refine(() => {
      counted.read += 1;
      return true;
    });
    return { counted, counts };
  };

  test('A list that is too long is one mistake, and its elements are not read', () => {
    const { counted, counts } = counting(named);
    const schema = z.strictObject({ players: z.array(counts).max(12), turn: z.int() });
    const players = Array.from({ length: 13 }, () => ({ nam: 'Ann' }));
    expect(found(schema, { players, turn: 'x' })).toEqual(['wrong-value /players -', 'wrong-value /turn -']);
    expect(messageOf(schema, { players, turn: 1 })).toBe('There must be at most 12 here.');
    expect(counted.read).toBe(0);
  });

  test('A tuple that is too long is one mistake', () => {
    const schema = z.strictObject({ players: z.tuple([named, named]) });
    const players = Array.from({ length: 3 }, () => ({ nam: 'Ann' }));
    expect(found(schema, { players })).toEqual(['wrong-value /players -']);
  });

  test('Of many unknown keys 100 are reported', () => {
    const given = Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`k${key}`, key]));
    expect(found(named, given)).toHaveLength(101);
  });

  test('An object with more than 10,000 keys is one mistake', () => {
    const given = Object.fromEntries(Array.from({ length: 10_001 }, (_, key) => [`k${key}`, key]));
    expect(messageOf(z.strictObject({ one: named }), { one: given })).toBe(
      'There are more than 10000 keys here.',
    );
  });

  test('Elements that are right are passed over to find the one that is wrong', () => {
    const { counted, counts } = counting(named);
    const list = [...Array.from({ length: 1_000 }, () => ({ name: 'Ann' })), { nam: 'Bob' }];
    expect(found(z.array(counts), list)).toEqual(['unknown-key /1000/nam name']);
    expect(counted.read).toBeLessThan(3_000);
  });

  test('What lies beside a mistake is read as often on each level', () => {
    let read = 0;
    interface Chain {
      readonly of: readonly (number | Chain)[];
    }
    const link = z.int().refine(() => {
      read += 1;
      return true;
    });
    const chain: z.ZodType<Chain> = z.lazy(() => z.strictObject({ of: z.array(z.union([link, chain])) }));
    const beside = Array.from({ length: 100 }, () => 1);
    let given: unknown = { off: [] };
    for (let level = 0; level < 40; level += 1) given = { of: [...beside, given] };
    expect(found(chain, given)[0]).toContain('unknown-key');
    expect(read).toBeLessThan(5 * 40 * 100);
  });
});
