import type { UnreadLine } from './answers.ts';
import type { DeckList } from './deck-list.ts';
import { quoted } from './findings.ts';
import { deckFormats, type WrittenFormat } from './formats.ts';
import { arena } from './writing/arena.ts';
import { cockatrice } from './writing/cockatrice.ts';
import { deckFile } from './writing/deck-file.ts';
import { lackeyDek } from './writing/lackey-dek.ts';
import { lackeyText } from './writing/lackey-txt.ts';
import { mtgo } from './writing/mtgo.ts';
import { octgn } from './writing/octgn.ts';
import { plain } from './writing/plain.ts';
import { tabletop } from './writing/tabletop.ts';
import { untap } from './writing/untap.ts';
import { type LostPart, whatFits } from './writing/what-fits.ts';
import type { Writer } from './writing/writer.ts';
import type { Lost, WrittenDeckList } from './writing/written.ts';

/** Writes a list in a format. No card that was read is left out; parts that the format cannot store are reported. */
export function writeDeckList(
  list: DeckList,
  format: WrittenFormat,
  unread: readonly UnreadLine[] = [],
): WrittenDeckList {
  const { holds, write, lacking } = writers[format];
  const { mediaType, extension } = deckFormats[format];
  const fitted = whatFits(list, holds);
  return {
    format,
    text: write(fitted.list),
    mediaType,
    extension,
    lost: grouped(format, fitted.lost, unread),
    lacking: lacking?.(fitted.list) ?? [],
  };
}

const writers: Readonly<Record<WrittenFormat, Writer>> = {
  arbiter: deckFile,
  plain,
  'lackey-dek': lackeyDek,
  'lackey-txt': lackeyText,
  octgn,
  cockatrice,
  arena,
  mtgo,
  'tabletop-simulator': tabletop,
  untap,
};

function grouped(format: WrittenFormat, parts: readonly LostPart[], unread: readonly UnreadLine[]): Lost[] {
  const { name } = deckFormats[format];
  const kinds = new Map<LostPart['what'], LostPart[]>();
  for (const part of parts) {
    const known = kinds.get(part.what);
    if (known === undefined) kinds.set(part.what, [part]);
    else known.push(part);
  }
  const lost = [...kinds].map(([what, parts]) => lostOf(what, parts, name));
  if (unread.length === 0) return lost;
  const places = unread.flatMap(({ place }) => place.pointer ?? []);
  const lines =
    unread.length === 1 ? '1 line that was not read' : `${unread.length} lines that were not read`;
  return [...lost, { what: 'line', count: unread.length, places, message: `Dropped ${lines}.` }];
}

function lostOf(what: LostPart['what'], parts: readonly LostPart[], format: string): Lost {
  const [one, several, then = ''] = inWords[what];
  const [first, ...others] = parts;
  const dropped =
    others.length === 0
      ? `Dropped ${one} ${quoted(first?.value ?? '')}: ${format} cannot store it.`
      : `Dropped ${parts.length} ${several}: ${format} cannot store them.`;
  return { what, count: parts.length, places: parts.map(({ where }) => where), message: dropped + then };
}

/** One, several, and what becomes of the rest. */
const inWords: Readonly<Record<LostPart['what'], readonly [string, string, string?]>> = {
  name: ['the deck name', 'deck names'],
  author: ['the author', 'authors'],
  notes: ['the notes', 'notes'],
  game: ['the game', 'games'],
  plugin: ['the name that another program has for the game:', 'names of the game'],
  told: ['the announced number of cards:', 'announced numbers of cards'],
  comment: ['the comment', 'comments'],
  zone: ['the part', 'parts', ' The cards are now in the deck.'],
  heading: ['the heading', 'headings'],
  set: ['the set', 'sets'],
  number: ['the collector number', 'collector numbers'],
  key: ['the id of a printing:', 'ids of printings'],
  note: ['the note', 'notes on lines'],
  card: ['the definition of', 'definitions of cards', ' The titles are kept.'],
};
