import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as esbuild from 'esbuild';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { arbiterClient, graphqlDocuments } from '../../src/client/index.ts';
import { codeIn } from '../house/markdown.ts';
import { fromRoot } from '../house/project.ts';
import { originOf, testApp } from '../setup/app.ts';
import { importApart } from '../setup/import-apart.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { post } = clientOf(app);
const baseUrl = await originOf(app);
const client = arbiterClient({ baseUrl });

describe('arbiter/client', () => {
  test('returns the typed body of a card', async () => {
    const { data } = await client.GET('/v1/cards/{game}/{slug}', {
      params: { path: { game: 'shadowfist', slug: 'fox-pass' } },
    });
    expect(data?.name).toBe('Fox Pass');
  });

  test('returns the problem of a failed request as its error', async () => {
    const { data, error, response } = await client.GET('/v1/cards/named', {
      params: { query: { game: 'shadowfist', exact: 'Fox Pas' } },
    });
    expect(data).toBeUndefined();
    expect(response.status).toBe(404);
    expect(error?.code).toBe('card/not-found');
  });

  test('sends a body', async () => {
    const { data } = await client.POST('/v1/cards/collection', {
      body: { identifiers: [{ game: 'shadowfist', slug: 'ting-ting' }] },
    });
    expect(data?.items.map(({ name }) => name)).toEqual(['Ting Ting']);
  });
});

describe('A client waits as the service asks', () => {
  const answering = (...replies: readonly Response[]) => {
    const left = [...replies];
    const sent: string[] = [];
    const fetch = async (request: Request) => {
      sent.push(await request.text());
      return left.shift() ?? Response.json({ items: [] });
    };
    return { sent, fetch };
  };
  const later = (status: number, seconds: string) =>
    new Response('later', { status, headers: { 'retry-after': seconds } });
  const body = { identifiers: [{ game: 'shadowfist', slug: 'ting-ting' } as const] };
  const collect = (asking: ReturnType<typeof arbiterClient>) => asking.POST('/v1/cards/collection', { body });

  test('and sends the same request again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { sent, fetch } = answering(later(503, '2'), later(429, '3'));
    const asked = collect(arbiterClient({ baseUrl, fetch }));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect((await asked).data).toEqual({ items: [] });
    expect(sent).toEqual(Array.from({ length: 3 }, () => JSON.stringify(body)));
  });

  test('but not longer than its patience', async () => {
    const { sent, fetch } = answering(later(503, '31'));
    const { response } = await collect(arbiterClient({ baseUrl, fetch }));
    expect([response.status, sent.length]).toEqual([503, 1]);
  });

  test('and stops waiting when the request is aborted', async () => {
    const { fetch } = answering(later(503, '20'));
    const abort = new AbortController();
    const asked = arbiterClient({ baseUrl, fetch }).GET('/readyz', { signal: abort.signal });
    abort.abort(new Error('gone'));
    await expect(asked).rejects.toThrow('gone');
  });
});

const variables: Readonly<Record<keyof typeof graphqlDocuments, object>> = {
  cardPage: { game: 'shadowfist', slug: 'fox-pass' },
  cardSearch: { query: 't:event', game: 'shadowfist' },
  rulingsOnCard: { card: 'darius event', game: 'highlander' },
  deckCheck: { list: '6 Fox Pass', formats: ['year-of-the-dragon'], game: 'shadowfist' },
};

describe('the GraphQL documents of arbiter/client', () => {
  test.each(Object.entries(graphqlDocuments))('%s is answered without errors', async (name, query) => {
    const { body } = await post('/graphql', { query, variables: variables[name as keyof typeof variables] });
    expect(body).not.toHaveProperty('errors');
    expect(body).toHaveProperty('data');
  });
});

test('The example of docs/clients.md prints what it says', async () => {
  const [example = ''] = codeIn('docs/clients.md', 'js');
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-client-'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    log.mockRestore();
    rmSync(folder, { recursive: true, force: true });
  });
  await esbuild.build({
    stdin: { contents: example.replace('http://127.0.0.1:4000', baseUrl), resolveDir: folder },
    alias: { 'arbiter/client': fromRoot('src/client/index.ts') },
    bundle: true,
    format: 'esm',
    outfile: join(folder, 'example.mjs'),
  });
  await importApart(join(folder, 'example.mjs'));
  const [, printed = ''] = /console\.log\(.*\/\/ (.*)$/m.exec(example) ?? [];
  expect(log.mock.calls).toEqual([[printed]]);
});
