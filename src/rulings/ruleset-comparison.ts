import { citationOf } from '../citations/citation.ts';
import type { GameSnapshot, Rule } from '../database/snapshot/snapshot.ts';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import type { GameSlug } from '../games/registry.ts';
import { type Compared, compareRulesets, type Decided, type Switch } from '../games/ruleset-switches.ts';
import { Problem } from '../problem.ts';
import type { RulesetComparisonView, RulesetDecisionView } from './views.ts';

type PointView = RulesetComparisonView['differences'][number];

/** With the points on which both decide alike. */
export interface RulesetComparison extends RulesetComparisonView {
  readonly agreements: readonly PointView[];
}

export interface RulesetComparisons {
  /** Where two rulesets of a game part ways, and where they do not. Throws a Problem for an unknown ruleset. */
  compare(game: GameSlug, a: string, b: string): RulesetComparison;
}

export function createRulesetComparisons(snapshots: Snapshots): RulesetComparisons {
  return {
    compare(slug, a, b) {
      const game = snapshots.current().games.find((one) => one.game.slug === slug);
      const rulesets = { a: rulesetIn(game, slug, a), b: rulesetIn(game, slug, b) };
      const points = game === undefined ? NO_POINTS : pointsOf(game, a, b);
      return { game: slug, ...rulesets, ...points };
    },
  };
}

function rulesetIn(game: GameSnapshot | undefined, slug: GameSlug, id: string): RulesetComparisonView['a'] {
  const ruleset = game?.rulesets.find((one) => one.id === id);
  if (ruleset !== undefined) return { id, name: ruleset.name };
  const known = game?.rulesets.map((one) => one.id) ?? [];
  throw new Problem('ruleset/not-found', `${slug} has no ruleset "${id}".`, { known });
}

const NO_POINTS = { differences: [], agreements: [] };

function pointsOf(game: GameSnapshot, a: string, b: string): Pick<RulesetComparison, keyof typeof NO_POINTS> {
  const { rulesetSwitches, name } = game.game;
  if (rulesetSwitches === null) {
    // A ruleset differs nowhere from itself, whether or not its game has switches.
    if (a === b) return NO_POINTS;
    throw new Problem(
      'ruleset/not-comparable',
      `The rulesets of ${name} cannot be compared: Arbiter does not describe them point by point.`,
    );
  }
  const rules = new Map(game.rules.map((rule) => [rule.id, rule]));
  const { differences, agreements } = compareRulesets(rulesetSwitches, a, b);
  const view = (one: Compared) => pointView(one, rules, game);
  return { differences: differences.map(view), agreements: agreements.map(view) };
}

function pointView(one: Compared, rules: ReadonlyMap<string, Rule>, game: GameSnapshot): PointView {
  return {
    switch: one.switch.key,
    decides: one.switch.decides,
    decidesPlay: one.switch.onlyDescribes === null,
    onlyDescribes: one.switch.onlyDescribes,
    a: decisionView(one.switch, one.a, rules, game),
    b: decisionView(one.switch, one.b, rules, game),
  };
}

function decisionView(
  { values }: Switch,
  decided: Decided,
  rules: ReadonlyMap<string, Rule>,
  game: GameSnapshot,
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
    citation: held === undefined ? null : citationOf(held, game),
    because: decided.basis === 'silence' ? decided.because : null,
  };
}
