import { z } from 'zod';
import {
  type CardView,
  cardView,
  type GameView,
  gamesView,
  type VersionView,
  versionsView,
} from '../../src/catalogue/views.ts';
import { type RuleView, ruleView } from '../../src/citations/rule-view.ts';
import { type RulingView, rulingView, type TermView, termView } from '../../src/rulings/views.ts';
import type { Ask } from './service.ts';

/** Everything that a service serves of one game. */
export interface Served {
  readonly game: GameView;
  readonly cards: readonly CardView[];
  readonly versions: readonly VersionView[];
  readonly rulings: readonly RulingView[];
  readonly rules: readonly RuleView[];
  readonly terms: readonly TermView[];
}

/** Walks every list of the REST interface, page by page. Throws where a reply is not what its schema says. */
export async function askForEverything(ask: Ask): Promise<Served[]> {
  const { games } = gamesView.parse(await ask('/v1/games'));
  const served: Served[] = [];
  for (const game of games) {
    const cards = await walk(ask, `/v1/cards/search?game=${game.slug}`, cardView);
    const versions: VersionView[] = [];
    for (const card of cards) versions.push(...versionsView.parse(await ask(card.links.versions)).items);
    served.push({
      game,
      cards,
      versions,
      rulings: await walk(ask, `/v1/rulings?game=${game.slug}`, rulingView),
      rules: await walk(ask, `/v1/rules/${game.slug}?`, ruleView),
      terms: await walk(ask, `/v1/glossary/${game.slug}?`, termView),
    });
  }
  return served;
}

/** Every item of a list, from its first page to its last; throws where it has other than `totalCount` items. */
async function walk<T>(ask: Ask, list: string, item: z.ZodType<T>): Promise<T[]> {
  const page = z.object({ items: z.array(item), totalCount: z.int(), nextCursor: z.string().nullable() });
  const items: T[] = [];
  let next = '';
  for (;;) {
    const { items: more, totalCount, nextCursor } = page.parse(await ask(`${list}&limit=100${next}`));
    items.push(...more);
    if (nextCursor !== null) {
      next = `&cursor=${encodeURIComponent(nextCursor)}`;
    } else if (items.length === totalCount) {
      return items;
    } else {
      throw new Error(`${list} says that it has ${totalCount} items, and gave ${items.length}.`);
    }
  }
}
