import { findGame, type GameSlug, gameSlugs } from '../games/registry.ts';
import { Problem } from '../problem.ts';

/** An argument that is absent, or null, was not given. */
export type Argument<T> = T | null | undefined;

/** The lengths that the REST interface takes too. */
export const LONGEST_NAME = 200;
export const LONGEST_ID = 300;

export function invalid(argument: string, message: string): Problem {
  return new Problem('request/invalid', `${argument}: ${message}`, { issues: [{ at: argument, message }] });
}

/** Text that a database can hold: not empty, no NUL, no half of a surrogate pair. */
export function text(argument: string, value: string, longest = LONGEST_NAME): string {
  if (value === '') throw invalid(argument, 'must not be empty');
  if (value.length > longest) throw invalid(argument, `must have at most ${longest} characters`);
  if (value.includes('\0') || /\p{Surrogate}/u.test(value)) {
    throw invalid(argument, 'must be valid Unicode without NUL');
  }
  return value;
}

/** As `text`; undefined where nothing was given. */
export function optionalText(
  argument: string,
  value: Argument<string>,
  longest = LONGEST_NAME,
): string | undefined {
  return value == null ? undefined : text(argument, value, longest);
}

export function optionalId(argument: string, value: Argument<string>): string | undefined {
  return optionalText(argument, value, LONGEST_ID);
}

/** The game of a slug. Throws game/not-found. */
export function gameOf(slug: string): GameSlug {
  const game = findGame(slug);
  if (game === undefined) {
    throw new Problem('game/not-found', `The games are ${gameSlugs.join(' and ')}.`, { known: gameSlugs });
  }
  return game.slug;
}

export function optionalGame(slug: Argument<string>): GameSlug | undefined {
  return slug == null ? undefined : gameOf(slug);
}

/** Throws unless exactly one of the arguments was given. */
export function exactlyOne(at: string, ways: Readonly<Record<string, Argument<string>>>): void {
  const given = Object.values(ways).filter((value) => value != null);
  if (given.length !== 1)
    throw invalid(at, `name the card in exactly one way: by ${Object.keys(ways).join(', ')}`);
}

/** An argument that must be an object; undefined where nothing was given. */
export function optionalObject(
  argument: string,
  value: Argument<unknown>,
  what = 'an object',
): Record<string, unknown> | undefined {
  if (value == null) return undefined;
  if (typeof value !== 'object' || Array.isArray(value)) throw invalid(argument, `must be ${what}`);
  return { ...value };
}
