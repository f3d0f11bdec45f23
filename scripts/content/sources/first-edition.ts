import type { ReadDocument, Section } from './document.ts';
import { between, examplesOf, paragraphs, slugOf } from './lines.ts';

/** The first-edition rulebook: headings on lines of their own, a glossary, an example of play. */
export const readFirstEdition: ReadDocument = (copy) => {
  const text = `${copy}\n\nTHE END\n`;
  const rules = sectioned(paragraphs(between(text, 'Introduction', 'THE END')));
  return {
    source: 'highlander.first-edition',
    sections: rules.map(({ section }) => section),
    texts: [],
    terms: paragraphs(between(text, 'Glossary', 'Back to Top')).filter(isHeading),
    entries: [],
    // The Example of Play is one long worked example.
    examples: [...rules.flatMap(({ section, text }) => examplesOf(section.heading, text)), 'Example of Play'],
    namedCards: [],
    marksNames: false,
    prose: rules.map(({ text }) => text).join(' '),
  };
};

function isHeading(paragraph: string): boolean {
  return paragraph.length < 60 && !/[.!?:]$/.test(paragraph);
}

function sectioned(blocks: readonly string[]): { section: Section; text: string }[] {
  let section: Section = { id: 'introduction', heading: 'Introduction' };
  return blocks.flatMap((text) => {
    if (text === 'Back to Top') return [];
    if (!isHeading(text) && text !== 'What are all these cards?' && text !== 'How does it work?')
      return [{ section, text }];
    // Below "Glossary" every heading is a headword.
    if (section.id !== 'glossary' || text === 'Example of Play') {
      const heading = text.replace(/^\d+\. /, '');
      section = { id: slugOf(heading), heading };
    }
    return [];
  });
}
