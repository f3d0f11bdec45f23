import { expect, test } from 'vitest';
import type { ErrataEntry, RulingEntry, SetEntry, SourceEntry } from '../../src/card-files/entries.ts';
import { importedFormats } from '../../src/database/importing/merging/formats.ts';
import type { GameSnapshot } from '../../src/database/snapshot/snapshot.ts';
import { wordingsOfCard } from '../../src/database/snapshot/wording-of-card.ts';
import { wordingInForce } from '../../src/games/wording/wording-in-force.ts';
import { cardCalled, houseWith, printing } from './cast.ts';

/** The text of a card that is in force now. */
function inForce({ sets, sources, game, cards }: GameSnapshot, slug: string): string | null {
  const card = cards.find((one) => one.slug === slug);
  if (card === undefined) throw new Error(`There is no ${slug}.`);
  return wordingInForce(wordingsOfCard(card, sets), sources, sources.length, game.wordingLaw).inForce.text;
}

const place = { file: 'judges.csv', line: 3, column: null };

const errata = (given: Partial<ErrataEntry>): ErrataEntry => ({
  kind: 'errata',
  place,
  card: 'Tin Dragon',
  text: 'Toughness 3.',
  versionKind: 'functional',
  errataNumber: null,
  source: 'List of the Judges',
  section: null,
  ...given,
});

const ruling = (given: Partial<RulingEntry>): RulingEntry => ({
  kind: 'ruling',
  place,
  cards: ['Tin Dragon'],
  question: null,
  statement: 'It may rust.',
  source: 'List of the Judges',
  section: null,
  date: null,
  issuer: null,
  ...given,
});

const source = (given: Partial<SourceEntry>): SourceEntry => ({
  kind: 'source',
  place,
  title: 'List of the Judges',
  ...given,
});

const set = (given: Partial<SetEntry>): SetEntry => ({ kind: 'set', place, code: 'standard', ...given });

test('a document that errata name becomes a source of the community', () => {
  const { game } = houseWith([[errata({}), source({ date: '2004', issuer: 'Judges' })]]);
  expect(
    game.sources.map(({ id, official, rank, date, issuer }) => [id, official, rank, date, issuer]),
  ).toEqual([
    ['shadowfist.yotd', true, 1, '2000', null],
    ['shadowfist.list-of-the-judges', false, 2, '2004', 'Judges'],
  ]);
});

test('documents stand in order of issue, and what the house has of a later one stays with it', () => {
  const { game } = houseWith([[errata({}), source({ date: '1998' })]]);
  expect(game.sources.map(({ id }) => id)).toEqual(['shadowfist.list-of-the-judges', 'shadowfist.yotd']);
  expect(cardCalled(game, 'tin-dragon').versions.map((version) => version.source?.rank)).toEqual([2, 1]);
  expect(game.rulings[0]?.source.rank).toBe(2);
});

test('a wording of such a document is a version of the card', () => {
  const { game } = houseWith([[errata({ errataNumber: 2, section: 'Part 4' })]]);
  expect(cardCalled(game, 'tin-dragon').versions.at(-1)).toMatchObject({
    id: 'shadowfist/tin-dragon/list-of-the-judges-part-4',
    kind: 'functional',
    text: 'Toughness 3.',
    errataNumber: 2,
    errataNumberBasis: 'printed',
    section: 'Part 4',
    appliesTo: { to: 'all' },
    importedFrom: ['file-1.csv'],
  });
});

test('what an official document says is held already: a file cannot say otherwise', () => {
  const { game, remarks } = houseWith([[errata({ source: 'Year of the Dragon Rulebook' })]]);
  expect(cardCalled(game, 'tin-dragon').versions.map(({ text }) => text)).toEqual(['Toughness 1.']);
  expect(remarks).toEqual([
    {
      level: 'difference',
      code: 'errata/differs',
      place,
      message:
        'This file has "Toughness 3." for what Year of the Dragon Rulebook issues for Tin Dragon; ' +
        'Arbiter\'s own content has "Toughness 1.", which stays in force.',
    },
  ]);
});

test('errata to a card that nobody knows do not land; the nearest name is told', () => {
  const { remarks } = houseWith([[errata({ card: 'Tin Dragoon' })]]);
  expect(remarks).toEqual([
    {
      level: 'error',
      code: 'card/not-found',
      place,
      message: 'No card is called "Tin Dragoon". Did you mean "Tin Dragon"?',
    },
  ]);
});

test('a ruling is on cards by name or slug, for every ruleset of the game', () => {
  const { game } = houseWith([
    [printing('Clay Monk', 'standard'), ruling({ cards: ['tin-dragon', 'The Clay Monk'] })],
  ]);
  const made = game.rulings.at(-1);
  expect(made).toMatchObject({
    id: expect.stringMatching(/^shadowfist\.list-of-the-judges\/unnumbered\/tin-dragon-[0-9a-f]{8}$/),
    statement: 'It may rust.',
    rulesets: ['shadowfist.year-of-the-dragon'],
    importedFrom: ['file-1.csv'],
  });
  expect(made?.cards).toEqual(game.cards.map(({ id }) => id).reverse());
});

test('a ruling on a card that nobody knows does not land', () => {
  const { game, remarks } = houseWith([[ruling({ cards: ['Tin Dragon', 'Nobody'] })]]);
  expect(game.rulings.length).toBe(1);
  expect(remarks.map(({ code, message }) => [code, message])).toEqual([
    ['card/not-found', 'No card is called "Nobody".'],
  ]);
});

test('a file may tell of a set what the house does not know, and not otherwise', () => {
  const { game, remarks } = houseWith([
    [set({ name: 'First', order: 1, date: '1995' }), set({ code: 'second', name: 'Second Set', order: 2 })],
  ]);
  expect(game.sets).toEqual([
    { code: 'standard', name: 'Standard', order: 1, date: '1995', edition: null },
    { code: 'second', name: 'Second Set', order: 2, date: null, edition: null },
  ]);
  expect(cardCalled(game, 'tin-dragon').printings[0]?.set.date).toBe('1995');
  expect(remarks.map(({ code, message }) => [code, message])).toEqual([
    [
      'set/name-differs',
      'This file has "First" for the name of the set standard; Arbiter\'s own content has "Standard", which stays in force.',
    ],
  ]);
});

test('a set is meant by its code or its name; one that nobody knows is made of what is written', () => {
  const { game } = houseWith([[printing('Clay Monk', 'STANDARD'), printing('Wax Monk', 'Third Set')]]);
  expect(cardCalled(game, 'clay-monk').printings[0]?.set.code).toBe('standard');
  expect(cardCalled(game, 'wax-monk').printings[0]?.set).toEqual({
    code: 'third-set',
    name: 'Third Set',
    order: null,
    date: null,
    edition: null,
  });
});

test('a format takes sets by code or name; a set that nobody knows is told and stays as written', () => {
  const { game, remarks } = houseWith([
    [{ kind: 'format', place, name: 'Old Times', sets: ['Standard', 'lost set'] }],
  ]);
  expect(game.formats).toMatchObject([
    { slug: 'old-times', name: 'Old Times', sets: ['standard', 'lost set'], importedFrom: ['file-1.csv'] },
  ]);
  expect(remarks.map(({ level, code }) => [level, code])).toEqual([['note', 'format/unknown-set']]);
});

test('a file may list the sets of a format in several rows; a file that prevails replaces it', () => {
  const format = (...sets: string[]) => ({ kind: 'format' as const, place, name: 'Old Times', sets });
  const { game } = houseWith([
    [set({ code: 'second' }), format('standard'), format('second')],
    [{ ...format('second'), name: 'Other Times' }],
  ]);
  expect(game.formats.map(({ slug, sets }) => [slug, sets])).toEqual([
    ['old-times', ['standard', 'second']],
    ['other-times', ['second']],
  ]);
  const replaced = houseWith([[set({ code: 'second' }), format('standard')], [format('second')]]);
  expect(replaced.game.formats.map(({ sets }) => sets)).toEqual([['second']]);
});

test('a printing that shows the words of a community document carries that wording', () => {
  const { game } = houseWith([
    [printing('Tin Dragon', 'standard', { text: 'Toughness 3.' }), errata({ errataNumber: 2 })],
  ]);
  expect(cardCalled(game, 'tin-dragon').versions.map(({ id, printedIn }) => [id, printedIn])).toEqual([
    ['shadowfist/tin-dragon/yotd', []],
    ['shadowfist/tin-dragon/list-of-the-judges', [{ set: 'standard', number: null }]],
  ]);
});

test('Where numbers decide, errata without one replace nothing, and a note says so', () => {
  const entries = [printing('Clay Monk', 'standard', { text: 'Guts.' }), errata({ card: 'Clay Monk' })];
  expect(houseWith([entries]).remarks).toEqual([
    {
      level: 'note',
      code: 'errata/no-number',
      place,
      message:
        'This wording of Clay Monk has no errata number, so it does not replace another one: each copy is played as printed.',
    },
  ]);
});

test.each([null, 1, 2, 999])(
  'An unofficial erratum with the number %s does not replace an official text, and the report says so',
  (errataNumber) => {
    const { game, remarks } = houseWith([[errata({ errataNumber })]]);
    expect(inForce(game, 'tin-dragon')).toBe('Toughness 1.');
    expect(remarks).toEqual([
      {
        level: 'difference',
        code: 'errata/unofficial',
        place: { ...place, column: 'text' },
        message:
          'Tin Dragon has an official text in Year of the Dragon Rulebook. It stays in force: List of the Judges is ' +
          'not official, and an unofficial erratum never replaces an official text, whatever its errata number.',
      },
    ]);
  },
);

test('An unofficial erratum with a number replaces the words that only a file gives', () => {
  const monk = printing('Clay Monk', 'standard', { text: 'Guts.' });
  const { game, remarks } = houseWith([[monk, errata({ card: 'Clay Monk', errataNumber: 1 })]]);
  expect(inForce(game, 'clay-monk')).toBe('Toughness 3.');
  expect(remarks).toEqual([]);
});

test('a set of which nobody knows when it was printed is told once', () => {
  const { remarks } = houseWith([[printing('Clay Monk', 'lost', { place }), printing('Wax Monk', 'lost')]]);
  expect(remarks).toEqual([
    {
      level: 'note',
      code: 'set/no-order',
      place,
      message:
        'The set "lost" has no place in the order of printing, so it counts as earlier than every set that has one. ' +
        'A table of sets can give it a place.',
    },
  ]);
});

test('a format that the house has rules for stays as it is; the list of its sets is told', () => {
  const format = {
    slug: 'old-times',
    name: 'Old Times',
    ruleset: null,
    about: 'Of the house.',
    sets: [],
    rules: [],
    advice: [],
    importedFrom: [],
  };
  const entry = { kind: 'format' as const, place, name: 'Old Times', sets: ['standard'] };
  expect(
    importedFormats([{ ...entry, from: 'formats.txt', fileDate: null }], () => undefined, [format]),
  ).toEqual({
    formats: [],
    remarks: [
      {
        level: 'note',
        code: 'format/known',
        place,
        message: 'The format Old Times already has rules; its list of sets was ignored.',
      },
    ],
  });
});
