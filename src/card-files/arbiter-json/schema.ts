import { z } from 'zod';
import type { CardColumns } from '../../games/card-columns.ts';
import { partialDate } from '../../games/content/scalars.ts';
import { type GameSlug, gameSlugs, games } from '../../games/registry.ts';
import {
  abilitiesStatement,
  errataStatement,
  formatStatement,
  rulingStatement,
  setStatement,
  sourceStatement,
} from '../statements.ts';
import { longWords, schemaUrl, wording, words } from '../words.ts';

export const kindsOfObjects = ['card', 'set', 'source', 'errata', 'ruling', 'format', 'abilities'] as const;
export type KindOfObject = (typeof kindsOfObjects)[number];

const attributes = z
  .record(
    words,
    z.union([longWords, z.number(), z.boolean()], { error: 'must be text, a number, true or false' }),
  )
  .nullish()
  .describe('Anything else that is known of the printing.');

/** The figures of a card stand beside its title; where a printing has others, it says so. */
function cardOf({ figures }: CardColumns) {
  const printing = z.strictObject({
    set: words.describe('The set it is printed in, by code or name.'),
    number: words.nullish().describe('The collector number: any words.'),
    errataNumber: z.int().min(1).max(1000).nullish().describe('The errata number printed on it.'),
    text: wording.nullish().describe('The words printed on it; empty where it has none.'),
    figures: z
      .strictObject(figures.shape)
      .optional()
      .describe('The figures in which it differs from the card.'),
    attributes,
    key: words.nullish().describe('Your own name for the printing, by which it is known again.'),
  });
  return z.strictObject({
    title: words.describe('The title of the card.'),
    subtitle: words.nullish().describe('The line under the title; null where it has none.'),
    ...figures.shape,
    printings: z.array(printing).min(1).max(1000).describe('The printings of the card.'),
  });
}

const cards = new Map<string, ReturnType<typeof cardOf>>(
  games.map(({ slug, columns }) => [slug, cardOf(columns)]),
);

/** What a card of the game may say. */
export function cardSchemaOf(slug: GameSlug): ReturnType<typeof cardOf> {
  const schema = cards.get(slug);
  if (schema === undefined) throw new RangeError(`No game is called ${slug}.`);
  return schema;
}

/** What an object of a kind may say. */
export function schemaOf(kind: KindOfObject, slug: GameSlug): z.ZodObject {
  return {
    card: cardSchemaOf(slug),
    set: setStatement,
    source: sourceStatement,
    errata: errataStatement,
    ruling: rulingStatement,
    format: formatStatement,
    abilities: abilitiesStatement,
  }[kind];
}

export const game = z.enum(gameSlugs).describe('The game of which it is said.');
export const version = z.literal(1).describe('The version of this form of file: 1.');

export const fileDate = partialDate
  .optional()
  .describe(
    'When the file was made or last corrected: YYYY, YYYY-MM or YYYY-MM-DD. If two files contradict each other, the later one prevails.',
  );

/** The lists of a file, in the order in which they are read. */
export function eachList<Schema extends z.ZodType>(listOf: (kind: KindOfObject) => Schema) {
  return {
    sets: listOf('set').optional().describe('Sets of cards.'),
    sources: listOf('source').optional().describe('Documents in which errata and rulings stand.'),
    cards: listOf('card').optional().describe('Cards with their printings.'),
    errata: listOf('errata').optional().describe('Wordings that documents issue for cards.'),
    rulings: listOf('ruling').optional().describe('What documents decide about cards.'),
    formats: listOf('format').optional().describe('Named lists of sets to play with.'),
    abilities: listOf('abilities').optional().describe('What cards do, in the vocabulary of the game.'),
  };
}

/** The file around its lists, whose objects are read one by one. */
export const envelope = z.strictObject({
  $schema: schemaUrl,
  arbiter: version,
  game,
  date: fileDate,
  ...eachList(() => z.array(z.unknown())),
});

/** What every line of NDJSON says beside its object. */
export const lineEnvelope = z.looseObject({ kind: z.enum(kindsOfObjects), game });
