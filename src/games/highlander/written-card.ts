import * as z from 'zod';
import { gems, highlanderTypes, marks } from './card.ts';
import { words } from './vocabulary/words.ts';

/**
 * Nine letters in three rows, from the top left; `O` is a square that is not covered, `?` one of which nobody tells. Those
 * that are covered the sources write `X`, or `S` and `D` by what covers them.
 */
export const squares = z
  .string()
  .regex(
    /^[XSDO?]{3}\/[XSDO?]{3}\/[XSDO?]{3}$/,
    'three rows of three letters, as OXO/OOO/OOO: X (also S or D) is covered, O is not, of ? nobody tells',
  );

const damage = z.int().min(0).max(99);

const ABILITIES =
  'What the card does, ability by ability. Left out beside a `text`, it is not known what the card does, and what needs it is `unsupported`; an empty list says that the text does nothing.';

/** A card as a request writes it: printed figures, and abilities of this form. */
export const cardWith = <Ability extends z.ZodType>(ability: Ability) =>
  z
    .strictObject({
      title: words.describe('As printed.'),
      subtitle: z
        .string()
        .max(200)
        .nullable()
        .default(null)
        .describe(
          'What stands beside the title: a Persona, a Faction or a weapon; null where there is none.',
        ),
      type: z
        .enum(highlanderTypes)
        .nullable()
        .describe(
          'The type, by its icon; null where no source tells, of a card that lies anywhere but in play.',
        ),
      subtype: z
        .string()
        .max(200)
        .nullable()
        .default(null)
        .describe('What stands after the type, such as Mortal Ally.'),
      grid: squares
        .nullable()
        .default(null)
        .describe(
          'Three rows of three letters, from above: X for an area that is filled, as are S and D, which some sources write; O for one that is not, ? for one of which nobody tells.',
        ),
      damage: z
        .tuple([damage])
        .or(z.tuple([damage, damage]))
        .nullable()
        .default(null)
        .describe('As printed: one value, or a second one as a Power Blow.'),
      gems: z
        .partialRecord(z.enum(gems), z.int().min(1).max(99))
        .nullable()
        .default(null)
        .describe('How many of each gem it shows; null where no source tells.'),
      handIcons: z
        .int()
        .min(0)
        .max(2)
        .nullable()
        .default(null)
        .describe('How many hands it takes; null where no source tells.'),
      restriction: z
        .int()
        .min(0)
        .max(99)
        .nullable()
        .default(null)
        .describe('The Restriction number; null without one.'),
      mark: z.enum(marks).nullable().default(null).describe('Reserved or Signature; null for neither.'),
      immortals: z
        .array(words)
        .max(60)
        .nullable()
        .default([])
        .describe('The Immortals it is specific to; none of a generic card, null where no source tells.'),
      weapon: words.nullable().default(null).describe('The Weapon of Choice it is specific to.'),
      diamond: z.boolean().default(false).describe('The Diamond Icon: one unique copy in play.'),
      text: z.string().max(4000).nullable().default(null).describe('The wording that the abilities say.'),
      abilities: z.array(ability).max(30).exactOptional().describe(ABILITIES),
    })
    .meta({
      id: 'HighlanderCardDefinition',
      description: 'A card of your own: printed figures, and what it does.',
    });
