import type { GlossaryEntry } from '../../../src/games/content/rule.ts';
import { fold } from '../../../src/games/fold.ts';
import type { Check } from './finding.ts';

/** Every headword of the source's glossary can be looked up, and every term held from its glossary is one. */
export const checkTerms: Check = ({ source, terms }, held) => {
  if (terms.length === 0) return [];
  const headwords = new Set(terms.map(fold));
  const inGlossary = held.terms.filter((term) => /^(10\.|Glossary$)/.test(term.section));
  const known = new Set(inGlossary.flatMap(namesOf).map(fold));
  return [
    {
      source,
      what: 'glossary headwords',
      inSource: headwords.size,
      inContent: [...headwords].filter((headword) => known.has(headword)).length,
      differences: [
        ...terms
          .filter((headword) => !known.has(fold(headword)))
          .map((headword) => `no term answers to "${headword}"`),
        ...inGlossary
          .filter((term) => !namesOf(term).some((name) => headwords.has(fold(name))))
          .map((term) => `"${term.term}" is no headword`),
      ],
    },
  ];
};

function namesOf(term: GlossaryEntry): string[] {
  return [term.term, ...(term.aliases ?? [])];
}
