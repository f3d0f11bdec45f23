import { z } from 'zod';
import { commonCardEntry } from '../content/card.ts';
import { line } from '../content/scalars.ts';

export const highlanderTypes = [
  'Attack',
  'Basic Attack',
  'Special Attack',
  'Ranged Attack',
  'Dirty Trick',
  'Block',
  'Basic Block',
  'Guard',
  'Dodge',
  'Special Attack/Block',
  'Event',
  'Situation',
  'Object',
  'Location',
  'Plot',
  'Edge',
  'Illusion',
  'Persona',
  'Quickening',
  'Premium',
  'Watcher',
  'Weapon of Choice',
  'Pre-Game',
  'Crystal',
] as const;

/** Attribute gems, by Type Two's "Card Anatomy". */
export const gems = ['Master', 'Agility', 'Strength', 'Toughness', 'Empathy', 'Reason'] as const;

/** The figures of a Highlander card; null where no source gives one. */
export const highlanderFigures = z.strictObject({
  qualifier: line.nullable(),
  type: z.enum(highlanderTypes).nullable(),
  subtype: line.nullable(),
  immortals: z.array(line).nullable(),
  weapon: line.nullable(),
  mark: z.enum(['Reserved', 'Signature']).nullable(),
  restriction: z.int().min(0).nullable(),
  handIcons: z.int().min(0).max(2).nullable(),
  grid: line.nullable(),
  /** How many of each gem; null where no source gives them. */
  gems: z.partialRecord(z.enum(gems), z.int().min(1)).nullable().default(null),
});
export type HighlanderFigures = z.infer<typeof highlanderFigures>;

export const highlanderCardEntry = commonCardEntry.extend(highlanderFigures.shape);
