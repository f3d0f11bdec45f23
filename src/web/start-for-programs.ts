/** Where programs begin. */
const links = [
  { url: '/docs', about: 'REST documentation, where you can send requests.' },
  { url: '/openapi.json', about: 'The same as an OpenAPI document.' },
  { url: '/graphql', about: 'The GraphQL API.' },
  { url: '/docs/search', about: 'The search language.' },
  { url: '/docs/rule-check', about: 'The guide to the rule check: was that move legal?' },
  { url: '/v1/rule-check/examples', about: 'Worked examples of the rulebooks, ready to send.' },
  { url: '/docs/vocabulary', about: 'The vocabulary of card abilities, with the phrases of card texts.' },
  { url: '/v1/games', about: 'The games, with their rulesets and deck formats.' },
  { url: '/v1/schemas', about: 'JSON Schemas of files, states and actions.' },
  { url: '/v1/bulk', about: 'The whole content as files.' },
  { url: '/decks.js', about: 'The deck checker as an ES module for web pages.' },
  { url: '/healthz', about: 'Liveness check.' },
  { url: '/readyz', about: 'Readiness check.' },
] as const;

/** What programs get at `/` and `/v1`. */
export const startForPrograms = { items: links };
