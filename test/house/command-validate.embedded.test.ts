import { expect, onTestFinished, test } from 'vitest';
import { operator } from './operator.ts';

test('a deck file is judged from the command line, and the exit code says how', async () => {
  const given = await operator();
  onTestFinished(given.leave);
  given.write({
    'legal.txt': '5 Redeemed Gunman\n',
    'illegal.txt': '6 Fox Pass\n',
    'none.txt': '',
    'misspelt.txt': '5 Redeemed Gunman\n1 Fox Pas\n',
    'misspelt-and-illegal.txt': '6 Fox Pass\n1 Redeemed Gunmen\n',
    'own.json': '{"name": "Small", "rules": [{"check": "deck-size", "most": 1}]}',
  });
  const judged = (file: string, ...options: string[]) =>
    given.arbiter('validate', file, '--game', 'shadowfist', ...options);

  const legal = await judged('legal.txt', '--format', 'year-of-the-dragon');
  expect([legal.code, legal.stdout.split('\n').find((line) => line.endsWith('legal.'))]).toEqual([
    0,
    'Year of the Dragon: legal.',
  ]);

  const illegal = await judged(
    'illegal.txt',
    '--format',
    'year-of-the-dragon',
    '--own',
    'own.json',
    '--json',
  );
  expect(illegal.code).toBe(1);
  expect(JSON.parse(illegal.stdout)).toMatchObject({
    list: { format: 'plain' },
    reports: [
      { legal: false, fixes: [{ message: 'Remove 1 × Fox Pass.' }] },
      { legal: false, fixes: [{ message: 'Remove 5 × Fox Pass.' }] },
    ],
  });

  const misspelt = await judged('misspelt.txt', '--format', 'year-of-the-dragon');
  expect([misspelt.code, misspelt.stdout]).toEqual([
    2,
    expect.stringContaining('Year of the Dragon: legality unknown: some lines are unresolved or unread.'),
  ]);

  const illegalInAnyCase = await judged('misspelt-and-illegal.txt', '--format', 'year-of-the-dragon');
  expect([illegalInAnyCase.code, illegalInAnyCase.stdout]).toEqual([
    1,
    expect.stringContaining('Year of the Dragon: not legal.'),
  ]);

  const none = await judged('none.txt', '--format', 'year-of-the-dragon');
  expect([none.code, none.stdout, none.stderr]).toEqual([2, '', 'The list is empty.\n']);
});
