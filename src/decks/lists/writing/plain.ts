import type { DeckList, Heading, ListLine, Zone } from '../deck-list.ts';
import { nothingKnown } from '../known-names.ts';
import { kindOf } from '../text/classify.ts';
import { dialects } from '../text/dialect.ts';
import { DECK, zoneCalled } from '../zone-names.ts';
import { labelLines } from './labels.ts';
import { heldInText } from './text-line.ts';
import type { Writer } from './writer.ts';

/** A list as people read it. What would be read again as something else is not written. */
export const plain: Writer = {
  holds: {
    about: (about) => about,
    comment: ({ text }) => {
      const read = kindOf(`// ${text}`, dialects.plain, nothingKnown);
      return read.is === 'comment' && read.text === text;
    },
    zone: (name) => {
      const read = kindOf(zoneLine({ name, told: null }), dialects.plain, nothingKnown);
      return read.is === 'zone' && read.zone === name;
    },
    zoneTold: true,
    heading: isReadAgain,
    line: (line) => heldInText(line, cardLine, dialects.plain),
  },
  write: (list) =>
    blocks(list)
      .map((lines) => lines.map((line) => `${line}\n`).join(''))
      .join('\n'),
};

function blocks(list: DeckList): string[][] {
  const above = [...labelLines(list), ...list.comments.map(({ text }) => `// ${text}`)];
  return [above, ...list.zones.flatMap(zoneBlocks)].filter((lines) => lines.length > 0);
}

/** The deck needs no name where it stands first. */
function zoneBlocks(zone: Zone, index: number): string[][] {
  const { lines, headings } = zone;
  const isPlain = index === 0 && zone.name === DECK && zone.told === null;
  const above = [isPlain ? [] : [zoneLine(zone)], ...headings.map((heading) => [headingLine(heading)])];
  const bounds = [0, ...headings.map(({ before }) => before), lines.length];
  return above.map((marks, group) => [
    ...marks,
    ...lines.slice(bounds[group], bounds[group + 1]).map(cardLine),
  ]);
}

/** `3x` and not `3`, for titles may begin with a number. */
function cardLine({ quantity, title, set, number, note }: ListLine): string {
  return [
    `${quantity}x ${title}`,
    ...(set === null ? [] : [`(${set})`]),
    ...(number === null ? [] : [number]),
    ...(note === null ? [] : [`// ${note}`]),
  ].join(' ');
}

function zoneLine({ name, told }: Pick<Zone, 'name' | 'told'>): string {
  const mark = zoneCalled(name) === name ? name : `[${name}]`;
  if (told !== null) return `${mark}: ${told}`;
  return mark === name ? `${mark}:` : mark;
}

/** `Foundations (10):`, `Sites (10 FSS, 2 NFS):`. */
function headingLine({ text, counts }: Pick<Heading, 'text' | 'counts'>): string {
  const told = counts.map(({ count, of }) => (of === null ? String(count) : `${count} ${of}`));
  return told.length === 0 ? `${text}:` : `${text} (${told.join(', ')}):`;
}

function isReadAgain({ text, counts }: Heading): boolean {
  const read = kindOf(headingLine({ text, counts }), dialects.plain, nothingKnown);
  return (
    read.is === 'heading' &&
    read.heading.text === text &&
    JSON.stringify(read.heading.counts) === JSON.stringify(counts)
  );
}
