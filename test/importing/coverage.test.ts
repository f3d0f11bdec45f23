import { expect, test } from 'vitest';
import { coverageSummary, coverageTable } from '../../src/cli/coverage-summary.ts';
import { type CoverageLimit, coverageOf } from '../../src/database/coverage/coverage.ts';
import { house, houseWith, printing } from './cast.ts';

const unknown = 'Hum a tune that no compiler knows.';
const figures = {
  type: 'Character',
  cost: 2,
  fighting: 1,
  requires: [],
  provides: [],
  restrictions: [],
};
const card = (title: string, text: string, set = 'standard', more: object = {}) =>
  printing(title, set, { text, figures: { ...figures, ...more } });

const pool = [
  card('Clay Monk', 'Ambush. Toughness: 1.'),
  card('Mud Monk', `Ambush. ${unknown}`, 'standard'),
  card('Ice Monk', unknown, 'second'),
  card('Wax Monk', `${unknown} Hum it twice.`, 'second'),
  card('Tin Robot', 'Ambush.', 'second', { type: 'Robot' }),
  card('Rice Monk', 'Ambush.', 'second', { requires: null }),
];

const coverageOfPool = (limit?: CoverageLimit) => {
  const { game } = houseWith([pool]);
  const coverage = coverageOf(game, limit);
  if (coverage === undefined) throw new Error('There is a pool.');
  return coverage;
};

test('The coverage counts the cards of a pool by what is known of them', () => {
  expect(coverageOfPool()).toMatchObject({
    game: 'shadowfist',
    leftOut: 0,
    cards: 6,
    playable: 1,
    written: 0,
    whole: 2,
    inPart: 1,
    nothing: 2,
    unknown: 1,
    sentences: { compiled: 4, reminder: 0, ambiguous: 0, notUnderstood: 4 },
  });
});

test('The coverage counts the cards of each set and each type', () => {
  expect(coverageOfPool()).toMatchObject({
    bySet: [
      { name: 'Standard', cards: 2, playable: 1, whole: 1, inPart: 1 },
      { name: 'second', cards: 4, playable: 0, whole: 1, nothing: 2, unknown: 1 },
    ],
    byType: [{ name: 'Character', cards: 5, playable: 1 }],
  });
});

test('The sentences that most cards have come first', () => {
  expect(coverageOfPool().notUnderstood).toEqual([
    { text: unknown, outcome: 'not-understood', cards: 3 },
    { text: 'Hum it twice.', outcome: 'not-understood', cards: 1 },
  ]);
});

test('A gap says where understanding ends, and how many cards have no other', () => {
  expect(coverageOfPool().gaps[0]).toEqual({
    after: expect.any(String),
    word: expect.any(String),
    cards: 3,
    onlyGap: 2,
    example: unknown,
    expected: expect.any(Array),
  });
});

test('Of a pool that is too large, cards at equal distances are covered', () => {
  expect(coverageOfPool({ complete: 5, sample: 2 })).toMatchObject({
    bySet: [
      { name: 'Standard', cards: 1 },
      { name: 'second', cards: 1 },
    ],
  });
  expect(coverageOfPool({ complete: 6, sample: 2 })).toMatchObject({ cards: 6, leftOut: 0 });
});

test('Cards that are left out are counted', () => {
  const coverage = coverageOfPool({ complete: 5, sample: 2 });
  expect(coverage).toMatchObject({ cards: 2, leftOut: 4 });
  expect(coverageSummary(coverage, 1)[1]).toBe(
    '  4 more cards were not checked; "arbiter compile" checks all cards.',
  );
});

test('There is no coverage where files bring no card', () => {
  expect(coverageOf(house())).toBeUndefined();
});

test('The table has a row for each set and type', () => {
  expect(coverageTable(coverageOfPool())).toEqual([
    '                cards  playable  written  whole  in part  nothing  unknown   share',
    'All                 6         1        0      2        1        2        1  16.7 %',
    'Set Standard        2         1        0      1        1        0        0  50.0 %',
    'Set second          4         0        0      1        0        2        1   0.0 %',
    'Type Character      5         1        0      2        1        2        0  20.0 %',
  ]);
});

test('The summary shows as many gaps and sentences as are asked for', () => {
  const [first, ...lines] = coverageSummary(coverageOfPool(), 1);
  expect(first).toBe('Shadowfist: the rule check plays 1 of 6 cards (16.7 %).');
  expect(lines).toContain('  Sentences not understood (2):');
  expect(lines).toContain(`    ${unknown} (3 cards)`);
  expect(lines).toContain('    and 1 more; use --json to list all.');
});
