import { connection, pageRequest } from '../connection.ts';
import type { QueryResolvers, Resolvers } from '../generated/types.ts';
import { gameOf, optionalGame, optionalId, text } from '../input.ts';

/** The queries that lead to worked examples. */
export const workedExampleQueries = {
  workedExamples: (_, { game, rule, ruling, card, ...page }, { services: { workedExamples } }) =>
    connection(
      workedExamples.search(
        {
          game: optionalGame(game),
          rule: optionalId('rule', rule),
          ruling: optionalId('ruling', ruling),
          card: optionalId('card', card),
        },
        pageRequest(page),
      ),
    ),

  workedExample: (_, { game, name }, { services: { workedExamples } }) =>
    workedExamples.byName(gameOf(game), text('name', name)),
} satisfies QueryResolvers;

/** What the rulebooks play through. */
export const workedExamples = {
  WorkedExample: {
    ruleset: ({ ruleset }, _, { references }) => references.ruleset(ruleset),
    citation: ({ source, section, heading }) => ({ source, section, heading }),
    rulings: (example, _, { services: { rulings } }) => example.rulings.map((id) => rulings.byId(id)),
    state: ({ request }) => request.state,
    actions: ({ request }) => request.actions,
    played: (example, _, { services: { workedExamples }, work }) => workedExamples.play(example, work),
  },
  WorkedExampleStep: {
    action: (step) => (step.outcome === null ? null : step.action),
    events: (step) => (step.outcome === 'legal' ? step.events : null),
    breaks: (step, _, { references }) =>
      step.outcome === 'illegal' ? step.rules.map(references.rule) : null,
    open: (step) => (step.outcome === 'needs-choice' ? step.open : null),
    holds: (step) => (step.outcome === null ? step.holds : null),
  },
} satisfies Resolvers;
