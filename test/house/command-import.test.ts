import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { bulkFilesView } from '../../src/bulk/views.ts';
import { demoPlugin, secondSet } from './demo-plugin.ts';
import type { Ending } from './launch.ts';
import { type Operator, operator, withoutTime } from './operator.ts';

let given: Operator;
let imported: Ending;

beforeAll(async () => {
  given = await operator();
  given.write(demoPlugin);
  imported = await given.arbiter('import', 'demo');
  return given.leave;
});

test('a plugin folder is imported in one command, which says what became of each file', () => {
  expect(imported.code).toBe(0);
  const [report, coverage, outcome] = withoutTime(imported.stdout).split(/\n\n(?=Shadowfist: |Written)/);
  expect(coverage).toMatch(/^Shadowfist: the rule check plays \d of 3 cards \(.*\)\.\n/);
  expect(outcome).toBe('Written. The content is data version 2.\n');
  expect(report).toBe(`\
skipped    demo/decks/first.dek  (a LackeyCCG deck)
new        demo/formats.txt  (lackey formats, 1 row)
skipped    demo/plugininfo.txt  (the description of a LackeyCCG plugin)
new        demo/sets.csv  (separated, 2 rows)
new        demo/sets/demo1.txt  (lackey, 2 rows)
new        demo/sets/demo2.txt  (lackey, 2 rows)
skipped    demo/sets/setimages/demo1/tin_tiger_d1.jpg  (an image)

7 files, 7 rows: all imported.

Changes: 2 sets created, 3 cards created, 1 format created.
  created set Demonstration (demo1)
  created set Demonstration Two (demo2)
  created card 18 Paper Monks (18-paper-monks)
  created card Loud Noise (loud-noise)
  created card Tin tiger (tin-tiger)
  created format Demonstrative (demonstrative)`);
});

test('what it does meanwhile is told beside the summary', () => {
  expect(imported.stderr).toMatch(
    /^Preparing the database …\nReading 7 files …\nMerging the content …\nCompiling card texts …\nWriting [\d,]+ cards …\n$/,
  );
});

/** A service that has just started may be busy on a busy machine. */
function bodyAt(address: string): Promise<string> {
  return vi.waitFor(async () => {
    const reply = await fetch(address);
    expect(reply.status).toBe(200);
    return reply.text();
  }, 60_000);
}

describe('the service then tells', () => {
  let url: string;
  let exported: Ending;

  beforeAll(async () => {
    exported = await given.arbiter('export', 'exported');
    const service = await given.serve();
    url = service.url;
    return async () => {
      await service.end('SIGTERM');
    };
  });

  async function told(path: string): Promise<unknown> {
    return JSON.parse(await bodyAt(`${url}/v1/${path}`));
  }

  test('a card that differs by case in two sets as one, by its latest printing', async () => {
    expect(await told('cards/shadowfist/tin-tiger')).toMatchObject({
      name: 'Tin tiger',
      formerTitles: ['Tin Tiger'],
      subtitle: 'Windup Beast',
      text: 'Unique. Superleap.',
      type: 'Character',
      factions: ['Ascended'],
      cost: 2,
      requires: ['asc'],
      provides: ['asc'],
      fighting: 3,
      power: null,
      body: null,
      restrictions: ['Unique'],
    });
  });

  test('a figure that is no number as it is printed', async () => {
    expect(await told('cards/named?game=shadowfist&exact=18 paper monks')).toMatchObject({
      slug: '18-paper-monks',
      fighting: 'X',
      text: 'X= the number of Paper Monks in play.',
    });
  });

  test('each printing, with the columns that nobody knows', async () => {
    const attributes = { Rarity: 'Rare', Designators: 'tin tiger windup beast' };
    const demo1 = { code: 'demo1', name: 'Demonstration', order: 90, date: '2001-05', edition: null };
    const demo2 = { code: 'demo2', name: 'Demonstration Two', order: 91, date: '2002', edition: null };
    expect(await told('cards/shadowfist/tin-tiger/printings')).toMatchObject({
      items: [
        { set: demo1, text: 'Unique. Ambush.', attributes, importedFrom: ['demo1.txt'] },
        { set: demo2, text: 'Unique. Superleap.', attributes, importedFrom: ['demo2.txt'] },
      ],
    });
  });

  test('differing wordings as versions, in the order of printing', async () => {
    expect(await told('cards/shadowfist/tin-tiger/versions')).toMatchObject({
      items: [
        { text: 'Unique. Ambush.', status: 'in-force-on-some' },
        { text: 'Unique. Superleap.', status: 'in-force-on-some' },
      ],
    });
  });

  test('what the import changed', async () => {
    const { items } = z
      .object({ items: z.array(z.object({ change: z.string(), of: z.string(), subject: z.string() })) })
      .parse(await told('changes?since=1'));
    expect(items).toEqual([
      { change: 'created', of: 'set', subject: 'demo1' },
      { change: 'created', of: 'set', subject: 'demo2' },
      { change: 'created', of: 'card', subject: '18-paper-monks' },
      { change: 'created', of: 'card', subject: 'loud-noise' },
      { change: 'created', of: 'card', subject: 'tin-tiger' },
      { change: 'created', of: 'format', subject: 'demonstrative' },
    ]);
  });

  test('the formats, beside those of the house', async () => {
    const format = z.looseObject({ slug: z.string(), importedFrom: z.array(z.string()) });
    const { games } = z
      .object({ games: z.array(z.object({ formats: z.array(format) })) })
      .parse(await told('games'));
    const imported = games.flatMap(({ formats }) =>
      formats.filter(({ importedFrom }) => importedFrom.length > 0),
    );
    expect(imported).toMatchObject([
      {
        slug: 'demonstrative',
        name: 'Demonstrative',
        sets: ['demo1', 'demo2'],
        importedFrom: ['formats.txt'],
      },
    ]);
  });

  test('the files that an export wrote, byte for byte', async () => {
    const list = bulkFilesView.parse(await told('bulk'));
    expect(exported).toEqual({
      code: 0,
      stdout: [
        ...list.items.map(({ name }) => `exported/${name}`),
        'exported/index.json',
        `${list.totalCount + 1} files of data version 2.`,
        '',
      ].join('\n'),
      stderr: '',
    });
    const { items, totalCount } = list;
    expect(JSON.parse(given.read('exported/index.json'))).toEqual({ items, totalCount });
    const differing = [];
    for (const { name, url: path } of list.items) {
      const served = await bodyAt(url + path);
      if (served !== given.read(`exported/${name}`)) differing.push(name);
    }
    expect(differing).toEqual([]);
  });
});

test('the same again has nothing to do', async () => {
  const { code, stdout } = await given.arbiter('import', 'demo');
  expect([code, withoutTime(stdout).split('\n').at(-2)]).toEqual([
    0,
    'Nothing was written: everything is already in the catalogue. The content is data version 2.',
  ]);
});

/** Without digests, and without the coverage, which another test looks at. */
const comparable = (summary: string) =>
  summary
    .replace(/printed-[0-9a-f]{16}/g, 'printed-…')
    .replace(/^Shadowfist: the rule check plays[\s\S]*?\n\n/m, '');

describe('a row that is changed', () => {
  const change = `\
Changes: 1 card updated.
  updated card Loud Noise (loud-noise)
    figures.cost: 1 -> 2
    printings.demo2.figures.cost: 1 -> 2
    versions.shadowfist/loud-noise/printed-…: added
    versions.shadowfist/loud-noise/printed-…: removed
`;

  beforeAll(() => given.write({ 'demo/sets/demo2.txt': secondSet({ noiseCost: '2' }) }));

  test('a dry run tells exactly that change, and writes nothing', async () => {
    const { code, stdout } = await given.arbiter('import', 'demo/sets/demo2.txt', '--dry-run');
    expect([code, withoutTime(comparable(stdout))]).toEqual([
      0,
      `\
updated    demo/sets/demo2.txt  (lackey, 2 rows)

1 file, 2 rows: all can be imported.

${change}
Dry run: nothing was written. The content is data version 2.
`,
    ]);
  });

  test('an import tells the same, and writes it', async () => {
    const { code, stdout } = await given.arbiter('import', 'demo/sets/demo2.txt');
    expect([code, withoutTime(comparable(stdout))]).toEqual([
      0,
      `\
updated    demo/sets/demo2.txt  (lackey, 2 rows)

1 file, 2 rows: all imported.

${change}
Written. The content is data version 3.
`,
    ]);
  });
});

describe('rows that cannot land', () => {
  const errors = `\
Errors (2):
  worn.csv:3 (Cost): "much" is not a whole number, X or *. [figure/unreadable]
  worn.csv:4 (Name): The row has no title. [row/no-title]
`;

  beforeAll(() =>
    given.write({
      'worn.csv':
        'Name,Set,Type,Cost\nClay Monk,demo1,Character,3\nWax Monk,demo1,Character,much\n,demo1,,\nFox Pass,standard,Event,\n',
    }),
  );

  test('are refused with all others where every row must land', async () => {
    const { code, stdout } = await given.arbiter('import', 'worn.csv', '--strict', '--game', 'shadowfist');
    expect([code, withoutTime(comparable(stdout))]).toEqual([
      1,
      `\
new        worn.csv  (separated, 4 rows, 2 cannot be imported)

1 file, 4 rows: 2 can be imported, 2 cannot be imported.

${errors}
Nothing was written. The content is data version 3.
`,
    ]);
  });

  test('are told by file and line; the others land, and the content of the house stands', async () => {
    const { code, stdout } = await given.arbiter('import', 'worn.csv', '--game', 'shadowfist');
    expect([code, withoutTime(comparable(stdout))]).toEqual([
      3,
      `\
new        worn.csv  (separated, 4 rows, 2 not imported, 1 not fully in force)

1 file, 4 rows: 2 imported, 2 not imported.

${errors}
Differences from Arbiter's own content, which stays in force (1):
  worn.csv:5 (type): This file has "Event" for the type of Fox Pass; Arbiter's own content has "Feng Shui Site", which stays in force. [figure/differs]

Changes: 1 card created, 1 card updated.
  created card Clay Monk (clay-monk)
  updated card Fox Pass (fox-pass)
    printings.standard.figures.type: null -> "Event"
    printings.standard.importedFrom: [] -> ["worn.csv"]

Written. The content is data version 4.
`,
    ]);
  });

  test('a file that is forgotten takes its cards with it', async () => {
    const { code, stdout } = await given.arbiter('import', '--forget', 'worn.csv');
    expect([code, withoutTime(comparable(stdout))]).toEqual([
      0,
      `\
forgotten  worn.csv

Changes: 1 card updated, 1 card removed.
  updated card Fox Pass (fox-pass)
    printings.standard.figures.type: "Event" -> null
    printings.standard.importedFrom: ["worn.csv"] -> []
  removed card Clay Monk (clay-monk)

Written. The content is data version 5.
`,
    ]);
  });
});

test('a file that was named and cannot be read stops the import; the report as JSON says so', async () => {
  given.write({ 'junk.xlsx': 'PK\u0003\u0004 is no workbook' });
  const { code, stdout } = await given.arbiter('import', 'junk.xlsx', '--json');
  expect([code, JSON.parse(stdout)]).toEqual([
    1,
    {
      files: [
        {
          name: 'junk.xlsx',
          format: 'unreadable',
          game: null,
          state: 'refused',
          rows: 0,
          landed: 0,
          overruled: 0,
        },
      ],
      forgotten: [],
      coverage: [],
      remarks: [
        {
          level: 'error',
          code: 'zip/broken',
          place: { file: 'junk.xlsx', line: null, column: null },
          message:
            'The archive is broken: End of central directory record signature not found. Either not a zip file, or file is truncated. Pack it again.',
        },
      ],
      changes: [],
      outcome: 'refused',
      dataVersion: 5,
    },
  ]);
});
