import { z } from 'zod';
import { filter } from '../../../vocabulary/terms.ts';
import { count, id } from '../values.ts';

/** Cards of one's own may ask for more than fits into a question: its words are cut there. */
export const LONGEST_ABOUT = 2000;

/** What a player is asked while the game stands still. */
export const question = z
  .strictObject({
    player: id.describe('Who is asked.'),
    as: z.string().max(100).describe('The name under which the answer is kept.'),
    about: z.string().max(LONGEST_ABOUT).describe('What it is about, in words.'),
    kind: z
      .enum([
        'cards',
        'players',
        'number',
        'symbol',
        'designator',
        'type',
        'title',
        'mode',
        'effect',
        'position',
        'division',
        'order',
        'chance',
      ])
      .describe('What kind of answer is asked for.'),
    from: z
      .array(z.string())
      .default([])
      .describe(
        'The cards, players, symbols, card types, modes or effects that may be chosen; designators, if not any; numbers, if not all from the least to the most.',
      ),
    least: count.default(1).describe('The fewest, or the least number, that may be chosen.'),
    most: count.default(1).describe('The most, or the greatest number.'),
    amount: count.exactOptional().describe('A division: how much there is to divide.'),
    positions: z
      .array(
        z.strictObject({
          column: z
            .int()
            .min(0)
            .nullable()
            .describe('The column in a site structure, from 0; null for none.'),
          row: z.enum(['front', 'back']).exactOptional().describe('Of a Site: front or back.'),
        }),
      )
      .exactOptional()
      .describe('The places that may be chosen.'),
    sharing: z
      .union([
        z.literal('title'),
        z.strictObject({
          designatorOtherThan: z.array(z.string()).describe('A designator, but none of these.'),
        }),
      ])
      .exactOptional()
      .describe('What the cards chosen must have in common.'),
    unseen: z
      .strictObject({
        number: count.describe('How many there are.'),
        which: filter.describe('What kind of them may be chosen.'),
      })
      .exactOptional()
      .describe(
        'The pile holds so many cards that nobody has named: such of them may be chosen as well, by naming them; or none, if too few of them are such.',
      ),
  })
  .meta({ id: 'Question', description: 'What a player must choose before the game goes on.' });
export type Question = z.output<typeof question>;
