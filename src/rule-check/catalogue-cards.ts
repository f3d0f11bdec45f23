import { abilitiesByText } from '../database/snapshot/abilities-by-text.ts';
import { abilitiesInForce } from '../database/snapshot/abilities-in-force.ts';
import { knownOtherwise, toldOtherwise } from '../database/snapshot/known-otherwise.ts';
import type { Card, GameSnapshot, Snapshot } from '../database/snapshot/snapshot.ts';
import { wordingsOfCard } from '../database/snapshot/wording-of-card.ts';
import type { Catalogue, CatalogueCard } from '../games/rule-check.ts';
import { wordingInForce } from '../games/wording/wording-in-force.ts';

/** The cards of a game in the wording in force, by slug; a former slug leads to its card. */
export function catalogueCards(game: GameSnapshot, snapshot: Snapshot): Catalogue {
  const bySlug = new Map(game.cards.map((card) => [card.slug, card]));
  const byId = new Map(game.cards.map((card) => [card.id, card]));
  return {
    slugs: [...bySlug.keys()],
    card: (slug) => {
      const card = bySlug.get(slug) ?? byId.get(game.redirects.get(slug) ?? '');
      return card === undefined ? undefined : inForce(card, game);
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

function inForce(card: Card, game: GameSnapshot): CatalogueCard {
  const wordings = wordingsOfCard(card, game.sets);
  const wording = wordingInForce(wordings, game.sources, game.sources.length, game.game.wordingLaw);
  const { text, figures } = wording.inForce;
  const does = abilitiesInForce(game, card, wording.inForce);
  return {
    slug: card.slug,
    title: wording.title.value,
    subtitle: wording.subtitle.value,
    figures: { ...card.figures, ...figures },
    text,
    abilities: does?.abilities ?? null,
    told: does?.told ?? 'in-part',
  };
}
