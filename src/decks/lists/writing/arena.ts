import type { ListLine, Zone } from '../deck-list.ts';
import { dialects } from '../text/dialect.ts';
import { DECK, SIDEBOARD } from '../zone-names.ts';
import { heldInText } from './text-line.ts';
import { holdsLittle, only, type Writer } from './writer.ts';

/** MTG Arena's text: sections, and codes of sets in upper case, as all who read it expect. */
export const arena: Writer = {
  holds: {
    ...holdsLittle,
    about: (about) => only(about, 'name'),
    zone: (name) => [DECK, SIDEBOARD, 'Commander', 'Companion'].includes(name),
    line: (line) => {
      const isCode = line.set !== null && /^\w+$/.test(line.set);
      const coded = isCode ? { set: line.set?.toUpperCase() ?? null } : { set: null, number: null };
      return heldInText({ ...line, note: null, ...coded }, cardLine, dialects.arena);
    },
  },
  write: ({ name, zones }) => {
    const above = name === null ? [] : [`About\nName ${name}\n`];
    return [...above, ...zones.map(section)].join('\n');
  },
};

const section = ({ name, lines }: Zone): string => [name, ...lines.map(cardLine), ''].join('\n');

function cardLine({ quantity, title, set, number }: ListLine): string {
  const printing = [...(set === null ? [] : [`(${set})`]), ...(number === null ? [] : [number])];
  return [`${quantity} ${title}`, ...printing].join(' ');
}
