import { expect, test } from 'vitest';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { SeedError } from '../../src/database/seeding/load-seeds.ts';
import { loadSnapshot } from '../../src/database/snapshot/load-snapshot.ts';
import { folderOf, openFresh } from './content-folder.ts';
import { smallContent, tinDragonResists, withChange } from './small-content.ts';

test('an empty database is brought to the present shape and filled, once', async () => {
  const database = await openFresh('empty');
  const folders = folderOf(smallContent());
  const first = await prepareDatabase(database, folders);
  expect(first.migrations.length).toBeGreaterThan(0);
  expect(first.seeded).toBe(true);
  expect(await prepareDatabase(database, folders)).toEqual({ migrations: [], seeded: false });
  expect((await loadSnapshot(database.prisma)).version.number).toBe(1);
});

test('A wording is kept for searching once for as long as what is searched of it stays the same', async () => {
  const database = await openFresh('seeded');
  const repeated = await database.prisma.$queryRaw`
    SELECT a."cardId" FROM "CardWording" a JOIN "CardWording" b ON b."cardId" = a."cardId" AND b."fromRank" = a."untilRank"
    WHERE (a."text", a."errataNumber", a."hasErrata", a."foldedName", a."foldedSubtitle")
      IS NOT DISTINCT FROM (b."text", b."errataNumber", b."hasErrata", b."foldedName", b."foldedSubtitle")`;
  expect(repeated).toEqual([]);
});

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

test('what was written is what is read', async () => {
  const database = await openFresh('empty');
  const files = smallContent({ 'shadowfist/abilities/all.yaml': tinDragonResists });
  await prepareDatabase(database, folderOf(files));
  const { games } = await loadSnapshot(database.prisma);
  const source = {
    id: 'shadowfist.yotd',
    title: 'Year of the Dragon Rulebook',
    issuer: null,
    date: '2000',
    about: 'Invented.',
    rank: 1,
    supersedes: [],
    official: true,
  };
  const standard = { code: 'standard', name: 'Standard', order: 1, date: null, edition: null };
  expect(games.map(({ game, cards }) => [game.slug, cards.length])).toEqual([
    ['shadowfist', 1],
    ['highlander', 0],
  ]);
  const [shadowfist] = games;
  expect(shadowfist?.cards).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/),
      slug: 'tin-dragon',
      name: 'Tin Dragon',
      title: 'Tin Dragon',
      formerTitles: [],
      subtitle: 'Brave Toy',
      type: 'Character',
      figures: {
        type: 'Character',
        factions: ['Dragons'],
        cost: 2,
        requires: ['dra'],
        provides: ['dra'],
        fighting: 3,
        power: null,
        body: null,
        restrictions: [],
      },
      named: [{ source: 'shadowfist.yotd', section: '9.2', heading: null }],
      designators: [
        designator('Tin', 'title'),
        designator('Dragon', 'title'),
        designator('Brave', 'subtitle'),
        designator('Toy', 'subtitle'),
      ],
      note: null,
      printings: [
        {
          set: standard,
          number: null,
          errataNumber: null,
          text: null,
          figures: {},
          attributes: {},
          importedFrom: [],
        },
      ],
      versions: [
        {
          id: 'shadowfist/tin-dragon/yotd',
          kind: 'functional',
          text: 'Toughness 1.',
          markedText: 'Toughness 1.',
          title: null,
          subtitle: null,
          grants: [],
          grantsOthers: [],
          errataNumber: 1,
          errataNumberBasis: 'printed',
          source,
          section: '9.2',
          heading: null,
          position: 1,
          appliesTo: { to: 'all' },
          restored: [],
          figures: {},
          issuedAs: null,
          note: null,
          printedIn: [],
          importedFrom: [],
        },
      ],
    },
  ]);
  expect(shadowfist).toMatchObject({
    sources: [source],
    rulesets: [{ id: 'shadowfist.year-of-the-dragon', sources: ['shadowfist.yotd'] }],
    sets: [standard],
    rulings: [
      {
        id: 'shadowfist.yotd/4.2/tin-dragon-rusts',
        cards: [shadowfist?.cards[0]?.id],
        terms: ['Toughness'],
        rulesets: ['shadowfist.year-of-the-dragon'],
      },
    ],
    rules: [{ id: 'shadowfist.yotd/4.2/rust', held: 'resolved', source }],
    terms: [{ id: 'shadowfist.yotd/toughness', term: 'Toughness', source }],
    groups: [],
    abilities: [
      {
        card: shadowfist?.cards[0]?.id,
        version: 'shadowfist/tin-dragon/yotd',
        source: 'shadowfist.yotd',
        section: '9.2',
        says: null,
        told: 'whole',
        abilities: [{ ability: 'special', special: 'Toughness', amount: 1 }],
      },
    ],
  });
});

test('changed content replaces the old and moves the data version; ids stay', async () => {
  const database = await openFresh('seeded');
  const before = await loadSnapshot(database.prisma);
  await prepareDatabase(database, folderOf(smallContent()));
  const small = await loadSnapshot(database.prisma);
  expect(small.version.number).toBe(before.version.number + 1);
  expect(small.version.hash).not.toBe(before.version.hash);
  expect(small.version.changedAt.getTime()).toBeGreaterThan(before.version.changedAt.getTime());

  await prepareDatabase(
    database,
    folderOf(withChange('shadowfist/texts/all.yaml', 'Toughness 1.', 'Toughness 2.')),
  );
  const changed = await loadSnapshot(database.prisma);
  expect(changed.version.number).toBe(before.version.number + 2);
  expect(changed.games[0]?.cards).toMatchObject([
    { id: small.games[0]?.cards[0]?.id, versions: [{ text: 'Toughness 2.' }] },
  ]);
});

test('wrong content is refused, and the old stays', async () => {
  const database = await openFresh('seeded');
  const before = await loadSnapshot(database.prisma);
  const wrong = folderOf(withChange('shadowfist/texts/all.yaml', 'appliesTo: all', 'appliesTo: some'));
  await expect(prepareDatabase(database, wrong)).rejects.toThrow(SeedError);
  expect((await loadSnapshot(database.prisma)).version).toEqual(before.version);
});

test('content that the database refuses leaves the old', async () => {
  const database = await openFresh('seeded');
  const before = await loadSnapshot(database.prisma);
  const itself = withChange(
    'shadowfist/rulings/all.yaml',
    '  statement:',
    '  supersededBy: shadowfist.yotd/4.2/tin-dragon-rusts\n  statement:',
  );
  await expect(prepareDatabase(database, folderOf(itself))).rejects.toThrow(/Ruling_not_its_own_successor/);
  const after = await loadSnapshot(database.prisma);
  expect(after.version).toEqual(before.version);
  expect(after.games[0]?.cards).toHaveLength(before.games[0]?.cards.length ?? 0);
});

test('rows made by other code are made anew', async () => {
  const database = await openFresh('empty');
  const folders = folderOf(smallContent());
  await prepareDatabase(database, folders);
  await database.prisma.dataVersion.update({ where: { id: 1 }, data: { programHash: 'of other code' } });
  expect(await prepareDatabase(database, folders)).toEqual({ migrations: [], seeded: true });
});

test('a card keeps its id when its slug changes, and the old slug leads to it', async () => {
  const database = await openFresh('empty');
  await prepareDatabase(database, folderOf(smallContent()));
  const before = await database.prisma.card.findFirstOrThrow({ where: { slug: 'tin-dragon' } });
  const renamed = smallContent().map(({ path, content }) => ({
    path,
    content: content
      .replaceAll('tin-dragon', 'iron-dragon')
      .replace('- slug: iron-dragon', '- slug: iron-dragon\n  formerSlugs: [tin-dragon]'),
  }));
  await prepareDatabase(database, folderOf(renamed));
  expect(await database.prisma.card.findFirstOrThrow({ where: { slug: 'iron-dragon' } })).toMatchObject({
    id: before.id,
  });
  expect(await database.prisma.slugRedirect.findMany()).toEqual([
    { gameSlug: 'shadowfist', slug: 'tin-dragon', cardId: before.id },
  ]);
});
