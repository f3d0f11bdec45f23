import { describe, expect, it } from 'vitest';
import { nothingKnown } from '../../../src/decks/lists/known-names.ts';
import { inWords, linesOf, read, refused, remarked, unread } from './list-cast.ts';

describe('quantities', () => {
  it.each([
    '3 Paper Tiger',
    '3x Paper Tiger',
    '3 x Paper Tiger',
    '3× Paper Tiger',
    'x3 Paper Tiger',
    '(3) Paper Tiger',
    '[3] Paper Tiger',
    '3\tPaper Tiger',
    'Paper Tiger x3',
    'Paper Tiger (3)',
    'Paper Tiger (x3)',
    'Paper Tiger: 3',
    '- 3 Paper Tiger',
    '* 3 Paper Tiger',
    '• 3x Paper Tiger',
    '  3 Paper Tiger  ',
    '3 Paper Tiger',
    '3Paper Tiger',
    '３ Paper Tiger',
    'three Paper Tiger',
    'Three copies of Paper Tiger',
    'Paper Tiger.3',
  ])('%s', (text) => {
    expect(linesOf(`${text}\n1 Loud Noise`)).toEqual(['3 Paper Tiger', '1 Loud Noise']);
  });

  it('none is one', () => {
    expect(linesOf('Paper Tiger\nLoud Noise')).toEqual(['1 Paper Tiger', '1 Loud Noise']);
  });

  it('stop at 999', () => {
    expect(linesOf('999 Paper Tiger')).toEqual(['999 Paper Tiger']);
    expect(unread('2 Loud Noise\n1000 Paper Tiger')).toEqual([['line/quantity', 2]]);
  });

  it('start at 1', () => {
    expect(refused('0 Paper Tiger')).toEqual([['line/quantity', 1]]);
  });
});

it('The cells of a table after quantity and title are a set or a note', () => {
  const table = 'Qty\tCard\tFaction\tSet\n3\tPaper Tiger\tDemons\t-\nLoud Noise\t2\t\tDEMO';
  expect(linesOf(table)).toEqual(['3 Paper Tiger // (Demons)', '2 Loud Noise (DEMO)']);
});

describe('several cards in a line', () => {
  it.each([
    ['Paper Tiger, Loud Noise and Wen Li', ['1 Paper Tiger, Loud Noise and Wen Li']],
    ['Paper Tiger, Loud Noise, and Wen Li', ['1 Paper Tiger', '1 Loud Noise', '1 Wen Li']],
    ['Wen Li; Rain, Hail, and Snow; Loud Noise x2', ['1 Wen Li', '1 Rain, Hail, and Snow', '2 Loud Noise']],
    ['3 Paper Tiger, 2 Loud Noise and 1 Wen Li', ['3 Paper Tiger', '2 Loud Noise', '1 Wen Li']],
    ['Paper Tiger, Unheard Of', ['1 Paper Tiger, Unheard Of']],
  ])('%s', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});

describe('titles that begin with a number', () => {
  it.each([
    ['18 Tin Monks', '1 18 Tin Monks'],
    ['3 18 Tin Monks', '3 18 Tin Monks'],
    ['3 Tin Monks', '3 Tin Monks'],
    ['200 Guests With Umbrellas', '1 200 Guests With Umbrellas'],
    ['2 200 Guests With Umbrellas', '2 200 Guests With Umbrellas'],
    ['1500 Lanterns', '1 1500 Lanterns'],
    ['2x 1,500 Lanterns', '2 1,500 Lanterns'],
    ['12-Legged Stool', '1 12-Legged Stool'],
    ['4 12-Legged Stool', '4 12-Legged Stool'],
    ['505k Choir x2', '2 505k Choir'],
    ['.38 Peashooter', '1 .38 Peashooter'],
    ['$5,000 Hat (3)', '3 $5,000 Hat'],
    ['2 "Donkey" Wu', '2 "Donkey" Wu'],
    ['2 calloc()', '2 calloc()'],
    ['(2) Ouch!!!', '2 Ouch!!!'],
    ['3x Rain, Hail, and Snow', '3 Rain, Hail, and Snow'],
    ['2 Station Nine: Macau', '2 Station Nine: Macau'],
    ['2 Fish // Chips', '2 Fish // Chips'],
    ['Long Night (Promo) x2', '2 Long Night (Promo)'],
  ])('%s', (text, line) => {
    expect(linesOf(`${text}\n1 Loud Noise`)).toEqual([line, '1 Loud Noise']);
  });

  it('tell where two readings are known', () => {
    expect(remarked('18 Tin Monks')).toEqual([['line/either', 1]]);
    expect(remarked('17 Tin Monks')).toEqual([]);
  });

  it('Without a known title a line is reported as undecided', () => {
    expect(linesOf('18 Brass Monks')).toEqual(['18 Brass Monks']);
    expect(read('18 Brass Monks').list.zones[0]?.lines[0]?.title).toBe('Brass Monks');
    expect(read('18 Brass Monks').remarks).toEqual([
      {
        code: 'line/undecided',
        message: 'The line contains no known title. It is read as 18 × "Brass Monks".',
        place: { line: 1, column: 1, pointer: null },
      },
    ]);
  });

  it('keep a number that can be no quantity', () => {
    const { list, remarks } = read('1 Loud Noise\n1066 Normans\n007 Agents');
    expect(list.zones[0]?.lines.map(({ quantity, title }) => [quantity, title])).toEqual([
      [1, 'Loud Noise'],
      [1, '1066 Normans'],
      [1, '007 Agents'],
    ]);
    expect(remarks.map(({ code, place }) => [code, place.line])).toEqual([
      ['line/undecided', 2],
      ['line/number-kept', 2],
      ['line/undecided', 3],
    ]);
  });
});

describe('what follows a title', () => {
  it.each([
    ['2 Loud Noise (D1)', '2 Loud Noise (D1)'],
    ['2 Loud Noise [D1]', '2 Loud Noise (D1)'],
    ['2 [D1] Loud Noise', '2 Loud Noise (D1)'],
    ['2 [D1:12] Loud Noise', '2 Loud Noise (D1) 12'],
    ['2 Loud Noise (D1) 12', '2 Loud Noise (D1) 12'],
    ['2 Loud Noise (D1) (D1-004)', '2 Loud Noise (D1) D1-004'],
    ['Loud Noise (D1) x2', '2 Loud Noise (D1)'],
    ['2 Loud Noise (Demo Second)', '2 Loud Noise (Demo Second)'],
    ['2 Long Night (Promo) (D1)', '2 Long Night (Promo) (D1)'],
    ['2 Loud Noise // still testing', '2 Loud Noise // still testing'],
    ['2 Loud Noise # still testing', '2 Loud Noise // still testing'],
    ['2 Loud Noise ; still testing', '2 Loud Noise // still testing'],
    ['2 Loud Noise -- still testing', '2 Loud Noise // still testing'],
    ['2 Loud Noise (D1) // still // testing', '2 Loud Noise (D1) // still // testing'],
    ['2 Fish // Chips // still testing', '2 Fish // Chips // still testing'],
    ['2 Loud Noise (S)', '2 Loud Noise // (S)'],
    ['2 Loud Noise *F*', '2 Loud Noise // *F*'],
    ['2 Loud Noise (S) (D1) // good', '2 Loud Noise (D1) // (S) good'],
    ['Wen Li, 10k Lanterns, thus a cook', '1 Wen Li (10k Lanterns) // thus a cook'],
    ['2 Wen Li, D1', '2 Wen Li (D1)'],
  ])('%s', (text, line) => {
    expect(linesOf(`${text}\n1 Paper Tiger`)).toEqual([line, '1 Paper Tiger']);
  });

  it('A mark that is not a known set gets a remark', () => {
    expect(read('2 Loud Noise (S)').remarks).toEqual([
      {
        code: 'line/mark-kept',
        message: '"(S)" after "Loud Noise" is not a known set. It is kept as a note.',
        place: { line: 1, column: 1, pointer: null },
      },
    ]);
    expect(remarked('2 Loud Noise (D1) // a note')).toEqual([]);
  });

  it('belongs to the title where it may', () => {
    // Wen Li is a card; titles may contain commas, too.
    expect(linesOf('2 Wen Li, Noodle Cook')).toEqual(['2 Wen Li, Noodle Cook']);
    expect(remarked('2 Wen Li, Noodle Cook')).toEqual([['line/undecided', 1]]);
  });

  it('is read after an unknown title if all of it has a known form', () => {
    expect(linesOf('2 Brass Band (D1) 7 // new')).toEqual(['2 Brass Band (D1) 7 // new']);
    const { list } = read('2 Brass Band (S)', nothingKnown);
    expect(list.zones[0]?.lines.map(({ title }) => title)).toEqual(['Brass Band (S)']);
  });

  it('A title with more words is another card', () => {
    expect(linesOf('2 Paper Tiger Cub')).toEqual(['2 Paper Tiger Cub']);
    expect(remarked('2 Paper Tiger Cub')).toEqual([['line/undecided', 1]]);
  });
});

describe('places', () => {
  it('The line is kept as written', () => {
    const { list } = read('\n  2x  Loud Noise (D1)\n');
    const [line] = list.zones[0]?.lines ?? [];
    expect(line).toEqual({
      quantity: 2,
      title: 'Loud Noise',
      set: 'D1',
      number: null,
      key: null,
      note: null,
      written: '2x Loud Noise (D1)',
      place: { line: 2, column: 3, pointer: null },
    });
  });
});

describe('texts of any kind', () => {
  it.each([
    ['CRLF', '2 Loud Noise\r\n1 Paper Tiger\r\n'],
    ['CR', '2 Loud Noise\r1 Paper Tiger'],
    ['U+FEFF', '\uFEFF2 Loud Noise\n1 Paper Tiger'],
    ['spaces without a break and without width', '2\u00a0Loud\u00a0Noise\n1 Paper\u200b Tiger'],
  ])('%s', (_, text) => {
    expect(linesOf(text)).toEqual(['2 Loud Noise', '1 Paper Tiger']);
  });

  it('UTF-16', () => {
    const bytes = Buffer.from('\uFEFF2 Loud Noise\n1 Paper Tiger', 'utf16le');
    expect(read(bytes).list.zones[0]?.lines.map(inWords)).toEqual(['2 Loud Noise', '1 Paper Tiger']);
  });

  it('Windows-1252 is read, with a remark', () => {
    const { list, remarks } = read(Buffer.from('1 Paper Tiger\n2 Caf\xe9 Noir', 'latin1'));
    expect(list.zones[0]?.lines.map(inWords)).toEqual(['1 Paper Tiger', '2 Café Noir']);
    expect(remarks.map(({ code, place }) => [code, place.line])).toEqual([
      ['list/not-utf-8', 2],
      ['line/undecided', 2],
    ]);
  });
});
