import { expect, test } from 'vitest';
import { ask } from './graphql-ask.ts';
import { importedApp } from './imported-app.ts';
import { clientOf } from './rest-client.ts';

/** A pool as a community keeps it: LackeyCCG card data, its formats, rulings and errata as tables. */
const app = await importedApp({
  'sets.csv': 'Code,Name,Order,Date\nsecond,Second Set,2,1997\nthird,Third Set,3,1999\n',
  'standard.txt': [
    'Name\tSet\tImageFile\tType\tFaction\tSubtitle\tCost\tRequires\tProvides\tFighting\tPower\tBody\tRarity\tText',
    'Tin Dragon\tstandard\ttin_1\tCharacter\tDragons\tBrave Toy\t2\t{dra}\t{dra}\t3\t\t\tRare\tToughness  1.',
    'Clay Monk\tstandard\tclay_1\tCharacter\tGuiding Hand\tOld <Toy>\t3\t{han}\t{han}{chi}\tX\t\t\tCommon\tUnique. Guts.',
    'Wax Token\tstandard\twax\tToken\tUnaligned\t\t\t{xyz}\t\t1\t\t\tToken\t',
  ].join('\n'),
  'second.txt': [
    'Name\tSet\tImageFile\tType\tFaction\tSubtitle\tCost\tRequires\tProvides\tFighting\tPower\tBody\tRarity\tText',
    'CLAY MONK!\tsecond\tclay_2\tCharacter\tGuiding Hand\tOld Toy\t3\t{han}\t{han}{chi}\tX\t\t\tFixed\tUnique. Ambush. Guts.',
    'Clay Monk v2\tthird\tclay_3\tCharacter\tGuiding Hand\tOld Toy\t4\t{han}\t{han}{chi}\tX\t\t\tFixed\tUnique. Ambush.',
  ].join('\n'),
  'formats.txt':
    '<formatdefinitions><format><label>Old Times</label><set>standard</set><set>second</set></format></formatdefinitions>',
  'rulings.csv': 'Card,Ruling,Source\nClay Monk,It may be washed.,Letters\n',
});
const { get } = clientOf(app);
const printedId = /^shadowfist\/clay-monk\/printed-[0-9a-f]{16}$/;

test('a card of files is a card like any other, with the wording that its highest errata number puts in force', async () => {
  const { status, body } = await get('/v1/cards/shadowfist/clay-monk');
  expect(status).toBe(200);
  expect(body).toEqual({
    game: 'shadowfist',
    id: expect.any(String),
    slug: 'clay-monk',
    name: 'Clay Monk',
    title: 'Clay Monk',
    formerTitles: ['CLAY MONK!'],
    subtitle: 'Old Toy',
    text: 'Unique. Ambush.',
    textStatus: 'known',
    message: null,
    markedText: 'Unique. Ambush.',
    errataNumber: 1,
    hasErrata: false,
    wording: {
      version: expect.stringMatching(printedId),
      law: 'most-recent-printing',
      rule: 'shadowfist.yotd/9.2/most-recent-printing',
      reason:
        'The text printed in Third Set with errata number 1 is in force, because a version with an errata number ' +
        'replaces, on every copy, all versions with a lower number or none.',
      differs: false,
      perPrinting: [],
    },
    groups: [],
    named: [],
    note: null,
    rulingCount: 1,
    asOf: null,
    links: {
      self: '/v1/cards/shadowfist/clay-monk',
      page: '/cards/shadowfist/clay-monk',
      versions: '/v1/cards/shadowfist/clay-monk/versions',
      printings: '/v1/cards/shadowfist/clay-monk/printings',
      rulings: '/v1/cards/shadowfist/clay-monk/rulings',
      designators: '/v1/cards/shadowfist/clay-monk/designators',
      abilities: '/v1/cards/shadowfist/clay-monk/abilities',
    },
    type: 'Character',
    factions: ['Guiding Hand'],
    cost: 4,
    requires: ['han'],
    provides: ['han', 'chi'],
    fighting: 'X',
    power: null,
    body: null,
    restrictions: ['Unique'],
  });
});

test('An imported card has designators by the same law, and is found by them', async () => {
  const { body } = await get('/v1/cards/shadowfist/clay-monk/designators');
  expect(body).toMatchObject({
    items: expect.arrayContaining([
      {
        word: 'Clay',
        key: 'clay',
        origin: 'title',
        version: null,
        source: null,
        rules: ['shadowfist.yotd/7.3/title-and-subtitle-words'],
        from: null,
        until: null,
        supersededBy: null,
      },
    ]),
    grantsOthers: [],
  });
  expect((await get('/v1/designators/shadowfist/clay')).body).toMatchObject({
    items: [{ card: { slug: 'clay-monk' } }],
  });
  const found = await get('/v1/cards/search?game=shadowfist&q=designator:clay asOf:1999');
  expect(found.body).toMatchObject({ items: [{ slug: 'clay-monk' }] });
});

test("its versions stand in printing order, each with the figures that are not the card's", async () => {
  const { body } = await get('/v1/cards/shadowfist/clay-monk/versions');
  expect(body).toMatchObject({
    items: [
      {
        id: expect.stringMatching(printedId),
        figures: { cost: 3 },
        status: 'superseded',
        importedFrom: ['standard.txt'],
      },
      {
        id: expect.stringMatching(printedId),
        figures: { cost: 3 },
        status: 'superseded',
        importedFrom: ['second.txt'],
      },
      {
        id: expect.stringMatching(printedId),
        errataNumber: 1,
        errataNumberBasis: 'inferred',
        status: 'in-force',
      },
    ],
    totalCount: 3,
  });
});

test('GraphQL tells what is printed on each copy, and what else the files say', async () => {
  const { body } = await ask(
    app,
    `{ card(game: "shadowfist", slug: "tin-dragon") {
        printings { set { code } text figures { name value } attributes { name value } importedFrom inForce { version { id } } }
        versions { id printedIn { set } }
    } }`,
  );
  expect(body).toMatchObject({
    data: {
      card: {
        printings: [
          {
            set: { code: 'standard' },
            text: 'Toughness  1.',
            attributes: [{ name: 'Rarity', value: 'Rare' }],
            importedFrom: ['standard.txt'],
            inForce: { version: { id: 'shadowfist/tin-dragon/yotd' } },
          },
        ],
        versions: [{ id: 'shadowfist/tin-dragon/yotd', printedIn: [{ set: 'standard' }] }],
      },
    },
  });
});

test('what the game does not know is shown as it was written', async () => {
  const { body } = await get('/v1/cards/shadowfist/wax-token');
  expect(body).toMatchObject({
    type: 'Token',
    factions: [],
    requires: ['xyz'],
    cost: null,
    fighting: 1,
    text: '',
  });
});

test.each([
  ['t:token', ['wax-token']],
  ['set:third', ['clay-monk']],
  ['cost=4 is:unique', ['clay-monk']],
  ['faction:dragons', ['tin-dragon']],
  ['ambush', ['clay-monk']],
  ['has:ruling', ['clay-monk', 'tin-dragon']],
])('the search %s finds what files brought', async (query, slugs) => {
  const { body } = await get(`/v1/cards/search?q=${encodeURIComponent(query)}`);
  expect(body).toMatchObject({ items: slugs.map((slug) => ({ slug })), warnings: [] });
});

test('a name that only one printing has finds the card', async () => {
  const { body } = await get('/v1/cards/named?game=shadowfist&exact=the%20clay%20monk');
  expect(body).toMatchObject({ slug: 'clay-monk' });
});

test('a ruling of a community document is a ruling on the card, and the document is no official one', async () => {
  const rulings = await get('/v1/rulings?card=clay%20monk&game=shadowfist');
  expect(rulings.body).toMatchObject({
    items: [
      {
        statement: 'It may be washed.',
        citation: { source: 'shadowfist.letters' },
        importedFrom: ['rulings.csv'],
      },
    ],
    totalCount: 1,
  });
  const games = await get('/v1/games');
  expect(games.body).toMatchObject({
    games: [
      {
        sources: [
          { id: 'shadowfist.yotd', official: true },
          { id: 'shadowfist.letters', official: false },
        ],
        formats: [
          {
            slug: 'old-times',
            name: 'Old Times',
            sets: ['standard', 'second'],
            importedFrom: ['formats.txt'],
          },
        ],
      },
      { formats: [] },
    ],
  });
});

test('the log tells what each import did', async () => {
  const { body } = await get('/v1/changes?game=shadowfist');
  expect(body).toMatchObject({
    items: [
      { change: 'created', of: 'set', subject: 'second', dataVersion: 2 },
      { change: 'created', of: 'set', subject: 'third', dataVersion: 2 },
      { change: 'created', of: 'card', subject: 'clay-monk', dataVersion: 3 },
      { change: 'updated', of: 'card', subject: 'tin-dragon', dataVersion: 3 },
      { change: 'created', of: 'card', subject: 'wax-token', dataVersion: 3 },
      { change: 'updated', of: 'card', subject: 'clay-monk', dataVersion: 4 },
      { change: 'created', of: 'format', subject: 'old-times', dataVersion: 5 },
      { change: 'created', of: 'source', subject: 'shadowfist.letters', dataVersion: 6 },
      { change: 'created', of: 'ruling', dataVersion: 6 },
    ],
    totalCount: 9,
  });
});
