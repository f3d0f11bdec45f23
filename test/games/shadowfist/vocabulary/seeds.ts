import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readAs } from '../../../../src/engine/reading.ts';
import { shadowfistCardEntry } from '../../../../src/games/shadowfist/card.ts';
import { type Definition, definition } from '../../../../src/games/shadowfist/vocabulary/definition.ts';

const folder = join(import.meta.dirname, '../../../../seeds/shadowfist');

/** A card whose abilities are seeded, as one of its wordings has them. */
export interface SeededCard {
  readonly name: string;
  readonly file: string;
  readonly definition: Definition;
}

const abilitiesOfCard = z.looseObject({
  card: z.string(),
  text: z.string().nullable(),
  abilities: z.array(z.unknown()),
});

function entriesOf(room: string): { readonly file: string; readonly entry: unknown }[] {
  return readdirSync(join(folder, room))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .flatMap((file) =>
      z
        .array(z.unknown())
        .parse(parse(readFileSync(join(folder, room, file), 'utf8')))
        .map((entry) => ({ file: file.replace('.yaml', ''), entry })),
    );
}

/** Every card whose abilities are seeded, in the order of its file. */
export function seededCards(): SeededCard[] {
  const cards = new Map(
    entriesOf('cards').map(({ entry }) => {
      const card = shadowfistCardEntry.parse(entry);
      return [card.slug, card];
    }),
  );
  return entriesOf('abilities').map(({ file, entry }) => {
    const { card: slug, text, abilities } = abilitiesOfCard.parse(entry);
    const card = cards.get(slug);
    if (card === undefined) throw new Error(`No seeded card has the slug ${slug}.`);
    const { title, subtitle, type, cost, requires, provides, fighting, power, body, restrictions } = card;
    const read = readAs(definition, {
      ...{ title, subtitle, type, cost, requires: requires ?? [], provides: provides ?? [] },
      ...{ fighting, power, body, restrictions: restrictions ?? [], text, abilities },
    });
    if ('mistakes' in read) throw new Error(`${slug}: ${JSON.stringify(read.mistakes, null, 2)}`);
    return { name: title, file, definition: read.value };
  });
}
