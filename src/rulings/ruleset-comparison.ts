import type { GameSnapshot, Rule } from '../database/snapshot/snapshot.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { compareRulesets, type Decided, type Switch } from '../games/ruleset-switches.ts';
import { Problem } from '../problem.ts';
import { citationOf } from './citation.ts';
import type { RulesetComparisonView, RulesetDecisionView } from './views.ts';

export interface RulesetComparisons {
  /** Where two rulesets of a game part ways. Throws a Problem for an unknown ruleset. */
  compare(game: GameSlug, a: string, b: string): RulesetComparisonView;
}

export function createRulesetComparisons(snapshots: Snapshots): RulesetComparisons {
  return {
    compare(slug, a, b) {
      const game = snapshots.current().games.find((one) => one.game.slug === slug);
      const rulesets = { a: rulesetIn(game, slug, a), b: rulesetIn(game, slug, b) };
      return { game: slug, ...rulesets, differences: game === undefined ? [] : differences(game, a, b) };
    },
  };
}

function rulesetIn(game: GameSnapshot | undefined, slug: GameSlug, id: string): RulesetComparisonView['a'] {
  const ruleset = game?.rulesets.find((one) => one.id === id);
  if (ruleset !== undefined) return { id, name: ruleset.name };
  const known = game?.rulesets.map((one) => one.id) ?? [];
  throw new Problem('ruleset/not-found', `${slug} has no ruleset "${id}".`, { known });
}

function differences(game: GameSnapshot, a: string, b: string): RulesetComparisonView['differences'] {
  // A ruleset differs nowhere from itself, whether or not its game has switches.
  if (a === b) return [];
  const { rulesetSwitches, name } = game.game;
  if (rulesetSwitches === null) {
    throw new Problem('ruleset/not-comparable', `The rulesets of ${name} are not told switch by switch.`);
  }
  const rules = new Map(game.rules.map((rule) => [rule.id, rule]));
  return compareRulesets(rulesetSwitches, a, b).map((one) => ({
    switch: one.switch.key,
    decides: one.switch.decides,
    decidesPlay: one.switch.onlyDescribes === null,
    onlyDescribes: one.switch.onlyDescribes,
    a: decisionView(one.switch, one.a, rules),
    b: decisionView(one.switch, one.b, rules),
  }));
}

function decisionView(
  { values }: Switch,
  decided: Decided,
  rules: ReadonlyMap<string, Rule>,
): RulesetDecisionView {
  const { value, basis } = decided;
  const rule = decided.basis === 'rule' ? decided.rule : null;
  const takenOver = decided.basis === 'taken-over' ? decided.from : null;
  const held = rules.get(rule ?? takenOver ?? '');
  return {
    value,
    means: values.find((one) => one.value === value)?.means ?? value,
    basis,
    rule,
    takenOver,
    statement: held?.statement ?? null,
    citation: held === undefined ? null : citationOf(held.source, held.section),
    because: decided.basis === 'silence' ? decided.because : null,
  };
}
