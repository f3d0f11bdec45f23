import type { IssuedText, NamedCard, ReadDocument, Section } from './document.ts';
import { between, examplesOf, paragraphs, plain, slugOf } from './lines.ts';
import { mend } from './mend.ts';
import { notHeadings, typeTwoTears } from './type-two-tears.ts';

interface Paragraph {
  readonly section: Section;
  readonly text: string;
}

/** The Type Two Rulebook: run-in headings, an FAQ, card errata, tournament rules. */
export const readTypeTwo: ReadDocument = (copy) => {
  const text = `${mend(copy, typeTwoTears)}\n\nTHE END\n`;
  const part = (from: string, to: string) => between(text, from, to);
  const rules = sectioned([
    'Game Concept and Goal of the Game',
    '',
    ...part('Game Concept and Goal of the Game', 'FAQ'),
    'Official Tournament Rules',
    '',
    ...part('Official Tournament Rules', 'THE END'),
  ]);
  const faq = part('FAQ', 'Card Errata');
  const faqParagraphs = paragraphs(faq);
  const errata = paragraphs(part('Card Errata', 'Official Tournament Rules'));
  return {
    source: 'highlander.type-two',
    sections: [
      ...rules.map(({ section }) => section),
      ...['FAQ', 'Card Errata'].map((heading) => ({ id: slugOf(heading), heading })),
    ],
    texts: cardErrata(errata),
    terms: [],
    entries: faqParagraphs.flatMap(headwordOf),
    examples: [
      ...rules.flatMap(({ section, text }) => examplesOf(section.heading, text)),
      ...faqParagraphs.flatMap((text) => examplesOf('FAQ', text)),
    ],
    namedCards: namesIn(faq.join('\n')),
    marksNames: true,
    prose: [...rules.map(({ text }) => text), ...faqParagraphs, ...errata].join(' '),
  };
};

/** A line with nothing else on it that ends no sentence, or the words before a colon or dash that open a paragraph. */
function headingOf(paragraph: string): string | undefined {
  if (/^[A-Z][^.]{1,70}[^.:]:?$/.test(paragraph)) return paragraph.replace(/ ?:$/, '');
  const [, heading] =
    /^(?:\d+[ab]?\.\) ?)?([A-Z](?:[^.:–]|\. (?=Loss)){1,75}?) ?(?::| [-–]) \S/.exec(paragraph) ?? [];
  return heading?.trim();
}

function sectioned(lines: readonly string[]): Paragraph[] {
  let section: Section = { id: '', heading: '' };
  return paragraphs(lines).flatMap((text) => {
    const heading = headingOf(text);
    const opens = heading !== undefined && !notHeadings.has(heading) && !heading.startsWith('Example');
    if (opens) section = { id: slugOf(heading), heading };
    // A heading alone holds no law, and a paragraph that ends in a colon only leads to what follows it.
    return (opens && text === heading) || text.endsWith(':') ? [] : [{ section, text }];
  });
}

/** What stands before the last dash or the colon that opens an answer. */
function headwordOf(paragraph: string): string[] {
  const opening = paragraph.slice(0, 130);
  const [, head] =
    /^([^.]{1,120})(?: [-–=] ?|[-–=](?: |$))(?=[A-Z]|$)/.exec(opening) ??
    /^([^.:]{1,60}): /.exec(opening) ??
    [];
  return head === undefined || head.startsWith('Example') ? [] : [head.trim()];
}

/** Each entry is a heading and what stands below it, up to the next heading. Headings end no sentence. */
function cardErrata(entries: readonly string[]): IssuedText[] {
  const texts: { heading: string; text: string }[] = [];
  for (const paragraph of entries.slice(1)) {
    const last = texts.at(-1);
    if (!/[.]$/.test(paragraph) && paragraph.length < 90) texts.push({ heading: paragraph, text: '' });
    else if (last !== undefined) last.text = `${last.text} ${paragraph}`.trim();
  }
  return texts;
}

function namesIn(text: string): NamedCard[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*|"([^"\n]+)"/g)].map(([, bold, quoted]) => ({
    name: plain(bold ?? quoted ?? ''),
    section: 'FAQ',
  }));
}
