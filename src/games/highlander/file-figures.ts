import { z } from 'zod';
import { line } from '../content/scalars.ts';
import { gems, highlanderTypes, marks } from './card.ts';
import { deckAbilities } from './decks/deck-ability.ts';

const words = line.nullable().optional();

/** The figures of a Highlander card as a file may give them. */
export const highlanderFileFigures = z.strictObject({
  qualifier: words.describe('What tells it from its namesakes: its type, or its number.'),
  type: z
    .union([z.enum(highlanderTypes), line], { error: 'is not text' })
    .nullable()
    .optional()
    .describe('The type of the card.'),
  subtype: words.describe('The sub-category in its text, such as "Ally".'),
  immortals: z
    .array(line)
    .max(100)
    .nullable()
    .optional()
    .describe('The Personas it is specific to; empty where it is not.'),
  weapon: words.describe('The Weapon of Choice it is specific to.'),
  mark: z
    .union([z.enum(marks), line], { error: 'is not text' })
    .nullable()
    .optional()
    .describe('Reserved or Signature; null where it is neither.'),
  restriction: z
    .int()
    .min(0)
    .max(9999)
    .nullable()
    .optional()
    .describe('The restriction number; null where it has none.'),
  handIcons: z.int().min(0).max(2).nullable().optional().describe('How many Hand Icons it has.'),
  grid: words.describe(
    'Three rows of three letters, top first, such as OOO/OXO/OOO; O is empty, ? is not known.',
  ),
  gems: z
    .record(z.union([z.enum(gems), line]), z.int().min(1).max(9999))
    .nullable()
    .optional()
    .describe('How many of each Attribute Gem it has.'),
  deckBuilding: deckAbilities
    .nullable()
    .optional()
    .describe(
      'What it changes in the building of the deck that holds it: what it lets in, what it requires.',
    ),
});
