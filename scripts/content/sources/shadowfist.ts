import { type IssuedText, LOST_SYMBOL, type NamedCard, type ReadDocument, type Section } from './document.ts';
import { between, plain } from './lines.ts';

interface Line {
  readonly section: Section;
  readonly text: string;
}

/** The Shadowfist rulebook: numbered sections, one paragraph a line. */
export const readShadowfist: ReadDocument = (text) => {
  // The table of contents names every section once before; the book ends where advertisements begin.
  const body = sectioned([
    '1. Introduction',
    ...between(text, '1. Introduction', 'Shadowfist Products from Z-Man Games'),
  ]);
  const inSections = (...ids: string[]) =>
    body.filter((line) => ids.includes(line.section.id)).map((line) => line.text);
  return {
    source: 'shadowfist.yotd',
    sections: body.filter((line) => !isExample(line)).map((line) => line.section),
    texts: cardChanges(inSections('9.2')),
    terms: inSections('10.1.1', '10.1.2', '10.2', '10.3').flatMap(headword),
    entries: [],
    // 3.4, A Sample Turn, is one long worked example.
    examples: [...body.filter(isExample).map((line) => line.section.id), '3.4'],
    namedCards: body.flatMap(namesIn),
    marksNames: true,
    prose: body.map((line) => plain(line.text)).join(' '),
  };
};

/** Each paragraph with the section it stands in. Numbered lists look like headings, but their numbers go back. */
function sectioned(lines: readonly string[]): Line[] {
  let section: Section = { id: '0', heading: '' };
  return lines.flatMap((text) => {
    const [, id, heading] = /^(\d+(?:\.\d+)*)\.? (\S.{0,80})$/.exec(text) ?? [];
    if (id !== undefined && heading !== undefined && follows(section.id, id)) {
      section = { id, heading: plain(heading) };
      return [];
    }
    return plain(text) === '' ? [] : [{ section, text }];
  });
}

function follows(earlier: string, later: string): boolean {
  const [before, after] = [earlier, later].map((id) => id.split('.').map(Number));
  const step = after?.findIndex((number, place) => number !== before?.[place]) ?? -1;
  return step !== -1 && after?.[step] === (before?.[step] ?? 0) + 1;
}

function isExample(line: Line): boolean {
  return plain(line.text).startsWith('Example:');
}

/** 9.2 lists the changed cards below its last paragraph of prose. Where a symbol was lost two blanks are left. */
function cardChanges(lines: readonly string[]): IssuedText[] {
  const list = lines.slice(lines.findIndex((line) => line.startsWith('Because of the way')) + 1);
  return list.map((line) => {
    const [heading = '', ...text] = plain(line.replace(/(?<=\S) {2}(?=\S)/g, ` ${LOST_SYMBOL} `))
      .replace(/^- /, '')
      .split(':');
    return { heading, text: text.join(':').trim() };
  });
}

/** `term: definition`; two terms are made of signs that others end at. */
function headword(line: string): string[] {
  const entry = plain(line).replace(/^- /, '');
  const [, term] =
    /^(::|X=|[^:.,]+: X|[^:.,]+|when\.\.\.enters play|[^:.,]+, the)(?: ?:| \(double colon\):|(?<=X=)) /.exec(
      entry,
    ) ?? [];
  return term === undefined ? [] : [term];
}

function namesIn({ section, text }: Line): NamedCard[] {
  return [...text.matchAll(/\*\*([^*]+)\*\*|“([^”]+)”|"([^"]+)"/g)].map(([, bold, curly, straight]) => ({
    name: plain(bold ?? curly ?? straight ?? ''),
    section: section.id,
  }));
}
