import type { ReadDocument, Section } from './document.ts';
import { between, examplesOf, paragraphs, slugOf } from './lines.ts';
import { type Mend, mend } from './mend.ts';

const tears: readonly Mend[] = [
  {
    torn: 'The following cards are SPECIAL CARDS.',
    whole: 'Special Cards –\n\nThe following cards are SPECIAL CARDS.',
    why: 'the heading is written as a sentence',
  },
];

/** The Rules Reference Guide: short paragraphs, each opened by its heading. */
export const readReference: ReadDocument = (copy) => {
  const text = mend(copy, tears);
  let section: Section = { id: '', heading: '' };
  const body = paragraphs(between(text, 'RULES REFERENCE GUIDE', 'WEBSITE :')).flatMap((paragraph) => {
    const [opening, heading] =
      /^([A-Z](?:[^.–: -]|[ -](?=\w)){1,60})(?: ?[–:]| -)(?: |$)/.exec(paragraph) ?? [];
    if (heading !== undefined && heading !== 'Example' && !heading.startsWith('Reasons'))
      section = { id: slugOf(heading), heading };
    return opening === paragraph ? [] : [{ section, text: paragraph }];
  });
  return {
    source: 'highlander.reference',
    sections: body.map((paragraph) => paragraph.section),
    texts: [],
    terms: [],
    entries: [],
    examples: body.flatMap(({ section, text }) => examplesOf(section.heading, text)),
    namedCards: [],
    marksNames: false,
    prose: body.map((paragraph) => paragraph.text).join(' '),
  };
};
