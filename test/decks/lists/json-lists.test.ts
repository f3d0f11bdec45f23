import { describe, expect, it } from 'vitest';
import { deckFileSchema } from '../../../src/decks/lists/json/deck-file-schema.ts';
import { nothingKnown } from '../../../src/decks/lists/known-names.ts';
import { read, refused, remarked, unread as unreadIn, zonesOf } from './list-cast.ts';

describe("Arbiter's own JSON", () => {
  it('says all of a list', () => {
    const text = `{
  "arbiter": 1,
  "game": "highlander",
  "plugin": "hl",
  "name": "Paper Panic",
  "author": "A. Player",
  "notes": "Won twice.\\nLost once.",
  "told": 3,
  "comments": ["not sure"],
  "zones": [
    {
      "name": "pre-game cards",
      "told": 1,
      "lines": [{ "quantity": 1, "title": " Wen  Li ", "set": "D1", "number": "12", "key": "wen_li", "note": "old" }]
    },
    {
      "name": "Endurance",
      "lines": [{ "quantity": 2, "title": "18 Tin Monks" }],
      "headings": [{ "text": "Sites", "counts": [{ "count": 1, "of": "FSS" }, { "count": 1 }], "before": 0 }]
    }
  ]
}`;
    const { format, list, remarks } = read(text, nothingKnown);
    expect(format).toBe('arbiter');
    expect(list).toEqual({
      name: 'Paper Panic',
      author: 'A. Player',
      notes: 'Won twice.\nLost once.',
      game: 'highlander',
      plugin: 'hl',
      told: 3,
      comments: [{ text: 'not sure', place: { line: null, column: null, pointer: '/comments/0' } }],
      zones: [
        {
          name: 'Pre-Game',
          told: 1,
          headings: [],
          lines: [
            {
              quantity: 1,
              title: 'Wen Li',
              set: 'D1',
              number: '12',
              key: 'wen_li',
              note: 'old',
              written: null,
              place: { line: null, column: null, pointer: '/zones/0/lines/0' },
            },
          ],
        },
        {
          name: 'Endurance',
          told: null,
          headings: [
            {
              text: 'Sites',
              counts: [
                { count: 1, of: 'FSS' },
                { count: 1, of: null },
              ],
              before: 0,
              place: { line: null, column: null, pointer: '/zones/1/headings/0' },
            },
          ],
          lines: [
            {
              quantity: 2,
              title: '18 Tin Monks',
              set: null,
              number: null,
              key: null,
              note: null,
              written: null,
              place: { line: null, column: null, pointer: '/zones/1/lines/0' },
            },
          ],
        },
      ],
    });
    expect(remarks).toEqual([]);
  });

  it('may have no cards', () => {
    expect(read('{"arbiter": 1, "zones": []}').list.zones).toEqual([]);
  });

  it('ignores an unknown key and names the key that was probably meant', () => {
    const text =
      '{\n"arbiter": 1,\n"zones": [\n{"name": "Deck", "lines": [{"quantty": 2, "title": "A"}, {"quantity": 1, "titel": "B"}, {"quantity": 1, "title": "C", "foil": true}]}]}';
    const { list, unread, remarks } = read(text);
    expect(zonesOf(list)).toEqual({ Deck: ['1 C'] });
    expect(unread).toEqual([
      {
        code: 'line/quantity',
        message: '`quantity` is missing. "quantty" is not a key of a line.',
        place: { line: 4, column: null, pointer: '/zones/0/lines/0/quantity' },
        zone: 'Deck',
        quantity: null,
        title: 'A',
        written: null,
      },
      expect.objectContaining({
        code: 'line/no-title',
        message:
          '`title` is missing; give a title, or a card of your own as `card`. "titel" is not a key of a line.',
        quantity: 1,
        title: null,
      }),
    ]);
    expect(remarks.map(({ code, message }) => [code, message])).toEqual([
      [
        'json/ignored',
        'Ignored the unknown key "foil" at zones/0/lines/2; the keys are quantity, title, card, set, number, key, note.',
      ],
    ]);
  });

  it.each([
    ['a quantity of 0', '{"quantity": 0, "title": "A"}', '/zones/0/lines/0/quantity'],
    ['a quantity of 1000', '{"quantity": 1000, "title": "A"}', '/zones/0/lines/0/quantity'],
    ['half a card', '{"quantity": 1.5, "title": "A"}', '/zones/0/lines/0/quantity'],
    ['a quantity in words', '{"quantity": "two", "title": "A"}', '/zones/0/lines/0/quantity'],
    ['no title', '{"quantity": 1, "title": " "}', '/zones/0/lines/0/title'],
    ['a title that is a number', '{"quantity": 1, "title": 7}', '/zones/0/lines/0/title'],
    ['a title that is not text', '{"quantity": 1, "title": "\\u0007"}', '/zones/0/lines/0'],
    ['a quantity twice', '{"quantity": 1, "title": "A", "quantity": 2}', '/zones/0/lines/0/quantity'],
    ['no object', '"4 A"', '/zones/0/lines/0'],
  ])('leaves a line with %s unread and reads the others', (_, line, pointer) => {
    const text = `{"arbiter": 1, "zones": [{"name": "Deck", "lines": [${line}, {"quantity": 2, "title": "B"}]}]}`;
    const { list, unread } = read(text);
    expect(zonesOf(list)).toEqual({ Deck: ['2 B'] });
    expect(unread.map(({ place }) => place.pointer)).toEqual([pointer]);
  });

  it('ignores headings that are out of order or outside of their zone', () => {
    const zone = (...befores: number[]) => ({
      name: 'Deck',
      lines: [{ quantity: 1, title: 'A' }],
      headings: befores.map((before) => ({ text: 'H', before })),
    });
    const text = (...befores: number[]) => JSON.stringify({ arbiter: 1, zones: [zone(...befores)] });
    expect(zonesOf(read(text(0, 1)).list)).toEqual({ Deck: ['# H', '1 A', '# H'] });
    expect(zonesOf(read(text(1, 0)).list)).toEqual({ Deck: ['1 A', '# H'] });
    expect(remarked(text(1, 0))).toEqual([['json/ignored', 1]]);
    expect(remarked(text(2))).toEqual([['json/ignored', 1]]);
  });

  it('reads the last value of a key that is given twice, and reports it', () => {
    const text = '{"arbiter": 1, "name": "A", "zones": [],\n"name": "B"}';
    expect(read(text).list.name).toBe('B');
    expect(read(text).remarks).toEqual([
      {
        code: 'json/key-twice',
        message: 'name is given twice in its object; the last value is read.',
        place: { line: 2, column: null, pointer: '/name' },
      },
    ]);
  });

  it('is one object', () => {
    expect(refused('[{"quantity": 1}]')).toEqual([['json/invalid', 1]]);
    expect(refused('{"arbiter": 1,\n"zones": [}')).toEqual([['json/broken', 2]]);
  });

  it('has a JSON Schema', () => {
    expect(deckFileSchema()).toMatchObject({
      title: 'Arbiter deck list',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      additionalProperties: false,
      required: ['arbiter', 'zones'],
    });
  });
});

describe('a saved object of Tabletop Simulator', () => {
  const card = (Nickname: string) => ({ Name: 'Card', Nickname, CardID: 100 });
  const pile = (Nickname: string, ...titles: string[]) => ({
    Name: 'DeckCustom',
    Nickname,
    DeckIDs: titles.map(() => 100),
    ContainedObjects: titles.map(card),
  });
  const saved = (...ObjectStates: object[]) => JSON.stringify({ SaveName: '', ObjectStates });

  it('has an object for each copy', () => {
    const { format, list, remarks } = read(
      saved(pile('Demo', 'Wen Li', 'Paper Tiger', 'Wen Li')),
      nothingKnown,
    );
    expect(format).toBe('tabletop-simulator');
    expect(list.name).toBe('Demo');
    expect(zonesOf(list)).toEqual({ Deck: ['2 Wen Li', '1 Paper Tiger'] });
    expect(list.zones[0]?.lines[1]?.place.pointer).toBe('/ObjectStates/0/ContainedObjects/1');
    expect(remarks).toEqual([]);
  });

  it('has the title of a card on the first line of its name', () => {
    expect(zonesOf(read(saved(pile('', 'Wen Li\nCharacter', 'Wen Li'))).list)).toEqual({
      Deck: ['2 Wen Li'],
    });
  });

  it('may have several decks, loose cards and bags', () => {
    const bag = { Name: 'Bag', Nickname: 'Tokens', ContainedObjects: [card('Fan')] };
    const text = saved(
      pile('Main', 'Wen Li', 'Wen Li'),
      pile('Sideboard', 'Fog', 'Fog'),
      bag,
      card('Loud Noise'),
    );
    expect(zonesOf(read(text).list)).toEqual({
      Deck: ['1 Loud Noise', '2 Wen Li'],
      Sideboard: ['2 Fog'],
      Tokens: ['1 Fan'],
    });
  });

  it('tells what it leaves unread', () => {
    const die = { Name: 'Die_6', Nickname: '' };
    const { remarks } = read(saved({ ...card('Wen Li'), Description: 'Toughness.', CustomDeck: {} }, die));
    expect(remarks.map(({ message }) => message)).toEqual([
      'Ignored: Description, CustomDeck, Die_6. A deck list cannot store them.',
    ]);
  });

  it('leaves cards without names unread', () => {
    const text = JSON.stringify({
      ObjectStates: [pile('', 'Wen Li', ' '), { Name: 'Deck', Nickname: 'X', DeckIDs: [100, 101] }],
    });
    const { list, unread } = read(text);
    expect(zonesOf(list)).toEqual({ Deck: ['1 Wen Li'] });
    expect(unread.map(({ code, place, quantity }) => [code, place.pointer, quantity])).toEqual([
      ['line/no-title', '/ObjectStates/0/ContainedObjects/1', 1],
      ['line/no-title', '/ObjectStates/1', 2],
    ]);
    expect(unreadIn(text)).toEqual([
      ['line/no-title', 1],
      ['line/no-title', 1],
    ]);
  });
});
