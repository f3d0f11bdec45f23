import { expect, test } from 'vitest';
import { z } from 'zod';
import { keyedWord, type Word } from '../../../../src/games/shadowfist/words/word.ts';

interface Pair {
  readonly pair: readonly ['a' | 'b', 'a' | 'b'];
  readonly note?: string;
}

type PairWord = Word<Pair, 'pair', object, unknown, undefined>;

const letter = z.enum(['a', 'b']);
const common = { description: 'Two letters.', roles: { pair: {} } } as const;

test('the compiler accepts a form that reads exactly its type', () => {
  const word: PairWord = keyedWord({
    ...common,
    keys: () => ({ pair: z.tuple([letter, letter]), note: z.string().exactOptional() }),
  });
  expect(word.form(undefined).parse({ pair: ['a', 'b'] })).toEqual({ pair: ['a', 'b'] });
});

test('the compiler rejects a form that lacks a key, has another key or reads fewer values', () => {
  const lacking: PairWord = keyedWord({
    ...common,
    // @ts-expect-error The form does not read the optional key.
    keys: () => ({ pair: z.tuple([letter, letter]) }),
  });
  const excessive: PairWord = keyedWord({
    ...common,
    // @ts-expect-error The type does not have this key.
    keys: () => ({ pair: z.tuple([letter, letter]), note: z.string().exactOptional(), more: z.string() }),
  });
  const narrow: PairWord = keyedWord({
    ...common,
    // @ts-expect-error The type also allows the letter b.
    keys: () => ({ pair: z.tuple([z.literal('a'), z.literal('a')]), note: z.string().exactOptional() }),
  });
  expect([lacking, excessive, narrow]).toHaveLength(3);
});
