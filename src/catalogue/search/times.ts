import { games } from '../../games/registry.ts';
import type { AsOf, GameTime, SearchContext } from './context.ts';

/** The games whose cards are searched, each at its time. A game that had no cards then is left out. */
export function timesOf(asOf: AsOf | null, { game, ranksAsOf }: SearchContext): readonly GameTime[] {
  const times = asOf === null ? games.map(({ slug }) => ({ game: slug, rank: null })) : ranksAsOf(asOf);
  return game === undefined ? times : times.filter((time) => time.game === game);
}
