import { z } from 'zod';
import { Problem } from '../../problem.ts';
import { termAnchor, withQuery } from '../addresses.ts';
import { termsOf } from '../glossary-terms.ts';
import { game, nothing } from '../input.ts';
import type { AddPage } from '../page.ts';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { aliasesOf, Definitions } from '../parts/glossary-entry.tsx';
import { everything } from '../per-content.ts';

/** One term of the glossary of a game, as all sources define it. */
export function addTermPage(add: AddPage): void {
  add({
    path: '/glossary/:game/:term',
    params: z.object({ game, term: z.string().max(200) }),
    query: nothing,
    make({ params: { game: slug, term: anchor }, services, work }) {
      const all = services.glossary.search(slug, undefined, everything, work).items;
      const definitions = all.filter((one) => termAnchor(one) === anchor);
      const [first] = definitions;
      const name = services.catalogue.games().games.find((one) => one.slug === slug)?.name ?? slug;
      if (first === undefined) {
        const { items } = services.glossary.search(slug, anchor.replaceAll('-', ' '), { limit: 3 }, work);
        throw new Problem('term/not-found', `The glossary of ${name} has no term "${anchor}".`, {
          suggestions: [...new Set(items.map(({ term }) => term))],
        });
      }
      const aliases = aliasesOf(definitions);
      return {
        title: `${first.term}, ${name} glossary`,
        description: first.definition.slice(0, 300),
        game: slug,
        requests: [withQuery(`/v1/glossary/${slug}`, { q: first.term })],
        body: (
          <>
            <Breadcrumbs
              above={[
                ['/rules', 'Rules'],
                [`/rules/${slug}`, name],
                [`/glossary/${slug}`, 'Glossary'],
              ]}
              here={first.term}
            />
            <h1>{first.term}</h1>
            <dl class="glossary">
              <dt>{aliases === '' ? 'Definition' : `Also: ${aliases}`}</dt>
              <Definitions game={slug} definitions={definitions} terms={termsOf(services, slug, work)} />
            </dl>
            <p>
              <a href={withQuery('/search', { q: first.term, game: slug })}>
                Search for “{first.term}” in everything
              </a>
            </p>
          </>
        ),
      };
    },
  });
}
