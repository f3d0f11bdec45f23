import { connection, foundConnection, pageRequest } from '../connection.ts';
import type { QueryResolvers } from '../generated/types.ts';
import { gameOf, LONGEST_ID, optionalGame, optionalId, optionalText, text } from '../input.ts';

/** The queries that lead to rulings, rules, terms and designators. */
export const lawQueries = {
  ruling: (_, { id }, { services: { rulings } }) => rulings.byId(id),

  rulings: (_, { game, card, query, ruleset, rule, ...page }, { services: { rulings }, work }) =>
    foundConnection(
      rulings.search(
        {
          game: optionalGame(game),
          card: optionalText('card', card),
          q: optionalText('query', query),
          ruleset: optionalId('ruleset', ruleset),
          rule: optionalId('rule', rule),
        },
        pageRequest(page),
        work,
      ),
    ),

  rule: (_, { game, id }, { services: { rules } }) => rules.byId(gameOf(game), id),

  rules: (_, { game, ruleset, query, section, ...page }, { services: { rules }, work }) =>
    foundConnection(
      rules.search(
        gameOf(game),
        {
          ruleset: optionalId('ruleset', ruleset),
          q: optionalText('query', query),
          section: optionalText('section', section),
        },
        pageRequest(page),
        work,
      ),
    ),

  compareRulesets: (_, { game, a, b }, { services: { rulesetComparisons } }) =>
    rulesetComparisons.compare(gameOf(game), text('a', a, LONGEST_ID), text('b', b, LONGEST_ID)),

  glossary: (_, { game, query, ...page }, { services: { glossary }, work }) =>
    foundConnection(glossary.search(gameOf(game), optionalText('query', query), pageRequest(page), work)),

  designators: (_, { game, asOf, ...page }, { services: { catalogue } }) =>
    connection(catalogue.designatorList(gameOf(game), optionalText('asOf', asOf), pageRequest(page))),

  designator: (_, { game, word, asOf }, { services: { catalogue } }) =>
    catalogue.designatorCards(gameOf(game), text('word', word), optionalText('asOf', asOf)),

  designatorMatch: (_, { game, a, b }, { services: { catalogue } }) =>
    catalogue.matchDesignators(gameOf(game), text('a', a), text('b', b)),
} satisfies QueryResolvers;
