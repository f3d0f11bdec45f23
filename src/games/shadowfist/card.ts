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

/** The printed figures of a Shadowfist card; null where no source gives one or the type has none. */
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
  figure.meta({ description: `${about}; null if no source gives it, or if its type has none.` });
const shownSymbols = (about: string) =>
  z
    .array(orAsWritten(symbols))
    .nullable()
    .meta({ description: `${about}, one entry a symbol; null if no source gives them.` });

/** The figures as they are shown: what files write that the game does not know stays as it is written. */
export const shadowfistShownFigures = z.strictObject({
  type: orAsWritten(shadowfistTypes)
    .nullable()
    .meta({ description: 'What kind of card it is; null if no source gives it.' }),
  factions: z
    .array(orAsWritten(factions))
    .meta({ description: 'The factions it belongs to; empty for none.' }),
  cost: shownFigure('What it costs in Power'),
  requires: shownSymbols('Its resource conditions'),
  provides: shownSymbols('The resources it provides'),
  fighting: shownFigure('Its Fighting'),
  power: shownFigure('The Power it generates'),
  body: shownFigure('Its Body'),
  restrictions: z
    .array(orAsWritten(restrictions))
    .nullable()
    .meta({ description: 'Its restrictions, such as Unique or Limited; null if unknown.' }),
});

export const shadowfistCardEntry = commonCardEntry.extend(shadowfistFigures.shape);
