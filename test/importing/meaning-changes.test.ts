import { expect, test } from 'vitest';
import { meaningSummary } from '../../src/cli/meaning-summary.ts';
import { cardMeanings, digestLine } from '../../src/database/coverage/digests.ts';
import { meaningChanges } from '../../src/database/coverage/meaning-changes.ts';
import { fallenSets, setFiguresOf } from '../../src/database/coverage/set-figures.ts';
import { houseWith, printing } from './cast.ts';

const unknown = 'Hum a tune that no compiler knows.';
const figures = { type: 'Character', cost: 2, fighting: 1, requires: [], provides: [], restrictions: [] };
const gameWith = (texts: Readonly<Record<string, string>>) =>
  houseWith([Object.entries(texts).map(([title, text]) => printing(title, 'standard', { text, figures }))])
    .game;
const meaningsOf = (texts: Readonly<Record<string, string>>) => cardMeanings(gameWith(texts));
const linesOf = (texts: Readonly<Record<string, string>>) => meaningsOf(texts).map(digestLine);

const before = { 'Clay Monk': `Ambush. ${unknown}`, 'Wax Monk': 'Guts.' };

test('A digest line has the card, how much is understood, and digests without any word of the text', () => {
  expect(linesOf(before)).toEqual([
    expect.stringMatching(/^clay-monk in-part [\da-f]{12} [\da-f]{8}:[\da-f]{8} [\da-f]{8}:not-understood$/),
    expect.stringMatching(/^wax-monk whole [\da-f]{12} [\da-f]{8}:[\da-f]{8}$/),
  ]);
});

test('Cards that mean the same have no changes', () => {
  expect(meaningChanges(linesOf(before), meaningsOf(before))).toEqual([]);
});

test('A sentence with another digest is listed with its new abilities', () => {
  const [clay = '', wax = ''] = linesOf(before);
  const older = [clay, wax.replace(/:[\da-f]{8}$/, ':00000000')];
  expect(meaningChanges(older, meaningsOf(before))).toEqual([
    {
      card: 'wax-monk',
      toldBefore: 'whole',
      told: 'whole',
      sentences: [{ text: 'Guts.', change: 'changed', abilities: [{ ability: 'special', special: 'Guts' }] }],
    },
  ]);
});

test('A sentence that is understood now is gained, and one that is not any more is lost', () => {
  const [clay = '', wax = ''] = linesOf(before);
  const older = [
    clay.replace('not-understood', '00000000'),
    wax.replace(/:[\da-f]{8}$/, ':not-understood').replace('whole', 'nothing'),
  ];
  expect(meaningSummary(meaningChanges(older, meaningsOf(before)), false)).toEqual([
    'Cards with another meaning: 2.',
    'clay-monk: in-part',
    `  no longer understood: ${unknown}`,
    'wax-monk: whole, before nothing',
    '  understood now: Guts.',
  ]);
});

test('New cards, missing cards and new sentences are listed', () => {
  const changes = meaningChanges(linesOf(before), meaningsOf({ 'Clay Monk': 'Guts.', 'Ice Monk': 'Guts.' }));
  expect(meaningSummary(changes, true)).toEqual([
    'Cards with another meaning: 3.',
    'clay-monk: whole, before in-part',
    '  new sentence: Guts.',
    '    {"ability":"special","special":"Guts"}',
    'ice-monk: new card',
    '  new sentence: Guts.',
    '    {"ability":"special","special":"Guts"}',
    'wax-monk: not in these files',
  ]);
});

test('A set may not fall below its golden figures', () => {
  const golden = setFiguresOf([gameWith({ 'Clay Monk': 'Guts.', 'Wax Monk': 'Guts.' })]);
  expect(golden).toEqual({ shadowfist: { standard: { cards: 2, playable: 2, understood: 2 } } });
  expect(fallenSets(golden, golden)).toEqual([]);
  expect(fallenSets(golden, setFiguresOf([gameWith(before)]))).toEqual([
    'shadowfist set standard: 1 playable; the golden figure is 2.',
    'shadowfist set standard: 1 understood; the golden figure is 2.',
  ]);
});

test('A set with no cards any more has fallen, and a further set has not', () => {
  const golden = setFiguresOf([gameWith({ 'Clay Monk': 'Guts.' })]);
  expect(fallenSets(golden, {})).toHaveLength(2);
  expect(fallenSets({}, golden)).toEqual([]);
});
