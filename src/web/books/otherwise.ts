import type { Services } from '../../services.ts';
import { perContent } from '../per-content.ts';

/** How another ruleset decides what a rule decides. */
export interface Otherwise {
  readonly key: string;
  /** A ruleset with the rule. */
  readonly here: string;
  readonly there: { readonly id: string; readonly name: string };
  /** What the other ruleset decides, in one sentence. */
  readonly means: string;
  /** Whether the other ruleset has the rule too, and overrides it. */
  readonly isOverridden: boolean;
}

type RulesetOfGame = ReturnType<Services['catalogue']['games']>['games'][number]['rulesets'][number];

/** What other rulesets decide otherwise, by the ids of rules. */
export const otherwiseByRule = perContent((services, game): ReadonlyMap<string, readonly Otherwise[]> => {
  const rulesets = services.catalogue.games().games.find(({ slug }) => slug === game)?.rulesets ?? [];
  const byRule = new Map<string, Otherwise[]>();
  for (const [here, there] of pairsOf(rulesets)) {
    for (const { switch: key, a, b } of services.rulesetComparisons.compare(game, here.id, there.id)
      .differences) {
      if (a.rule === null || a.citation === null) continue;
      const known = byRule.get(a.rule) ?? [];
      if (known.some((one) => one.there.id === there.id)) continue;
      const isOverridden = b.rule !== null && there.sources.includes(a.citation.source);
      byRule.set(a.rule, [...known, { key, here: here.id, there, means: b.means, isOverridden }]);
    }
  }
  return byRule;
});

const pairsOf = (rulesets: readonly RulesetOfGame[]): (readonly [RulesetOfGame, RulesetOfGame])[] =>
  rulesets.flatMap((here) =>
    rulesets.filter(({ id }) => id !== here.id).map((there) => [here, there] as const),
  );
