import { z } from 'zod';
import { readOnce } from '../../../engine/read-once.ts';
import { gems, highlanderTypes, marks } from '../card.ts';
import { ability } from './grammar.ts';
import { words } from './words.ts';

/** Nine letters in three rows, from the top left; `O` is a square that is not covered. */
export const squares = z
  .string()
  .regex(/^[A-Z]{3}\/[A-Z]{3}\/[A-Z]{3}$/, 'three rows of three letters, as OXO/OOO/OOO');

const damage = z.int().min(0).max(99);

/**
 * A card as the rule check knows it: its printed figures, and what it does in the vocabulary. Figures that its type has
 * not, or that no source gives, are null.
 */
export const definition = readOnce(
  z
    .strictObject({
      title: words,
      subtitle: z.string().max(200).nullable().default(null),
      type: z.enum(highlanderTypes),
      /** What stands after the type, such as Mortal Ally. */
      subtype: z.string().max(200).nullable().default(null),
      grid: squares.nullable().default(null),
      /** As printed: one value, or a second one as a Power Blow. */
      damage: z
        .tuple([damage])
        .or(z.tuple([damage, damage]))
        .nullable()
        .default(null),
      gems: z.partialRecord(z.enum(gems), z.int().min(1).max(99)).nullable().default(null),
      handIcons: z.int().min(0).max(2).nullable().default(null),
      restriction: z.int().min(0).max(99).nullable().default(null),
      mark: z.enum(marks).nullable().default(null),
      /** The Immortals it is specific to; none of a generic card, null where no source tells. */
      immortals: z.array(words).max(60).nullable().default([]),
      /** The Weapon of Choice it is specific to. */
      weapon: words.nullable().default(null),
      /** The Diamond Icon: one unique copy in play. */
      diamond: z.boolean().default(false),
      /** The wording that the abilities say. */
      text: z.string().max(4000).nullable().default(null),
      abilities: z.array(ability).max(30).default([]),
    })
    .meta({
      id: 'HighlanderCardDefinition',
      description: 'A card of your own: printed figures, and what it does.',
    }),
);

export type Definition = z.output<typeof definition>;
