import type { CommonCardEntry } from '../../../src/games/content/card.ts';
import { fold } from '../../../src/games/fold.ts';
import { notCardNames } from '../exceptions.ts';
import type { NamedCard, SourceDocument } from '../sources/document.ts';
import type { Check } from './finding.ts';

/** Each card that the source names remembers that it is named there. */
export function checkNames(cards: readonly CommonCardEntry[]): Check {
  const byName = new Map<string, CommonCardEntry[]>();
  for (const card of cards)
    for (const name of namesOf(card)) byName.set(name, [...(byName.get(name) ?? []), card]);

  return (document) => {
    const { source, marksNames } = document;
    const excused = notCardNames.get(source);
    const named = (marksNames ? document.namedCards : namesInProse(document, byName))
      .map(({ name, section }) => ({ name: singular(fold(name), byName), section }))
      .filter(({ name }) => byName.has(name) && excused?.has(name) !== true);
    const places = [...new Map(named.map((place) => [`${place.name} ${place.section}`, place])).values()];
    const remembered = ({ name, section }: NamedCard) =>
      byName
        .get(name)
        ?.some((card) =>
          card.named.some(
            (place) => place.source === source && (!numbered(section) || place.section === section),
          ),
        );
    const missing = places.filter((place) => !remembered(place));
    return [
      {
        source,
        what: marksNames ? 'card names in bold or quotes, by section' : 'titles of several words',
        inSource: places.length,
        inContent: places.length - missing.length,
        differences: missing.map(
          ({ name, section }) => `no card "${name}" says that it is named in ${section}`,
        ),
      },
    ];
  };
}

/** Only numbered sections are cited alike by everyone; others are compared by source. */
function numbered(section: string): boolean {
  return /^\d/.test(section);
}

function namesOf({ title, subtitle, formerTitles }: CommonCardEntry): Set<string> {
  return new Set([title, ...formerTitles, ...(subtitle === null ? [] : [`${title}: ${subtitle}`])].map(fold));
}

/** A source writes "Maverick Cops" of several, and "Ting Ting's" of what is hers. */
function singular(name: string, known: ReadonlyMap<string, unknown>): string {
  const forms = [name, name.replace(/[:.]$/, ''), name.replace(/['’]s?$/, ''), name.replace(/s$/, '')];
  return forms.find((form) => known.has(form)) ?? name;
}

/** Where a copy lost its bold, a title of one word cannot be told from the word. */
function namesInProse(
  { prose }: SourceDocument,
  known: ReadonlyMap<string, readonly CommonCardEntry[]>,
): NamedCard[] {
  const titles = [...known.values()]
    .flat()
    .map((card) => card.title)
    .filter((title) => /\w\W+\w/.test(title) && /\s/.test(title));
  return [...new Set(titles)]
    .filter((title) => prose.includes(title))
    .map((name) => ({ name, section: 'its prose' }));
}
