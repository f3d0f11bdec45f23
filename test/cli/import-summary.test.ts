import { describe, expect, test } from 'vitest';
import type { Remark } from '../../src/card-files/entries.ts';
import { importSummary } from '../../src/cli/import-summary.ts';
import type { ContentChange } from '../../src/database/changes/change.ts';
import type { ImportReport } from '../../src/database/importing/import-report.ts';

const report: ImportReport = {
  files: [
    {
      name: 'cards.csv',
      format: 'separated',
      game: 'shadowfist',
      state: 'new',
      rows: 3,
      landed: 1,
      overruled: 0,
    },
    { name: 'photo.jpg', format: 'an image', game: null, state: 'skipped', rows: 0, landed: 0, overruled: 0 },
  ],
  forgotten: ['old.csv'],
  remarks: [],
  changes: [],
  coverage: [],
  outcome: 'written',
  dataVersion: 7,
};

const remark = (level: Remark['level'], line: number): Remark => ({
  level,
  code: 'cell/odd',
  place: { file: 'cards.csv', line, column: 'Cost' },
  message: `It is odd: ${line}.`,
});

const created = (subject: string): ContentChange => ({
  change: 'created',
  game: 'shadowfist',
  of: 'card',
  subject,
  name: subject.toUpperCase(),
  into: null,
  fields: [],
});

const of = <Value>(many: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: many }, (_, index) => make(index));

const summaryOf = (part: Partial<ImportReport>, all = false) =>
  importSummary({ ...report, ...part }, 1.25, all);

test('what was written is told file by file, then in all', () => {
  expect(summaryOf({})).toBe(`\
new        cards.csv  (separated, 3 rows, 2 not imported)
skipped    photo.jpg  (an image)
forgotten  old.csv

2 files, 3 rows: 1 imported, 2 not imported.

Written. The content is data version 7. (1.3 s)`);
});

test.each([
  ['dry-run', 'Dry run: nothing was written.'],
  ['refused', 'Nothing was written.'],
] as const)('where nothing was written no row has landed: %s', (outcome, told) => {
  expect(summaryOf({ outcome, forgotten: [] })).toBe(`\
new        cards.csv  (separated, 3 rows, 2 cannot be imported)
skipped    photo.jpg  (an image)

2 files, 3 rows: 1 can be imported, 2 cannot be imported.

${told} The content is data version 7. (1.3 s)`);
});

test('files that hold no rows', () => {
  const [, photo] = report.files;
  expect(summaryOf({ files: photo ? [photo] : [], forgotten: [], outcome: 'unchanged' })).toBe(`\
skipped    photo.jpg  (an image)

1 file, 0 rows.

Nothing was written: everything is already in the catalogue. The content is data version 7. (1.3 s)`);
});

test('where files were only forgotten, no rows are counted', () => {
  expect(summaryOf({ files: [] })).toBe(`\
forgotten  old.csv

Written. The content is data version 7. (1.3 s)`);
});

describe('remarks', () => {
  test('stand under what they are, by file, line and column', () => {
    const whole = { ...remark('error', 0), place: { file: 'cards.csv', line: null, column: null } };
    expect(
      summaryOf({
        files: [],
        remarks: [remark('note', 4), whole, remark('difference', 3), remark('error', 2)],
      }),
    ).toBe(`\
forgotten  old.csv

Errors (2):
  cards.csv: It is odd: 0. [cell/odd]
  cards.csv:2 (Cost): It is odd: 2. [cell/odd]

Differences from Arbiter's own content, which stays in force (1):
  cards.csv:3 (Cost): It is odd: 3. [cell/odd]

Notes (1):
  cards.csv:4 (Cost): It is odd: 4. [cell/odd]

Written. The content is data version 7. (1.3 s)`);
  });

  test('Remarks that say the same are shown once, with every place', () => {
    const same = [2, 5, 9].map((line) => ({ ...remark('note', line), message: 'It is odd.' }));
    expect(summaryOf({ files: [], forgotten: [], remarks: same })).toBe(`\

Notes (3):
  cards.csv:2 (Cost): It is odd. [cell/odd]
    and in 2 other places: 5 (Cost), 9 (Cost)

Written. The content is data version 7. (1.3 s)`);
  });

  test('Contradictions between files are shown apart from differences', () => {
    const other = { file: 'b.csv', line: 7, column: 'Cost' };
    const remarks = [{ ...remark('contradiction', 2), other }, remark('difference', 3)];
    expect(summaryOf({ files: [], forgotten: [], remarks })).toBe(`\

Differences from Arbiter's own content, which stays in force (1):
  cards.csv:3 (Cost): It is odd: 3. [cell/odd]

Contradictions between files (1):
  cards.csv:2 (Cost): It is odd: 2. [cell/odd]

Written. The content is data version 7. (1.3 s)`);
  });

  test.each([
    ['note', false, 20, ['  and 5 more; use --verbose to list all.']],
    ['difference', false, 20, ['  and 5 more; use --verbose to list all.']],
    ['note', true, 25, []],
    ['error', false, 25, []],
  ] as const)('25 of the level %s, all asked for: %s', (level, all, shown, rest) => {
    const lines = summaryOf({ remarks: of(25, (line) => remark(level, line)) }, all).split('\n');
    expect(lines.filter((line) => line.endsWith('[cell/odd]'))).toHaveLength(shown);
    expect(lines.filter((line) => line.includes('more;'))).toEqual(rest);
  });
});

describe('changes', () => {
  const cost = { field: 'figures.cost', from: 1, to: null };
  const merged = { ...created('bronze'), change: 'merged', into: 'brass' } as const;
  const updated = { ...created('copper'), change: 'updated', fields: [cost] } as const;

  test('are counted by what became of what, and told one by one', () => {
    const changes = [created('tin'), merged, updated, created('zinc')];
    expect(summaryOf({ files: [], forgotten: [], changes })).toBe(`\

Changes: 2 cards created, 1 card merged, 1 card updated.
  created card TIN (tin)
  merged card BRONZE (bronze) into brass
  updated card COPPER (copper)
    figures.cost: 1 -> null
  created card ZINC (zinc)

Written. The content is data version 7. (1.3 s)`);
  });

  test('are only counted where they are many, unless all are asked for', () => {
    const changes = of(1234, (index) => created(`card-${index}`));
    expect(summaryOf({ files: [], forgotten: [], changes })).toBe(`\

Changes: 1,234 cards created.
  Use --verbose to list them.

Written. The content is data version 7. (1.3 s)`);
    expect(summaryOf({ changes }, true).match(/ {2}created card/g)).toHaveLength(1234);
  });
});

describe('a file that was imported before', () => {
  const [file] = report.files;
  const unchanged = (overruled: number) =>
    summaryOf({
      files: file === undefined ? [] : [{ ...file, state: 'unchanged', landed: 3, overruled }],
      forgotten: [],
      outcome: 'unchanged',
    });

  test('A file whose rows are all in force leaves nothing to do', () => {
    expect(unchanged(0)).toContain('Nothing was written: everything is already in the catalogue.');
  });

  test('A file with a row that is not in force does not leave nothing to do', () => {
    expect(unchanged(1)).toBe(`\
unchanged  cards.csv  (separated, 3 rows, 1 not fully in force)

1 file, 3 rows: all imported.

Nothing was written: these files are already imported, unchanged. 1 row of them is not fully in force, as shown above. The content is data version 7. (1.3 s)`);
  });
});
