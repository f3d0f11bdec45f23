import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readArbiterJson } from '../../../src/card-files/arbiter-json/read-arbiter-json.ts';
import { saidBy, told } from '../mapping/cast.ts';

const document = readFileSync('src/card-files/arbiter-json/FORMAT.md', 'utf8');
const example = (language: string) =>
  new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(document)?.[1] ?? '';

const jsonOf = (lists: object, game = 'shadowfist') =>
  JSON.stringify({ arbiter: 1, game, ...lists }, null, 1);
const read = (lists: object) => readArbiterJson('cards.json', jsonOf(lists));

describe('the example of the format', () => {
  it('is read as it is meant', () => {
    const file = readArbiterJson('cards.json', example('json'));
    expect(file).toMatchObject({ game: 'shadowfist', rows: 7, remarks: [] });
    const printing = { kind: 'printing', title: 'Paper Tiger', subtitle: 'Origami Beast', key: null };
    const figures = {
      ...{ type: 'Character', factions: ['Ascended'], cost: 2, requires: ['asc'], provides: ['asc'] },
      ...{ fighting: 3, restrictions: ['Unique'] },
    };
    expect(saidBy(file)).toEqual([
      { kind: 'set', code: 'demo', name: 'Demonstration', order: 1, date: '1999-05' },
      { kind: 'source', title: 'Demonstration Errata', issuer: 'The Demonstrators', date: '2001' },
      { ...printing, set: 'demo', number: '12', text: 'Unique. Ambush.', figures, attributes: {} },
      {
        ...{ ...printing, set: 'demo2', number: null, errataNumber: 1, text: 'Unique.' },
        ...{ figures: { ...figures, fighting: 4 }, attributes: { Rarity: 'Rare' } },
      },
      {
        ...{ kind: 'errata', card: 'Paper Tiger', text: 'Unique.', versionKind: 'functional' },
        ...{ errataNumber: 1, source: 'Demonstration Errata', section: null },
      },
      {
        ...{ kind: 'ruling', cards: ['Paper Tiger'], question: 'Does it burn?', statement: 'It does.' },
        ...{ source: 'Demonstration Errata', section: null, date: null, issuer: null },
      },
      { kind: 'format', name: 'Demonstrative', sets: ['demo', 'demo2'] },
      {
        kind: 'abilities',
        card: 'Paper Tiger',
        worded: { text: 'Unique. Ambush.' },
        told: 'whole',
        abilities: [{ ability: 'special', special: 'Ambush' }],
      },
    ]);
  });

  it('is read as NDJSON', () => {
    const file = readArbiterJson('cards.ndjson', example('ndjson'));
    expect(file).toMatchObject({
      ...{ game: 'highlander', rows: 2, remarks: [] },
      entries: [
        { kind: 'set', edition: 'first', place: { file: 'cards.ndjson', line: 1, column: null } },
        {
          ...{ kind: 'printing', title: 'Folded Steel', subtitle: 'Paper Sword', number: '7' },
          ...{ figures: { type: 'Event', restriction: 2 } },
          ...{ place: { file: 'cards.ndjson', line: 2, column: '/printings/0' } },
        },
      ],
    });
  });
});

describe('abilities of a card', () => {
  const ambush = { ability: 'special', special: 'Ambush' };
  const abilities = (more: object) =>
    read({ abilities: [{ card: 'Paper Tiger', text: 'Ambush.', abilities: [ambush], ...more }] });

  it('may name the text by its hash', () => {
    const { entries } = abilities({ text: undefined, textHash: '0123456789abcdef', told: 'in-part' });
    expect(entries).toMatchObject([{ worded: { textHash: '0123456789abcdef' }, told: 'in-part' }]);
  });

  it.each([
    ['neither text nor hash', { text: undefined }, 'must give either text or textHash'],
    ['text and hash', { textHash: '0123456789abcdef' }, 'must give either text or textHash'],
    ['a hash of the wrong form', { text: undefined, textHash: 'x' }, 'textHash'],
    ['a misspelt word', { abilities: [{ ...ambush, special: 'Ambosh' }] }, 'Did you mean "Ambush"?'],
  ])('cannot land with %s', (_, more, message) => {
    const { entries, remarks } = abilities(more);
    expect(entries).toEqual([]);
    expect(remarks).toMatchObject([{ level: 'error', message: expect.stringContaining(message) }]);
  });
});

describe('places', () => {
  it('are lines and JSON pointers', () => {
    const { entries } = readArbiterJson('cards.json', example('json'));
    expect(entries.map(({ place }) => [place.line, place.column])).toEqual([
      [5, '/sets/0'],
      [6, '/sources/0'],
      [18, '/cards/0/printings/0'],
      [19, '/cards/0/printings/1'],
      [23, '/errata/0'],
      [24, '/rulings/0'],
      [25, '/formats/0'],
      [26, '/abilities/0'],
    ]);
  });
});

describe('a card that cannot land', () => {
  const printings = [{ set: 'demo' }];

  it.each([
    [{ printings }, 'error object/invalid 5 /cards/0/title: title is missing.'],
    [
      { title: 'Fold', printings: [] },
      'error object/invalid 7 /cards/0/printings: printings must not be empty.',
    ],
    [
      { title: 'Fold', cost: '2', printings },
      'error object/invalid 7 /cards/0/cost: cost is not a number from 0 to 9999, "X" or "*".',
    ],
    [
      { title: 'Fold', figthing: 2, printings },
      'error object/invalid 7 /cards/0/figthing: The card has the unknown key "figthing"; the nearest is "fighting"; the keys are title, subtitle, type, factions, cost, requires, provides, fighting, power, body, restrictions, printings.',
    ],
    [
      { title: 'Fold', printings: [{ set: 'demo', nubmer: 1 }] },
      'error object/invalid 10 /cards/0/printings/0/nubmer: printings/0 has the unknown key "nubmer"; the nearest is "number"; the keys are set, number, errataNumber, text, figures, attributes, key.',
    ],
    [
      { title: 'Fo\ud800ld', printings },
      'error object/invalid 6 /cards/0/title: title holds characters that are not text.',
    ],
    [
      { title: 'Fold', type: 'Ev\u0007nt', printings },
      'error object/invalid 7 /cards/0/type: type holds characters that are not text.',
    ],
    [17, 'error object/invalid 5 /cards/0: The card must be an object.'],
  ])('%j', (card, remark) => {
    const file = read({ cards: [card, { title: 'Loud Noise', printings }] });
    expect(told(file)).toEqual([remark]);
    expect(file).toMatchObject({ entries: [{ title: 'Loud Noise' }], rows: 2 });
  });
});

describe('what nobody knows', () => {
  it('is kept and reported once for all printings of a card, with the nearest known value', () => {
    const file = read({
      cards: [{ title: 'Fold', type: 'Sitte', printings: [{ set: 'demo' }, { set: 'demo2' }] }],
    });
    expect(file.entries).toMatchObject([{ figures: { type: 'Sitte' } }, { figures: { type: 'Sitte' } }]);
    expect(told(file)).toEqual([
      'note figure/unknown-value 7 /cards/0/type: "Sitte" is not a known type; it is kept as written; the nearest is "Site".',
    ]);
  });

  it('is reported for each card that has it', () => {
    const printings = [{ set: 'demo' }, { set: 'demo2' }];
    const cards = ['Fold', 'Crease'].map((title) => ({ title, type: 'Sitte', printings }));
    expect(read({ cards }).remarks.map(({ place }) => place.column)).toEqual([
      '/cards/0/type',
      '/cards/1/type',
    ]);
  });

  it('stands where the printing says it', () => {
    const file = read({
      cards: [{ title: 'Fold', printings: [{ set: 'demo', figures: { type: 'Token' } }] }],
    });
    expect(told(file)).toEqual([
      'note figure/unknown-value 11 /cards/0/printings/0/figures/type: "Token" is not a known type; it is kept as written.',
    ]);
  });
});

describe('figures', () => {
  it('that the type has not are attributes', () => {
    const printings = [{ set: 'demo', attributes: { Rarity: 'Rare', foil: true } }];
    const { entries } = read({ cards: [{ title: 'Fold', type: 'Event', body: 3, printings }] });
    expect(entries).toMatchObject([
      { figures: { type: 'Event', body: null }, attributes: { Rarity: 'Rare', foil: 'true', body: '3' } },
    ]);
  });
});

describe('a printing that stands twice', () => {
  it('is an error where the two differ', () => {
    const printings = [{ set: 'demo' }, { set: 'demo', text: 'Fold.' }];
    const file = read({ cards: [{ title: 'Fold', printings }] });
    expect(told(file)).toEqual([
      'error printing/contradicts 11 /cards/0/printings/1: Fold is already in the set demo at line 8, /cards/0/printings/0, with other values. Give collector numbers to distinguish two printings.',
    ]);
    expect(file.entries).toHaveLength(1);
  });
});

describe('a file that cannot be read', () => {
  it.each([
    [
      '{"arbiter": 1,\n"game": shadowfist}',
      'error json/unreadable 2 -: The text is not valid JSON: expected a value.',
    ],
    [
      '{"arbiter": 1,\n"game": "shadowfist",\n"game": "highlander"}',
      'error json/key-twice 3 /game: The object has this key twice; one of the two would be lost.',
    ],
    ['[]', 'error file/invalid 1 -: The file must be an object.'],
    ['{"arbiter": 1,\n"sets": []}', 'error file/invalid 1 /game: game is missing.'],
    [
      '{"arbiter": 1,\n"game": "shadowfits"}',
      'error file/invalid 2 /game: game must be one of shadowfist, highlander; the nearest is "shadowfist".',
    ],
    ['{"arbiter": 2, "game": "shadowfist"}', 'error file/invalid 1 /arbiter: arbiter must be 1.'],
    [
      '{"arbiter": 1,\n"game": "shadowfist",\n"cadrs": []}',
      'error file/invalid 3 /cadrs: The file has the unknown key "cadrs"; the nearest is "cards"; the keys are $schema, arbiter, game, date, sets, sources, cards, errata, rulings, formats, abilities.',
    ],
  ])('%j', (text, remark) => {
    const file = readArbiterJson('cards.json', text);
    expect(told(file)).toEqual([remark]);
    expect(file).toMatchObject({ entries: [], rows: 0, game: null });
  });
});

describe('NDJSON', () => {
  it('may have a byte order mark, CRLF and blank lines', () => {
    const set = (code: string) => JSON.stringify({ kind: 'set', game: 'shadowfist', code });
    const file = readArbiterJson('x', `\uFEFF${set('a')}\r\n\r\n${set('b')}\r\n`);
    expect(file).toMatchObject({ entries: [{ code: 'a' }, { code: 'b' }], remarks: [], rows: 2 });
  });

  it('may be a single line', () => {
    const file = readArbiterJson('x', '{"game": "shadowfist", "kind": "set", "code": "a"}');
    expect(file).toMatchObject({ entries: [{ code: 'a' }], remarks: [], rows: 1 });
  });

  it('tells what is wrong with each line', () => {
    const lines = [
      '{"kind": "set", "game": "shadowfist", "code": "a"}',
      '{"kind": "sett", "game": "shadowfist", "code": "b"}',
      '{"kind": "set", "game": "shadowfist", "code": "c",}',
      '{"kind": "set", "game": "shadowfist", "code": "d", "code": "e"}',
      '{"kind": "set", "game": "highlander", "code": "f"}',
      '{"kind": "set", "game": "shadowfist", "order": 0}',
      '{"kind": "set", "game": "shadowfist", "code": "g"}',
    ];
    const file = readArbiterJson('x', lines.join('\n'));
    expect(told(file)).toEqual([
      'error object/invalid 2 /kind: kind must be one of card, set, source, errata, ruling, format, abilities; the nearest is "set".',
      'error json/unreadable 3 -: The text is not valid JSON: expected a key in quotes.',
      'error json/key-twice 4 /code: The object has this key twice; one of the two would be lost.',
      'error file/two-games 5 /game: The lines before are for shadowfist; a file can be for only one game.',
      'error object/invalid 6 /code: code is missing.',
      'error object/invalid 6 /order: order must be at least 1.',
    ]);
    expect(file).toMatchObject({ entries: [{ code: 'a' }, { code: 'g' }], rows: 7, game: 'shadowfist' });
  });
});
