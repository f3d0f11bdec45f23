import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardIndexOf } from '../../src/catalogue/card-index.ts';
import { compileSearch } from '../../src/catalogue/search/compile.ts';
import { fixedOrders, type Order, parseOrder } from '../../src/catalogue/search/order.ts';
import { openSearching, type Searching } from '../../src/catalogue/search/searching.ts';
import { searchContext } from '../../src/catalogue/search-context.ts';
import type { Database } from '../../src/database/connection.ts';
import { Prisma } from '../../src/database/generated/client.ts';
import { loadSnapshot } from '../../src/database/snapshot/load-snapshot.ts';
import type { Snapshot } from '../../src/database/snapshot/snapshot.ts';
import { forbiddenCards } from '../../src/decks/forbidden-cards.ts';
import type { GameSlug } from '../../src/games/registry.ts';
import { unlimitedWork } from '../../src/work.ts';
import { searchInSql } from '../catalogue/search/in-sql.ts';
import { sharedDatabase } from '../setup/database.ts';

let database: Database;
let snapshot: Snapshot;
let searching: Searching;

beforeAll(async () => {
  database = await sharedDatabase();
  snapshot = await loadSnapshot(database.prisma);
  searching = await openSearching(database.prisma, cardIndexOf(snapshot));
});
afterAll(() => database.close());

/** The order as the specification puts it, in SQL. */
function orderInSql({ key, descending }: Order): { figure: Prisma.Sql; order: Prisma.Sql } {
  const way = Prisma.raw(descending ? 'DESC' : 'ASC');
  const name = Prisma.sql`c."foldedName" COLLATE "C"`;
  const id = Prisma.sql`c."id" COLLATE "C"`;
  if (key === 'name') return { figure: Prisma.sql`NULL::int`, order: Prisma.sql`${name} ${way}, ${id}` };
  const figure = Prisma.raw(key === 'errata' ? 'w."errataNumber"' : `c."${key}"`);
  return { figure, order: Prisma.sql`${figure} ${way} NULLS LAST, ${name}, ${id}` };
}

const terms = [
  ...[
    'fox',
    'damage',
    'the',
    'Smoke',
    '.44',
    '{mag}',
    '"power blow"',
    '"a"',
    'name:of',
    'text:toast',
    'subtitle:e',
  ],
  ...[
    't:event',
    't:site',
    'is:unique',
    'has:errata',
    'has:ruling',
    'has:text',
    'requires:arc',
    'provides>=1',
    'legal:first-edition',
    'banned:lean-and-mean',
    'is:reprint',
    'is:playable',
    'does:damages',
    'fighting>cost',
    'cost:X',
    'o:smoke',
    'source:yotd',
    'designator:gun',
    'set:yearofthedragon',
    'is:signature',
    'gems:agility',
    't:"special attack/block"',
    'source:highlander.type-two',
    'designator:"netherworld demon"',
  ],
  ...['cost<=2', 'cost!=1', 'fighting>=5', 'body:3', 'power=1', 'restriction>0', 'errata>=1', 'errata!=1'],
  ...[
    'immortal:kurgan',
    'faction:dragons',
    'faction:a',
    'immortal:connor',
    'grid:OOOOXOOOO',
    'name:/^the/',
    '/tur(n|ned)/',
  ],
];
const joined = fc.letrec<{ query: string }>((tie) => ({
  query: fc.oneof(
    { depthSize: 'small', maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(...terms),
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `${a} ${b}`),
    fc.tuple(tie('query'), tie('query')).map(([a, b]) => `(${a} or ${b})`),
    tie('query').map((query) => `-(${query})`),
  ),
})).query;
const query = fc
  .tuple(fc.option(joined, { nil: '' }), fc.constantFrom('', 'asOf:1996 ', 'asOf:2000-06 ', 'asOf:yotd '))
  .map(([asked, asOf]) => asOf + asked);
const game = fc.constantFrom<GameSlug | undefined>(undefined, 'shadowfist', 'highlander');

describe('a search', () => {
  it('finds, counts and orders as one statement of PostgreSQL does, page by page either way', async () => {
    await fc.assert(
      fc.asyncProperty(
        query,
        game,
        fc.constantFrom(...fixedOrders),
        fc.integer({ min: 1, max: 120 }),
        fc.boolean(),
        async (q, of, written, limit, backward) => {
          fc.pre(!(of === 'highlander' && q.includes('yotd')));
          const order = parseOrder(written);
          const compiled = compileSearch(q, searchContext(snapshot, of, unlimitedWork(), forbiddenCards));
          const { figure, order: by } = orderInSql(order);
          const expected =
            compiled.times.length === 0
              ? []
              : await database.prisma.$queryRaw(searchInSql(compiled, figure, by));
          expect(await allPages(compiled, order, limit, backward)).toEqual(expected);
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** All that is found, read in pages from either end; every page tells the whole count. */
async function allPages(
  compiled: ReturnType<typeof compileSearch>,
  order: Order,
  limit: number,
  backward: boolean,
) {
  const pages = [];
  let after = null;
  let before = null;
  let counted: number | undefined;
  for (let hasMore = true; hasMore; ) {
    const page = await searching.search(compiled, order, { limit, backward, after, before });
    counted ??= page.totalCount;
    expect(page.totalCount).toBe(counted);
    expect(page.rows.length).toBeLessThanOrEqual(limit);
    pages.push(page.rows);
    if (backward) before = page.rows[0] ?? null;
    else after = page.rows.at(-1) ?? null;
    hasMore = page.hasMore;
  }
  const rows = (backward ? pages.reverse() : pages).flat();
  expect(rows.length).toBe(counted);
  return rows;
}
