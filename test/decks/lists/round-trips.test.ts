import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DeckList } from '../../../src/decks/lists/deck-list.ts';
import type { WrittenFormat } from '../../../src/decks/lists/formats.ts';
import { readDeckList } from '../../../src/decks/lists/read-deck-list.ts';
import { writeDeckList } from '../../../src/decks/lists/write-deck-list.ts';
import { deckLists } from './arbitrary.ts';
import { namesIn } from './known.ts';
import { lessLost } from './less-lost.ts';

type Plain = ReturnType<typeof lessLost>;

/** What reading what was written gives, and what it has to give. */
function roundTrip(list: DeckList, format: WrittenFormat): { read: Plain; expected: Plain } {
  const { text, lost } = writeDeckList(list, format);
  const read = readDeckList(text, namesIn(list));
  if (!read.ok) throw new Error(`${read.problems.map(({ message }) => message).join(' ')}\n${text}`);
  return { read: lessLost(read.list, []), expected: lessLost(list, lost) };
}

describe('a list that is written and read again is the list without the parts reported as lost', () => {
  const formats = [
    'arbiter',
    'plain',
    'lackey-dek',
    'lackey-txt',
    'octgn',
    'cockatrice',
    'tabletop-simulator',
    'untap',
  ] as const;

  it.each(formats)('%s', (format) => {
    fc.assert(
      fc.property(deckLists, (list) => {
        const { read, expected } = roundTrip(list, format);
        expect(read).toEqual(expected);
      }),
    );
  });

  it('arena, with codes of sets in upper case', () => {
    fc.assert(
      fc.property(deckLists, (list) => {
        const { read, expected } = roundTrip(list, 'arena');
        expect(read).toEqual(setsInUpperCase(expected));
      }),
    );
  });

  it('mtgo, with the sideboard last', () => {
    fc.assert(
      fc.property(deckLists, (list) => {
        const { read, expected } = roundTrip(list, 'mtgo');
        expect(read).toEqual(sideboardLast(expected));
      }),
    );
  });
});

function setsInUpperCase(list: Plain): Plain {
  const zones = list.zones.map((zone) => ({
    ...zone,
    lines: zone.lines.map((line) => ({ ...line, set: line.set?.toUpperCase() ?? null })),
  }));
  return { ...list, zones };
}

function sideboardLast(list: Plain): Plain {
  const isSideboard = ({ name }: Plain['zones'][number]) => name === 'Sideboard';
  const zones = [...list.zones.filter((zone) => !isSideboard(zone)), ...list.zones.filter(isSideboard)];
  return { ...list, zones };
}

describe('a list that was written needs no doubt when it is read', () => {
  it.each(['arbiter', 'lackey-dek', 'lackey-txt', 'octgn', 'cockatrice', 'tabletop-simulator'] as const)(
    '%s needs no known titles',
    (format) => {
      fc.assert(
        fc.property(deckLists, (list) => {
          const { text } = writeDeckList(list, format);
          const known = readDeckList(text, namesIn(list));
          const unknown = readDeckList(text, { title: () => false, set: () => false });
          expect(unknown).toEqual(known);
        }),
        { numRuns: 30 },
      );
    },
  );
});
