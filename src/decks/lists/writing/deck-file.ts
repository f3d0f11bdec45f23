import type { DeckList, Heading, ListLine, Zone } from '../deck-list.ts';
import type { DeckFile } from '../json/deck-file.ts';
import { jsonText } from './json-text.ts';
import type { Writer } from './writer.ts';

/** Arbiter's own JSON, which holds all of a list. What the list does not say is left out. */
export const deckFile: Writer = {
  holds: {
    about: (about) => about,
    comment: () => true,
    zone: () => true,
    zoneTold: true,
    heading: () => true,
    line: (line) => line,
    cards: true,
  },
  write: (list) => jsonText(fileOf(list)),
};

function fileOf({ name, author, notes, game, plugin, told, comments, zones }: DeckList): DeckFile {
  return {
    arbiter: 1,
    game,
    plugin,
    name,
    author,
    notes,
    told,
    ...(comments.length === 0 ? {} : { comments: comments.map(({ text }) => text) }),
    zones: zones.map(zoneOf),
  };
}

function zoneOf({ name, told, lines, headings }: Zone): DeckFile['zones'][number] {
  return {
    name,
    told,
    lines: lines.map(lineOf),
    ...(headings.length === 0 ? {} : { headings: headings.map(headingOf) }),
  };
}

function lineOf({ quantity, title, card, set, number, key, note }: ListLine) {
  const called = card === undefined ? { title } : { card };
  return { quantity, ...called, set, number, key, note };
}

function headingOf({ text, counts, before }: Heading) {
  return {
    text,
    ...(counts.length === 0 ? {} : { counts: [...counts] }),
    before,
  };
}
