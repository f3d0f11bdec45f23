import { z } from 'zod';
import type { GameSlug } from '../../games/registry.ts';
import type { TermView } from '../../rulings/views.ts';
import { termAddress, termAnchor, withQuery } from '../addresses.ts';
import { type Terms, termsOf } from '../glossary-terms.ts';
import { grouped } from '../grouped.ts';
import { game, textField } from '../input.ts';
import type { AddPage } from '../page.ts';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { aliasesOf, Definitions } from '../parts/glossary-entry.tsx';
import { SearchWithin } from '../parts/search-within.tsx';
import { Suggestions } from '../parts/suggestions.tsx';
import { everything } from '../per-content.ts';
import { counted } from '../words.ts';

/** More definitions make the page of a search too heavy. */
const MOST_FOUND = 20;

/** The names of all terms of a game, or the terms that answer a question with their definitions. */
export function addGlossaryPage(add: AddPage): void {
  add({
    path: '/glossary/:game',
    params: z.object({ game }),
    query: z.object({ q: textField(200) }),
    make({ params: { game: slug }, query: { q }, services, work }) {
      const page = q === undefined ? everything : { limit: MOST_FOUND };
      const { items, totalCount, suggestions } = services.glossary.search(slug, q, page, work);
      const name = services.catalogue.games().games.find((one) => one.slug === slug)?.name ?? slug;
      const entries = [...grouped(items, termAnchor).values()];
      return {
        title: q === undefined ? `${name} glossary` : `“${q}” in the glossary of ${name}`,
        description: `The terms of ${name} with their definitions, aliases and sources.`,
        game: slug,
        isUnlisted: q !== undefined,
        requests: [withQuery(`/v1/glossary/${slug}`, { q })],
        body: (
          <>
            <Breadcrumbs
              above={[
                ['/rules', 'Rules'],
                [`/rules/${slug}`, name],
              ]}
              here="Glossary"
            />
            <h1>{name}: glossary</h1>
            <SearchWithin action={`/glossary/${slug}`} label="Search the glossary" q={q ?? ''} />
            {q === undefined ? (
              <Alphabet game={slug} entries={entries} />
            ) : (
              <>
                <p role="status">
                  {counted(totalCount, 'definition') ??
                    'No term matches these words. Try fewer or other words'}
                  {totalCount > items.length ? `; the best ${items.length} are shown` : ''}.{' '}
                  <a href={`/glossary/${slug}`}>All terms</a>
                </p>
                <Suggestions
                  suggestions={suggestions}
                  to={(one) => withQuery(`/glossary/${slug}`, { q: one })}
                />
                <Found game={slug} entries={entries} terms={termsOf(services, slug, work)} />
              </>
            )}
          </>
        ),
      };
    },
  });
}

const inOrder = new Intl.Collator('en', { ignorePunctuation: true }).compare;
const nameOf = ([first]: readonly TermView[]): string => first?.term ?? '';

/** The letter under which a term is listed; # for signs. */
const letterOf = (entry: readonly TermView[]): string =>
  /^[a-z]/i.exec(nameOf(entry))?.[0].toUpperCase() ?? '#';

interface AlphabetProps {
  readonly game: GameSlug;
  /** The definitions of each term. */
  readonly entries: readonly (readonly TermView[])[];
}

/** The names of all terms, by their first letters. */
function Alphabet({ game: slug, entries }: AlphabetProps) {
  const sorted = entries.toSorted((a, b) => inOrder(nameOf(a), nameOf(b)));
  const letters = [...grouped(sorted, letterOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <dl class="terms">
      {letters.map(([letter, inside]) => (
        <>
          <dt>{letter}</dt>
          {inside.map(([first]) =>
            first === undefined ? null : (
              <dd>
                <a href={termAddress(slug, termAnchor(first))}>{first.term}</a>
              </dd>
            ),
          )}
        </>
      ))}
    </dl>
  );
}

interface FoundProps extends AlphabetProps {
  readonly terms: Terms;
}

/** The terms that answer a question, best first. */
function Found({ game: slug, entries, terms }: FoundProps) {
  if (entries.length === 0) return null;
  return (
    <dl class="glossary">
      {entries.map((definitions) => {
        const [first] = definitions;
        if (first === undefined) return null;
        const anchor = termAnchor(first);
        const aliases = aliasesOf(definitions);
        return (
          <>
            <dt id={anchor}>
              <a href={termAddress(slug, anchor)}>{first.term}</a>
              {aliases === '' ? null : <span class="faint small"> {aliases}</span>}
            </dt>
            <Definitions game={slug} definitions={definitions} terms={terms} />
          </>
        );
      })}
    </dl>
  );
}
