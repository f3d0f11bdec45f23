import { abilitiesByText } from '../database/snapshot/abilities-by-text.ts';
import { catalogueCard } from '../database/snapshot/catalogue-card.ts';
import { knownOtherwise, toldOtherwise } from '../database/snapshot/known-otherwise.ts';
import type { GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import type { Catalogue } from '../games/rule-check.ts';

/** The cards of a game in the wording in force, by slug; a former slug leads to its card. */
export function catalogueCards(game: GameSnapshot, snapshot: Snapshot): Catalogue {
  const bySlug = new Map(game.cards.map((card) => [card.slug, card]));
  const byId = new Map(game.cards.map((card) => [card.id, card]));
  return {
    slugs: [...bySlug.keys()],
    card: (slug) => {
      const card = bySlug.get(slug) ?? byId.get(game.redirects.get(slug) ?? '');
      return card === undefined ? undefined : catalogueCard(card, game);
    },
    writtenFor: (title, text) => abilitiesByText(game, { title, text }),
    otherwise: (given) => {
      const [known] = knownOtherwise(snapshot, given);
      if (known === undefined) return undefined;
      const suggestion = known.game === game ? known.card.slug : null;
      return { suggestion, instead: toldOtherwise(known, game.game.slug) };
    },
  };
}
