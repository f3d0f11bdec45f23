import { z } from 'zod';
import { linesOf } from '../../games/bulk-lines.ts';
import { basis, told } from '../../games/content/abilities.ts';
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
  basis: basis.optional(),
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
  // A compiled text is compiled again: the compiler of this package may be another than that of the file.
  const written = ofGame(linesOf(abilitiesLine, abilities)).filter(({ basis }) => basis !== 'compiled');
  const does = new Map(written.map((line) => [line.card, line]));
  return new Map(
    ofGame(linesOf(cardLine, cards)).map(({ slug, title, subtitle, text, ...figured }) => {
      const figures = Object.fromEntries(figureKeys.map((key) => [key, figured[key]]));
      const { abilities = null, told = 'in-part' } = does.get(slug) ?? {};
      return [slug, { slug, title, subtitle, figures, text, abilities, told }];
    }),
  );
}
