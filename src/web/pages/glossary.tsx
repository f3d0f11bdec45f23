import { z } from 'zod';
import type { GameSlug } from '../../games/registry.ts';
import type { TermView } from '../../rulings/views.ts';
import { termAddress, withQuery } from '../addresses.ts';
import { type Terms, termAnchor, termsOf } from '../glossary-terms.ts';
import { grouped } from '../grouped.ts';
import { game, textField } from '../input.ts';
import type { AddPage } from '../page.ts';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { Citation } from '../parts/citation.tsx';
import { Suggestions } from '../parts/suggestions.tsx';
import { everything } from '../per-content.ts';
import { counted } from '../words.ts';

/** The glossary of a game, or its terms that answer a question. */
export function addGlossaryPage(add: AddPage): void {
  add({
    path: '/glossary/:game',
    params: z.object({ game }),
    query: z.object({ q: textField(200) }),
    make({ params: { game: slug }, query: { q }, services, work }) {
      const { items, suggestions } = services.glossary.search(slug, q, everything, work);
      const name = services.catalogue.games().games.find((one) => one.slug === slug)?.name ?? slug;
      const terms = termsOf(services, slug, work);
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
            <search class="search-form">
              <form action={`/glossary/${slug}`} method="get">
                <input
                  type="search"
                  name="q"
                  value={q ?? ''}
                  aria-label="Search the glossary"
                  placeholder="Search the glossary"
                  maxLength={200}
                />
                <button type="submit">Search</button>
              </form>
            </search>
            {q === undefined ? (
              <Alphabet game={slug} entries={entries} terms={terms} />
            ) : (
              <>
                <p role="status">
                  {counted(entries.length, 'term') ?? 'No term matches these words. Try fewer or other words'}
                  . <a href={`/glossary/${slug}`}>All terms</a>
                </p>
                <Suggestions
                  suggestions={suggestions}
                  to={(one) => withQuery(`/glossary/${slug}`, { q: one })}
                />
                <Entries game={slug} entries={entries} terms={terms} />
              </>
            )}
          </>
        ),
      };
    },
  });
}

interface EntriesProps {
  readonly game: GameSlug;
  /** The definitions of each term. */
  readonly entries: readonly (readonly TermView[])[];
  readonly terms: Terms;
}

const inOrder = new Intl.Collator('en', { ignorePunctuation: true }).compare;
const nameOf = ([first]: readonly TermView[]): string => first?.term ?? '';

/** The letter under which a term is listed; # for signs. */
const letterOf = (entry: readonly TermView[]): string =>
  /^[a-z]/i.exec(nameOf(entry))?.[0].toUpperCase() ?? '#';

function Alphabet({ game: slug, entries, terms }: EntriesProps) {
  const sorted = entries.toSorted((a, b) => inOrder(nameOf(a), nameOf(b)));
  const letters = [...grouped(sorted, letterOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return (
    <>
      <nav class="letters" aria-label="Letters">
        {letters.map(([letter]) => (
          <a key={letter} href={`#letter-${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      {letters.map(([letter, inside]) => (
        <section key={letter} id={`letter-${letter}`}>
          <h2>{letter}</h2>
          <Entries game={slug} entries={inside} terms={terms} />
        </section>
      ))}
    </>
  );
}

function Entries({ game: slug, entries, terms }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <dl class="glossary">
      {entries.map((definitions) => (
        <Entry key={nameOf(definitions)} game={slug} definitions={definitions} terms={terms} />
      ))}
    </dl>
  );
}

interface EntryProps {
  readonly game: GameSlug;
  readonly definitions: readonly TermView[];
  readonly terms: Terms;
}

function Entry({ game: slug, definitions, terms }: EntryProps) {
  const [first] = definitions;
  if (first === undefined) return null;
  const anchor = termAnchor(first);
  const aliases = [...new Set(definitions.flatMap((one) => one.aliases))];
  return (
    <>
      <dt id={anchor}>
        <a href={termAddress(slug, anchor)}>{first.term}</a>
        {aliases.length === 0 ? null : <span class="faint small"> {aliases.join(', ')}</span>}
      </dt>
      {definitions.map(({ id, definition, see, note, citation }) => (
        <dd key={id}>
          {definition}
          {note === null ? null : <span class="note"> {note}</span>}
          <p class="faint small">
            <Citation citation={citation} />
            {see.length === 0 ? null : ' · See '}
            {see.map((name, at) => {
              const other = terms.named(name);
              return (
                <>
                  {at === 0 ? '' : ', '}
                  {other === undefined ? name : <a href={`#${encodeURIComponent(other)}`}>{name}</a>}
                </>
              );
            })}
          </p>
        </dd>
      ))}
    </>
  );
}
