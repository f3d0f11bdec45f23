import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, type SearchRow } from '../../../src/catalogue/search/cursor.ts';
import { parseOrder } from '../../../src/catalogue/search/order.ts';
import { countSql, type PageRequest, searchSql, toPage } from '../../../src/catalogue/search/paginate.ts';
import { Prisma } from '../../../src/database/generated/client.ts';
import { refusalOf } from './refusal.ts';

const fox: SearchRow = { id: 'c1', foldedName: 'fox pass', figure: 2 };
const hub: SearchRow = { id: 'c2', foldedName: 'the hub', figure: null };

const request = (order: string, changes: Partial<PageRequest> = {}): PageRequest => ({
  ...{ condition: Prisma.sql`c."hasRuling"`, order: parseOrder(order), limit: 10 },
  ...{ backward: false, after: null, before: null, ...changes },
});

/** The selection on one line, values in their places. */
function selection(order: string, changes: Partial<PageRequest> = {}): string {
  const { text, values } = searchSql(request(order, changes));
  return text.replace(/\s+/g, ' ').replace(/\$(\d+)/g, (_, n) => JSON.stringify(values[Number(n) - 1]));
}

const ordering = (order: string, backward: boolean) =>
  selection(order, { backward })
    .replace(/.*ORDER BY /, '')
    .replaceAll(' COLLATE "C"', '');
const range = (order: string, changes: Partial<PageRequest>) =>
  selection(order, changes)
    .replace(/.*"hasRuling" AND (.*) ORDER BY.*/, '$1')
    .replaceAll(' COLLATE "C"', '');

describe('orders', () => {
  it('reads a key and its direction', () => {
    expect([parseOrder('name'), parseOrder('-cost')]).toEqual([
      { key: 'name', descending: false },
      { key: 'cost', descending: true },
    ]);
  });

  it('refuses another key with the nearest', () => {
    expect(refusalOf(() => parseOrder('-cots'))).toMatchObject({
      code: 'search/unknown-order',
      suggestion: '-cost',
    });
    expect(refusalOf(() => parseOrder('')).code).toBe('search/unknown-order');
  });

  it('selects one row more than the limit, by name and id', () => {
    expect(selection('name')).toBe(
      'SELECT c."id", c."foldedName", NULL::int AS "figure" FROM "Card" c JOIN "CardWording" w ON w."cardId" = c."id" ' +
        'WHERE c."hasRuling" ORDER BY c."foldedName" COLLATE "C" ASC,c."id" COLLATE "C" ASC LIMIT 11::int',
    );
  });

  it.each([
    ['-name', false, 'c."foldedName" DESC,c."id" ASC LIMIT 11::int'],
    ['-name', true, 'c."foldedName" ASC,c."id" DESC LIMIT 11::int'],
    ['cost', false, 'c."cost" ASC NULLS LAST,c."foldedName" ASC,c."id" ASC LIMIT 11::int'],
    ['-cost', false, 'c."cost" DESC NULLS LAST,c."foldedName" ASC,c."id" ASC LIMIT 11::int'],
    ['-cost', true, 'c."cost" ASC NULLS FIRST,c."foldedName" DESC,c."id" DESC LIMIT 11::int'],
    ['errata', true, 'w."errataNumber" DESC NULLS FIRST,c."foldedName" DESC,c."id" DESC LIMIT 11::int'],
  ])('order %s, backward %s', (order, backward, sql) => {
    expect(ordering(order, backward)).toBe(sql);
  });
});

describe('ranges', () => {
  const byName = (past: string, { foldedName, id }: SearchRow) =>
    `(c."foldedName" ${past}= "${foldedName}"::text AND (c."foldedName" ${past} "${foldedName}"::text OR ` +
    `(c."id" ${past}= "${id}"::text AND (c."id" ${past} "${id}"::text OR FALSE))))`;

  it('begins after a place by name', () => {
    expect(range('name', { after: fox })).toBe(byName('>', fox));
  });

  it('ends before a place by name', () => {
    expect(range('name', { before: hub })).toBe(byName('<', hub));
  });

  it('counts cards without the figure as after those with it', () => {
    expect(range('-cost', { after: fox })).toBe(
      `(c."cost" IS NULL OR c."cost" < 2::int OR (c."cost" = 2::int AND ${byName('>', fox)}))`,
    );
    expect(range('cost', { before: fox })).toBe(
      `(FALSE OR c."cost" < 2::int OR (c."cost" = 2::int AND ${byName('<', fox)}))`,
    );
    expect(range('cost', { after: hub })).toBe(`(c."cost" IS NULL AND ${byName('>', hub)})`);
    expect(range('cost', { before: hub })).toBe(`(c."cost" IS NOT NULL OR ${byName('<', hub)})`);
  });

  it('lies between two places', () => {
    expect(range('name', { after: fox, before: hub })).toBe(`${byName('>', fox)} AND ${byName('<', hub)}`);
  });

  it('counts every card that meets the condition', () => {
    expect(countSql(Prisma.sql`c."cost" = ${3}`).text).toBe(
      'SELECT count(*)::int AS "count" FROM "Card" c JOIN "CardWording" w ON w."cardId" = c."id" WHERE c."cost" = $1',
    );
  });
});

describe('pages', () => {
  it('drops the row too many and tells of it', () => {
    const page = toPage(request('cost', { limit: 1 }), [fox, hub]);
    expect(page).toEqual({
      rows: [{ ...fox, cursor: encodeCursor(parseOrder('cost'), fox) }],
      hasMore: true,
    });
    expect(toPage(request('cost', { limit: 2 }), [fox, hub]).hasMore).toBe(false);
  });

  it('turns the rows of a last page round', () => {
    const page = toPage(request('cost', { limit: 2, backward: true }), [hub, fox]);
    expect(page.rows.map((row) => row.id)).toEqual(['c1', 'c2']);
  });
});

describe('cursors', () => {
  const cost = parseOrder('-cost');

  it.each([fox, hub])('name a place in an order', (row) => {
    const cursor = encodeCursor(cost, row);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(decodeCursor(cost, cursor)).toEqual(row);
  });

  it('do not serve another order', () => {
    const refusal = refusalOf(() => decodeCursor(parseOrder('cost'), encodeCursor(cost, fox)));
    expect(refusal).toMatchObject({
      code: 'search/bad-cursor',
      message: 'This cursor belongs to the order -cost, not to cost.',
    });
  });

  const held = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  it.each([
    '',
    'nonsense',
    held(null),
    held({ order: '-cost' }),
    held({ order: '-cost', figure: 'x', name: 'a', id: 'b' }),
    held({ order: '-cost', figure: 3_000_000_000, name: 'a', id: 'b' }),
    held({ order: '-cost', figure: 1, name: 'a\0', id: 'b' }),
    held({ order: '-cost', figure: 1, name: 'a', id: 'b', more: 1 }),
  ])('that were not given out are refused: %j', (cursor) => {
    expect(refusalOf(() => decodeCursor(cost, cursor)).code).toBe('search/bad-cursor');
  });
});
