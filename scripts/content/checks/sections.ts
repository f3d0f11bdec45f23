import { sectionsWithoutLaw } from '../exceptions.ts';
import { slugOf } from '../sources/lines.ts';
import type { Check } from './finding.ts';

/** Every section with law in it has a rule, and every rule stands in a section or entry of the source. */
export const checkSections: Check = ({ source, sections, entries }, held) => {
  const without = sectionsWithoutLaw.get(source);
  const headings = new Map(
    sections.filter(({ id }) => without?.has(id) !== true).map(({ id, heading }) => [id, heading]),
  );
  const ruled = new Set(held.rules.map((rule) => rule.section));
  const known = (section: string) =>
    headings.has(section) || entries.some((entry) => section.startsWith(slugOf(entry)));
  return [
    {
      source,
      what: 'sections with law',
      inSource: headings.size,
      inContent: [...headings.keys()].filter((id) => ruled.has(id)).length,
      differences: [
        ...[...headings]
          .filter(([id]) => !ruled.has(id))
          .map(([id, heading]) => `no rule stands in ${id} (${heading})`),
        ...[...ruled]
          .filter((section) => !known(section))
          .map((section) => `the source has no section ${section}`),
      ],
    },
  ];
};
