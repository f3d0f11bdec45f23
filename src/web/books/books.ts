import type { RuleView } from '../../rulings/views.ts';
import { grouped } from '../grouped.ts';

/** A section of a rulebook, with the rules that are directly in it. */
export interface Section {
  /** Number, or slug of the heading. */
  readonly section: string;
  readonly heading: string;
  readonly rules: readonly RuleView[];
  /** 0 for the sections of a chapter, 1 for those inside them. */
  readonly depth: number;
}

/** One page of a rulebook: neighbouring sections. */
export interface Chapter {
  /** The first of its sections. */
  readonly slug: string;
  readonly title: string;
  /** Whether the sections of the book have numbers. */
  readonly isNumbered: boolean;
  readonly sections: readonly Section[];
}

/** A rulebook, cut into pages. */
export interface Book {
  /** Id of the source. */
  readonly source: string;
  readonly chapters: readonly Chapter[];
}

/** Pages are filled up to this many characters. */
const LONGEST_CHAPTER = 8500;
/** Characters that a rule takes besides its statement. */
const BESIDE_STATEMENT = 260;

/**
 * The rulebooks of a game.
 *
 * @param besides how many characters a section has besides its rules
 */
export function booksOf(
  rules: readonly RuleView[],
  besides: (source: string, section: Pick<Section, 'section' | 'heading'>) => number,
): readonly Book[] {
  const bySource = grouped(rules, ({ citation }) => citation.source);
  return [...bySource].map(([source, ofSource]) => {
    const sections = sectionsOf(ofSource);
    const lengthOf = (section: Section) =>
      section.rules.reduce((sum, { statement }) => sum + statement.length + BESIDE_STATEMENT, 0) +
      besides(source, section);
    return { source, chapters: chaptersOf(sections, lengthOf) };
  });
}

/** Whether a section has a number rather than a slug. */
const isNumbered = (section: string): boolean => /^\d/.test(section);

const byNumbersIn = new Intl.Collator('en', { numeric: true }).compare;

function sectionsOf(rules: readonly RuleView[]): readonly Section[] {
  const sections = [...grouped(rules, ({ section }) => section)].map(([section, inside]) => ({
    section,
    heading: inside[0]?.heading ?? section,
    rules: inside,
  }));
  if (sections.every(({ section }) => isNumbered(section)))
    sections.sort((a, b) => byNumbersIn(a.section, b.section));
  const known = new Set(sections.map(({ section }) => section));
  return sections.map((one) => {
    const parent = one.section.slice(0, one.section.lastIndexOf('.'));
    return { ...one, depth: parent.includes('.') && known.has(parent) ? 1 : 0 };
  });
}

function chaptersOf(
  sections: readonly Section[],
  lengthOf: (section: Section) => number,
): readonly Chapter[] {
  const isOfNumbers = sections.every(({ section }) => isNumbered(section));
  const pages: Section[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const section of sections) {
    const more = lengthOf(section);
    length += more;
    if (length > LONGEST_CHAPTER || (isOfNumbers && isOfNewChapter(section, pages.at(-1)?.[0]))) {
      pages.push([]);
      length = more;
    }
    pages.at(-1)?.push(section);
  }
  return pages.flatMap((inside) => {
    const [first] = inside;
    const last = inside.at(-1);
    if (first === undefined || last === undefined) return [];
    const [from, to] = [titleOf(first), titleOf(last)];
    const title = first === last ? from : `${from} to ${to}`;
    return { slug: first.section, title, isNumbered: isOfNumbers, sections: outermost(inside) };
  });
}

const titleOf = ({ section, heading }: Section): string =>
  isNumbered(section) ? `${section} ${heading}` : heading;

const isOfNewChapter = ({ section }: Section, first: Section | undefined): boolean =>
  first === undefined || numberIn(section) !== numberIn(first.section);

const numberIn = (section: string): string => section.split('.')[0] ?? section;

/** The number of the chapter that the sections of a page belong to, for a book with numbers. */
export const chapterNumber = ({ slug }: Chapter): string => numberIn(slug);

/** Sections at the start of a page whose outer section is on an earlier page count as outer sections. */
function outermost(sections: readonly Section[]): readonly Section[] {
  const outer = sections.findIndex(({ depth }) => depth === 0);
  return sections.map((section, at) => (outer === -1 || at < outer ? { ...section, depth: 0 } : section));
}
