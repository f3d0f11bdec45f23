import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { readAs } from '../../../../src/engine/reading.ts';
import { highlanderCardEntry } from '../../../../src/games/highlander/card.ts';
import { type Definition, definition } from '../../../../src/games/highlander/vocabulary/definition.ts';

const folder = join(import.meta.dirname, '../../../../seeds/highlander');

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

/** Every card whose abilities are seeded, in the order of its file. One whose type no source gives is an Event here. */
export function seededCards(): SeededCard[] {
  const cards = new Map(
    entriesOf('cards').map(({ entry }) => {
      const card = highlanderCardEntry.parse(entry);
      return [card.slug, card];
    }),
  );
  return entriesOf('abilities').map(({ file, entry }) => {
    const { card: slug, text, abilities } = abilitiesOfCard.parse(entry);
    const card = cards.get(slug);
    if (card === undefined) throw new Error(`No seeded card has the slug ${slug}.`);
    const { title, subtitle, type, subtype, grid, gems, handIcons, restriction } = card;
    const { mark, immortals, weapon, qualifier } = card;
    const read = readAs(definition, {
      ...{ title, subtitle, type: type ?? 'Event', subtype, grid, gems, handIcons },
      ...{ restriction, mark, immortals, weapon, text, abilities },
    });
    if ('mistakes' in read) throw new Error(`${slug}: ${JSON.stringify(read.mistakes, null, 2)}`);
    const name = [title, subtitle, qualifier].filter((part) => part !== null).join(': ');
    return { name, file, definition: read.value };
  });
}
