import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readAs } from '../../../src/engine/reading.ts';
import { abilitiesByTextEntry } from '../../../src/games/content/abilities-by-text.ts';

/** A card whose abilities are seeded, as one of its wordings has them. */
export interface SeededCard<Definition> {
  readonly name: string;
  readonly file: string;
  readonly definition: Definition;
}

/** How the seeds of a game are read: its cards, and of each what its definition takes. */
interface Seeds<Card, Definition> {
  readonly game: string;
  readonly card: z.ZodType<Card>;
  readonly definition: z.ZodType<Definition>;
  readonly nameOf: (card: Card) => string;
  readonly printed: (card: Card) => object;
}

const abilitiesOfCard = z.looseObject({
  card: z.string(),
  text: z.string().nullable(),
  abilities: z.array(z.unknown()),
});

/** Every card of a game whose abilities are seeded, in the order of its file. A text that is only named by its hash has no card. */
export function seededCardsOf<Card extends { readonly slug: string }, Definition>({
  game,
  card: cardEntry,
  definition,
  nameOf,
  printed,
}: Seeds<Card, Definition>): SeededCard<Definition>[] {
  const cards = new Map(
    entriesOf(game, 'cards').map(({ entry }) => {
      const card = cardEntry.parse(entry);
      return [card.slug, card];
    }),
  );
  return entriesOf(game, 'abilities').flatMap(({ file, entry }) => {
    if (abilitiesByTextEntry(z.unknown()).safeParse(entry).success) return [];
    const { card: slug, text, abilities } = abilitiesOfCard.parse(entry);
    const card = cards.get(slug);
    if (card === undefined) throw new Error(`No seeded card has the slug ${slug}.`);
    const read = readAs(definition, { ...printed(card), text, abilities });
    if ('mistakes' in read) throw new Error(`${slug}: ${JSON.stringify(read.mistakes, null, 2)}`);
    return { name: nameOf(card), file, definition: read.value };
  });
}

function entriesOf(game: string, room: string): { readonly file: string; readonly entry: unknown }[] {
  const folder = join(import.meta.dirname, '../../../seeds', game, room);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) =>
      z
        .array(z.unknown())
        .parse(parse(readFileSync(join(folder, file), 'utf8')))
        .map((entry) => ({ file: file.replace('.yaml', ''), entry })),
    );
}
