import type { GameSlug } from '../../games/registry.ts';
import { chapterAddress } from '../addresses.ts';
import type { Book, Section } from '../books/books.ts';
import type { Shelf } from '../books/shelf.ts';
import { counted } from '../words.ts';

interface BookContentsProps {
  readonly slug: GameSlug;
  readonly book: Book;
  readonly shelf: Shelf;
}

/** The sections of a rulebook, with links to the pages that have them. */
export function BookContents({ slug, book: { source, chapters }, shelf }: BookContentsProps) {
  return (
    <ol class="contents">
      {chapters.flatMap((chapter) =>
        chapter.sections.map((one) => {
          const { section, heading, depth } = one;
          return (
            <li key={section} class={depth === 0 ? undefined : 'inside'}>
              <a href={chapterAddress(slug, source, chapter.slug, section === chapter.slug ? '' : section)}>
                {chapter.isNumbered ? `${section} ${heading}` : heading}
              </a>{' '}
              <span class="faint small">{countsOf(source, [one], shelf)}</span>
            </li>
          );
        }),
      )}
    </ol>
  );
}

function countsOf(source: string, sections: readonly Section[], shelf: Shelf): string {
  const rules = sections.reduce((sum, section) => sum + section.rules.length, 0);
  const rulings = sections.reduce((sum, section) => sum + shelf.beside(source, section).rulings.length, 0);
  return [counted(rules, 'rule'), counted(rulings, 'ruling')].filter((one) => one !== null).join(', ');
}

/** How many rules and rulings a book has, in words. */
export const countsIn = ({ source, chapters }: Book, shelf: Shelf): string =>
  countsOf(
    source,
    chapters.flatMap(({ sections }) => sections),
    shelf,
  );
