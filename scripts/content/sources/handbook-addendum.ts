import type { IssuedText, ReadDocument } from './document.ts';
import { plain } from './lines.ts';
import { type Mend, mend } from './mend.ts';

const tears: readonly Mend[] = [
  {
    torn: 'Luther, Nakano,\nNefertiri',
    whole: 'Luther, Nakano, Nefertiri',
    why: 'a heading broken over two lines',
  },
  {
    torn: 'until it leaves play\nDamage',
    whole: 'until it leaves play\n\nDamage',
    why: 'the last sentence of an entry lost its full stop',
  },
];

interface Entry {
  readonly heading: string;
  readonly lines: string[];
}

/** The type of card that closes the heading of a card text, in capitals but for the Shield's. */
const cardHeading = / - (?:[A-Z]{4,}(?: [A-Z]+: [A-Z]+)?|Weapon of Choice)$/;

/** The Handbook Addendum: entries in alphabetical order, card texts among them, each followed by its examples. */
export const readHandbookAddendum: ReadDocument = (copy) => {
  const entries = entriesOf(mend(copy, tears).split('\n'));
  const [preamble, ...body] = entries;
  const laws = body.filter((entry) => !cardHeading.test(entry.heading));
  return {
    source: 'highlander.handbook-addendum',
    sections: preamble === undefined ? [] : [{ id: 'preamble', heading: 'Preamble' }],
    texts: body.filter((entry) => cardHeading.test(entry.heading)).map(textOf),
    terms: [],
    entries: laws.map((entry) => entry.heading),
    examples: laws.flatMap(({ heading, lines }) =>
      lines.filter((line) => /^Example(?: \d+)?:/.test(line)).map(() => heading),
    ),
    namedCards: [],
    marksNames: false,
    prose: entries.map((entry) => plain(entry.lines.join(' '))).join(' '),
  };
};

function entriesOf(lines: readonly string[]): Entry[] {
  const entries: Entry[] = [{ heading: '', lines: [] }];
  let before = '';
  for (const line of lines) {
    const heading = headingOf(line, before);
    if (heading !== undefined) entries.push({ heading, lines: [line] });
    else entries.at(-1)?.lines.push(line);
    before = line;
  }
  return entries;
}

/** An entry begins where the line before ended a sentence, with a heading and a dash or a card text's heading. */
function headingOf(line: string, before: string): string | undefined {
  if (!/[.)\]"”:]$|^$/.test(before.trim()) && !cardHeading.test(before)) return undefined;
  if (cardHeading.test(line)) return line;
  return /^(["A-Za-z][^©]{1,80}?) - /.exec(line)?.[1];
}

function textOf({ heading, lines }: Entry): IssuedText {
  const text = plain(lines.slice(1).join(' '));
  return { heading, text: text === '[no text]' ? '' : text };
}
