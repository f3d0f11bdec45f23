import { nearest } from '../engine/nearest.ts';
import { slugOf } from '../games/slug.ts';

/** What is in a section of a source. */
interface InSection {
  readonly section: string;
  readonly heading: string;
}

/** The sections of a game's rules, found by number, slug or heading. */
export interface Sections {
  /** The sections that an address means, as rules have them: a chapter is `4`, even where all its rules are below. */
  named(address: string): readonly string[];
  /** Sections that may have been meant. */
  near(address: string): readonly string[];
}

const MOST_SUGGESTED = 5;
/** People write `§6.4.3`, `Section 6.4.3` and `6.4.3.`. */
const BEFORE_NUMBER = /^(?:§+|sections?|chapters?|rules?)\s*(?=\d)/iu;

export function sectionsOf(all: readonly InSection[]): Sections {
  const bySection = new Set(all.flatMap(({ section }) => withParents(section)));
  const byHeading = new Map<string, Set<string>>();
  for (const { section, heading } of all) {
    const slug = slugOf([heading]);
    byHeading.set(slug, (byHeading.get(slug) ?? new Set()).add(section));
  }
  return {
    named(address) {
      const written = plain(address);
      if (bySection.has(written)) return [written];
      const slug = slugOf([written]);
      return bySection.has(slug) ? [slug] : [...(byHeading.get(slug) ?? [])];
    },
    near(address) {
      const written = plain(address);
      const slug = slugOf([written]);
      const known = [...new Set([...bySection, ...byHeading.keys()])];
      const near = [nearest(written, known), nearest(slug, known), ...withParents(written)];
      const holding = known.filter((one) => slug.length > 2 && one.includes(slug));
      const suggested = [...near, ...holding]
        .filter((one) => one !== null)
        .filter((one) => known.includes(one));
      return [...new Set(suggested)].slice(0, MOST_SUGGESTED);
    },
  };
}

/** Whether a rule of one section is in another, or below it: `4` and `4.3` hold `4.3.2`. */
export function isWithin(section: string, other: string): boolean {
  return section === other || section.startsWith(`${other}.`);
}

function plain(address: string): string {
  return address.trim().replace(BEFORE_NUMBER, '').replace(/\.+$/, '');
}

/** A numbered section and those that hold it, nearest first. */
function withParents(section: string): string[] {
  const parts = section.split('.');
  return parts.map((_, at) => parts.slice(0, parts.length - at).join('.'));
}
