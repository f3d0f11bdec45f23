import type { ListLine, Zone } from '../deck-list.ts';
import { nothingKnown } from '../known-names.ts';
import { kindOf } from '../text/classify.ts';
import { dialects } from '../text/dialect.ts';
import { DECK, SIDEBOARD } from '../zone-names.ts';
import { labelLines } from './labels.ts';
import { heldInText } from './text-line.ts';
import { holdsLittle, type Writer } from './writer.ts';

/** untap.in takes a quantity and a title, with codes in brackets; all else is in comments, which it passes over. */
export const untap: Writer = {
  holds: {
    ...holdsLittle,
    about: (about) => about,
    comment: ({ text }) => {
      const read = kindOf(`// ${text}`, dialects.untap, nothingKnown);
      return read.is === 'comment' && read.text === text;
    },
    zone: (name) => {
      const read = kindOf(zoneLine(name), dialects.untap, nothingKnown);
      return read.is === 'zone' && read.zone === name;
    },
    line: (line) => {
      const hasCode = line.set !== null && /^[\w-]+$/.test(line.set);
      const coded = { ...line, note: null, ...(hasCode ? {} : { set: null, number: null }) };
      return heldInText(coded, cardLine, dialects.untap);
    },
  },
  write: (list) => {
    const above = [...labelLines(list), ...list.comments.map(({ text }) => text)].map((line) => `// ${line}`);
    return [above, ...list.zones.map(zoneBlock)]
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.map((line) => `${line}\n`).join(''))
      .join('\n');
  },
};

function zoneBlock({ name, lines }: Zone, index: number): string[] {
  const isPlain = index === 0 && name === DECK;
  return [...(isPlain ? [] : [zoneLine(name)]), ...lines.map(cardLine)];
}

const zoneLine = (name: string): string => (name === SIDEBOARD ? 'SIDEBOARD:' : `// [${name}]`);

function cardLine({ quantity, title, set, number }: ListLine): string {
  const codes = [set, number].flatMap((code) => (code === null ? [] : [`(${code})`]));
  return [`${quantity} ${title}`, ...codes].join(' ');
}
