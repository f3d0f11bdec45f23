import { canonicalGuid } from '../../../card-files/reading/guid.ts';
import type { ListLine, Zone } from '../deck-list.ts';
import { DECK, SIDEBOARD } from '../zone-names.ts';
import { holdsLittle, only, type Writer } from './writer.ts';
import { attribute, element } from './xml-words.ts';

const names: Readonly<Record<string, string>> = { [DECK]: 'main', [SIDEBOARD]: 'side' };

/** Cockatrice's `.cod`. */
export const cockatrice: Writer = {
  holds: {
    ...holdsLittle,
    about: (about) => only(about, 'name', 'notes'),
    line: (line) => ({ ...line, note: null, key: line.key === null ? null : canonicalGuid(line.key) }),
  },
  write: ({ name, notes, zones }) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<cockatrice_deck version="1">',
      `    ${element('deckname', name ?? '')}`,
      `    ${element('comments', notes ?? '')}`,
      ...zones.map(zoneElement),
      '</cockatrice_deck>\n',
    ].join('\n'),
};

function zoneElement({ name, lines }: Zone): string {
  return [`    <zone${attribute('name', names[name] ?? name)}>`, ...lines.map(card), '    </zone>'].join(
    '\n',
  );
}

function card({ quantity, title, set, number, key }: ListLine): string {
  const printing = [
    attribute('setShortName', set),
    attribute('collectorNumber', number),
    attribute('uuid', key),
  ];
  return `        <card${attribute('number', quantity)}${attribute('name', title)}${printing.join('')}/>`;
}
