import { describe, expect, it } from 'vitest';
import { deckFileSchema } from '../../../src/decks/lists/json/deck-file-schema.ts';
import { nothingKnown } from '../../../src/decks/lists/known-names.ts';
import { problemsOf, read, refused, zonesOf } from './list-cast.ts';

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

  it('has no other keys, and names the nearest', () => {
    expect(
      problemsOf('{\n"arbiter": 1,\n"zones": [\n{"name": "Deck", "lines": [{"quantty": 2, "title": "A"}]}]}'),
    ).toEqual([
      {
        code: 'json/invalid',
        message: 'zones/0/lines/0/quantity is missing.',
        place: { line: 4, column: null, pointer: '/zones/0/lines/0/quantity' },
      },
      {
        code: 'json/invalid',
        message:
          'zones/0/lines/0 has no such key as "quantty"; the nearest is "quantity"; the keys are quantity, title, card, set, number, key, note.',
        place: { line: 4, column: null, pointer: '/zones/0/lines/0' },
      },
    ]);
  });

  it.each([
    ['a quantity of 0', '{"quantity": 0, "title": "A"}', '/zones/0/lines/0/quantity'],
    ['a quantity of 1000', '{"quantity": 1000, "title": "A"}', '/zones/0/lines/0/quantity'],
    ['half a card', '{"quantity": 1.5, "title": "A"}', '/zones/0/lines/0/quantity'],
    ['no title', '{"quantity": 1, "title": " "}', '/zones/0/lines/0/title'],
    ['a title that is no text', '{"quantity": 1, "title": "\\u0007"}', '/zones/0/lines/0/title'],
  ])('has no line of %s', (_, line, pointer) => {
    const text = `{"arbiter": 1, "zones": [{"name": "Deck", "lines": [${line}]}]}`;
    expect(problemsOf(text).map(({ code, place }) => [code, place.pointer])).toEqual([
      ['json/invalid', pointer],
    ]);
  });

  it('has headings in order, within their zone', () => {
    const zone = (...befores: number[]) => ({
      name: 'Deck',
      lines: [{ quantity: 1, title: 'A' }],
      headings: befores.map((before) => ({ text: 'H', before })),
    });
    const text = (...befores: number[]) => JSON.stringify({ arbiter: 1, zones: [zone(...befores)] });
    expect(zonesOf(read(text(0, 1)).list)).toEqual({ Deck: ['# H', '1 A', '# H'] });
    expect(refused(text(1, 0))).toEqual([['json/invalid', 1]]);
    expect(refused(text(2))).toEqual([['json/invalid', 1]]);
  });

  it('has no key twice', () => {
    expect(problemsOf('{"arbiter": 1, "zones": [],\n"zones": []}')).toEqual([
      {
        code: 'json/key-twice',
        message: 'zones stands twice in its object.',
        place: { line: 2, column: null, pointer: '/zones' },
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
      'A list does not keep these, which were left unread: Description, CustomDeck, Die_6.',
    ]);
  });

  it('has to name its cards', () => {
    const text = JSON.stringify({
      ObjectStates: [pile('', 'Wen Li', ' '), { Name: 'Deck', Nickname: 'X', DeckIDs: [100, 101] }],
    });
    expect(problemsOf(text).map(({ code, place }) => [code, place.pointer])).toEqual([
      ['line/no-title', '/ObjectStates/1'],
      ['line/no-title', '/ObjectStates/0/ContainedObjects/1'],
    ]);
  });
});
