import { z } from 'zod';
import { told } from '../../games/content/abilities.ts';
import type { Game } from '../../games/registry.ts';
import type { CatalogueCard } from '../../games/rule-check.ts';

/** As much of a line of the bulk file `<game>-cards` as the rule check needs. */
const cardLine = z.looseObject({
  game: z.string(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  text: z.string().nullable(),
});

/** The same of `<game>-abilities`. */
const abilitiesLine = z.looseObject({
  game: z.string(),
  card: z.string(),
  told,
  abilities: z.array(z.unknown()),
});

/** The cards of a game in its bulk files, by slug. Throws a RangeError that names the line for what is none. */
export function cardsOfLines(
  { cards, abilities }: { readonly cards: string; readonly abilities: string },
  { slug: game, figureKeys }: Game,
): ReadonlyMap<string, CatalogueCard> {
  const ofGame = <Line extends { game: string }>(lines: readonly Line[]) =>
    lines.filter((line) => line.game === game);
  const does = new Map(ofGame(linesOf(abilitiesLine, abilities)).map((line) => [line.card, line]));
  return new Map(
    ofGame(linesOf(cardLine, cards)).map(({ slug, title, subtitle, text, ...figured }) => {
      const figures = Object.fromEntries(figureKeys.map((key) => [key, figured[key]]));
      const { abilities = null, told = 'in-part' } = does.get(slug) ?? {};
      return [slug, { slug, title, subtitle, figures, text, abilities, told }];
    }),
  );
}

function linesOf<Line>(form: z.ZodType<Line>, ndjson: string): Line[] {
  return ndjson.split('\n').flatMap((text, at) => {
    if (text.trim() === '') return [];
    const read = form.safeParse(asJson(text));
    if (read.success) return [read.data];
    const [issue] = read.error.issues;
    throw new RangeError(`Line ${at + 1}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`);
  });
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
