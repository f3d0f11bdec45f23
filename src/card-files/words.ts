import * as z from 'zod';
import { line, prose } from '../games/content/scalars.ts';

export { isText } from '../games/text-only.ts';

export const NOT_TEXT = 'holds characters that are not text';

/** One line: a break in it was made by the page it stood on. */
export const words = line.overwrite((text) => text.replace(/\s+/g, ' '));
export const longWords = prose;
/** The wording of a card; empty where it has none. */
export const wording = z.string().trim().max(4000);

export const schemaUrl = z
  .string()
  .optional()
  .describe('Where the schema of the file is found, for editors.');
