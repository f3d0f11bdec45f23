import { describe, expect, it } from 'vitest';
import { nothingKnown } from '../../../src/decks/lists/known-names.ts';
import { read, remarked, unread, zonesOf } from './list-cast.ts';

const card = (title: string, set = 'demo1', id = '') =>
  `<card><name${id === '' ? '' : ` id="${id}"`}>${title}</name><set>${set}</set></card>`;

const deck = (...cards: string[]) =>
  `<deck version="0.8"><superzone name="Deck">${cards.join('\n')}</superzone></deck>`;

describe('a LackeyCCG deck (.dek)', () => {
  it('has one element for each copy', () => {
    const text = `<deck version="0.8">
	<meta>
		<game>shadowfist</game>
	</meta>
	<superzone name="Deck">
		<card><name id="paper_tiger_d1">Paper Tiger</name><set>demo1</set></card>
		<card><name id="18_tin_monks_d1">18 Tin Monks</name><set>demo1</set></card>
		<card><name id="paper_tiger_d1">Paper Tiger</name><set>demo1</set></card>
	</superzone>
	<superzone name="Misc"></superzone>
</deck>
`;
    const { format, list, remarks } = read(text, nothingKnown);
    expect(format).toBe('lackey-dek');
    expect(list).toEqual({
      name: null,
      author: null,
      notes: null,
      game: 'shadowfist',
      plugin: null,
      told: null,
      comments: [],
      zones: [
        {
          name: 'Deck',
          told: null,
          headings: [],
          lines: [
            {
              quantity: 2,
              title: 'Paper Tiger',
              set: 'demo1',
              number: null,
              key: 'paper_tiger_d1',
              note: null,
              written: null,
              place: { line: 6, column: null, pointer: null },
            },
            {
              quantity: 1,
              title: '18 Tin Monks',
              set: 'demo1',
              number: null,
              key: '18_tin_monks_d1',
              note: null,
              written: null,
              place: { line: 7, column: null, pointer: null },
            },
          ],
        },
      ],
    });
    expect(remarks).toEqual([]);
  });

  it('keeps printings of one title apart', () => {
    expect(zonesOf(read(deck(card('Wen Li'), card('Wen Li', 'demo2'), card('Wen Li'))).list)).toEqual({
      Deck: ['2 Wen Li (demo1)', '1 Wen Li (demo2)'],
    });
  });

  it('has zones of any name, with underscores for spaces', () => {
    const zone = (name: string) => `<superzone name="${name}">${card('Wen Li')}</superzone>`;
    const text = `<deck>${['Main_Deck', 'Sideboard', 'LRIG Deck', 'Purchase_Deck'].map(zone).join('')}</deck>`;
    expect(Object.keys(zonesOf(read(text).list))).toEqual([
      'Deck',
      'Sideboard',
      'LRIG Deck',
      'Purchase Deck',
    ]);
  });

  it('says who made it, for which game, and more', () => {
    const meta =
      '<title>Paper Panic</title><author>A. Player</author><email>a@example.invalid</email><note>Won twice.</note>';
    const { list, remarks } = read(
      `<deck><meta><game>mahjong</game>${meta}</meta><superzone name="Deck">${card('Wen Li')}</superzone></deck>`,
    );
    const { name, author, notes, game, plugin, comments } = list;
    expect({ name, author, notes, game, plugin }).toEqual({
      name: 'Paper Panic',
      author: 'A. Player',
      notes: 'Won twice.',
      game: null,
      plugin: 'mahjong',
    });
    expect(comments.map(({ text }) => text)).toEqual(['email: a@example.invalid']);
    expect(remarks.map(({ code }) => code)).toEqual(['list/unknown-game']);
  });

  it('may have its game straight under its root', () => {
    expect(read(`<deck><game>highlander</game></deck>`).list.game).toBe('highlander');
  });

  it('may have quantities, as Cockatrice has them', () => {
    const text = '<deck><superzone name="Deck"><card number="2" name="Wen Li"/></superzone></deck>';
    expect(zonesOf(read(text).list)).toEqual({ Deck: ['2 Wen Li'] });
  });

  it('may have a prologue and a DTD, which nobody fetches, and be Latin-1', () => {
    const text = `<?xml version="1.0" encoding="ISO-8859-1"?>
<!DOCTYPE deck SYSTEM "http://www.example.invalid/deck.dtd">
${deck(card('Café Noir'))}`;
    expect(zonesOf(read(Buffer.from(text, 'latin1')).list)).toEqual({ Deck: ['1 Café Noir (demo1)'] });
  });

  it('may begin with blank lines', () => {
    const { list } = read(`\n\n<?xml version="1.0"?>\n${deck(card('Wen Li'))}`);
    expect(list.zones[0]?.lines[0]?.place.line).toBe(4);
  });

  it('may have ampersands as they are, which is told', () => {
    expect(zonesOf(read(deck(card('Tigers &amp; Sons'), card('Rock & Roll&nbsp;'))).list)).toEqual({
      Deck: ['1 Tigers & Sons (demo1)', '1 Rock & Roll&nbsp; (demo1)'],
    });
    expect(remarked(deck(card('Tigers &amp; Sons'), card('Rock & Roll')))).toEqual([['xml/ampersand', 2]]);
    expect(remarked(deck(card('<![CDATA[Rock & Roll]]>')))).toEqual([]);
  });

  it('calls a card without a name by its id', () => {
    const { list, remarks } = read(deck(card('', 'demo1', 'wen_li_d1')));
    expect(zonesOf(list)).toEqual({ Deck: ['1 wen_li_d1 (demo1) {wen_li_d1}'] });
    expect(remarks.map(({ code }) => code)).toEqual(['line/no-name']);
  });

  it('names no card without a name and an id', () => {
    expect(unread(deck(card('Wen Li'), card(''), card(' ')))).toEqual([
      ['line/no-title', 2],
      ['line/no-title', 3],
    ]);
  });

  it('tells what it leaves unread', () => {
    const { remarks } = read(`<deck><sleeve>red</sleeve><superzone name="Deck"><div/></superzone></deck>`);
    expect(remarks).toEqual([
      {
        code: 'list/left-unread',
        message: 'Ignored: <sleeve>, <div>. A deck list cannot store them.',
        place: { line: 1, column: null, pointer: null },
      },
    ]);
  });
});

describe('a LackeyCCG text', () => {
  it('has tabs behind quantities, so that titles need not be known, and zones with a colon', () => {
    const { format, list, remarks } = read(
      '2\tPaper Tiger\n18\tTin Monks\nMisc:\n1\tSpare (S) // Token\n',
      nothingKnown,
    );
    expect(format).toBe('lackey-txt');
    expect(zonesOf(list)).toEqual({
      Deck: ['2 Paper Tiger', '18 Tin Monks'],
      Misc: ['1 Spare (S) // Token'],
    });
    expect(remarks).toEqual([]);
  });

  it('has no quantity of 0', () => {
    expect(unread('2\tPaper Tiger\n0\tWen Li')).toEqual([['line/quantity', 2]]);
  });

  it('is a plain list if a line of it is another', () => {
    expect(read('2\tPaper Tiger\nWen Li').format).toBe('plain');
  });
});
