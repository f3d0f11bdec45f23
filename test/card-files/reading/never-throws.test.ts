import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readFiles } from '../../../src/card-files/reading/read-files.ts';
import { bytesOf, tsv, workbook, zip } from './given.ts';

const lackey = tsv(['Name', 'Set', 'ImageFile', 'Text'], ['Paper Tiger', 'demo', 'x', '"Roar ""twice""."']);
const set = `<?xml version="1.0"?>\n<set name="A" id="{0}" gameId="1"><cards>
<card name="Tiger" id="2"><property name="Cost" value="3"/><alternate name="B" type="flip"><property name="Text">x</property></alternate></card>
</cards></set>`;
const formats = '<formatdefinitions><format><label>A</label><set>first</set></format></formatdefinitions>';
const pool = workbook({
  words: '<si><t>Title</t></si><si><r><t>Paper Tiger</t></r></si>',
  styles:
    '<numFmts><numFmt numFmtId="164" formatCode="yyyy"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs>',
  sheets: {
    A: '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="0"><v>3</v></c></row>',
  },
});

/** A file of each kind that is read. */
const files = [
  lackey,
  'Title,Text\n"Tiger, Paper","Says ""Roar"".\nTwice."\nMonk,x\n',
  'sep=;\nTitle;Cost\nTiger;3\n',
  '\uFEFF{"title": "Tiger"}\n{"title": "Monk"}\n',
  '<game id="1" octgnVersion="3"><card><property name="Cost"/></card></game>',
  set,
  formats,
  pool,
  zip({ 'sets/demo.txt': lackey, 'set.xml': set, 'formats.txt': formats, 'pool.xlsx': pool }),
].map(bytesOf);

interface Mutation {
  readonly at: number;
  readonly removed: number;
  readonly put: Uint8Array;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  removed: fc.nat({ max: 8 }),
  put: fc.uint8Array({ maxLength: 8 }),
});

/** Bytes and pieces that mean something to a reader, put where they do not belong. */
const piece: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  removed: fc.nat({ max: 2 }),
  put: fc
    .constantFrom(
      '"',
      '\t',
      '\n',
      '\r',
      ',',
      ';',
      '<',
      '>',
      '</',
      '&',
      '&#0;',
      '<!ENTITY',
      '\0',
      '\uFEFF',
      '{',
      '[',
    )
    .map(bytesOf),
});

function mutated(file: Uint8Array, mutations: readonly Mutation[]): Uint8Array {
  return mutations.reduce((bytes, { at, removed, put }) => {
    const place = at % (bytes.length + 1);
    return Uint8Array.from([...bytes.subarray(0, place), ...put, ...bytes.subarray(place + removed)]);
  }, file);
}

/** Every file is answered, under its name, and errors name a place in it. */
async function answers(bytes: Uint8Array) {
  for (const part of await readFiles([{ name: 'given.bin', bytes }])) {
    expect(part.file).toMatch(/^given\.bin/);
    if (part.is === 'tables') {
      for (const { columns, rows } of part.tables) {
        expect(rows.filter(({ cells }) => cells.length !== columns.length)).toEqual([]);
      }
    }
    if (part.is === 'unreadable') expect(part.remark.place.file).toBe(part.file);
  }
}

const harm = fc.array(fc.oneof(mutation, piece), { minLength: 1, maxLength: 5 });

describe('no bytes make reading fail:', () => {
  test('any', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), answers), { numRuns: 1000 });
  });

  test('any text', async () => {
    const text = fc.string({ unit: fc.constantFrom(...'ab,;\t|"\n\r<>/&[]{}:!?-= \0é'), maxLength: 80 });
    await fc.assert(
      fc.asyncProperty(text, (content) => answers(bytesOf(content))),
      { numRuns: 2000 },
    );
  });

  test('those of a file that came to harm', async () => {
    const harmed = fc
      .tuple(fc.constantFrom(...files), harm)
      .map(([file, mutations]) => mutated(file, mutations));
    await fc.assert(fc.asyncProperty(harmed, answers), { numRuns: 2000 });
  });

  test('those of a workbook whose parts came to harm', async () => {
    const parts = unzipSync(pool);
    const harmed = fc
      .tuple(fc.constantFrom(...Object.entries(parts)), harm)
      .map(([[path, part], mutations]) => zip({ ...parts, [path]: mutated(part, mutations) }));
    await fc.assert(fc.asyncProperty(harmed, answers), { numRuns: 300 });
  });

  test('those of a file that breaks off', async () => {
    const cut = fc
      .tuple(fc.constantFrom(...files), fc.nat())
      .map(([file, length]) => file.slice(0, length % file.length));
    await fc.assert(fc.asyncProperty(cut, answers), { numRuns: 1000 });
  });
});
