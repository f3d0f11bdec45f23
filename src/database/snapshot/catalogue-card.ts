import type { CatalogueCard } from '../../games/rule-check.ts';
import { wordingInForce } from '../../games/wording/wording-in-force.ts';
import { abilitiesInForce } from './abilities-in-force.ts';
import type { Card, GameSnapshot } from './snapshot.ts';
import { wordingsOfCard } from './wording-of-card.ts';

/** A card in the wording in force, with the abilities that are written for it. */
export function catalogueCard(card: Card, game: GameSnapshot): CatalogueCard {
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
