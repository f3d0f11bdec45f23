import type { GameSnapshot, Rule } from '../database/snapshot/snapshot.ts';
import { remembered } from '../engine/remembered.ts';
import { pageOf } from '../page-address.ts';
import { citationOf } from './citation.ts';
import type { RuleView } from './rule-view.ts';

/** All rules of a game by id, in the order of the sources. */
export const rulesById = remembered(
  (game: GameSnapshot): ReadonlyMap<string, RuleView> =>
    new Map(game.rules.map((rule) => [rule.id, ruleView(game, rule)])),
);

function ruleView(game: GameSnapshot, rule: Rule): RuleView {
  return {
    id: rule.id,
    game: game.game.slug,
    section: rule.section,
    heading: rule.heading,
    statement: rule.statement,
    held: rule.held,
    citation: citationOf(rule, game),
    rulesets: game.rulesets
      .filter((ruleset) => ruleset.sources.includes(rule.source.id))
      .map((ruleset) => ruleset.id),
    page: pageOf(`/v1/rules/${game.game.slug}/${rule.id}`),
  };
}
