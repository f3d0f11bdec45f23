import * as z from 'zod';
import { isText, NOT_TEXT } from '../../../card-files/words.ts';
import { gameSlugs } from '../../../games/game-slug.ts';
import { limits } from '../limits.ts';
import { oneLine } from '../words.ts';

const wordsOf = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((words) => oneLine(words) !== '', { error: 'must not be empty', abort: true })
    .refine(isText, NOT_TEXT);

const words = wordsOf(limits.words);
const counted = z.int().min(0).max(limits.copies);

const writtenCard = z.record(z.string(), z.unknown());

/** A line, with the forms that a card of the list's own may have. */
const lineOf = <Card extends z.ZodType>(card: Card) =>
  z
    .strictObject({
      quantity: z.int().min(1).max(limits.quantity).describe('How many copies.'),
      title: words.optional().describe('The title of the card; left out beside `card`.'),
      card: card
        .optional()
        .describe(
          'A card that the list brings along, in place of a title: written out, or the slug of a catalogue card with figures that no document gives.',
        ),
      set: words.nullish().describe('The set of the printing, by code or name.'),
      number: words.nullish().describe('The collector number of the printing.'),
      key: words
        .nullish()
        .describe('What another program knows the printing by: the name of an image, a GUID.'),
      note: words.nullish().describe('A note on the line.'),
    })
    .refine(({ title, card }) => title !== undefined || card !== undefined, {
      error: 'is missing; give a title, or a card of your own as `card`',
      path: ['title'],
    })
    .refine(({ title, card }) => title === undefined || card === undefined, {
      error: 'cannot be given beside `card`, which has the title of its own',
      path: ['title'],
    });

const heading = z.strictObject({
  text: words.describe('What groups the lines under it.'),
  counts: z
    .array(z.strictObject({ count: counted, of: words.nullish() }))
    .max(20)
    .optional()
    .describe('How many cards it says that stand under it, or how many of what.'),
  before: z.int().min(0).max(limits.lines).describe('How many lines of the zone stand above it.'),
});

const zoneOf = <Card extends z.ZodType>(card: Card) =>
  z
    .strictObject({
      name: words.describe(
        'Deck, Sideboard, Pre-Game, Endurance, or what else a part of the deck is called.',
      ),
      told: counted.nullish().describe('How many cards the list says that stand here.'),
      lines: z.array(lineOf(card)).max(limits.lines),
      headings: z.array(heading).max(limits.lines).optional().describe('In their order.'),
    })
    .refine(({ lines, headings = [] }) => inOrder([...headings.map(({ before }) => before), lines.length]), {
      error: 'must stand in order, before a line of the zone or after the last',
      path: ['headings'],
    });

const inOrder = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number <= (numbers[index + 1] ?? number));

/** The file, with the forms that a card of the list's own may have. */
export const deckFileOf = <Card extends z.ZodType>(card: Card) =>
  z.strictObject({
    $schema: z.string().optional().describe('Where the schema of the file is found, for editors.'),
    arbiter: z.literal(1).describe('The version of this form of file: 1.'),
    game: z.enum(gameSlugs).nullish().describe('The game the deck is for.'),
    plugin: words.nullish().describe('What another program calls its game.'),
    name: words.nullish().describe('The name of the deck.'),
    author: words.nullish().describe('Who made it.'),
    notes: wordsOf(limits.notes).nullish().describe('What is said of it, in one or several lines.'),
    told: counted.nullish().describe('How many cards the list says that it has.'),
    comments: z.array(wordsOf(limits.comment)).max(limits.lines).optional(),
    zones: z.array(zoneOf(card)).max(limits.zones).describe('The parts of the deck with their lines.'),
  });

/** A deck list as Arbiter's own JSON. Its own cards are read by the law of the game, once that is known. */
export const deckFile = deckFileOf(writtenCard);

export type DeckFile = z.input<typeof deckFile>;
