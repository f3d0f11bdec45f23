// Schemas of request parameters. Strict: an unknown parameter is an error.
import { z } from 'zod';
import { gameSlugs } from '../games/registry.ts';

/** Text that a database can hold: no NUL, no half of a surrogate pair. Where it is missing, that is said in these words. */
export const text = (longest: number, missing?: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .min(1)
    .max(longest)
    .refine(
      (value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value),
      'must be valid Unicode without NUL',
    );

export const game = z.enum(gameSlugs).meta({ description: 'Slug of the game.' });
export const name = text(200);
export const asOf = text(100).meta({
  description:
    'Date (YYYY, YYYY-MM or YYYY-MM-DD) or id of a source: returns the state at that time. Default: the current state.',
  examples: ['2001-05-11', 'highlander.type-two'],
});

/** How many items are asked for at once. */
export const limit = (most: number, usual: number) =>
  z.coerce
    .number(`must be a whole number from 1 to ${most}`)
    .int()
    .min(1)
    .max(most)
    .default(usual)
    .meta({ description: `Number of items per page, from 1 to ${most}.` });

/** Cursor pagination, alike on every list. */
export const paging = {
  limit: limit(100, 50),
  cursor: text(2000).optional().meta({
    description: '`nextCursor` or `previousCursor` of another page of the list. Default: the first page.',
  }),
};
