import * as z from 'zod';
import { restrictions, shadowfistTypes, symbols } from './card.ts';

const figure = z.union([z.int().min(0).max(99), z.literal('X'), z.literal('*')]).nullable();

const ABILITIES =
  'What the card does, ability by ability. Left out beside a `text`, the card does what the text says; a sentence that is not understood is `unsupported`. An empty list says that the text does nothing.';

/** A card as a request writes it: printed figures, and abilities of this form. */
export const cardWith = <Ability extends z.ZodType>(ability: Ability) =>
  z
    .strictObject({
      title: z.string().min(1).max(200).describe('As printed.'),
      subtitle: z
        .string()
        .max(200)
        .nullable()
        .default(null)
        .describe('As printed: of a Character, who it is; null where there is none.'),
      type: z.enum(shadowfistTypes).describe('The type of the card.'),
      cost: figure
        .default(null)
        .describe('What it costs; null where it has no cost, "X" where that is its cost.'),
      requires: z
        .array(z.enum(symbols))
        .max(20)
        .default([])
        .describe('Its resource conditions, symbol by symbol.'),
      provides: z
        .array(z.enum(symbols))
        .max(20)
        .default([])
        .describe('Its resource provisions, symbol by symbol.'),
      fighting: figure.default(null).describe('Its Fighting; null without any.'),
      power: figure.default(null).describe('The Power it generates, of a Site; null without any.'),
      body: figure.default(null).describe('Its Body, of a Site; null without any.'),
      restrictions: z
        .array(z.enum(restrictions))
        .default([])
        .describe('Unique, Limited, One-Shot and the others (10.1.1).'),
      text: z.string().max(4000).nullable().default(null).describe('The wording that the abilities say.'),
      abilities: z.array(ability).max(30).exactOptional().describe(ABILITIES),
    })
    .meta({ id: 'CardDefinition', description: 'A card of your own: printed figures, and what it does.' });
