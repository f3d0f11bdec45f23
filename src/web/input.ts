// What pages read from their addresses.
import { z } from 'zod';
import { type GameSlug, gameSlugs } from '../games/registry.ts';
import { Problem } from '../problem.ts';

export const nothing = z.object({});

const isGame = (slug: string): slug is GameSlug => gameSlugs.some((one) => one === slug);

/** The game of an address. */
export const game = z.string().transform((slug): GameSlug => {
  if (isGame(slug)) return slug;
  throw new Problem('game/not-found', `Unknown game; expected ${gameSlugs.join(' or ')}.`, {
    known: gameSlugs,
  });
});

/** A field of a form: an empty one is absent. */
const field = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value));

/** The game that a form limits its search to; undefined for both. */
export const gameField = field.pipe(game.optional());

/** Text of a form, at most so many characters long; undefined if empty. */
export const textField = (longest: number) =>
  field.pipe(
    z
      .string()
      .trim()
      .max(longest, `must have at most ${longest} characters`)
      .refine((value) => !value.includes('\0') && !/\p{Surrogate}/u.test(value), 'must be valid Unicode')
      .optional(),
  );

/** Reads input through its schema. Throws a Problem for what does not fit. */
export function read<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const detail = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ');
  throw new Problem('request/invalid', `${detail}.`);
}
