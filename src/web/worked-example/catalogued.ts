import type { GameSlug } from '../../games/registry.ts';
import type { Services } from '../../services.ts';
import type { Catalogued, Face } from '../board/face.ts';
import { isThing } from '../board/reading.ts';

/** The cards of the catalogue that states and actions name by their slugs. */
export function cataloguedIn(parts: unknown, game: GameSlug, catalogue: Services['catalogue']): Catalogued {
  const slugs = new Set<string>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) collect(one);
    if (!isThing(value)) return;
    if (typeof value.card === 'string') slugs.add(value.card);
    for (const part of Object.values(value)) collect(part);
  };
  collect(parts);
  const known = [...slugs].filter((slug) => catalogue.nameOf(game, slug) !== undefined);
  return {
    game,
    cards: Object.fromEntries(known.map((slug) => [slug, faceOfCard(catalogue.card(game, slug))])),
  };
}

function faceOfCard(card: ReturnType<Services['catalogue']['card']>): Face {
  const face = { name: card.name };
  if (card.game === 'highlander') return card.grid === null ? face : { ...face, grid: card.grid };
  const figures = [
    ...(card.fighting === null ? [] : [`Fighting ${card.fighting}`]),
    ...(card.power === null ? [] : [`Power ${card.power}`]),
    ...(card.body === null ? [] : [`Body ${card.body}`]),
  ];
  return figures.length === 0 ? face : { ...face, figures: figures.join(' · ') };
}
