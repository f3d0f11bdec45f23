import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../src/app.ts';
import { kindNames, kinds } from '../../src/bulk/kinds.ts';
import { type BulkFileView, bulkFilesView } from '../../src/bulk/views.ts';
import { gameSlugs } from '../../src/games/registry.ts';
import { sharedContent, testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { get, send } = clientOf(app);

const listed = bulkFilesView.parse((await get('/v1/bulk')).body);
const fetched = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

function fileOf(game: string, kind: string): BulkFileView {
  const found = listed.items.find((item) => item.game === game && item.kind === kind);
  if (found === undefined) throw new Error(`No file of ${game} ${kind} is listed.`);
  return found;
}

const linesOf = (text: string): string[] => text.split('\n').slice(0, -1);
const cards = fileOf('shadowfist', 'cards');

describe('GET /v1/bulk', () => {
  test('lists a file of each kind for each game', () => {
    expect(listed.items.map(({ game, kind }) => [game, kind])).toEqual(
      gameSlugs.flatMap((game) => kindNames.map((kind) => [game, kind])),
    );
    expect(listed.totalCount).toBe(listed.items.length);
  });

  test.each(listed.items)('$name is as it is listed', async ({ game, kind, url, gzipUrl, ...item }) => {
    const plain = (await fetched(url)).rawPayload;
    const gzip = (await fetched(gzipUrl)).rawPayload;
    const sha256 = createHash('sha256').update(plain).digest('hex');
    const name = `${game}-${kind}-${sha256.slice(0, 16)}.ndjson`;
    expect(gunzipSync(gzip).equals(plain)).toBe(true);
    expect({ ...item, url, gzipUrl }).toEqual({
      name,
      items: linesOf(plain.toString()).length,
      bytes: plain.length,
      gzipBytes: gzip.length,
      sha256,
      url: `/v1/bulk/${name}`,
      gzipUrl: `/v1/bulk/${name}.gz`,
    });
  });

  test('counts what the games have', async () => {
    const games = z
      .object({ games: z.array(z.looseObject({ slug: z.enum(gameSlugs) })) })
      .parse((await get('/v1/games')).body).games;
    for (const { slug, ...game } of games) {
      const items = (kind: string) => fileOf(slug, kind).items;
      expect(game).toMatchObject({
        cards: items('cards'),
        rulings: items('rulings'),
        rules: items('rules'),
        terms: items('glossary'),
        sources: { length: items('sources') },
        rulesets: { length: items('rulesets') },
        sets: { length: items('sets') },
        groups: { length: items('groups') },
      });
    }
  });

  test('is the same for the same content, whatever its data version', async () => {
    const { database, snapshots } = await sharedContent();
    const version = { number: 4711, hash: 'another', changedAt: new Date() };
    const other = await buildApp({
      config: { logLevel: 'silent', rateLimit: 0 },
      database,
      snapshots: { ...snapshots, current: () => ({ ...snapshots.current(), version }) },
    });
    onTestFinished(() => other.close());
    const { items, totalCount, dataVersion, changesUrl } = bulkFilesView.parse(
      (await clientOf(other).get('/v1/bulk')).body,
    );
    expect({ items, totalCount }).toEqual({ items: listed.items, totalCount: listed.totalCount });
    expect([dataVersion, changesUrl]).toEqual([4711, '/v1/changes?since=4711']);
  });
});

describe('the lines of a file', () => {
  test.each(listed.items)('$game $kind: each is of its form', async ({ url, kind }) => {
    const { payload } = await fetched(url);
    const wrong = linesOf(payload).flatMap(
      (line) => kinds[kind].form.safeParse(JSON.parse(line)).error ?? [],
    );
    expect(wrong).toEqual([]);
  });

  test('a card is as REST answers it, but for what is of the moment, and has its printings', async () => {
    const { payload } = await fetched(cards.url);
    const line = linesOf(payload)
      .map((one) => z.looseObject({ slug: z.string() }).parse(JSON.parse(one)))
      .find(({ slug }) => slug === 'fox-pass');
    const card = z.looseObject({}).parse((await get('/v1/cards/shadowfist/fox-pass')).body);
    const { asOf, links, rulingCount, ...lasting } = card;
    const printings = z
      .object({
        items: z.array(z.object({ set: z.unknown(), number: z.unknown(), errataNumber: z.unknown() })),
      })
      .parse((await get('/v1/cards/shadowfist/fox-pass/printings')).body).items;
    expect(line).toEqual({ ...lasting, printings, inRulesets: [] });
  });

  test('text versions are those of each card', async () => {
    const { payload } = await fetched(fileOf('highlander', 'text-versions').url);
    const lines = linesOf(payload).map((one) => z.looseObject({ card: z.string() }).parse(JSON.parse(one)));
    const { items } = z
      .object({ items: z.array(z.looseObject({})) })
      .parse((await get('/v1/cards/highlander/darius-event/versions')).body);
    expect(lines.filter(({ card }) => card === 'darius-event')).toMatchObject(
      items.map(({ id, text, status }) => ({ game: 'highlander', id, text, status })),
    );
  });

  test.each([
    ['cards', 'slug'],
    ['text-versions', 'card'],
    ['abilities', 'card'],
    ['designators', 'card'],
    ['printings', 'card'],
    ['sets', 'code'],
    ['rulings', 'id'],
    ['rules', 'id'],
    ['glossary', 'id'],
  ])('%s stand in order of their %s', async (kind, key) => {
    const { payload } = await fetched(fileOf('highlander', kind).url);
    const keys = linesOf(payload).map(
      (line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line))[key],
    );
    expect(keys).toEqual(keys.toSorted());
  });
});

const PERMANENT = 'public, max-age=31536000, immutable';

describe('GET /v1/bulk/{name}', () => {
  test('a plain file', async () => {
    const { statusCode, headers } = await fetched(cards.url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-length': String(cards.bytes),
      'cache-control': PERMANENT,
      'accept-ranges': 'none',
      'access-control-allow-origin': '*',
      etag: `"${cards.sha256}"`,
      vary: 'accept-encoding',
    });
    expect(headers['content-encoding']).toBeUndefined();
  });

  test('a compressed file', async () => {
    const { statusCode, headers } = await fetched(cards.gzipUrl, { 'accept-encoding': 'gzip' });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(cards.gzipBytes),
      'cache-control': PERMANENT,
      'accept-ranges': 'none',
      etag: `"${cards.sha256}.gz"`,
    });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBeUndefined();
  });

  test('a plain file is sent compressed to whoever takes gzip', async () => {
    const { headers, rawPayload } = await fetched(cards.url, { 'accept-encoding': 'br, gzip' });
    expect(headers).toMatchObject({
      'content-type': 'application/x-ndjson; charset=utf-8',
      'content-encoding': 'gzip',
      'content-length': String(cards.gzipBytes),
      etag: `"${cards.sha256}.gz"`,
      vary: 'accept-encoding',
    });
    expect(rawPayload.equals((await fetched(cards.gzipUrl)).rawPayload)).toBe(true);
  });

  test.each(['br', 'gzip;q=0', 'identity'])('and as it is to others: %s', async (encoding) => {
    const { headers, rawPayload } = await fetched(cards.url, { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBeUndefined();
    expect(rawPayload).toHaveLength(cards.bytes);
  });

  test.each([
    [cards.url, `"${cards.sha256}"`],
    [cards.url, `"other", W/"${cards.sha256}"`],
    [cards.url, '*'],
    [cards.gzipUrl, `"${cards.sha256}.gz"`],
  ])('one who has %s gets 304: If-None-Match: %s', async (url, held) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const { status, headers, text } = await send(method, url, { 'if-none-match': held });
      expect([status, text]).toEqual([304, '']);
      expect(headers).toMatchObject({
        etag: url === cards.url ? `"${cards.sha256}"` : `"${cards.sha256}.gz"`,
        'cache-control': PERMANENT,
      });
      expect(headers['content-type']).toBeUndefined();
    }
  });

  test('one who has it in the other encoding gets it', async () => {
    const held = { 'if-none-match': `"${cards.sha256}"` };
    expect((await fetched(cards.url, { ...held, 'accept-encoding': 'gzip' })).statusCode).toBe(200);
    expect((await fetched(cards.gzipUrl, held)).statusCode).toBe(200);
  });

  test.each([
    [cards.url, {}],
    [cards.url, { 'accept-encoding': 'gzip' }],
    [cards.gzipUrl, {}],
  ])('HEAD %s %j is GET without a body', async (url, headers: Record<string, string>) => {
    const got = await get(url, headers);
    const { status, headers: told, text } = await send('HEAD', url, headers);
    expect([status, text]).toEqual([200, '']);
    const lasting = ({ date, 'x-request-id': _, ...rest }: Readonly<Record<string, unknown>>) => rest;
    expect(lasting(told)).toEqual(lasting(got.headers));
  });

  test('a name without a hash means the present file, for now', async () => {
    const { statusCode, headers, rawPayload } = await fetched('/v1/bulk/shadowfist-cards.ndjson');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-location': cards.url,
      'cache-control': 'no-cache',
      etag: `"${cards.sha256}"`,
    });
    expect(rawPayload).toHaveLength(cards.bytes);
    expect((await fetched('/v1/bulk/shadowfist-cards.ndjson.gz')).headers['content-location']).toBe(
      cards.gzipUrl,
    );
  });
});

describe('a file that is not there', () => {
  const older = (name: string) => name.replace(cards.sha256.slice(0, 16), '0123456789abcdef');

  test.each([cards.url, cards.gzipUrl])('a name of other content names the present file: %s', async (url) => {
    const { status, headers, body } = await get(older(url));
    const present = url.replace('/v1/bulk/', '');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:bulk/not-found',
      title: 'File not found',
      status: 404,
      code: 'bulk/not-found',
      detail: `${older(present)} does not belong to the current content; use ${present}.`,
      present,
    });
  });

  test.each([
    'shadowfist-carps.ndjson',
    'netrunner-cards.ndjson',
    'shadowfist-cards',
    'shadowfist-cards.ndjson.br',
    'shadowfist-cards-0123.ndjson',
    'index.json',
  ])('any other name: %s', async (name) => {
    const { status, body } = await get(`/v1/bulk/${name}`);
    expect([status, body]).toEqual([
      404,
      {
        type: 'urn:arbiter:problem:bulk/not-found',
        title: 'File not found',
        status: 404,
        code: 'bulk/not-found',
        detail: `Unknown file "${name}"; /v1/bulk lists all files.`,
      },
    ]);
  });
});
