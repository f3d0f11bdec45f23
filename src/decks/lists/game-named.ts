import { type GameSlug, games } from '../../games/registry.ts';
import { bare } from '../../games/spellings.ts';

/** The game of that slug or name; null for what is neither. */
export function gameNamed(written: string): GameSlug | null {
  const name = bare(written);
  return games.find(({ slug, name: full }) => name === bare(slug) || name === bare(full))?.slug ?? null;
}
