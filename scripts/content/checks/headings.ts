import { headedPlaces, headingsOf } from '../../../src/games/content/headings.ts';
import type { Held } from '../held.ts';
import { plain, slugOf } from '../sources/lines.ts';
import type { Check } from './finding.ts';

/** Every heading that the content cites is one of the document. */
export const checkHeadings: Check = ({ source, sections, entries, texts, prose }, held) => {
  const headings = [...sections, ...texts].map(({ heading }) => heading);
  const known = new Set([...headings, ...entries].map(comparable));
  // The heading of an entry may hold a dash, at which the reading of the document ends it.
  const isEntry = (heading: string) =>
    prose.includes(heading) && entries.some((entry) => heading.startsWith(`${entry} - `));
  const cited = new Set(headingsIn(held));
  const unknown = [...cited].filter((heading) => !known.has(comparable(heading)) && !isEntry(heading));
  return [
    {
      source,
      what: 'headings cited',
      inSource: cited.size - unknown.length,
      inContent: cited.size,
      differences: unknown.map((heading) => `the source has no heading "${heading}"`),
    },
  ];
};

/** The heading of each entry that the content holds: its own, that of the wording as issued, or that of its section. */
function headingsIn({ cards, texts, rulings, rules, terms, groups, source }: Held): string[] {
  const headings = headingsOf(headedPlaces(rules, texts));
  const named = cards.flatMap((card) => card.named.filter((place) => place.source === source));
  return [...texts, ...rulings, ...rules, ...terms, ...groups, ...named].flatMap((entry) => {
    if (entry.heading !== undefined) return entry.heading;
    if ('issuedAs' in entry && entry.issuedAs !== undefined) return entry.issuedAs;
    if (entry.section === null) return [];
    // Several sections are cited with the headings of them all.
    return headings.of(source, entry.section)?.split('; ') ?? [];
  });
}

/** A heading by its words: its capitals and marks are those of the page. */
function comparable(heading: string): string {
  return slugOf(plain(heading));
}
