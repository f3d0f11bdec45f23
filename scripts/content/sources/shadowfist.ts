import type { IssuedText, ReadDocument, Section } from './document.ts';
import { between, plain } from './lines.ts';

interface Line {
  readonly section: Section;
  readonly text: string;
}

/** The Shadowfist rulebook: numbered sections, one paragraph a line. */
export const readShadowfist: ReadDocument = (text) => {
  const lines = text.split('\n');
  // The contents name every section once before; the book ends where advertisements begin.
  const body = sectioned(['1. Introduction', ...between(lines, '1. Introduction', 'Shadowfist Products from Z-Man Games')]);
  const inSection = (...ids: string[]) => body.filter((line) => ids.includes(line.section.id));
  return {
    source: 'shadowfist.yotd',
    sections: [...new Map(body.filter((line) => !isExample(line.text)).map((line) => [line.section.id, line.section])).values()],
    texts: cardChanges(inSection('9.2').map((line) => line.text)),
    terms: inSection('10.1.1', '10.1.2', '10.2', '10.3').flatMap((line) => headword(line.text)),
    entries: [],
    examples: body.filter((line) => isExample(line.text)).map((line) => ({ section: line.section.id, words: plain(line.text) })),
    namedCards: body.flatMap((line) =>
      [...line.text.matchAll(/\*\*([^*]+?)\*\*/g)].map(([, name = '']) => ({ name: name.replace(/[:.]$/, '').replace(/['’]s?$/, ''), section: line.section.id })),
    ),
    prose: body.map((line) => plain(line.text)).join(' '),
  };
};

function sectioned(lines: readonly string[]): Line[] {
  let section: Section | undefined;
  return lines.flatMap((text) => {
    const [, id, heading] = /^(\d+(?:\.\d+)*)\.? (\S.*)$/.exec(text) ?? [];
    if (id !== undefined && heading !== undefined) {
      section = { id, heading: plain(heading) };
      return [];
    }
    return section === undefined || plain(text) === '' ? [] : [{ section, text }];
  });
}

function isExample(line: string): boolean {
  return /^Example:/.test(plain(line));
}

/** 9.2 lists the changed cards after its last paragraph of prose. */
function cardChanges(lines: readonly string[]): IssuedText[] {
  const list = lines.slice(lines.findIndex((line) => line.startsWith('Because of the way')) + 1);
  return list.map((line) => {
    const [, heading = '', text = ''] = /^(?:- )?(.+?):\s+(.*)$/.exec(plain(line)) ?? [];
    return { heading, text };
  });
}

/** `term: definition`, `term (kind): definition`, and the two entries that have no colon after them. */
function headword(line: string): string[] {
  const entry = plain(line).replace(/^- /, '');
  if (entry.startsWith(':: (')) return ['::'];
  if (entry.startsWith('X= ')) return ['X='];
  const [, term] = /^([^:.,]+(?:: X)?|when\.\.\.enters play|[^:.]+, the) ?: /.exec(entry) ?? [];
  return term === undefined ? [] : [term.trim()];
}
