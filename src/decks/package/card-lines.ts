import * as z from 'zod';
import { linesOf } from '../../games/bulk-lines.ts';
import { edition } from '../../games/content/card-set.ts';
import type { DeckGame } from '../../games/deck-game.ts';
import type { DeckCard } from '../../games/decks/deck.ts';

const printing = z.object({ set: z.string(), number: z.string().nullable() });
const set = z.object({ code: z.string(), name: z.string().nullable(), edition: edition.nullable() });
const figures = z.record(z.string(), z.unknown());

const wording = z.object({
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
});

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
  wording,
  inRulesets: z
    .array(z.object({ ruleset: z.string(), text: z.string().nullable(), figures, wording }))
    .default([]),
});
export type CardLine = z.infer<typeof cardLine>;

/** The cards of a game; a file may hold those of others. */
export function cardLines(ndjson: string, game: DeckGame): CardLine[] {
  return linesOf(cardLine, ndjson).filter((line) => line.game === game.slug);
}

function deckCardOf(line: CardLine, { figureKeys }: DeckGame): DeckCard {
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

/** The card as a ruleset has it in which not every document is in force. */
export function deckCardIn(ruleset: string | null, line: CardLine, game: DeckGame): DeckCard {
  const card = deckCardOf(line, game);
  const found = line.inRulesets.find((one) => one.ruleset === ruleset);
  if (found === undefined) return card;
  const { text, figures, wording } = found;
  return { ...card, type: typeof figures.type === 'string' ? figures.type : null, text, figures, wording };
}
