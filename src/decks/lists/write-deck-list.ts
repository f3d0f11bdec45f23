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
import type { Lost, LostKind, WrittenDeckList } from './writing/written.ts';

/** Writes a list in a format. No card is ever left out; all else that the format cannot hold is told. */
export function writeDeckList(list: DeckList, format: WrittenFormat): WrittenDeckList {
  const { holds, write, lacking } = writers[format];
  const { name, mediaType, extension } = deckFormats[format];
  const fitted = whatFits(list, holds);
  return {
    format,
    text: write(fitted.list),
    mediaType,
    extension,
    lost: fitted.lost.map((part) => lostBy(name, part)),
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

function lostBy(format: string, { what, where, value }: LostPart): Lost {
  return { what, where, message: `${quoted(value)} is lost: ${format} does not hold ${inWords[what]}.` };
}

const inWords: Readonly<Record<LostKind, string>> = {
  name: 'the name of a deck',
  author: 'its author',
  notes: 'notes on a deck',
  game: 'this name of its game',
  plugin: "another program's name of its game",
  told: 'how many cards there should be',
  comment: 'such a comment',
  zone: 'a zone of this name, whose cards are now in the deck',
  heading: 'such a heading',
  set: 'this set',
  number: 'this collector number',
  key: 'this key of a printing',
  note: 'this note on a line',
  card: 'what a card of your own is, only its name',
};
