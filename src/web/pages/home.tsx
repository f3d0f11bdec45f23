import { nothing } from '../input.ts';
import type { AddPage } from '../page.ts';
import { SearchForm } from '../parts/search-form.tsx';

/** The home page: one search box, and what people come for. */
export function addHomePage(add: AddPage): void {
  add({
    path: '/',
    params: nothing,
    query: nothing,
    forPrograms: { items: links },
    make: ({ services }) => ({
      title: 'Arbiter: the law of card games',
      description:
        'Card texts in force, rulings, rules, deck checks and worked examples for Shadowfist and Highlander: The Card Game.',
      requests: ['/v1/games'],
      body: (
        <>
          <h1>The law of card games whose publishers are gone</h1>
          <SearchForm q="" game={undefined} />
          <ul class="tiles">
            {services.catalogue.games().games.map(({ slug, name, cards, rulings, rules }) => (
              <li key={slug} data-game={slug}>
                <a href={`/cards?game=${slug}`}>{name}</a>
                <p>
                  {cards} cards · {rulings} rulings · {rules} rules
                </p>
              </li>
            ))}
          </ul>
        </>
      ),
    }),
  });
}

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
