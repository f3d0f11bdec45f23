import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeckFormat, deckFormats, isWritten } from '../../../src/decks/lists/formats.ts';
import { readDeckList } from '../../../src/decks/lists/read-deck-list.ts';
import { writeDeckList } from '../../../src/decks/lists/write-deck-list.ts';
import { deckLists } from './arbitrary.ts';
import { demo } from './known.ts';
import { problemsOf, read, refused, unread } from './list-cast.ts';

describe('what is too large', () => {
  it('is more than 10,000 lines', () => {
    const lines = (count: number) => '1 Wen Li\n'.repeat(count);
    expect(read(lines(10_000)).list.zones[0]?.lines.length).toBe(10_000);
    expect(problemsOf(lines(10_001))).toEqual([
      {
        code: 'list/too-many-lines',
        message: 'The list has more than 10000 lines.',
        place: { line: 10_001, column: null, pointer: null },
      },
    ]);
  });

  it('is more than 10,000 cards', () => {
    expect(refused('999 Wen Li\n'.repeat(11))).toEqual([['list/too-many-copies', 11]]);
  });

  it('is more than 10,000 lines or cards in any format', () => {
    const cards = Array.from({ length: 10_001 }, (_, index) => `<card><name>Card ${index}</name></card>\n`);
    expect(refused(`<deck>\n<superzone name="Deck">\n${cards.join('')}</superzone></deck>`)).toEqual([
      ['list/too-many-lines', 10_003],
    ]);
    const lines = Array.from({ length: 10_001 }, () => ({ quantity: 1, title: 'A' }));
    expect(refused(JSON.stringify({ arbiter: 1, zones: [{ name: 'Deck', lines }] }))).toEqual([
      ['list/too-many-lines', null],
    ]);
  });

  it('is a card of which there are more than 999', () => {
    const card = '<card number="500" name="Wen Li"/>';
    expect(unread(`<deck><superzone name="Deck">${card}\n${card}</superzone></deck>`)).toEqual([
      ['line/quantity', 2],
    ]);
  });

  it('is more than 1 MiB', () => {
    const comment = (length: number) => `// ${'x'.repeat(1_000)}\n`.repeat(length);
    expect(refused(`${comment(1_100)}1 Wen Li`)).toEqual([['list/too-large', null]]);
    expect(refused(Buffer.from(`${comment(1_100)}1 Wen Li`))).toEqual([['list/too-large', null]]);
    expect(read(`${comment(1_000)}1 Wen Li`).list.comments.length).toBe(1_000);
  });

  it('is a line of more than 5,000 characters, and a title of more than 500', () => {
    expect(unread(`1 Wen Li\n1 ${'x'.repeat(5_000)}`)).toEqual([['line/too-long', 2]]);
    expect(unread(`1 Wen Li\n1 ${'x'.repeat(501)}`)).toEqual([['line/too-long', 2]]);
    expect(read(`1 ${'x'.repeat(500)}`).list.zones[0]?.lines.length).toBe(1);
  });

  it('is more than 100 zones', () => {
    const zones = Array.from({ length: 101 }, (_, index) => `[Zone ${index} z]\n1 Wen Li\n`);
    expect(read(zones.slice(1).join('')).list.zones.length).toBe(100);
    expect(refused(zones.join(''))).toEqual([['list/too-many-zones', null]]);
  });

  it('tells 100 problems at most', () => {
    expect(problemsOf('0 Wen Li\n'.repeat(200)).length).toBe(100);
  });
});

describe('bytes that are not text', () => {
  it.each([
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'It is an image.'],
    [
      'an archive',
      Buffer.from('504b030414000000080000000000', 'hex'),
      'It is an archive: unpack it and send the deck file inside.',
    ],
    [
      'a workbook',
      Buffer.from('d0cf11e0a1b11ae10000', 'hex'),
      'It is a workbook or an archive: send the deck as text.',
    ],
    [
      'junk',
      Buffer.from([0xc3, 0x28, 0x00, 0x01, 0xff]),
      'Its bytes are not text in UTF-8, UTF-16 or Windows-1252.',
    ],
  ])('%s', (_, bytes, what) => {
    expect(problemsOf(bytes)).toEqual([
      {
        code: 'list/not-text',
        message: `The list is not text. ${what}`,
        place: { line: null, column: null, pointer: null },
      },
    ]);
  });

  it.each(['1 Wen Li\n1 Fog\u0000', '1 Wen Li\n1 Fog\u0007', '1 Wen Li\n1 Fog\ud800'])(
    'is removed from a text: %j',
    (text) => {
      const { list, remarks } = read(text);
      expect(list.zones[0]?.lines.map(({ title }) => title)).toEqual(['Wen Li', 'Fog']);
      expect(remarks.map(({ code, place }) => [code, place.line])).toEqual([
        ['list/characters-removed', 2],
        ['line/undecided', 2],
      ]);
    },
  );
});

describe('XML', () => {
  it('has no entities of its own', () => {
    const bomb = `<?xml version="1.0"?>
<!DOCTYPE deck [
  <!ENTITY a "aaaaaaaaaa">
  <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
]>
<deck><superzone name="Deck"><card><name>&b;</name></card></superzone></deck>`;
    expect(refused(bomb)).toEqual([['xml/entities', 5]]);
  });

  it('fetches nothing', () => {
    const file = '<!DOCTYPE deck [<!ENTITY x SYSTEM "file:///etc/hostname">]><deck>&x;</deck>';
    expect(refused(file)).toEqual([['xml/entities', 1]]);
    const parameter = '<!DOCTYPE deck [<!ENTITY % x SYSTEM "http://example.invalid/">%x;]><deck></deck>';
    expect(refused(parameter)).toEqual([['xml/entities', 1]]);
  });

  it('is not deep', () => {
    expect(refused(`<deck>${'<superzone>'.repeat(100)}`)).toEqual([['xml/too-deep', 1]]);
  });

  it('is well-formed but for ampersands', () => {
    expect(refused('<deck>\n<superzone name="Deck">\n</deck>')).toEqual([['xml/broken', 3]]);
    expect(refused('<deck')).toEqual([['xml/broken', null]]);
  });
});

describe('JSON', () => {
  it('is not deep', () => {
    expect(refused(`{"arbiter":${'['.repeat(100_000)}`)).toEqual([['json/broken', 1]]);
    expect(refused('{"ObjectStates":[{"ContainedObjects":'.repeat(1_000))).toEqual([['json/broken', 1]]);
  });
});

describe('every input is answered', () => {
  it('bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void readDeckList(bytes, demo)));
  });

  it('text', () => {
    const parts = fc.constantFrom(
      ...[
        '3',
        ' ',
        '\n',
        '\t',
        'x',
        '(',
        ')',
        '[',
        ']',
        '{',
        '}',
        ':',
        ',',
        '//',
        '#',
        '-',
        '*',
        '"',
        '<',
        '>',
        '&',
      ],
      ...[
        'Wen Li',
        '18 Tin Monks',
        'D1',
        'Deck',
        'Sideboard',
        'Events',
        'by ',
        'Name:',
        'SB:',
        'About',
        'cards',
      ],
      ...[
        '<deck>',
        '<card ',
        'name="A"',
        '/>',
        '</deck>',
        '<![CDATA[',
        ']]>',
        '<!--',
        '{"arbiter":1',
        'ObjectStates',
      ],
    );
    const text = fc.oneof(
      fc.array(parts, { maxLength: 40 }).map((words) => words.join('')),
      fc.string({ unit: 'binary', maxLength: 200 }),
    );
    fc.assert(
      fc.property(text, (given) => void readDeckList(given, demo)),
      { numRuns: 1_000 },
    );
  });

  it('lists with a piece cut out', () => {
    const formats = (Object.keys(deckFormats) as DeckFormat[]).filter(isWritten);
    const broken = fc.tuple(deckLists, fc.constantFrom(...formats), fc.nat(), fc.nat({ max: 40 }));
    fc.assert(
      fc.property(broken, ([list, format, from, length]) => {
        const { text } = writeDeckList(list, format);
        const at = from % text.length;
        readDeckList(text.slice(0, at) + text.slice(at + length), demo);
      }),
      { numRuns: 300 },
    );
  });

  it('the same with the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        expect(readDeckList(text, demo)).toEqual(readDeckList(text, demo));
      }),
    );
  });

  it('without going back over it again and again, however it was made', () => {
    const long = (unit: string) => unit.repeat(Math.floor(4_990 / unit.length));
    const lines = ['(a)', ' (', '1 ', ', a', ' // a', '- ', ': ', '*a* ', 'x3 ', '_a'].map(long);
    for (const line of lines)
      expect(readDeckList(`${line}\n`.repeat(40), demo)).toEqual(readDeckList(`${line}\n`.repeat(40), demo));
  });
});
