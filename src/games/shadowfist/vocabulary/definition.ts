import { z } from 'zod';
import { restrictions, shadowfistTypes, symbols } from '../card.ts';
import { ability } from './abilities.ts';

const figure = z.union([z.int().min(0).max(99), z.literal('X'), z.literal('*')]).nullable();

/**
 * A card as the rule check knows it: its printed figures, and what it does in the vocabulary. Figures that its type
 * has not, or that no source gives, are null.
 */
export const definition = z
  .strictObject({
    title: z.string().min(1).max(200),
    subtitle: z.string().max(200).nullable().default(null),
    type: z.enum(shadowfistTypes),
    cost: figure.default(null),
    requires: z.array(z.enum(symbols)).max(20).default([]),
    provides: z.array(z.enum(symbols)).max(20).default([]),
    fighting: figure.default(null),
    power: figure.default(null),
    body: figure.default(null),
    restrictions: z.array(z.enum(restrictions)).default([]),
    /** The wording that the abilities say. */
    text: z.string().max(4000).nullable().default(null),
    abilities: z.array(ability).max(30).default([]),
  })
  .meta({ id: 'CardDefinition', description: 'A card of your own: printed figures, and what it does.' });

export type Definition = z.output<typeof definition>;
