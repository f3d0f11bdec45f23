import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { idCursor } from '../../src/pagination.ts';
import { testApp } from '../setup/app.ts';
import { changedApp, history } from './changes-cast.ts';
import { clientOf } from './rest-client.ts';
import { statementsOf } from './statements.ts';

const app = await changedApp();
const { get } = clientOf(app);

const urls = [
  ['/v1/cards/shadowfist/fox-pass', null],
  [
    '/v1/cards/shadowfist/fox-pass',
    '/v1/cards/shadowfist/fox-pass',
    null,
    '/v1/rulings/highlander.type-two/faq/darius-event-countering',
  ],
  ['/v1/rules/shadowfist/shadowfist.yotd/9.2/most-recent-printing', null],
];
const [second = [], third = [], fourth = []] = history.map(({ changedAt, changes }, at) =>
  changes.map((change, place) => ({ ...change, url: urls[at]?.[place], dataVersion: at + 2, changedAt })),
);

const whole = (items: readonly object[]) => ({
  items,
  totalCount: items.length,
  nextCursor: null,
  previousCursor: null,
});

test('before any change of content the log is empty: the first seeding is none', async () => {
  const seeded = clientOf(await testApp());
  expect((await seeded.get('/v1/changes')).body).toEqual(whole([]));
  expect((await seeded.get('/v1/changes?since=0')).body).toEqual(whole([]));
  expect((await seeded.get(`/v1/changes?cursor=${idCursor('1')}`)).body).toMatchObject({
    code: 'search/bad-cursor',
  });
});

test('every change comes, oldest first, with what is different and where its subject is now', async () => {
  const { status, body } = await get('/v1/changes');
  expect(status).toBe(200);
  expect(body).toEqual(whole([...second, ...third, ...fourth]));
});

test('what changes lead to is there', async () => {
  for (const url of urls.flat().flatMap((one) => one ?? [])) expect((await get(url)).status).toBe(200);
});

describe('since', () => {
  test.each([
    ['0', [...second, ...third, ...fourth]],
    ['1', [...second, ...third, ...fourth]],
    ['2', [...third, ...fourth]],
    ['3', fourth],
    ['4', []],
  ])('data version %s: the changes after it', async (since, items) => {
    expect((await get(`/v1/changes?since=${since}`)).body).toEqual(whole(items));
  });

  test.each([
    ['2026-01-01', [...second, ...third, ...fourth]],
    ['2026-01-02', [...third, ...fourth]],
    ['2026-02-01T12:00:00Z', [...third, ...fourth]],
    ['2026-02-01T12:00:00.001Z', fourth],
    ['2026-02-01T13:00:01%2B01:00', fourth],
    ['2026-02-01T07:00:01-05:00', fourth],
    ['2026-02-02', []],
    ['0000-01-01', [...second, ...third, ...fourth]],
    ['0000-01-01T00:00:00%2B23:59', [...second, ...third, ...fourth]],
    ['9999-12-31T23:59:59-23:59', []],
  ])('the moment %s: the changes from then on', async (since, items) => {
    expect((await get(`/v1/changes?since=${since}`)).body).toEqual(whole(items));
  });

  test.each(['yesterday', '-1', '1.5', '0x1', '2026-02-30', '2026-02', '01/02/2026', '2026-02-01T12:00:00'])(
    '%s is neither',
    async (since) => {
      const { status, body } = await get(`/v1/changes?since=${since}`);
      expect(status).toBe(400);
      expect(body).toEqual({
        type: 'urn:arbiter:problem:changes/bad-since',
        title: 'since is not a data version or a date',
        status: 400,
        code: 'changes/bad-since',
        detail: `"${since}" is not a data version, a date or a time. Expected a data version (a whole number), a date (YYYY-MM-DD) or a time (YYYY-MM-DDThh:mm:ssZ).`,
        since,
        dataVersion: 4,
      });
    },
  );

  test.each(['5', '2026', '9'.repeat(99)])('data version %s is still to come', async (since) => {
    const { status, body } = await get(`/v1/changes?since=${since}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:changes/bad-since',
      title: 'since is not a data version or a date',
      status: 400,
      code: 'changes/bad-since',
      detail: `There is no data version ${since}; the current one is 4. If this service had it once, its database is another one now: take the files of /v1/bulk again. Expected a data version (a whole number), a date (YYYY-MM-DD) or a time (YYYY-MM-DDThh:mm:ssZ).`,
      since,
      dataVersion: 4,
    });
  });

  test('empty is refused as any parameter is', async () => {
    expect((await get('/v1/changes?since=')).body).toMatchObject({ status: 400, code: 'request/invalid' });
  });
});

test('of one game', async () => {
  const all = [...second, ...third, ...fourth];
  for (const game of ['shadowfist', 'highlander']) {
    expect((await get(`/v1/changes?game=${game}`)).body).toEqual(
      whole(all.filter((one) => one.game === game)),
    );
  }
  expect((await get('/v1/changes?game=shadowfist&since=3')).body).toEqual(whole(fourth));
});

describe('pages', () => {
  const page = z.object({
    items: z.array(z.unknown()),
    totalCount: z.int(),
    nextCursor: z.string().nullable(),
  });

  /** Every page of a list, and how many statements each took. */
  async function pages(url: string) {
    const found: { items: unknown[]; totalCount: number; statements: number }[] = [];
    let cursor: string | null = null;
    do {
      const at = cursor === null ? url : `${url}&cursor=${cursor}`;
      const { result, statements } = await statementsOf(() => get(at));
      const { items, totalCount, nextCursor }: z.infer<typeof page> = page.parse(result.body);
      found.push({ items, totalCount, statements });
      cursor = nextCursor;
    } while (cursor !== null);
    return found;
  }

  test('give every change once, and are counted once', async () => {
    expect(await pages('/v1/changes?since=2025-12-31&limit=3')).toEqual([
      { items: [...second, third[0]], totalCount: 8, statements: 2 },
      { items: third.slice(1), totalCount: 8, statements: 1 },
      { items: fourth, totalCount: 8, statements: 1 },
    ]);
  });

  test('of one game since a moment', async () => {
    expect(await pages('/v1/changes?since=2026-02-01&game=shadowfist&limit=2')).toEqual([
      { items: third.slice(0, 2), totalCount: 5, statements: 2 },
      { items: [third[2], fourth[0]], totalCount: 5, statements: 1 },
      { items: [fourth[1]], totalCount: 5, statements: 1 },
    ]);
  });

  test.each([
    ['nonsense', 'Invalid cursor.'],
    [idCursor('fox-pass'), 'The cursor refers to an item that is not in this list.'],
    [idCursor('1e0'), 'The cursor refers to an item that is not in this list.'],
    [idCursor('999999999999'), 'The cursor refers to an item that is not in this list.'],
  ])('a cursor of another list is refused: %s', async (cursor, detail) => {
    const { status, body } = await get(`/v1/changes?cursor=${cursor}`);
    expect(status).toBe(400);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:search/bad-cursor',
      title: 'Invalid cursor',
      status: 400,
      code: 'search/bad-cursor',
      detail,
      cursor,
    });
  });
});

test('what the log does not take is refused', async () => {
  for (const query of ['limit=0', 'limit=101', 'game=chess', 'before=x', 'sinse=1']) {
    expect((await get(`/v1/changes?${query}`)).body).toMatchObject({ status: 400, code: 'request/invalid' });
  }
});
