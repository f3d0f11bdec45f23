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

/** The figures of a Highlander card; null where no source gives one. */
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
  /** How many of each gem; null where no source gives them. */
  gems: z.partialRecord(z.enum(gems), z.int().min(1)).nullable().default(null),
  /** What it changes in the building of the deck that holds it; null where no source tells of anything. */
  deckBuilding: deckAbilities.nullable().default(null),
});

/** The figures as they are shown: what files write that the game does not know stays as it is written. */
export const highlanderShownFigures = z.strictObject({
  qualifier: z.string().nullable().meta({
    description: 'What tells it from its namesakes: its type or number; null where it has none.',
  }),
  type: orAsWritten(highlanderTypes)
    .nullable()
    .meta({ description: 'What kind of card it is; null if no source gives it.' }),
  subtype: z.string().nullable().meta({
    description: 'Its second type, such as Ally, as a source writes it; null if none or unknown.',
  }),
  immortals: z.array(z.string()).nullable().meta({
    description:
      'The Immortals it is specific to; empty for a generic or weapon-specific card, null if unknown.',
  }),
  weapon: z
    .string()
    .nullable()
    .meta({ description: 'The Weapon of Choice it is specific to; null if none or unknown.' }),
  mark: orAsWritten(marks)
    .nullable()
    .meta({ description: 'Reserved or Signature; null when neither, or unknown.' }),
  restriction: z
    .int()
    .nullable()
    .meta({ description: 'Its Restriction number; null if no source gives it.' }),
  handIcons: z.int().nullable().meta({ description: 'How many hand icons it has; null if unknown.' }),
  grid: z.string().nullable().meta({
    description:
      'Three rows of three from the top, as the source writes it, with ? for an area of which no source tells; null if it has none or none is known.',
  }),
  gems: z
    .record(z.string(), z.int())
    .nullable()
    .meta({
      description: `How many of each attribute gem (${gems.join(', ')}); null if no source gives them.`,
    }),
  deckBuilding: deckAbilities.nullable().meta({
    description:
      'What it changes in the building of the deck that holds it; null if no source tells of anything.',
  }),
});

/** The figures that a wording may issue: those it does not name are the card's. */
export const highlanderIssuedFigures = highlanderFigures
  .extend({
    gems: highlanderFigures.shape.gems.unwrap(),
    deckBuilding: highlanderFigures.shape.deckBuilding.unwrap(),
  })
  .partial();

export const highlanderCardEntry = commonCardEntry.extend(highlanderFigures.shape);
