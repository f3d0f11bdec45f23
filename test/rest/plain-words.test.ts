import { expect, test } from 'vitest';
import { z } from 'zod';
import { inPlainWords } from '../../src/rest/plain-words.ts';

const form = z.strictObject({
  name: z.string().min(1).max(3),
  game: z.enum(['shadowfist', 'highlander']).optional(),
  list: z.array(z.string()).min(1).max(1).optional(),
  pair: z.string().min(2, 'give two letters').optional(),
});

/** What is said of a request, as its form complains. */
function said(request: unknown): string[] {
  const issues = form.safeParse(request).error?.issues ?? [];
  return issues.map(({ code, message, ...params }) => inPlainWords(code, message, params));
}

test.each([
  [{}, 'is missing'],
  [[], 'must be an object'],
  [{ name: 5 }, 'must be text'],
  [{ name: '' }, 'must not be empty'],
  [{ name: 'long' }, 'must have at most 3 characters'],
  [{ name: 'x', game: 'chess' }, 'must be one of shadowfist, highlander'],
  [{ name: 'x', list: 'y' }, 'must be a list'],
  [{ name: 'x', list: [] }, 'must not be empty'],
  [{ name: 'x', list: ['y', 'z'] }, 'must have at most 1 items'],
  [{ name: 'x', nmae: 'y' }, 'unknown key nmae'],
])('%j: %s', (request, message) => {
  expect(said(request)).toEqual([message]);
});

test('what a form was given to say stays as it is', () => {
  expect(said({ name: 'x', pair: 'y' })).toEqual(['give two letters']);
});
