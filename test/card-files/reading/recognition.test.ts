import { describe, expect, test } from 'vitest';
import { read } from './given.ts';

describe('what holds no cards is said to be what it is', () => {
  test.each([
    ['an empty file', ' \n\n'],
    [
      'a LackeyCCG deck',
      '<deck version="0.8"><superzone name="Deck"><card><name>A & B</name></card></superzone></deck>',
    ],
    [
      'a LackeyCCG deck',
      '<?xml version="1.0" encoding="ISO-8859-1"?>\n<!DOCTYPE deck SYSTEM "http://example.invalid/deck.dtd">\n<deck><superzone/></deck>',
    ],
    [
      'an OCTGN deck',
      '<deck game="1"><section name="Deck"><card qty="3" id="1">Paper Tiger</card></section></deck>',
    ],
    [
      'a Magic Online deck',
      '<Deck><NetDeckID>0</NetDeckID><Cards CatID="1" Quantity="4" Name="Tiger"/></Deck>',
    ],
    ['a Cockatrice deck', '<cockatrice_deck version="1"><zone name="main"/></cockatrice_deck>'],
    ['an object of Tabletop Simulator', '{"SaveName":"","ObjectStates":[]}'],
    ['a deck list', '3\tPaper Tiger\n1\t18 Tin Monks\nMisc:\n1\tSpare Token'],
    [
      'a deck list',
      'Paper Panic\nby A. Player (7 cards)\n\n  3 Paper Tiger\n2x Monks, Tin\n1 Noise, Loud\n1 Folding Chair\n',
    ],
    [
      'the description of a LackeyCCG plugin',
      '// by us\n<plugin>\n<deckzone><label>Deck</label>\n/deckzone>\n</plugin>',
    ],
    ['LackeyCCG pack definitions', '<pack><packtitle>Booster</packtitle></pack>'],
    ['the version of a LackeyCCG plugin', '<version><lastupdateYYMMDD>200101</lastupdateYYMMDD></version>'],
    [
      'the download list of a LackeyCCG plugin',
      'demo\t01-02-20\nplugins/demo/sets/demo.txt\thttp://example.invalid\t12\n',
    ],
    [
      'the download list of a LackeyCCG plugin',
      'CardImageURLs:\ndemo/tiger.jpg\thttp://example.invalid/tiger.jpg\n',
    ],
    ['an XML file of <html>', '<!DOCTYPE html>\n<html><body/></html>'],
    ['a rich text document', '{\\rtf1\\ansi Tiger}'],
    ['a text without columns', 'Cards of our own.\n'],
    ['an image', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0)],
    ['a PDF document', '%PDF-1.7'],
  ])('%s', async (what, content) => {
    expect(await read('cards.txt', content)).toEqual([{ is: 'other', file: 'cards.txt', what }]);
  });

  test('a file of an operating system', async () => {
    expect(await read('sets/.DS_Store', 'Name,Cost\nTiger,1')).toEqual([
      { is: 'other', file: 'sets/.DS_Store', what: 'a file of an operating system' },
    ]);
  });
});

describe("Arbiter's own files", () => {
  test.each([
    ['an object', '{ "game": "demo" }', false],
    ['an object over lines', '{\n  "game": "demo",\n  "cards": [\n    {\n    }\n  ]\n}', false],
    ['a list', '[\n  {"title": "Tiger"}\n]', false],
    ['one object', '{"title": "Tiger"}\n', false],
    ['an object a line', '{"title": "Tiger"}\n{"title": "Monk"}\n', true],
    ['an object a line, with blank ones', '\n{"title": "Tiger"}\n\n{"title": "Monk"}', true],
    ['JSON with a mistake, for its reader to tell of', '{"title": "Tiger",}', false],
  ])('are left to their reader: %s', async (_, text, lines) => {
    expect(await read('My Pool.TXT', text)).toEqual([
      { is: 'arbiter', file: 'My Pool.TXT', identity: 'my pool.txt', text, lines, remarks: [] },
    ]);
  });
});

describe('forms that are not read come with advice', () => {
  test.each([
    [
      'an old workbook',
      [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1],
      'The file is an old workbook (.xls) or has a password. Save it as .xlsx without a password.',
    ],
    [
      'a 7z archive',
      [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c],
      'The file is an unsupported archive. Pack it as .zip.',
    ],
    ['a gzip archive', [0x1f, 0x8b, 0x08], 'The file is an unsupported archive. Pack it as .zip.'],
  ])('%s', async (_, bytes, message) => {
    expect(await read('cards.bin', Uint8Array.from(bytes))).toMatchObject([
      { is: 'unreadable', file: 'cards.bin', remark: { code: 'file/not-supported', message } },
    ]);
  });
});

describe('what begins like something else', () => {
  test('a table whose first heading begins like an image', async () => {
    expect(await read('cards.csv', 'BMX Number,Name,Set\n1,Paper Tiger,demo\n')).toMatchObject([
      { is: 'tables' },
    ]);
  });

  test('declarations without end', async () => {
    expect(await read('cards.xml', '<!a><!b><![x>')).toMatchObject([{ is: 'other' }]);
  });
});
