import { describe, expect, it } from 'vitest';
import { gameOf } from '../../../src/card-files/mapping/game-of.ts';
import { kindOfTable } from '../../../src/card-files/mapping/table-kinds.ts';
import { shadowfist } from '../../../src/games/shadowfist/game.ts';
import { read, saidBy, tableOf, told } from './cast.ts';

describe('what a table is of', () => {
  it.each([
    ['Name | Set | ImageFile | Type', 'printings'],
    ['Name | Set', 'printings'],
    ['Name | Set | Type | Date', 'printings'],
    ['Name | Edition | Text | Source', 'printings'],
    ['Name | Set Code', 'printings'],
    ['Code | Name', 'sets'],
    ['Set | Name | Order | Date', 'sets'],
    ['Code | Name | Cards in it', 'sets'],
    ['Title | Issuer | Date', 'sources'],
    ['Card | Text | Source | Section', 'errata'],
    ['Card | Question | Answer | Source', 'rulings'],
    ['Cards | Ruling | Document', 'rulings'],
    ['Format | Set', 'formats'],
    ['Name | Sets', 'formats'],
  ])('%s: %s', (headings, kind) => {
    const { columns } = tableOf(headings);
    expect(kindOfTable(columns, shadowfist.columns)).toBe(kind);
  });
});

describe('which game a table is of', () => {
  it.each([
    [['Name', 'Set', 'Fighting'], undefined, 'shadowfist'],
    [['Name', 'Set', 'Hand Icons'], undefined, 'highlander'],
    [['Name', 'Set', 'Type', 'Text'], undefined, undefined],
    [['Name', 'Set', 'Fighting', 'Hand Icons'], undefined, undefined],
    [['Name', 'Set', 'Type'], 'Highlander: The Card Game', 'highlander'],
    [['Name', 'Set', 'Fighting'], 'highlander', 'highlander'],
    [['Name', 'Set', 'Fighting'], 'Some Other Game', 'shadowfist'],
  ])('%j, of a file that says %s: %s', (headings, fileSays, game) => {
    expect(gameOf(headings, fileSays)).toBe(game);
  });
});

describe('tables of other things', () => {
  it('gives sets', () => {
    const table = tableOf(
      'Code | Name | Order | Date | Edition',
      'demo | Demonstration | 1 | 1999-05 | 1st',
      'demo2 | | | 2001-05-11 00:00:00 |',
    );
    expect(saidBy(read(table))).toEqual([
      { kind: 'set', code: 'demo', name: 'Demonstration', order: 1, date: '1999-05', edition: 'first' },
      { kind: 'set', code: 'demo2', date: '2001-05-11' },
    ]);
  });

  it('gives sources', () => {
    const table = tableOf(
      'Title | Issuer | Date | About',
      'Demo Errata | The Demonstrators | 2001 | Errata.',
    );
    expect(saidBy(read(table))).toEqual([
      {
        ...{ kind: 'source', title: 'Demo Errata', issuer: 'The Demonstrators' },
        ...{ date: '2001', about: 'Errata.' },
      },
    ]);
  });

  it('gives errata', () => {
    const table = tableOf(
      'Card | Text | Kind | Errata Number | Source | Section',
      'Paper Tiger | Unique. | typo | 2 | Demo Errata | 3',
      'Loud Noise | Limited. | | | Demo Errata |',
    );
    expect(saidBy(read(table))).toEqual([
      {
        ...{ kind: 'errata', card: 'Paper Tiger', text: 'Unique.', versionKind: 'spelling' },
        ...{ errataNumber: 2, source: 'Demo Errata', section: '3' },
      },
      {
        ...{ kind: 'errata', card: 'Loud Noise', text: 'Limited.', versionKind: 'functional' },
        ...{ errataNumber: null, source: 'Demo Errata', section: null },
      },
    ]);
  });

  it('gives rulings on one card or several', () => {
    const table = tableOf(
      'Cards | Question | Answer | Source | Section | Date | Issuer',
      'Paper Tiger; Earth, Rain, and Fog | May it? | It may. | Demo FAQ | 2 | 2002-03 | A. Judge',
    );
    expect(saidBy(read(table))).toEqual([
      {
        ...{ kind: 'ruling', cards: ['Paper Tiger', 'Earth, Rain, and Fog'], question: 'May it?' },
        ...{ statement: 'It may.', source: 'Demo FAQ', section: '2', date: '2002-03', issuer: 'A. Judge' },
      },
    ]);
  });

  it('gives formats', () => {
    const table = tableOf('Format | Sets', 'Demonstrative | demo; 1,000 Teapots');
    expect(saidBy(read(table))).toEqual([
      { kind: 'format', name: 'Demonstrative', sets: ['demo', '1,000 Teapots'] },
    ]);
  });

  it('takes the document from the mapping where it has no column for it', () => {
    const file = read(tableOf('Card | Ruling', 'Paper Tiger | It burns.'), 'source: Demo FAQ');
    expect(file.entries).toMatchObject([{ kind: 'ruling', source: 'Demo FAQ' }]);
  });

  it('tells what is wrong with a row', () => {
    const table = tableOf(
      'Code | Name | Order | Date | Edition',
      ' | Demonstration | 1 | 1999 |',
      'demo | Demonstration | one | May 1999 | frist',
    );
    const file = read(table);
    expect(told(file)).toEqual([
      'error row/invalid 2 Code: code is missing.',
      'error row/invalid 3 Order: order must be a number.',
      'error row/invalid 3 Date: date must be a date as YYYY, YYYY-MM or YYYY-MM-DD.',
      'error row/invalid 3 Edition: edition must be one of first, second; the nearest is "first".',
    ]);
    expect(file).toMatchObject({ entries: [], rows: 2 });
  });

  it('tells of columns that are not read', () => {
    expect(told(read(tableOf('Code | Name | Cards in it', 'demo | Demonstration | 50')))).toEqual([
      'note column/unread 1 Cards in it: A table of sets has no field for the heading "Cards in it"; the column was not read.',
    ]);
  });

  it('tells of a column that is missing', () => {
    expect(told(read(tableOf('Card | Ruling', 'Paper Tiger | It burns.')))).toEqual([
      'error table/no-column 1 -: A table of rulings needs a column for source, headed Source, Document, or as a mapping says. The columns are Card, Ruling.',
    ]);
  });
});
