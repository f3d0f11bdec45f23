import * as z from 'zod';
import { commonCardEntry } from '../content/card.ts';
import { orAsWritten } from '../content/scalars.ts';

/** In the order of their resource symbols. */
export const factions = [
  'Architects',
  'Ascended',
  'Dragons',
  'Four Monarchs',
  'Guiding Hand',
  'Jammers',
  'Lotus',
  'Purists',
  'Seven Masters',
  'Syndicate',
] as const;

/** Resource symbols: ten factions, then the three talents. */
export const symbols = [
  'arc',
  'asc',
  'dra',
  'mon',
  'han',
  'jam',
  'lot',
  'pur',
  'sev',
  'syn',
  'chi',
  'mag',
  'tek',
] as const;

export const restrictions = [
  'Limited',
  'One-Shot',
  'Schtick',
  'Toast It',
  'Uncopyable',
  'Unique',
  'Vehicle',
  'Weapon',
] as const;

export const shadowfistTypes = ['Character', 'Site', 'Feng Shui Site', 'State', 'Event', 'Edge'] as const;

const figure = z.union([z.int().min(0), z.literal('X'), z.literal('*')]).nullable();

/** The printed figures of a Shadowfist card; null if unknown or if cards of this type have none. */
export const shadowfistFigures = z.strictObject({
  type: z.enum(shadowfistTypes).nullable(),
  factions: z.array(z.enum(factions)),
  cost: figure,
  requires: z.array(z.enum(symbols)).nullable(),
  provides: z.array(z.enum(symbols)).nullable(),
  fighting: figure,
  power: figure,
  body: figure,
  restrictions: z.array(z.enum(restrictions)).nullable(),
});

const shownFigure = (about: string) =>
  figure.meta({ description: `${about}; null if unknown or if cards of this type have none.` });
const shownSymbols = (about: string) =>
  z
    .array(orAsWritten(symbols))
    .nullable()
    .meta({ description: `${about}, one entry for each symbol; null if unknown.` });

/** The figures in answers. Values from imported files that the game does not know are shown as written. */
export const shadowfistShownFigures = z.strictObject({
  type: orAsWritten(shadowfistTypes).nullable().meta({ description: 'Type of the card; null if unknown.' }),
  factions: z
    .array(orAsWritten(factions))
    .meta({ description: 'Factions of the card; empty if it has none.' }),
  cost: shownFigure('Cost in Power'),
  requires: shownSymbols('Resource conditions'),
  provides: shownSymbols('Resources that the card provides'),
  fighting: shownFigure('Fighting'),
  power: shownFigure('Power that the Site generates'),
  body: shownFigure('Body'),
  restrictions: z
    .array(orAsWritten(restrictions))
    .nullable()
    .meta({ description: 'Restrictions, such as Unique or Limited; null if unknown.' }),
});

export const shadowfistCardEntry = commonCardEntry.extend(shadowfistFigures.shape);
