import { answeredAs } from '../exceptions.ts';
import type { Held } from '../held.ts';
import { slugOf } from '../sources/lines.ts';
import type { Check } from './finding.ts';

/** Every headword of an FAQ or of a list of entries is answered, and every answer of the FAQ answers one. */
export const checkEntries: Check = ({ source, entries }, held) => {
  if (entries.length === 0) return [];
  const laws = lawsOf(held);
  const unanswered = entries.filter((entry) => !laws.some((law) => answers(law, entry)));
  const unasked = laws.filter(
    (law) => law.inFaq && law.name !== '' && !entries.some((entry) => answers(law, entry)),
  );
  return [
    {
      source,
      what: 'entries and questions',
      inSource: entries.length,
      inContent: entries.length - unanswered.length,
      differences: [
        ...unanswered.map((entry) => `nothing answers "${entry}"`),
        ...unasked.map((law) => `${law.name} answers nothing in the source`),
      ],
    },
  ];
};

interface Law {
  readonly section: string;
  /** The last part of its id, by which answers of an FAQ are told apart; empty where it has none. */
  readonly name: string;
  readonly inFaq: boolean;
}

function lawsOf({ texts, rulings, rules, terms }: Held): Law[] {
  const law = (section: string, id = ''): Law => ({
    section,
    name: id.split('/').at(-1) ?? '',
    inFaq: /^faq\b/i.test(section),
  });
  return [
    ...texts.map((text) => law(text.section ?? '')),
    ...rulings.map((ruling) => law(ruling.section, ruling.id)),
    ...rules.map((rule) => law(rule.section, rule.id)),
    ...terms.map((term) => law(term.section)),
  ];
}

function answers({ section, name, inFaq }: Law, entry: string): boolean {
  if (inFaq) return (answeredAs.get(entry) ?? [slugOf(entry)]).some((opening) => name.startsWith(opening));
  return section === entry || section === slugOf(entry) || section.startsWith(`${entry} - `);
}
