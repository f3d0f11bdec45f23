import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import type { Services } from '../services.ts';
import { unlimitedWork } from '../work.ts';
import { findNodes } from './nodes.ts';
import type { CardGroupParent, NodeParent, RuleParent, RulesetParent, SourceParent } from './parents.ts';

/** What answers refer to by id. The content is checked when it is loaded, so an id that leads nowhere is our fault. */
export interface References {
  readonly rule: (id: string) => RuleParent;
  /** Null if there is none: laws cite by id. */
  readonly ruleIfHeld: (id: string) => RuleParent | null;
  readonly source: (id: string) => SourceParent;
  readonly ruleset: (id: string) => RulesetParent;
  /** The REST path of the rules of a section; null if it has none. */
  readonly sectionUrl: (source: string, section: string) => string | null;
  readonly group: (id: string) => CardGroupParent;
  /** Anything with a permanent id; null for an unknown id. */
  readonly node: (id: string) => NodeParent | null;
}

/** The references of the present snapshot. */
export function createReferences(services: Services, snapshots: Snapshots): () => References {
  const { catalogue, rules } = services;
  const referencesOf = perSnapshot((): References => {
    const { games } = catalogue.games();
    const everyRule = { limit: Number.MAX_SAFE_INTEGER };
    const allRules = games.flatMap((game) => rules.search(game.slug, {}, everyRule, unlimitedWork()).items);
    const rulesById = new Map(allRules.map((rule) => [rule.id, rule]));
    const urls = new Map(
      allRules.map(({ citation: { source, section, url } }) => [`${source}/${section}`, url]),
    );
    return {
      sectionUrl: (source, section) => urls.get(`${source}/${section}`) ?? null,
      rule: lookup(allRules),
      ruleIfHeld: (id) => rulesById.get(id) ?? null,
      source: lookup(games.flatMap((game) => game.sources)),
      node: findNodes(services),
      ruleset: lookup(games.flatMap((game) => game.rulesets)),
      group: lookup(games.flatMap((game) => game.groups.map((group) => ({ ...group, game: game.slug })))),
    };
  });
  return () => referencesOf(snapshots.current());
}

function lookup<T extends { readonly id: string }>(items: readonly T[]): (id: string) => T {
  const byId = new Map(items.map((item) => [item.id, item]));
  return (id) => {
    const found = byId.get(id);
    if (found === undefined) throw new Error(`An answer refers to ${id}, which does not exist.`);
    return found;
  };
}
