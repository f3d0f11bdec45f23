import { z } from 'zod';
import { line } from '../content/scalars.ts';
import { factions, restrictions, shadowfistTypes, symbols } from './card.ts';

/** Known values, or words that are kept as they were written. */
const knownOr = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.union([z.enum(values), line], { error: 'is not text' });

const figure = z
  .union([z.int().min(0).max(9999), z.literal('X'), z.literal('*')], {
    error: 'is not a number from 0 to 9999, "X" or "*"',
  })
  .nullable();

const resources = z.array(knownOr(symbols)).max(50).nullable();

/** The figures of a Shadowfist card as a file may give them. */
export const shadowfistFileFigures = z.strictObject({
  type: knownOr(shadowfistTypes).nullable().optional().describe('The type of the card.'),
  factions: z
    .array(knownOr(factions))
    .max(50)
    .optional()
    .describe('The factions it belongs to; empty where it has none.'),
  cost: figure.optional().describe('What it costs in Power; null where it has no cost.'),
  requires: resources.optional().describe('Its resource conditions, one entry a symbol.'),
  provides: resources.optional().describe('Its resource provisions, one entry a symbol.'),
  fighting: figure.optional().describe('The Fighting of a Character; null for any other card.'),
  power: figure.optional().describe('The Power that a Site generates; null for any other card.'),
  body: figure.optional().describe('The Body of a Site; null for any other card.'),
  restrictions: z
    .array(knownOr(restrictions))
    .max(50)
    .nullable()
    .optional()
    .describe('Its restrictions; those that stand in its text may be left out.'),
});
