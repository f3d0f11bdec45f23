import { expect, test } from 'vitest';
import { noMapping } from '../../src/card-files/mapping/mapping.ts';
import { type GivenFile, readGivenFiles } from '../../src/database/importing/read-given.ts';

const text = (name: string, content: string, named = true): GivenFile => ({
  name,
  bytes: Buffer.from(content),
  named,
});

const read = (files: readonly GivenFile[], game?: 'shadowfist' | 'highlander') =>
  readGivenFiles(files, { mapping: noMapping, game });

/** What every one of these files says, in its own way. */
const clayMonk = {
  kind: 'printing',
  title: 'Clay Monk',
  set: expect.stringMatching(/^second/i),
  text: 'Guts.',
  figures: { type: 'Character', cost: 3, fighting: 'X' },
};

test.each([
  [
    'LackeyCCG card data',
    'second.txt',
    'Name\tSet\tImageFile\tType\tCost\tFighting\tText\nClay Monk\tsecond\tclay\tCharacter\t3\tX\tGuts.\n',
  ],
  [
    'a table of a spreadsheet',
    'pool.csv',
    'Title;Set;Type;Cost;Fighting;Text\r\n"Clay Monk";second;Character;3;X;"Guts."\r\n',
  ],
  [
    'a set of OCTGN',
    'Sets/Second/set.xml',
    `<set name="Second" id="11111111-2222-3333-4444-555555555555" gameId="6a1d9b1e-0000-0000-0000-000000000001" gameVersion="1.0" version="1.0">
      <cards><card name="Clay Monk" id="aaaaaaaa-0000-0000-0000-000000000001">
        <property name="Type" value="Character"/><property name="Cost" value="3"/>
        <property name="Fighting" value="X"/><property name="Text" value="Guts."/>
      </card></cards></set>`,
  ],
  [
    "Arbiter's own JSON",
    'pool.json',
    JSON.stringify({
      arbiter: 1,
      game: 'shadowfist',
      cards: [
        {
          title: 'Clay Monk',
          type: 'Character',
          cost: 3,
          fighting: 'X',
          printings: [{ set: 'second', text: 'Guts.' }],
        },
      ],
    }),
  ],
  [
    "Arbiter's own NDJSON",
    'pool.ndjson',
    `${JSON.stringify({ kind: 'card', game: 'shadowfist', title: 'Clay Monk', type: 'Character', cost: 3, fighting: 'X', printings: [{ set: 'second', text: 'Guts.' }] })}\n`,
  ],
])('%s is read by what stands in it', async (_, name, content) => {
  expect(await read([text(name, content)])).toMatchObject([
    { is: 'read', game: 'shadowfist', entries: [clayMonk], rows: 1 },
  ]);
});

test('an OCTGN set is known by its own id, any other file by its name', async () => {
  const set = `<set name="Second" id="{11111111222233334444555555555555}" gameId="6a1d9b1e-0000-0000-0000-000000000001" gameVersion="1" version="1"><cards><card name="Clay Monk" id="aaaaaaaa-0000-0000-0000-000000000001"/></cards></set>`;
  const readings = await read(
    [text('a/set.xml', set), text('Lists/Pool.CSV', 'Name,Set\nWax Monk,second\n')],
    'shadowfist',
  );
  expect(readings.map((reading) => (reading.is === 'read' ? reading.identity : null))).toEqual([
    '11111111-2222-3333-4444-555555555555',
    'pool.csv',
  ]);
});

test('a file that does not tell its game is of that of the others', async () => {
  const formats =
    '<formatdefinitions><format><label>Old</label><set>second</set></format></formatdefinitions>';
  const table = text('pool.csv', 'Name,Set,Fighting,Body\nClay Monk,second,3,\n');
  expect(await read([text('formats.txt', formats), table])).toMatchObject([
    { game: 'shadowfist' },
    { game: 'shadowfist' },
  ]);
  expect(await read([text('formats.txt', formats)])).toMatchObject([
    {
      is: 'refused',
      remarks: [
        {
          code: 'file/no-game',
          message: 'The file does not name its game. Use --game shadowfist or --game highlander.',
        },
      ],
    },
  ]);
});

test('a table without the columns of cards is left out where it was only found, and told where it was named', async () => {
  const names = 'Player,Score\nNobody,3\n';
  expect(await read([text('scores.csv', names, false)], 'shadowfist')).toMatchObject([
    { is: 'skipped', what: 'a table without the columns of cards' },
  ]);
  expect(await read([text('scores.csv', names)], 'shadowfist')).toMatchObject([
    {
      is: 'read',
      entries: [],
      rows: 1,
      remarks: expect.arrayContaining([expect.objectContaining({ code: 'table/no-column' })]),
    },
  ]);
});

test('a deck is no card data', async () => {
  const deck = '<deck version="0.8"><superzone name="Deck"></superzone></deck>';
  expect(await read([text('some.dek', deck)])).toMatchObject([{ is: 'skipped', what: 'a LackeyCCG deck' }]);
});
