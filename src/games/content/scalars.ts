import * as z from 'zod';

/** A year, a month or a day, as precise as the source is: `2000`, `2010-03`, `2001-05-11`. */
export const partialDate = z
  .string()
  .regex(
    /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    'must be a date as YYYY, YYYY-MM or YYYY-MM-DD',
  );

/** Lower-case words joined by hyphens: the permanent name of a card, set or group. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters and digits joined by single hyphens');

/** `<game>.<name>`: names a source or a ruleset. */
export const dottedId = z.string().regex(/^[a-z0-9-]+\.[a-z0-9-]+$/, '<game>.<name>');

/** `<source>/<section>/<name>`: names a rule or a ruling. */
export const lawId = z
  .string()
  .regex(/^[a-z0-9-]+\.[a-z0-9-]+\/[A-Za-z0-9.-]+\/[a-z0-9]+(-[a-z0-9]+)*$/, '<source>/<section>/<name>');

/** A value that the game knows, or what someone wrote in its place. */
export function orAsWritten<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.union([z.enum(values), z.string()]);
}

export const line = z.string().trim().min(1).max(500);
export const prose = z.string().trim().min(1).max(4000);
