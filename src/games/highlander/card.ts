import * as z from 'zod';
import { commonCardEntry } from '../content/card.ts';
import { line, orAsWritten } from '../content/scalars.ts';
import { deckAbilities } from './decks/deck-ability.ts';

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

export const marks = ['Reserved', 'Signature'] as const;

/** The figures of a Highlander card; null if no source gives one. */
export const highlanderFigures = z.strictObject({
  qualifier: line.nullable(),
  type: z.enum(highlanderTypes).nullable(),
  subtype: line.nullable(),
  immortals: z.array(line).nullable(),
  weapon: line.nullable(),
  mark: z.enum(marks).nullable(),
  restriction: z.int().min(0).nullable(),
  handIcons: z.int().min(0).max(2).nullable(),
  grid: line.nullable(),
  /** How many of each gem; null if no source gives them. */
  gems: z.partialRecord(z.enum(gems), z.int().min(1)).nullable().default(null),
  /** How the card changes the rules for decks that contain it; null if no source says so. */
  deckBuilding: deckAbilities.nullable().default(null),
});

/** The figures in answers. Values from imported files that the game does not know are shown as written. */
export const highlanderShownFigures = z.strictObject({
  qualifier: z.string().nullable().meta({
    description:
      'Type or number that distinguishes the card from others of the same title; null if there are none.',
  }),
  type: orAsWritten(highlanderTypes).nullable().meta({ description: 'Type of the card; null if unknown.' }),
  subtype: z.string().nullable().meta({
    description: 'Second type, such as Ally, as written in the source; null if none or unknown.',
  }),
  immortals: z.array(z.string()).nullable().meta({
    description:
      'Immortals that the card is specific to; empty for a generic or weapon-specific card, null if unknown.',
  }),
  weapon: z
    .string()
    .nullable()
    .meta({ description: 'Weapon of Choice that the card is specific to; null if none or unknown.' }),
  mark: orAsWritten(marks)
    .nullable()
    .meta({ description: 'Reserved or Signature; null if neither or unknown.' }),
  restriction: z.int().nullable().meta({ description: 'Restriction number; null if unknown.' }),
  handIcons: z.int().nullable().meta({ description: 'Number of hand icons; null if unknown.' }),
  grid: z.string().nullable().meta({
    description:
      'The grid: three rows of three areas from the top, as the source writes it, with ? for an unknown area; null if the card has none or it is unknown.',
  }),
  gems: z
    .record(z.string(), z.int())
    .nullable()
    .meta({
      description: `Number of each attribute gem (${gems.join(', ')}); null if unknown.`,
    }),
  deckBuilding: deckAbilities.nullable().meta({
    description: 'How the card changes the rules for decks that contain it; null if no source says so.',
  }),
});

/** The figures that a text version can change. */
export const highlanderIssuedFigures = highlanderFigures
  .extend({
    gems: highlanderFigures.shape.gems.unwrap(),
    deckBuilding: highlanderFigures.shape.deckBuilding.unwrap(),
  })
  .partial();

export const highlanderCardEntry = commonCardEntry.extend(highlanderFigures.shape);
