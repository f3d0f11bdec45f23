import type { Held } from '../held.ts';
import { slugOf } from '../sources/lines.ts';
import type { Check } from './finding.ts';

/** Every headword of an FAQ or of a list of entries is answered. */
export const checkEntries: Check = ({ source, entries }, held) => {
  if (entries.length === 0) return [];
  const laws = lawsOf(held);
  const unanswered = entries.filter((entry) => !laws.some((law) => answers(law, entry)));
  return [
    {
      source,
      what: 'entries and questions',
      inSource: entries.length,
      inContent: entries.length - unanswered.length,
      differences: unanswered.map((entry) => `nothing answers "${entry}"`),
    },
  ];
};

interface Law {
  readonly section: string | null;
  readonly heading?: string | undefined;
}

function lawsOf({ texts, rulings, rules, terms, groups }: Held): readonly Law[] {
  return [...texts, ...rulings, ...rules, ...terms, ...groups];
}

/** An entry is a section of its own, or is cited by its heading in a list such as an FAQ. It may head a list itself: `FAQ, Group Classifications`. */
function answers({ section, heading }: Law, entry: string): boolean {
  if (heading === entry || section === slugOf(entry)) return true;
  return section?.startsWith(`${entry} - `) === true || section?.split(', ').includes(entry) === true;
}
