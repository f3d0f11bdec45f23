import { deckGames } from '../../games/deck-games.ts';
import type { GameSlug } from '../../games/game-slug.ts';
import { bare } from '../../games/spellings.ts';

/** The game of that slug or name; null for what is neither. */
export function gameNamed(written: string): GameSlug | null {
  const name = bare(written);
  return deckGames.find(({ slug, name: full }) => name === bare(slug) || name === bare(full))?.slug ?? null;
}
