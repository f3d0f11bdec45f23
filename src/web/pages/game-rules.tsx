import { z } from 'zod';
import type { GameSlug } from '../../games/registry.ts';
import type { LookUpView } from '../../look-up/views.ts';
import type { Services } from '../../services.ts';
import { addressOf, withQuery } from '../addresses.ts';
import { type Shelf, shelfOf } from '../books/shelf.ts';
import { game, textField } from '../input.ts';
import type { AddPage, Page } from '../page.ts';
import { BookContents, countsIn } from '../parts/book-contents.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Highlights } from '../parts/highlights.tsx';
import { SearchWithin } from '../parts/search-within.tsx';
import { Suggestions } from '../parts/suggestions.tsx';
import { counted } from '../words.ts';

const MOST_FOUND = 40;

/** The rulebooks of a game, or the rules that answer a question. */
export function addGameRulesPage(add: AddPage): void {
  add({
    path: '/rules/:game',
    params: z.object({ game }),
    query: z.object({ q: textField(200) }),
    make({ params: { game: slug }, query: { q }, services, work }) {
      const page = { slug, name: nameOf(services, slug) };
      if (q === undefined) return booksPage(page, services, shelfOf(services, slug, work));
      const found = services.lookUp.search({ q, game: slug, kinds: ['rule'], limit: MOST_FOUND }, work);
      return foundPage(page, q, found);
    },
  });
}

interface GamePage {
  readonly slug: GameSlug;
  readonly name: string;
}

const nameOf = (services: Services, slug: GameSlug): string =>
  services.catalogue.games().games.find((one) => one.slug === slug)?.name ?? slug;

function booksPage({ slug, name }: GamePage, services: Services, shelf: Shelf): Page {
  const { sources = [], rulesets = [] } =
    services.catalogue.games().games.find((one) => one.slug === slug) ?? {};
  return {
    title: `${name} rules`,
    description: `The rulebooks of ${name}: ${sources.map(({ title }) => title).join(', ')}.`,
    game: slug,
    requests: ['/v1/games', `/v1/rules/${slug}`],
    body: (
      <>
        <Breadcrumbs above={[['/rules', 'Rules']]} here={name} />
        <h1>{name}: rules</h1>
        <SearchWithin action={`/rules/${slug}`} label="Search these rules" q="" />
        <p>
          <a href={`/glossary/${slug}`}>Glossary</a> · <a href={`/rulings?game=${slug}`}>Rulings</a>
          {rulesets.length > 1 ? (
            <>
              {' · '}
              <a href={`/rules/${slug}/compare`}>Compare rulesets</a>
            </>
          ) : null}
        </p>
        {sources.map(({ id, title, issuer, date, about, supersedes }) => {
          const book = shelf.books.find(({ source }) => source === id);
          const usedBy = rulesets.filter((one) => one.sources.includes(id)).map((one) => one.name);
          const earlier = sources.filter((one) => supersedes.includes(one.id)).map((one) => one.title);
          return (
            <section key={id} id={id} class="book">
              <h2>{title}</h2>
              <p class="faint small">
                {[issuer, date].filter((one) => one !== null).join(', ')}
                {usedBy.length === 0 ? '' : ` · Rulesets: ${usedBy.join(', ')}`}
              </p>
              <p>
                {about}
                {earlier.length === 0 ? '' : ` It overrides the ${earlier.join(' and the ')}.`}
              </p>
              {book === undefined ? (
                <p>It has no rules here.</p>
              ) : (
                <>
                  <p>
                    <a href={`/rules/${slug}/${id}`}>Read it</a>{' '}
                    <span class="faint small">{countsIn(book, shelf)}</span>
                  </p>
                  {shelf.books.length === 1 ? <BookContents slug={slug} book={book} shelf={shelf} /> : null}
                </>
              )}
            </section>
          );
        })}
      </>
    ),
  };
}

function foundPage(
  { slug, name }: GamePage,
  q: string,
  { items, totalCount, suggestions }: LookUpView,
): Page {
  return {
    title: `“${q}” in the rules of ${name}`,
    description: `Rules of ${name} about “${q}”.`,
    game: slug,
    isUnlisted: true,
    requests: [withQuery('/v1/search', { q, game: slug, kinds: 'rule', limit: MOST_FOUND })],
    body: (
      <>
        <Breadcrumbs
          above={[
            ['/rules', 'Rules'],
            [`/rules/${slug}`, name],
          ]}
          here="Search"
        />
        <h1>{name}: search the rules</h1>
        <SearchWithin action={`/rules/${slug}`} label="Search these rules" q={q} />
        <p role="status">
          {totalCount === 0
            ? 'No rule matches these words. Try fewer or other words.'
            : `${counted(totalCount, 'rule')}${totalCount > items.length ? `; the best ${items.length} are shown` : ''}.`}
        </p>
        <Suggestions suggestions={suggestions} to={(one) => withQuery(`/rules/${slug}`, { q: one })} />
        <ol class="found">
          {items.map(({ id, url, title, highlights }) => (
            <li key={id}>
              <a href={addressOf(url)}>{title}</a>
              <p>
                <Highlights parts={highlights.find(({ field }) => field === 'text')?.parts ?? []} />
              </p>
            </li>
          ))}
        </ol>
      </>
    ),
  };
}
