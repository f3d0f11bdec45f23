import { nothing } from '../input.ts';
import type { AddPage } from '../page.ts';
import { counted } from '../words.ts';

/** The rulebooks of all games. */
export function addRulebooksPage(add: AddPage): void {
  add({
    path: '/rules',
    params: nothing,
    query: nothing,
    make: ({ services }) => ({
      title: 'Rulebooks',
      description: 'The rulebooks of Shadowfist and Highlander: The Card Game, rule by rule.',
      requests: ['/v1/games'],
      body: (
        <>
          <h1>Rulebooks</h1>
          {services.catalogue.games().games.map(({ slug, name, sources, rulesets, rules, terms }) => (
            <section key={slug} class="shelf" data-game={slug}>
              <h2>
                <a href={`/rules/${slug}`}>{name}</a>
              </h2>
              <ul>
                {sources.map(({ id, title, issuer, date, about }) => (
                  <li key={id}>
                    <a href={`/rules/${slug}#${id}`}>{title}</a>{' '}
                    <span class="faint small">{[issuer, date].filter((one) => one !== null).join(', ')}</span>
                    <p>{about}</p>
                  </li>
                ))}
              </ul>
              <p class="small">
                {counted(rules, 'rule')} ·{' '}
                <a href={`/glossary/${slug}`}>Glossary: {counted(terms, 'term')}</a> ·{' '}
                <a href={`/rulings?game=${slug}`}>Rulings</a>
                {rulesets.length > 1 ? (
                  <>
                    {' · '}
                    <a href={`/rules/${slug}/compare`}>Compare {rulesets.length} rulesets</a>
                  </>
                ) : null}
              </p>
            </section>
          ))}
        </>
      ),
    }),
  });
}
