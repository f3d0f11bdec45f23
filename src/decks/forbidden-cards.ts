import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import type { Work } from '../work.ts';
import { cardPool } from './card-pool.ts';
import { formatCalled } from './formats-of-game.ts';

/** Units of work of each card that is judged; once for each format of a content. */
const JUDGED_CARD = 30;

/** The slugs of the cards that a format forbids: every deck with one of them breaks a rule. */
export function forbiddenCards(
  snapshot: Snapshot,
  slug: GameSlug,
  format: string,
  work: Work,
): ReadonlySet<string> {
  const known = found(snapshot);
  const key = `${slug}/${format}`;
  const made = known.get(key) ?? forbiddenBy(snapshot, slug, format, work);
  known.set(key, made);
  return made;
}

const found = perSnapshot(() => new Map<string, ReadonlySet<string>>());

function forbiddenBy(snapshot: Snapshot, slug: GameSlug, format: string, work: Work): ReadonlySet<string> {
  const game = snapshot.games.find((one) => one.game.slug === slug);
  if (game === undefined) return new Set();
  work.spend(game.cards.length * JUDGED_CARD);
  const ready = formatCalled(snapshot, game, format);
  const pool = cardPool(snapshot, game, undefined, ready.format.ruleset);
  return ready.forbidden(pool);
}
