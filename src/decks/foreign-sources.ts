import type { GameSnapshot } from '../database/snapshot/snapshot.ts';

/**
 * The documents that are not in force under a ruleset: those that belong to other rulesets and came out after its own.
 * A document that belongs to no ruleset is in force under all of them, and so is every document where no ruleset is given.
 */
export function foreignSources(
  { sources, rulesets }: Pick<GameSnapshot, 'sources' | 'rulesets'>,
  ruleset: string | null,
): ReadonlySet<string> {
  const chosen = rulesets.find(({ id }) => id === ruleset);
  if (chosen === undefined) return new Set();
  const own = new Set(chosen.sources);
  const last = sources.findLastIndex(({ id }) => own.has(id));
  const ofOthers = new Set(rulesets.flatMap((other) => other.sources).filter((id) => !own.has(id)));
  return new Set(sources.flatMap(({ id }, at) => (at > last && ofOthers.has(id) ? [id] : [])));
}
