import type { WorkedExampleHead } from '../../rule-check/examples/views.ts';
import type { RulingView } from '../../rulings/views.ts';
import { grouped } from '../grouped.ts';
import { lengthBeside } from '../parts/beside-rules.tsx';
import { everything, perContent } from '../per-content.ts';
import { type Book, booksOf, type Chapter, type Section } from './books.ts';

/** What belongs to a section besides its rules. */
export interface Beside {
  readonly rulings: readonly RulingView[];
  readonly examples: readonly WorkedExampleHead[];
}

/** The rulebooks of a game, with what belongs to their sections. */
export interface Shelf {
  readonly books: readonly Book[];
  beside(source: string, section: Pick<Section, 'section' | 'heading'>): Beside;
  /** The chapter that has a section. */
  chapterOf(source: string, section: string): Chapter | undefined;
}

export const shelfOf = perContent((services, game, work): Shelf => {
  const rules = services.rules.search(game, {}, everything, work).items;
  const rulings = besides(services.rulings.search({ game }, everything, work).items.map(cited));
  const examples = besides(
    services.workedExamples.search({ game }, everything).items.map((one) => ({ ...one, item: one })),
  );
  const books = booksOf(rules, (source, section) =>
    lengthBeside({ rulings: rulings(source, section), examples: examples(source, section) }),
  );
  const chapters = new Map(
    books.flatMap(({ source, chapters: all }) =>
      all.flatMap((chapter) =>
        chapter.sections.map(({ section }) => [`${source}/${section}`, chapter] as const),
      ),
    ),
  );
  return {
    books,
    beside: (source, section) => ({
      rulings: rulings(source, section),
      examples: examples(source, section),
    }),
    chapterOf: (source, section) => chapters.get(`${source}/${section}`),
  };
});

interface Placed<Item> {
  readonly source: string;
  readonly section: string;
  readonly heading: string | null;
  readonly item: Item;
}

const cited = (ruling: RulingView): Placed<RulingView> => ({ ...ruling.citation, item: ruling });

/**
 * Finds what belongs to a section. It is in the section, or under its heading: documents without numbers are cited by
 * headings, and their rules have slugs.
 */
function besides<Item>(all: readonly Placed<Item>[]) {
  const bySection = grouped(all, ({ source, section }) => `${source}/${section}`);
  const byHeading = grouped(all, ({ source, heading }) => `${source}/${heading}`);
  return (source: string, { section, heading }: Pick<Section, 'section' | 'heading'>): readonly Item[] => {
    const found = [
      ...(bySection.get(`${source}/${section}`) ?? []),
      ...(byHeading.get(`${source}/${heading}`) ?? []),
    ];
    return [...new Set(found.map(({ item }) => item))];
  };
}
