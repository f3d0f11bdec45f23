import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mappingFile, mappingSchema } from '../../../src/card-files/mapping/mapping.ts';
import { readMapping } from '../../../src/card-files/mapping/read-mapping.ts';
import { fieldsOf, tableKinds } from '../../../src/card-files/mapping/table-kinds.ts';
import { games } from '../../../src/games/registry.ts';
import { read, saidBy, tableOf, told } from './cast.ts';

const document = readFileSync('src/card-files/mapping/MAPPING.md', 'utf8');

/** What is wrong with a mapping. */
function wrongWith(text: string): string[] {
  const given = readMapping(text);
  return given.ok ? [] : told(given);
}

describe('a mapping file', () => {
  it('is YAML', () => {
    const text = [
      'game: shadowfist',
      'table: printings',
      'columns: {Kosten: cost, Preis: null}',
      'values: {cost: {none: null, zwei: 2}}',
      'set: demo',
      'titleMarks: false',
      'key: Scan',
    ].join('\n');
    expect(readMapping(text)).toEqual({
      ok: true,
      mapping: {
        game: 'shadowfist',
        table: 'printings',
        columns: { Kosten: 'cost', Preis: null },
        values: { cost: { none: '', zwei: '2' } },
        set: 'demo',
        titleMarks: false,
        key: 'Scan',
      },
    });
  });

  it('is JSON', () => {
    expect(readMapping('\uFEFF{"columns": {"Kosten": "cost"}}')).toEqual({
      ok: true,
      mapping: { columns: { Kosten: 'cost' }, values: {}, titleMarks: true },
    });
  });

  it('may say nothing', () => {
    expect(readMapping('')).toEqual({ ok: true, mapping: { columns: {}, values: {}, titleMarks: true } });
  });

  it('names the nearest key for one that does not exist', () => {
    expect(wrongWith('game: shadowfist\nvaluse: {}\n')).toEqual([
      'error mapping/invalid 2 /valuse: The mapping has the unknown key "valuse"; the nearest is "values"; the keys are game, table, columns, values, set, source, date, titleMarks, key, $schema.',
    ]);
  });

  it('names the nearest game', () => {
    expect(wrongWith('game: shadowfits')).toEqual([
      'error mapping/invalid 1 /game: game must be one of shadowfist, highlander; the nearest is "shadowfist".',
    ]);
  });

  it('names the nearest field of its table', () => {
    expect(wrongWith('table: sets\ncolumns:\n  Kürzel: cod\nvalues:\n  eddition: {a: b}\n')).toEqual([
      'error mapping/invalid 3 /columns/Kürzel: Unknown field "cod"; the nearest is "code"; the fields are code, name, order, date, edition.',
      'error mapping/invalid 5 /values/eddition: Unknown field "eddition"; the nearest is "edition"; the fields are code, name, order, date, edition.',
    ]);
  });

  it('knows the fields of its game alone', () => {
    expect(wrongWith('game: highlander\ntable: printings\ncolumns: {Kraft: fighting}')[0]).toMatch(
      /^error mapping\/invalid 3 \/columns\/Kraft: Unknown field "fighting"/,
    );
  });

  it('cannot be anything else', () => {
    expect(wrongWith('- a\n')).toEqual(['error mapping/invalid 1 -: The mapping must be an object.']);
    expect(wrongWith('a: [')[0]).toMatch(/^error mapping\/unreadable 1 -: /);
    expect(wrongWith('set: a\nset: b')[0]).toMatch(/^error mapping\/unreadable 2 -: Map keys must be unique/);
  });
});

describe('columns', () => {
  it('mean what the mapping says before what their headings say', () => {
    const table = tableOf('Karte | Name | Set | Power | Preis', 'Paper Tiger | Beast | demo | 1 | 5');
    expect(saidBy(read(table, 'columns: {karte: title, POWER: attribute, Preis: null}'))).toEqual([
      {
        ...{ kind: 'printing', title: 'Paper Tiger', set: 'demo', number: null, key: null, figures: {} },
        attributes: { Name: 'Beast', Power: '1' },
      },
    ]);
  });

  it('with the name of the file for a printing may be told', () => {
    const table = tableOf('Name | Set | Scan', 'Paper Tiger | demo | tiger.png');
    expect(read(table, 'key: Scan')).toMatchObject({ entries: [{ key: 'tiger.png', attributes: {} }] });
  });

  it('that the table has not are told', () => {
    const file = read(tableOf('Name | Set', 'Paper Tiger | demo'), 'columns: {Sett: set}');
    expect(told(file)).toEqual([
      'note mapping/no-such-column 1 Sett: No column is headed "Sett"; the nearest is "Set".',
    ]);
    expect(file.entries).toMatchObject([{ set: 'demo' }]);
  });

  it('must be headed by text', () => {
    const table = tableOf('Name | Set | Pr\u0000ice', 'Paper Tiger | demo | 5');
    expect(told(read(table))).toEqual([
      'error column/no-text 1 column 3: The heading holds characters that are not text.',
    ]);
  });

  it('cannot share a field, nor have one that the table has not', () => {
    const table = tableOf('Name | Titel | Set | Art', 'Paper Tiger | Tiger | demo | Event');
    expect(told(read(table, 'columns: {Name: title, Titel: title, Art: grid}'))).toEqual([
      'error mapping/field-twice 1 Titel: The mapping gives title two columns; only one is allowed.',
      'error mapping/no-such-field 1 Art: This table has no field "grid"; its fields are title, subtitle, set, number, errataNumber, text, key, type, factions, cost, requires, provides, fighting, power, body, restrictions.',
    ]);
  });
});

describe('values', () => {
  it('stand for others, whatever their case', () => {
    const table = tableOf('Name | Set | Type | Cost', 'Paper Tiger | demo | CHARACTERS | -');
    const file = read(table, 'values: {type: {Characters: Character}, cost: {"-": null}}');
    expect(file).toMatchObject({ entries: [{ figures: { type: 'Character', cost: null } }], remarks: [] });
  });
});

describe('a set for all rows', () => {
  it('is that of a table without such a column', () => {
    expect(read(tableOf('Name | Type', 'Paper Tiger | Event'), 'set: demo')).toMatchObject({
      entries: [{ set: 'demo' }],
      remarks: [],
    });
  });

  it('does not fill cells that are empty', () => {
    expect(told(read(tableOf('Name | Set', 'Paper Tiger | '), 'set: demo'))).toEqual([
      'error row/no-set 2 Set: The row does not say in which set the card is printed.',
    ]);
  });
});

it('leaves marks on titles where they are no marks', () => {
  const file = read(tableOf('Name | Set', 'Rocket v2 | demo'), 'titleMarks: false');
  expect(file).toMatchObject({ entries: [{ title: 'Rocket v2' }], remarks: [] });
});

describe('its description', () => {
  it('has an example that is a mapping', () => {
    const example = /```yaml\n([\s\S]*?)```/.exec(document)?.[1] ?? '';
    expect(readMapping(example)).toMatchObject({ ok: true, mapping: { key: 'Scan' } });
  });

  it('names every key and every field', () => {
    const fields = games.flatMap(({ columns }) =>
      tableKinds.flatMap((kind) => Object.keys(fieldsOf(kind, columns))),
    );
    const missing = [...new Set([...Object.keys(mappingFile.shape), ...fields])].filter(
      (name) => !document.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('is a JSON Schema in which every key is described', () => {
    const { properties } = mappingFile.toJSONSchema({ io: 'input' });
    expect(mappingSchema()).toMatchObject({ title: 'Arbiter mapping file', properties });
    expect(
      Object.values(properties ?? {}).filter((one) => typeof one === 'boolean' || !one.description),
    ).toEqual([]);
  });
});
