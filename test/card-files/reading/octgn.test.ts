import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../src/card-files/reading/read-files.ts';
import { bytesOf, read, tableIn, zip } from './given.ts';

const game = '11111111-2222-3333-4444-555555555555';

const definition = `<?xml version="1.0" encoding="utf-8"?>
<game id="${game}" name="Demo" version="1.0" octgnVersion="3.1">
  <card front="f.png" back="b.png"><property name="Cost" type="Integer"/><property name="Text" type="String"/></card>
  <table name="Table"><group name="Cost of nothing"/></table>
</game>`;

const set = (cards: string, attributes = '') => `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<set name="First Steps" id="{AAAAAAAA-0000-0000-0000-00000000000B}" gameId="${game}" gameVersion="1.0" version="1.0"${attributes}>
<packaging><pack name="Booster" id="0"><pick qty="1" key="Rarity" value="Rare"/></pack></packaging>
<cards>
${cards}
</cards>
</set>`;

const tiger = `<card name="Paper Tiger" id="AAAAAAAA000000000000000000000001">
<property name="Cost" value="3"/><property name="Text" value="Unique. &lt;Tiger&gt;"/>
</card>`;

test('a set is a table of its cards: what OCTGN says of them, then their properties', async () => {
  const monk =
    '<card name="Tin Monk" id="aaaaaaaa-0000-0000-0000-000000000002"><property name="Faction" value="Hand"/></card>';
  expect(await tableIn('Sets/First/set.xml', set(`${tiger}\n${monk}`))).toEqual({
    format: 'octgn',
    file: 'Sets/First/set.xml',
    identity: 'aaaaaaaa-0000-0000-0000-00000000000b',
    line: 2,
    columns: ['GUID', 'Name', 'Set', 'Cost', 'Text', 'Faction'],
    rows: [
      {
        line: 5,
        cells: [
          'aaaaaaaa-0000-0000-0000-000000000001',
          'Paper Tiger',
          'First Steps',
          '3',
          'Unique. <Tiger>',
          null,
        ],
      },
      {
        line: 8,
        cells: ['aaaaaaaa-0000-0000-0000-000000000002', 'Tin Monk', 'First Steps', null, null, 'Hand'],
      },
    ],
    remarks: [],
    refused: 0,
  });
});

test.each([
  'AAAAAAAA-0000-0000-0000-00000000000B',
  '{aaaaaaaa-0000-0000-0000-00000000000b}',
  'aaaaaaaa00000000000000000000000b',
  '{AAAAAAAA00000000000000000000000B}',
])('the GUID %s is the same in whichever form', async (id) => {
  const file = `<set name="A" id="${id}" gameId="${game}"/>`;
  expect((await tableIn('set.xml', file)).identity).toBe('aaaaaaaa-0000-0000-0000-00000000000b');
});

test('a set whose GUID is none is known by the name of its file', async () => {
  expect((await tableIn('Sets/Set.xml', `<set name="A" id="one" gameId="${game}"/>`)).identity).toBe(
    'set.xml',
  );
});

test('a set without cards is an empty table', async () => {
  expect(await tableIn('set.xml', set(''))).toMatchObject({ columns: ['GUID', 'Name', 'Set'], rows: [] });
});

test('the words of a property may be its content', async () => {
  const file = set(
    '<card name="Tiger" id="1"><property name="Text">Gain <b>two</b> <![CDATA[<Power>]]>.</property></card>',
  );
  expect((await tableIn('set.xml', file)).rows[0]?.cells.at(-1)).toBe('Gain two <Power>.');
});

test('a property that is called like what OCTGN says itself has a column of its own', async () => {
  const file = set('<card name="Tiger" id="1"><property name="set" value="Promo"/></card>');
  expect(await tableIn('set.xml', file)).toMatchObject({
    columns: ['GUID', 'Name', 'Set', 'set (property)'],
    rows: [{ cells: ['1', 'Tiger', 'First Steps', 'Promo'] }],
    remarks: [],
  });
});

test('a property that stands twice is an error', async () => {
  const file = set(
    '<card name="Tiger" id="1"><property name="Cost" value="3"/>\n<property name="Cost" value="4"/></card>',
  );
  expect(await tableIn('set.xml', file)).toMatchObject({
    rows: [{ cells: ['1', 'Tiger', 'First Steps', '3'] }],
    remarks: [
      {
        level: 'error',
        code: 'octgn/property-twice',
        place: { file: 'set.xml', line: 6, column: 'Cost' },
        message: '"Tiger" has the property "Cost" twice. The first was read.',
      },
    ],
  });
});

test('another face is kept in columns of its own, and noted', async () => {
  const file = set(
    '<card name="Tiger" id="1"><property name="Cost" value="3"/><alternate name="Dragon" type="flip"><property name="Cost" value="5"/></alternate></card>',
  );
  expect(await tableIn('set.xml', file)).toMatchObject({
    columns: ['GUID', 'Name', 'Set', 'Cost', 'flip: Name', 'flip: Cost'],
    rows: [{ cells: ['1', 'Tiger', 'First Steps', '3', 'Dragon', '5'] }],
    remarks: [
      {
        level: 'note',
        code: 'octgn/other-face',
        place: { file: 'set.xml', line: 5, column: 'flip: Name' },
        message:
          '"Tiger" has another face, which is kept in the columns "flip: …" and is not a separate printing.',
      },
    ],
  });
});

describe('the definition of the game', () => {
  test('holds no cards', async () => {
    expect(await read('definition.xml', definition)).toEqual([
      { is: 'other', file: 'definition.xml', what: 'the definition of an OCTGN game' },
    ]);
  });

  test('given together with a set, shows which properties it does not have', async () => {
    const cards = ['Cost', 'Costs', 'Costs'].map(
      (name, index) => `<card name="Tiger" id="${index}"><property name="${name}" value="3"/></card>`,
    );
    const files = [
      { name: 'set.xml', bytes: bytesOf(set(cards.join('\n'))) },
      { name: 'definition.xml', bytes: bytesOf(definition) },
    ];
    expect(await readFiles(files)).toMatchObject([
      {
        is: 'tables',
        tables: [
          {
            remarks: [
              {
                level: 'note',
                code: 'octgn/undeclared-property',
                place: { file: 'set.xml', line: 6, column: 'Costs' },
                message: 'The definition of the game has no property "Costs". It is kept as written.',
              },
            ],
          },
        ],
      },
      { is: 'other' },
    ]);
  });

  test('of another game says nothing of a set', async () => {
    const files = [
      {
        name: 'set.xml',
        bytes: bytesOf(set('<card name="Tiger" id="1"><property name="Luck" value="3"/></card>')),
      },
      { name: 'definition.xml', bytes: bytesOf(definition.replace('1111', '9999')) },
    ];
    expect(await readFiles(files)).toMatchObject([{ tables: [{ remarks: [] }] }, { is: 'other' }]);
  });
});

test('a package gives its sets and takes nothing else in it for cards', async () => {
  const file = zip({
    'definition.xml': definition,
    'Sets/First/set.xml': set(tiger),
    'Scripts/actions.py': 'import one, two\n',
    'Proxy/proxy.xml': '<templates/>',
    'card.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  });
  expect(await read('demo.o8g', file)).toMatchObject([
    { is: 'other', file: 'demo.o8g/definition.xml', what: 'the definition of an OCTGN game' },
    { is: 'tables', file: 'demo.o8g/Sets/First/set.xml', tables: [{ rows: [{ line: 5 }], remarks: [] }] },
    { is: 'other', file: 'demo.o8g/Scripts/actions.py', what: 'a part of an OCTGN package' },
    { is: 'other', file: 'demo.o8g/Proxy/proxy.xml', what: 'a part of an OCTGN package' },
    { is: 'other', file: 'demo.o8g/card.png', what: 'an image' },
  ]);
});

test('a card with more properties than any card has is refused', async () => {
  const properties = '<property name="Cost" value="3"/>'.repeat(1001);
  expect(await read('set.xml', set(`<card name="Tiger" id="1">${properties}</card>`))).toMatchObject([
    { is: 'unreadable', remark: { code: 'file/too-large', place: { file: 'set.xml' } } },
  ]);
});
