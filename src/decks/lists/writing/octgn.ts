import { canonicalGuid } from '../../../card-files/reading/guid.ts';
import type { DeckList, ListLine, Zone } from '../deck-list.ts';
import { DECK } from '../zone-names.ts';
import { holdsLittle, only, type Writer } from './writer.ts';
import type { Lacking } from './written.ts';
import { attribute, element, escaped } from './xml-words.ts';

const guidIn = (written: string | null): string | null => (written === null ? null : canonicalGuid(written));

/** OCTGN's `.o8d`. It knows games and cards by their GUIDs and opens no deck in which one is missing. */
export const octgn: Writer = {
  holds: {
    ...holdsLittle,
    about: (about) => ({ ...only(about, 'notes'), plugin: guidIn(about.plugin) }),
    line: (line) => ({ ...holdsLittle.line(line), key: guidIn(line.key) }),
  },
  write: ({ plugin, notes, zones }) =>
    [
      '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
      `<deck${attribute('game', plugin)}>`,
      ...(zones.length === 0 ? [`  <section${attribute('name', DECK)} />`] : zones.map(section)),
      ...(notes === null ? [] : [`  ${element('notes', notes)}`]),
      '</deck>\n',
    ].join('\n'),
  lacking,
};

function section({ name, lines }: Zone): string {
  return [`  <section${attribute('name', name)} shared="False">`, ...lines.map(card), '  </section>'].join(
    '\n',
  );
}

const card = ({ quantity, title, key }: ListLine): string =>
  `    <card${attribute('qty', quantity)}${attribute('id', key)}>${escaped(title)}</card>`;

function lacking({ plugin, zones }: DeckList): Lacking[] {
  const places = zones.flatMap(({ lines }, zone) =>
    lines.flatMap(({ key }, line) => (key === null ? [`/zones/${zone}/lines/${line}/key`] : [])),
  );
  const message = 'OCTGN identifies a game by its GUID; the list has none.';
  const game: Lacking = { what: 'plugin', count: 1, places: ['/plugin'], message };
  return [...(plugin === null ? [game] : []), ...(places.length === 0 ? [] : [withoutKeys(places)])];
}

function withoutKeys(places: readonly string[]): Lacking {
  const lines = places.length === 1 ? '1 line has none' : `${places.length} lines have none`;
  const message = `OCTGN identifies cards by their GUIDs; ${lines}.`;
  return { what: 'key', count: places.length, places, message };
}
