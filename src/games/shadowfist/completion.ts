import * as z from 'zod';
import type { Completion } from '../completing.ts';
import { restrictions, shadowfistTypes, symbols } from './card.ts';
import { restrictionsIn } from './restrictions-in-text.ts';

const figure = z.union([z.int().min(0).max(99), z.literal('X'), z.literal('*')]);
const resources = z.array(z.enum(symbols)).max(20);
const sites = ['Site', 'Feng Shui Site'];

/** The figures of a Shadowfist card that a request may add where no document gives them. */
export const completingShadowfist = z.strictObject({
  type: z.enum(shadowfistTypes).exactOptional().describe('The type of the card.'),
  cost: figure.exactOptional().describe('What it costs in Power.'),
  requires: resources.exactOptional().describe('Its resource conditions, symbol by symbol.'),
  provides: resources.exactOptional().describe('Its resource provisions, symbol by symbol.'),
  fighting: figure.exactOptional().describe('Its Fighting, of a Character.'),
  power: figure.exactOptional().describe('The Power it generates, of a Site.'),
  body: figure.exactOptional().describe('Its Body, of a Site.'),
  restrictions: z
    .array(z.enum(restrictions))
    .exactOptional()
    .describe('Unique, Limited, One-Shot and the others (10.1.1).'),
});

/** How the cards of Shadowfist are completed. */
export const shadowfistCompletion: Completion = {
  form: completingShadowfist,
  // Restrictions are printed in the rules text.
  alsoKnown: ({ figures, text }) => ({
    restrictions: figures.restrictions ?? (text === null ? null : restrictionsIn(text)),
  }),
  // Chapter 2: Characters show their Fighting, Sites the Power they generate and their Body.
  typesWith: { fighting: ['Character'], power: sites, body: sites },
};
