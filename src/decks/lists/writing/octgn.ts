import { canonicalGuid } from '../../../card-files/reading/guid.ts';
import type { DeckList, ListLine, Zone } from '../deck-list.ts';
import { quoted } from '../findings.ts';
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
  const game = {
    what: 'plugin',
    where: '/plugin',
    message: 'OCTGN knows a game by its GUID, which is not said.',
  } as const;
  const cards = zones.flatMap(({ lines }, zone) =>
    lines.flatMap(({ key, title }, line) =>
      key === null ? [keyOf(`/zones/${zone}/lines/${line}/key`, title)] : [],
    ),
  );
  return [...(plugin === null ? [game] : []), ...cards];
}

function keyOf(where: string, title: string): Lacking {
  return {
    what: 'key',
    where,
    message: `OCTGN knows a card by its GUID, which is not said of ${quoted(title)}.`,
  };
}
