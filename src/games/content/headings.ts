import { slugOf } from '../slug.ts';

/** The headings of the sections of a game's sources. */
export interface Headings {
  /** The heading of a section; null if the section has none, or is a list of entries. */
  readonly of: (source: string, section: string) => string | null;
  /** Whether a section is a list of entries (an FAQ), each with a heading of its own. */
  readonly areOfEntries: (source: string, section: string) => boolean;
}

/** A section with its heading, as one entry of the content states it. */
export interface HeadedPlace {
  readonly source: string;
  readonly section: string;
  readonly heading: string;
}

/** A wording with the heading of its entry in the source, where that is noted. */
interface IssuedWording {
  readonly source: string | null;
  readonly section: string | null;
  readonly issuedAs?: string | null | undefined;
}

/** The headings that rules state and, for sections without rules, those under which wordings are issued. */
export function headedPlaces(
  rules: readonly HeadedPlace[],
  wordings: readonly IssuedWording[],
): readonly HeadedPlace[] {
  const ruled = new Set(rules.map(({ source, section }) => keyOf(source, section)));
  const issued = wordings.flatMap(({ source, section, issuedAs }): HeadedPlace[] => {
    if (source === null || section === null || issuedAs == null || ruled.has(keyOf(source, section)))
      return [];
    return [{ source, section, heading: issuedAs }];
  });
  return [...rules, ...issued];
}

/**
 * Derives the headings of sections. An unnumbered section is cited by its heading, so one without a stated heading is
 * its own. A section may cite several places: `10.3, 7.3`, or a part and a heading in it: `Game Mechanics, Head Shots`.
 */
export function headingsOf(places: readonly HeadedPlace[]): Headings {
  const bySection = new Map<string, Set<string>>();
  for (const { source, section, heading } of places) {
    const key = keyOf(source, section);
    bySection.set(key, (bySection.get(key) ?? new Set()).add(heading));
  }
  const ofPlace = (source: string, place: string): string | null => {
    const [heading = null, ...others] = bySection.get(keyOf(source, place)) ?? [];
    if (others.length > 0) return null;
    return heading ?? (isNumber(place) ? null : place);
  };
  return {
    of: (source, section) => {
      const places = section.split(', ');
      if (bySection.has(keyOf(source, section))) return ofPlace(source, section);
      if (!places.every(isNumber)) return ofPlace(source, places.at(-1) ?? section);
      const headings = places.flatMap((place) => ofPlace(source, place) ?? []);
      return headings.length === 0 ? null : headings.join('; ');
    },
    areOfEntries: (source, section) => (bySection.get(keyOf(source, section))?.size ?? 0) > 1,
  };
}

/** Rules of unnumbered documents name a section by the slug of its heading. */
function keyOf(source: string, section: string): string {
  return `${source}/${isNumber(section) ? section : slugOf([section])}`;
}

function isNumber(section: string): boolean {
  return /^\d+(\.\d+)*$/.test(section);
}
