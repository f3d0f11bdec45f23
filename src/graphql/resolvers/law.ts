import { foundConnection, pageRequest } from '../connection.ts';
import type { Resolvers } from '../generated/types.ts';

/** Rulings and rules. */
export const law = {
  Ruling: {
    cards: ({ game, cards }, _, { services: { catalogue } }) =>
      cards.map(({ slug }) => catalogue.card(game, slug)),
    rulesets: (ruling, _, { references }) => ruling.rulesets.map(references.ruleset),
    supersededBy: ({ supersededBy }, _, { services: { rulings } }) =>
      supersededBy === null ? null : rulings.byId(supersededBy),
    workedExamples: ({ id }, _, { services: { workedExamples } }) => workedExamples.showing(id),
  },
  Rule: {
    rulesets: (rule, _, { references }) => rule.rulesets.map(references.ruleset),
    workedExamples: ({ id }, _, { services: { workedExamples } }) => workedExamples.breaking(id),
    rulings: ({ id }, page, { services: { rulings } }) =>
      foundConnection({ ...rulings.besideRule(id, pageRequest(page)), suggestions: [] }),
  },
  RulesetComparison: {
    a: ({ a }, _, { references }) => references.ruleset(a.id),
    b: ({ b }, _, { references }) => references.ruleset(b.id),
  },
  RulesetDecision: {
    rule: ({ rule }, _, { references }) => (rule === null ? null : references.rule(rule)),
    takenOver: ({ takenOver }, _, { references }) => (takenOver === null ? null : references.rule(takenOver)),
  },
} satisfies Resolvers;
