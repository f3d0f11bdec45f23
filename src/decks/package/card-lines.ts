import { z } from 'zod';
import { linesOf } from '../../games/bulk-lines.ts';
import { edition } from '../../games/content/card-set.ts';
import type { DeckCard } from '../../games/decks/deck.ts';
import type { Game } from '../../games/registry.ts';

const printing = z.object({ set: z.string(), number: z.string().nullable() });
const set = z.object({ code: z.string(), name: z.string().nullable(), edition: edition.nullable() });
const figures = z.record(z.string(), z.unknown());

/** As much of a line of the bulk file `<game>-cards` as the law of decks needs. */
const cardLine = z.looseObject({
  game: z.string(),
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  formerTitles: z.array(z.string()),
  subtitle: z.string().nullable(),
  type: z.string().nullable(),
  text: z.string().nullable(),
  groups: z.array(z.object({ id: z.string() })),
  printings: z.array(z.object({ set, number: z.string().nullable() })),
  wording: z.object({
    law: z.string(),
    rule: z.string().nullable(),
    differs: z.boolean(),
    perPrinting: z.array(
      z.object({
        printing,
        law: z.string(),
        rule: z.string().nullable(),
        text: z.string().nullable(),
        figures,
      }),
    ),
  }),
});
export type CardLine = z.infer<typeof cardLine>;

/** The cards of a game; a file may hold those of others. */
export function cardLines(ndjson: string, game: Game): CardLine[] {
  return linesOf(cardLine, ndjson).filter((line) => line.game === game.slug);
}

export function deckCardOf(line: CardLine, { figureKeys }: Game): DeckCard {
  const { slug, name, title, subtitle, type, text, groups, printings, wording } = line;
  return {
    slug,
    name,
    title,
    subtitle,
    type,
    figures: Object.fromEntries(figureKeys.map((key) => [key, line[key]])),
    text,
    groups: groups.map(({ id }) => id),
    printings: printings.map(({ set: { code, edition }, number }) => ({ set: code, number, edition })),
    wording,
  };
}
