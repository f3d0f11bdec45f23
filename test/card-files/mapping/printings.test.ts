import { describe, expect, it } from 'vitest';
import { read, saidBy, tableOf, told } from './cast.ts';

describe('a row of a table of printings', () => {
  it('is an entry', () => {
    const table = tableOf(
      'Name | Set | ImageFile | Type | Faction | Cost | Fighting | Rarity | Text',
      'Paper Tiger | demo | tiger_d1 | Character | Ascended | 2 | X | Rare | Unique. Ambush.',
    );
    expect(read(table)).toEqual({
      entries: [
        {
          kind: 'printing',
          place: { file: 'cards.csv', line: 2, column: null },
          title: 'Paper Tiger',
          set: 'demo',
          number: null,
          key: 'tiger_d1',
          text: 'Unique. Ambush.',
          figures: {
            type: 'Character',
            factions: ['Ascended'],
            cost: 2,
            fighting: 'X',
            restrictions: ['Unique'],
          },
          attributes: { Rarity: 'Rare' },
        },
      ],
      remarks: [],
      rows: 1,
    });
  });

  it('does not speak of the columns that it is too short for', () => {
    const table = tableOf('Name | Set | Cost | Text | Script', 'Paper Tiger | demo');
    expect(saidBy(read(table))).toEqual([
      {
        ...{ kind: 'printing', title: 'Paper Tiger', set: 'demo', number: null, key: null },
        ...{ figures: {}, attributes: {} },
      },
    ]);
  });

  it.each([
    ['Title', 'Expansion', 'Collector Number', 'Game Text'],
    ['card name', 'SET CODE', 'No.', 'Rules Text'],
    ['CARD', 'Edition', '#', 'rules_text'],
  ])('is known by the headings %s, %s, %s and %s', (title, set, number, text) => {
    const table = tableOf(`${title} | ${set} | ${number} | ${text}`, 'Paper Tiger | demo | 12a | Guts.');
    expect(saidBy(read(table))).toEqual([
      {
        ...{ kind: 'printing', title: 'Paper Tiger', set: 'demo', number: '12a', key: null, text: 'Guts.' },
        ...{ figures: { restrictions: [] }, attributes: {} },
      },
    ]);
  });

  it('is read by the columns of its game', () => {
    const table = tableOf(
      'Title | Sub-title | Set | Number | Type | Restriction | Gems',
      'Folded Steel | Paper Sword | demo | 7 | Event | R2 | Agility',
    );
    expect(saidBy(read(table, '', 'highlander'))).toEqual([
      {
        ...{ kind: 'printing', title: 'Folded Steel', subtitle: 'Paper Sword', set: 'demo', number: '7' },
        ...{ key: null, attributes: {} },
        figures: { type: 'Event', restriction: 2, mark: 'Reserved', gems: { Agility: 1 } },
      },
    ]);
  });

  it('keeps a figure that its type has not under the heading of its column', () => {
    const [entry] = read(tableOf('Name | Set | Type | Fighting', 'Loud Noise | demo | Event | 3')).entries;
    expect(entry).toMatchObject({
      figures: { type: 'Event', fighting: null },
      attributes: { Fighting: '3' },
    });
  });
});

describe('a row that cannot land', () => {
  it.each([
    ['| demo | 1', 'error row/no-title 2 Name: The row has no title.'],
    ['Paper Tiger | | 1', 'error row/no-set 2 Set: The row does not say in which set the card is printed.'],
    ['Paper Tiger | demo | many', 'error figure/unreadable 2 Cost: "many" is not a whole number, X or *.'],
    [
      'Paper\u0000Tiger | demo | 1',
      'error cell/no-text 2 Name: The cell holds characters that are not text.',
    ],
    [
      `${'x'.repeat(501)} | demo | 1`,
      'error cell/too-long 2 Name: The cell has 501 characters; the limit is 500.',
    ],
  ])('%#', (row, remark) => {
    const file = read(tableOf('Name | Set | Cost', row, 'Loud Noise | demo | 1'));
    expect(told(file)).toEqual([remark]);
    expect(file.entries.map(({ place }) => place.line)).toEqual([3]);
    expect(file.rows).toBe(2);
  });

  it('has an error for each corrupt cell, in a table of rulings too', () => {
    const table = tableOf('Card | Ruling | Source | Date', 'Paper\u0000Tiger | It may. | | someday');
    expect(told(read(table)).map((remark) => remark.split(':')[0])).toEqual([
      'error cell/no-text 2 Card',
      'error row/invalid 2 Source',
      'error row/invalid 2 Date',
    ]);
  });

  it('is not one that lost letters: each such cell is pointed out', () => {
    const file = read(
      tableOf('Name | Set | Artist', 'Tigr\uFFFD | demo | No\uFFFDody', 'Monk | demo | \uFFFD'),
    );
    expect(file.entries).toHaveLength(2);
    expect(told(file).map((remark) => remark.split(':')[0])).toEqual([
      'note cell/letters-lost 2 Name',
      'note cell/letters-lost 2 Artist',
      'note cell/letters-lost 3 Artist',
    ]);
  });

  it('tells everything that is wrong with it', () => {
    const file = read(tableOf('Name | Set | Cost | Body', ' | | many | much'));
    expect(told(file).map((remark) => remark.split(':')[0])).toEqual([
      'error row/no-title 2 Name',
      'error row/no-set 2 Set',
      'error figure/unreadable 2 Cost',
      'error figure/unreadable 2 Body',
    ]);
  });

  it('reports cells with unknown values beside the errors', () => {
    const row = 'Paper Tiger | demo | Charackter | many | drx dra';
    const file = read(tableOf('Name | Set | Type | Cost | Requires', row));
    expect(file.entries).toEqual([]);
    expect(told(file).map((remark) => remark.split(':')[0])).toEqual([
      'error figure/unreadable 2 Cost',
      'note figure/unknown-value 2 Type',
      'note figure/unknown-value 2 Requires',
    ]);
  });

  it('reports them in Highlander, too', () => {
    const table = tableOf('Title | Set | Type | Restriction | Grid', 'Fast Cut | demo | Evnt | two | XXO');
    expect(told(read(table, '', 'highlander')).map((remark) => remark.split(':')[0])).toEqual([
      'error figure/unreadable 2 Restriction',
      'note figure/unknown-value 2 Type',
      'note figure/unknown-value 2 Grid',
    ]);
  });
});

describe('notes', () => {
  it('tell what nobody knows, with the nearest known value', () => {
    const table = tableOf('Name | Set | Type', 'Paper Tiger | demo | Characters');
    expect(told(read(table))).toEqual([
      'note figure/unknown-value 2 Type: "Characters" is not a known type; it is kept as written; the nearest is "Character".',
    ]);
  });

  it('are made for each cell, with its own place', () => {
    const table = tableOf(
      'Name | Set | Type | Power | Body',
      'Loud Noise | demo | Event | 0 | 0',
      'Louder Noise | demo | Event | 0 | ',
    );
    expect(told(read(table))).toEqual([
      'note figure/zero-where-none 2 Power: 0 stands where a card of its type has no such figure; it is read as none.',
      'note figure/zero-where-none 2 Body: 0 stands where a card of its type has no such figure; it is read as none.',
      'note figure/zero-where-none 3 Power: 0 stands where a card of its type has no such figure; it is read as none.',
    ]);
  });
});

describe('a card that stands twice in a set', () => {
  const contradiction =
    'error printing/contradicts 3 -: PAPER-TIGER! is already in the set demo at line 2, with other values. ' +
    'Give collector numbers to distinguish two printings.';

  it('lands once where both rows say the same', () => {
    const file = read(tableOf('Name | Set | Cost', 'Paper Tiger | demo | 2', 'Paper Tiger | demo | 2'));
    expect(file.entries.map(({ place }) => place.line)).toEqual([2]);
    expect(told(file)).toEqual([
      'note printing/repeated 3 -: The same entry is at line 2; it is imported once.',
    ]);
  });

  it('is an error where they differ', () => {
    const file = read(tableOf('Name | Set | Cost', 'Paper Tiger | demo | 2', 'PAPER-TIGER! | demo | 3'));
    expect(file.entries.map(({ place }) => place.line)).toEqual([2]);
    expect(told(file)).toEqual([contradiction]);
  });

  it('is two cards where only one title has a leading article', () => {
    const table = tableOf('Name | Set | Cost', 'Paper Tiger | demo | 2', 'Paper Tiger, The | demo | 3');
    expect(read(table)).toMatchObject({
      entries: [{ title: 'Paper Tiger' }, { title: 'Paper Tiger, The' }],
      remarks: [],
    });
  });

  it('is two printings where the number differs', () => {
    const table = tableOf(
      'Name | Set | No | Cost',
      'Paper Tiger | demo | 1 | 2',
      'Paper Tiger | demo | 2 | 3',
    );
    expect(read(table)).toMatchObject({ entries: [{ number: '1' }, { number: '2' }], remarks: [] });
  });

  it('is two cards where the game tells namesakes apart', () => {
    const table = tableOf('Title | Set | Type', 'Fold | demo | Event', 'Fold | demo | Pre-Game');
    expect(read(table, '', 'highlander')).toMatchObject({ entries: [{}, {}], remarks: [] });
  });
});

describe('errata numbers', () => {
  it.each([
    ['Paper Tiger v2', 1],
    ['Paper Tiger (v3)', 2],
    ['Paper Tiger [V2]', 1],
    ['Paper Tiger v1', null],
    ['Paper Tiger v.2', 1],
    ['Paper Tiger (ver. 2)', 1],
    ['Paper Tiger version 3', 2],
    ['Paper Tiger vPAP', null],
    ['Paper Tiger (vPAP)', null],
    ['Paper Tiger [pap]', null],
  ])('%s is Paper Tiger with errata number %s', (title, errataNumber) => {
    const file = read(tableOf('Name | Set', `${title} | demo`));
    expect(file.entries).toMatchObject([{ title: 'Paper Tiger', errataNumber }]);
    const version = errataNumber === null ? 'no errata number' : `errata number ${errataNumber}`;
    expect(told(file)).toEqual([
      `note title/version-mark 2 Name: "${title}" was read as "Paper Tiger" with ${version}: the mark of a version is not part of the title.`,
    ]);
  });

  it.each([
    ['Paper Tiger (promo)', '(promo)'],
    ['Paper Tiger [Reloaded]', '[Reloaded]'],
    ['Paper Tiger vX', 'vX'],
    ['Paper Tiger PAP', 'PAP'],
  ])('%s keeps what looks like a mark, and a note points it out', (title, mark) => {
    const file = read(tableOf('Name | Set', `${title} | demo`));
    expect(file.entries).toMatchObject([{ title }]);
    expect(told(file)).toEqual([
      expect.stringContaining(`note title/unknown-mark 2 Name: "${mark}" at the end of`),
    ]);
  });

  it.each(['paper()', '(Paper) Tiger', 'Paper v Tiger'])('%s has nothing that looks like a mark', (title) => {
    expect(read(tableOf('Name | Set', `${title} | demo`)).remarks).toEqual([]);
  });

  it.each(['Paper Tiger', 'Paper Tiger v', 'Paper Tiger v0', 'Paperv2', 'v2'])('%s has no mark', (title) => {
    const file = read(tableOf('Name | Set', `${title} | demo`));
    expect(saidBy(file)).toEqual([
      { kind: 'printing', title, set: 'demo', number: null, key: null, figures: {}, attributes: {} },
    ]);
  });

  it.each([
    ['2', 2],
    ['0', null],
    ['', null],
  ])('a cell %j in their column is %s', (cell, errataNumber) => {
    const file = read(tableOf('Name | Set | Errata Number', `Paper Tiger | demo | ${cell}`));
    expect(file).toMatchObject({ entries: [{ errataNumber }], remarks: [] });
  });

  it('must not contradict the mark of the title', () => {
    const file = read(
      tableOf('Name | Set | Errata', 'Paper Tiger v2 | demo | 3', 'Loud Noise | demo | some'),
    );
    expect(told(file)).toEqual([
      'error title/mark-contradicts 2 Errata: The errata number is 3, but the mark of the title says 1.',
      'error figure/unreadable 3 Errata: "some" is not an errata number.',
    ]);
  });
});

describe('a table without a column that it needs', () => {
  it('is told as a whole', () => {
    const file = read(tableOf('Nmae | Set | Cost | Type', 'Paper Tiger | demo | 2 | Event'));
    expect(file.entries).toEqual([]);
    expect(told(file)).toEqual([
      'error table/no-column 1 -: A table of printings needs a column for title, headed Name, Title, Card, Card Name, Card Title, or as a mapping says; the nearest is "Name". The columns are Nmae, Set, Cost, Type.',
    ]);
  });
});

it('counts the rows that could not be read, and tells why', () => {
  const remark = {
    level: 'error',
    code: 'row/too-long',
    place: { file: 'cards.csv', line: 3, column: null },
    message: 'The row is too long.',
  } as const;
  const table = { ...tableOf('Name | Set', 'Paper Tiger | demo'), refused: 1, remarks: [remark] };
  expect(read(table)).toMatchObject({ entries: [{}], remarks: [remark], rows: 2 });
});
