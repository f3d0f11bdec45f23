import { z } from 'zod';
import type { GameSlug } from '../../games/registry.ts';
import { chapterAddress } from '../addresses.ts';
import { type Book, type Chapter, chapterNumber } from '../books/books.ts';
import { otherwiseByRule } from '../books/otherwise.ts';
import { type Shelf, shelfOf } from '../books/shelf.ts';
import { termsOf } from '../glossary-terms.ts';
import { game, nothing } from '../input.ts';
import type { AddPage, Asked, Page, Redirect } from '../page.ts';
import { BookContents, countsIn } from '../parts/book-contents.tsx';
import { Breadcrumbs } from '../parts/breadcrumbs.tsx';
import { RuleFilter } from '../parts/rule-filter.tsx';
import { RuleSection } from '../parts/rule-section.tsx';
import { SearchWithin } from '../parts/search-within.tsx';

const params = z.object({ game, '*': z.string() });

/** A rulebook and its pages. Sections and rules redirect to their places. */
export function addChapterPage(add: AddPage): void {
  add({
    path: '/rules/:game/*',
    params,
    query: nothing,
    make(asked) {
      const { game: slug, '*': address } = asked.params;
      const shelf = shelfOf(asked.services, slug, asked.work);
      const [source = '', section = ''] = address.split('/', 2);
      const book = shelf.books.find((one) => one.source === source);
      if (book === undefined) return placeOf(asked, shelf);
      if (section === '') return bookPage(asked, shelf, book);
      const at = book.chapters.findIndex((chapter) => address === `${source}/${chapter.slug}`);
      return at === -1 ? placeOf(asked, shelf) : chapterPage(asked, shelf, book, at);
    },
  });
}

type AskedChapter = Asked<z.output<typeof params>, unknown>;

/** Where a rule or section is. Throws a Problem for an unknown address. */
function placeOf({ params: { game: slug, '*': address }, services }: AskedChapter, shelf: Shelf): Redirect {
  const found = services.rules.at(slug, address);
  const first = 'items' in found ? found.items[0] : found;
  const source = first?.citation.source ?? '';
  const place = 'items' in found ? found.section : found.id.slice(source.length + 1);
  const chapter = shelf.chapterOf(source, first?.section ?? '');
  if (chapter === undefined) return { redirect: `/rules/${slug}`, isPermanent: false };
  const isShown = chapter.sections.some(
    ({ section, rules }) => section === place || rules.some(({ id }) => id === `${source}/${place}`),
  );
  const anchor = isShown && place !== chapter.slug ? place : '';
  return { redirect: chapterAddress(slug, source, chapter.slug, anchor), isPermanent: false };
}

interface Titles {
  readonly game: string;
  readonly book: string;
}

function titlesOf({ params: { game: slug }, services }: AskedChapter, { source }: Book): Titles {
  const known = services.catalogue.games().games.find((one) => one.slug === slug);
  const title = known?.sources.find(({ id }) => id === source)?.title;
  return { game: known?.name ?? slug, book: title ?? source };
}

function bookPage(asked: AskedChapter, shelf: Shelf, book: Book): Page {
  const slug = asked.params.game;
  const titles = titlesOf(asked, book);
  return {
    title: titles.book,
    description: `${titles.book}: ${countsIn(book, shelf)}.`,
    game: slug,
    requests: [`/v1/rules/${slug}`, `/v1/rulings?game=${slug}`],
    body: (
      <>
        <Breadcrumbs
          above={[
            ['/rules', 'Rules'],
            [`/rules/${slug}`, titles.game],
          ]}
          here={titles.book}
        />
        <h1>{titles.book}</h1>
        <SearchWithin action={`/rules/${slug}`} label="Search these rules" q="" />
        <BookContents slug={slug} book={book} shelf={shelf} />
      </>
    ),
  };
}

function chapterPage(asked: AskedChapter, shelf: Shelf, book: Book, at: number): Page {
  const { params, services, work } = asked;
  const slug = params.game;
  const terms = termsOf(services, slug, work);
  const otherwise = otherwiseByRule(services, slug, work);
  const titles = titlesOf(asked, book);
  const chapter = book.chapters[at];
  if (chapter === undefined) throw new Error('The chapter is in the book.');
  const { title, sections, isNumbered } = chapter;
  const count = sections.reduce((sum, { rules }) => sum + rules.length, 0);
  return {
    title: `${title}, ${titles.book}`,
    description: `${count} rules: ${sections.map(({ heading }) => heading).join(', ')}.`.slice(0, 300),
    game: slug,
    islands: ['rule-filter', 'definitions'],
    requests: [
      isNumbered ? `/v1/rules/${slug}/${book.source}/${chapterNumber(chapter)}` : `/v1/rules/${slug}`,
      `/v1/rulings?game=${slug}`,
      `/v1/rule-check/examples?game=${slug}`,
    ],
    body: (
      <>
        <Breadcrumbs
          above={[
            ['/rules', 'Rules'],
            [`/rules/${slug}`, titles.game],
            [`/rules/${slug}/${book.source}`, titles.book],
          ]}
          here={title}
        />
        <h1>{title}</h1>
        <p class="print-only">{titles.book}</p>
        {sections.length > 3 ? <Contents chapter={chapter} /> : null}
        <RuleFilter count={count} />
        {sections.map((section) => (
          <RuleSection
            key={section.section}
            game={slug}
            section={section}
            isNumbered={isNumbered}
            isAlone={sections.length === 1}
            beside={shelf.beside(book.source, section)}
            otherwise={otherwise}
            terms={terms}
          />
        ))}
        <Neighbours game={slug} book={book} at={at} />
      </>
    ),
  };
}

function Contents({ chapter: { sections, isNumbered } }: { readonly chapter: Chapter }) {
  return (
    <details class="contents chapter-contents">
      <summary>{sections.length} sections</summary>
      <ol>
        {sections.map(({ section, heading, depth }) => (
          <li key={section} class={depth === 0 ? undefined : 'inside'}>
            <a href={`#${section}`}>{isNumbered ? `${section} ${heading}` : heading}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}

interface NeighboursProps {
  readonly game: GameSlug;
  readonly book: Book;
  readonly at: number;
}

function Neighbours({ game: slug, book: { source, chapters }, at }: NeighboursProps) {
  const [previous, next] = [chapters[at - 1], chapters[at + 1]];
  return (
    <nav class="neighbours" aria-label="Chapters">
      {previous === undefined ? null : (
        <a rel="prev" href={chapterAddress(slug, source, previous.slug)}>
          <small>Previous</small> {previous.title}
        </a>
      )}
      {next === undefined ? null : (
        <a rel="next" href={chapterAddress(slug, source, next.slug)}>
          <small>Next</small> {next.title}
        </a>
      )}
    </nav>
  );
}
