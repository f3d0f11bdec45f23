import * as z from 'zod';
import { NOT_TEXT } from '../../../card-files/words.ts';
import { gameSlugs } from '../../../games/game-slug.ts';
import { isText } from '../../../games/text-only.ts';
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
        .describe('The id that another program has for the printing: the name of an image, a GUID.'),
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
  text: words.describe('The words of the heading.'),
  counts: z
    .array(z.strictObject({ count: counted, of: words.nullish() }))
    .max(20)
    .optional()
    .describe('How many cards the heading announces, or how many of each kind.'),
  before: z.int().min(0).max(limits.lines).describe('How many lines of the zone are above the heading.'),
});

const zoneOf = <Card extends z.ZodType>(card: Card) =>
  z
    .strictObject({
      name: words.describe('The part of the deck: Deck, Sideboard, Pre-Game, Endurance or another name.'),
      told: counted.nullish().describe('How many cards the list announces for this zone.'),
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
    $schema: z.string().optional().describe('The address of the JSON Schema, for editors.'),
    arbiter: z.literal(1).describe('The version of the file format: 1.'),
    game: z.enum(gameSlugs).nullish().describe('The game of the deck.'),
    plugin: words.nullish().describe('The name or id that another program has for the game.'),
    name: words.nullish().describe('The name of the deck.'),
    author: words.nullish().describe('The author of the deck.'),
    notes: wordsOf(limits.notes).nullish().describe('Notes on the deck, in one or several lines.'),
    told: counted.nullish().describe('How many cards the list announces.'),
    comments: z.array(wordsOf(limits.comment)).max(limits.lines).optional(),
    zones: z.array(zoneOf(card)).max(limits.zones).describe('The parts of the deck with their lines.'),
  });

/** A deck list as Arbiter's own JSON. Its own cards are read by the law of the game, once that is known. */
export const deckFile = deckFileOf(writtenCard);

export type DeckFile = z.input<typeof deckFile>;
