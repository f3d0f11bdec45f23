import { expect, test } from 'vitest';
import type { TextVersion } from '../../src/database/snapshot/snapshot.ts';
import { cardCalled, houseWith, printing } from './cast.ts';

const setsOf = (target: TextVersion['appliesTo']) =>
  target.to === 'printings' ? target.printings.map(({ set }) => set) : [];
const designator = (word: string, origin: 'title' | 'subtitle') => ({
  word,
  key: word.toLowerCase(),
  origin,
  grantedTo: null,
  version: null,
  rules: ['shadowfist.yotd/7.3/title-and-subtitle-words'],
  from: null,
  until: null,
  supersededBy: null,
});

test('a card that only a file tells of becomes a card of the game, with what nobody knows unknown', () => {
  const { game, remarks } = houseWith([
    [
      printing('Clay Monk', 'standard', {
        subtitle: 'Old Toy',
        text: 'Guts.',
        figures: { type: 'Character', cost: 3, factions: ['Guiding Hand'] },
        attributes: { Rarity: 'Rare' },
      }),
    ],
  ]);
  const set = { code: 'standard', name: 'Standard', order: 1, date: null, edition: null };
  expect(remarks).toEqual([]);
  expect(cardCalled(game, 'clay-monk')).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    slug: 'clay-monk',
    name: 'Clay Monk',
    title: 'Clay Monk',
    formerTitles: [],
    subtitle: 'Old Toy',
    type: 'Character',
    figures: {
      type: 'Character',
      factions: ['Guiding Hand'],
      cost: 3,
      requires: null,
      provides: null,
      fighting: null,
      power: null,
      body: null,
      restrictions: null,
    },
    named: [],
    note: null,
    designators: [
      designator('Clay', 'title'),
      designator('Monk', 'title'),
      designator('Old', 'subtitle'),
      designator('Toy', 'subtitle'),
    ],
    printings: [
      {
        set,
        number: null,
        errataNumber: null,
        text: 'Guts.',
        figures: { type: 'Character', cost: 3, factions: ['Guiding Hand'] },
        attributes: { Rarity: 'Rare' },
        importedFrom: ['file-1.csv'],
      },
    ],
    versions: [
      {
        id: expect.stringMatching(/^shadowfist\/clay-monk\/printed-[0-9a-f]{16}$/),
        kind: 'printed',
        text: 'Guts.',
        markedText: 'Guts.',
        title: null,
        subtitle: null,
        grants: [],
        grantsOthers: [],
        errataNumber: null,
        errataNumberBasis: null,
        source: null,
        section: null,
        heading: null,
        position: 1,
        appliesTo: { to: 'printings', printings: [{ set: 'standard', number: null }] },
        restored: [],
        figures: {},
        issuedAs: null,
        note: null,
        printedIn: [],
        importedFrom: ['file-1.csv'],
      },
    ],
  });
});

test('titles that differ by case or punctuation are one card, called as the newest printing has it', () => {
  const { game } = houseWith([
    [
      printing('CLAY MONK!', 'standard'),
      printing('Clay monk', 'netherworld'),
      { kind: 'set', place: { file: 'sets.csv', line: 2, column: null }, code: 'netherworld', order: 2 },
    ],
  ]);
  const { title, formerTitles, printings } = cardCalled(game, 'clay-monk');
  expect([title, formerTitles, printings.map(({ set }) => set.code)]).toEqual([
    'Clay monk',
    ['CLAY MONK!'],
    ['standard', 'netherworld'],
  ]);
});

test("what the house knows of a card stands; a file's other figure is told as a difference and stays on the printing", () => {
  const { game, remarks } = houseWith([
    [
      printing('tin dragon', 'Standard', {
        figures: { cost: 5, fighting: 3 },
        place: { file: 'a.csv', line: 7, column: null },
      }),
    ],
  ]);
  const card = cardCalled(game, 'tin-dragon');
  expect(card.figures.cost).toBe(2);
  expect(card.printings[0]?.figures).toEqual({ cost: 5, fighting: 3 });
  expect(remarks).toEqual([
    {
      level: 'difference',
      code: 'figure/differs',
      place: { file: 'a.csv', line: 7, column: 'cost' },
      message:
        "This file has 5 for the cost of Tin Dragon; Arbiter's own content has 2, which stays in force.",
    },
    {
      level: 'difference',
      code: 'title/differs',
      place: { file: 'a.csv', line: 7, column: 'title' },
      message: `This file has "tin dragon" for the title; Arbiter's own content has "Tin Dragon", which stays in force.`,
    },
  ]);
});

test('resources and factions are the same in any order', () => {
  const { remarks } = houseWith([[printing('Tin Dragon', 'standard', { figures: { requires: ['dra'] } })]]);
  expect(remarks).toEqual([]);
});

test('an issued text version is never changed; the words of the printing stand beside it', () => {
  const { game } = houseWith([[printing('Tin Dragon', 'standard', { text: 'Toughness 2.' })]]);
  expect(
    cardCalled(game, 'tin-dragon').versions.map(({ id, kind, text, errataNumber }) => [
      id,
      kind,
      text,
      errataNumber,
    ]),
  ).toEqual([
    ['shadowfist/tin-dragon/yotd', 'functional', 'Toughness 1.', 1],
    [
      expect.stringMatching(/^shadowfist\/tin-dragon\/printed-[0-9a-f]{16}$/),
      'printed',
      'Toughness 2.',
      null,
    ],
  ]);
});

test('a printing that shows the words of an issued version makes no version of its own', () => {
  const { game } = houseWith([[printing('Tin Dragon', 'standard', { text: 'Toughness  1.' })]]);
  expect(cardCalled(game, 'tin-dragon').versions.map(({ id, printedIn }) => [id, printedIn])).toEqual([
    ['shadowfist/tin-dragon/yotd', [{ set: 'standard', number: null }]],
  ]);
});

test('a designator between angle brackets is shown as bold', () => {
  const { game } = houseWith([[printing('Clay Monk', 'standard', { text: 'Gains <Demon>. X < 3 > 2.' })]]);
  const [version] = cardCalled(game, 'clay-monk').versions;
  expect([version?.text, version?.markedText]).toEqual([
    'Gains Demon. X < 3 > 2.',
    'Gains **Demon**. X < 3 > 2.',
  ]);
});

test('of what two files say of a printing the later is heard, and what it does not speak of stays', () => {
  const { game } = houseWith([
    [
      printing('Clay Monk', 'standard', {
        text: 'Guts.',
        figures: { cost: 3, type: 'Character' },
        attributes: { Rarity: 'Rare' },
      }),
    ],
    [
      printing('Clay Monk', 'standard', {
        number: '17',
        figures: { cost: 4 },
        attributes: { Artist: 'Nobody' },
      }),
    ],
  ]);
  expect(cardCalled(game, 'clay-monk').printings).toMatchObject([
    {
      number: '17',
      text: 'Guts.',
      figures: { cost: 4, type: 'Character' },
      attributes: { Rarity: 'Rare', Artist: 'Nobody' },
      importedFrom: ['file-1.csv', 'file-2.csv'],
    },
  ]);
});

test('two collector numbers in a set are two printings', () => {
  const { game } = houseWith([
    [
      printing('Clay Monk', 'standard', { number: '17b' }),
      printing('Clay Monk', 'standard', { number: '17' }),
    ],
  ]);
  expect(cardCalled(game, 'clay-monk').printings.map(({ number }) => number)).toEqual(['17', '17b']);
});

test('a reprint with other figures is a version with them; the card has those of the newest', () => {
  const { game } = houseWith([
    [
      printing('Clay Monk', 'standard', { text: 'Guts.', figures: { cost: 3 } }),
      printing('Clay Monk', 'netherworld', { text: 'Guts.', figures: { cost: 2 } }),
      { kind: 'set', place: { file: 'sets.csv', line: 2, column: null }, code: 'netherworld', order: 2 },
    ],
  ]);
  const { figures, versions } = cardCalled(game, 'clay-monk');
  expect(figures.cost).toBe(2);
  expect(versions.map(({ appliesTo, figures: own }) => [setsOf(appliesTo), own])).toEqual([
    [['standard'], { cost: 3 }],
    [['netherworld'], {}],
  ]);
});

test("an errata number on a printing is its version's", () => {
  const { game } = houseWith([
    [
      printing('Clay Monk', 'standard', { text: 'Guts.' }),
      printing('Clay Monk', 'netherworld', { text: 'Ambush.', errataNumber: 1 }),
    ],
  ]);
  expect(
    cardCalled(game, 'clay-monk').versions.map(({ text, errataNumber }) => [text, errataNumber]),
  ).toEqual(
    expect.arrayContaining([
      ['Guts.', null],
      ['Ambush.', 1],
    ]),
  );
});

test('a title in another alphabet has a slug, too', () => {
  const { game } = houseWith([[printing('丁', 'standard')]]);
  expect(cardCalled(game, 'u4e01').title).toBe('丁');
});
