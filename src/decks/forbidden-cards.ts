import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { perSnapshot } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { cardPool } from './card-pool.ts';
import { formatCalled } from './formats-of-game.ts';

/** The slugs of the cards that a format forbids: every deck with one of them breaks a rule. */
export function forbiddenCards(snapshot: Snapshot, slug: GameSlug, format: string): ReadonlySet<string> {
  const known = found(snapshot);
  const key = `${slug}/${format}`;
  const made = known.get(key) ?? forbiddenBy(snapshot, slug, format);
  known.set(key, made);
  return made;
}

const found = perSnapshot(() => new Map<string, ReadonlySet<string>>());

function forbiddenBy(snapshot: Snapshot, slug: GameSlug, format: string): ReadonlySet<string> {
  const game = snapshot.games.find((one) => one.game.slug === slug);
  if (game === undefined) return new Set();
  const ready = formatCalled(snapshot, game, format);
  const pool = cardPool(snapshot, game, undefined, ready.format.ruleset);
  return ready.forbidden(pool);
}
