import { readRequest } from '../../rule-check/request.ts';
import type { QueryResolvers, Resolvers, RuleCheckOptions } from '../generated/types.ts';
import type { Argument } from '../input.ts';

/** The query about moves. */
export const ruleCheckQueries = {
  checkRules: (_, { game, ruleset, switches, state, actions, options }, { services: { ruleChecks }, work }) =>
    ruleChecks.check(
      readRequest(
        given({
          game,
          ruleset: switches == null ? ruleset : given({ base: ruleset, switches }),
          state,
          actions,
          options: options && asked(options),
        }),
      ),
      work,
    ),
} satisfies QueryResolvers;

/** What is said of moves. */
export const moves = {
  ActionVerdict: {
    __resolveType: ({ outcome }) => verdictTypes[outcome],
  },
  ListedAction: {
    open: ({ open = {} }) =>
      Object.entries(open).map(([pointer, domain]) => ({ pointer, unnamed: 0, ...domain })),
    apart: ({ apart = false }) => apart,
    cut: ({ cut = false }) => cut,
    unjudged: ({ unjudged = [] }) => unjudged,
  },
  RuleViolation: {
    citedRule: ({ rule }, _, { references }) => references.ruleIfHeld(rule),
  },
  OpenChoice: {
    unnamed: ({ unnamed = 0 }) => unnamed,
  },
} satisfies Resolvers;

const verdictTypes = {
  legal: 'LegalVerdict',
  illegal: 'IllegalVerdict',
  'needs-choice': 'NeedsChoiceVerdict',
  malformed: 'MalformedVerdict',
  unsupported: 'UnsupportedVerdict',
  'over-budget': 'OverBudgetVerdict',
  'not-evaluated': 'NotEvaluatedVerdict',
} as const;

/** Options in the form that the REST interface takes, in which a player's id stands in the place of true. */
function asked({ legalActions, legalActionsOf, limits, ...others }: RuleCheckOptions): object {
  return given({
    ...others,
    legalActions: legalActionsOf ?? legalActions,
    limits: limits && given({ ...limits }),
  });
}

/** An argument that is null was not given. */
function given(all: Readonly<Record<string, Argument<unknown>>>): object {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value != null));
}
