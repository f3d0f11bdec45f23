import { type ListProblem, type ReadDeckList, UnreadableList, type UnreadLine } from './answers.ts';
import { Draft } from './draft.ts';
import type { DeckFormat } from './formats.ts';
import { givenText } from './given-text.ts';
import { readDeckFile } from './json/read-deck-file.ts';
import { readTabletop } from './json/tabletop.ts';
import type { KnownNames } from './known-names.ts';
import { limits } from './limits.ts';
import { recognise } from './recognise.ts';
import { readText } from './text/read-text.ts';
import { readCockatrice } from './xml/cockatrice.ts';
import { readLackeyDek } from './xml/lackey-dek.ts';
import { readMtgoDek } from './xml/mtgo-dek.ts';
import { readOctgn } from './xml/octgn.ts';

/**
 * Reads a deck list of any format, which is recognised by its content. Every line of a card is in the list or in `unread`;
 * only a list of which nothing is readable is refused. Ambiguities are reported as remarks.
 */
export function readDeckList(given: Uint8Array | string, known: KnownNames): ReadDeckList {
  let format: DeckFormat | null = null;
  try {
    const draft = new Draft();
    const text = givenText(given, draft);
    format = recognise(text);
    readers[format](text, draft, known);
    const list = draft.finish();
    const { unread, namesZones, remarks } = draft;
    if (unread.length > 0 && list.zones.every(({ lines }) => lines.length === 0))
      return { ok: false, format, problems: unread.slice(0, limits.problems).map(problemOf) };
    return { ok: true, format, list, namesZones, unread, remarks };
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    return { ok: false, format, problems: error.problems };
  }
}

const problemOf = ({ code, message, place }: UnreadLine): ListProblem => {
  return { code, message, place };
};

type Reader = (text: string, draft: Draft, known: KnownNames) => void;

const readers: Readonly<Record<DeckFormat, Reader>> = {
  arbiter: readDeckFile,
  plain: (text, draft, known) => readText(text, 'plain', known, draft),
  'lackey-dek': readLackeyDek,
  'lackey-txt': (text, draft, known) => readText(text, 'lackey-txt', known, draft),
  octgn: readOctgn,
  cockatrice: readCockatrice,
  arena: (text, draft, known) => readText(text, 'arena', known, draft),
  mtgo: (text, draft, known) => readText(text, 'mtgo', known, draft),
  'mtgo-dek': readMtgoDek,
  'tabletop-simulator': readTabletop,
  untap: (text, draft, known) => readText(text, 'untap', known, draft),
};
