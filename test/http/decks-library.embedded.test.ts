import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { buildPackages } from '../../scripts/packages.mjs';
import type { deckFragment, deckInLink, deckJudge, GivenLine } from '../../src/decks/package/index.ts';
import { decksLibraryRoutes } from '../../src/rest/routes/decks-library.ts';
import { codeIn } from '../house/markdown.ts';
import { textOf } from '../house/project.ts';
import { testApp } from '../setup/app.ts';
import { importApart } from '../setup/import-apart.ts';
import { clientOf } from './rest-client.ts';
import { withoutCitedRules } from './without-cited-rules.ts';

const { get, post, send } = clientOf(await testApp());
const folder = mkdtempSync(join(tmpdir(), 'arbiter-library-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const judgement = z
  .looseObject({
    legal: z.boolean().nullable(),
    unresolved: z.array(z.object({ title: z.string(), reason: z.string() })),
    violations: z.array(z.object({ code: z.string() })),
    cards: z.array(z.object({ slug: z.string(), quantity: z.int() })),
    list: z.object({
      format: z.string(),
      unread: z.array(z.object({ code: z.string() })),
      remarks: z.array(z.object({ code: z.string() })),
    }),
  })
  .transform(({ legal, unresolved, violations, cards, list }) => ({
    legal,
    unresolved,
    violations,
    cards,
    list,
  }));

function dirtyLists(game: string) {
  const file = textOf(`test/newcomers/dirty-lists/${game}.yaml`);
  return z.array(z.looseObject({ list: z.string() })).parse(parse(file));
}

const library = z.object({
  deckJudge: z.custom<typeof deckJudge>((value) => typeof value === 'function'),
  deckFragment: z.custom<typeof deckFragment>((value) => typeof value === 'function'),
  deckInLink: z.custom<typeof deckInLink>((value) => typeof value === 'function'),
});
let make: typeof deckJudge;
let judge: ReturnType<typeof deckJudge>;
let links: Pick<z.infer<typeof library>, 'deckFragment' | 'deckInLink'>;

beforeAll(async () => {
  await buildPackages(esbuild, folder, ['decks']);
  const { deckJudge: imported, ...others } = library.parse(
    await importApart(join(folder, 'decks', 'index.js')),
  );
  [make, links] = [imported, others];
  judge = make({
    game: 'shadowfist',
    cards: (await get('/v1/bulk/shadowfist-cards.ndjson')).text,
    formats: (await get('/v1/bulk/shadowfist-formats.ndjson')).text,
  });
});

test('it needs no module beside itself, and nothing of Node', async () => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(folder, 'decks', 'index.js')],
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    globalName: 'arbiter',
  });
  const page = createContext({});
  runInContext(outputFiles.map(({ text }) => text).join('\n'), page);
  const cards = JSON.stringify((await get('/v1/bulk/shadowfist-cards.ndjson')).text);
  expect(
    runInContext(`arbiter.deckJudge({ game: 'shadowfist', cards: ${cards} }).formats.length`, page),
  ).toBe(0);
});

test('it lists the formats', () => {
  expect(judge.formats.map(({ slug }) => slug)).toEqual(['year-of-the-dragon']);
});

describe('it says what the service says', () => {
  const decks: Record<string, GivenLine[]> = {
    legal: [
      { quantity: 5, name: 'Redeemed Gunman' },
      { quantity: 2, name: 'ting ting' },
    ],
    'too many of a title': [{ quantity: 7, name: 'The Fox Pass', set: 'standard' }],
    'versions that differ': [
      { quantity: 3, name: 'Draco', set: 'standard' },
      { quantity: 3, name: 'Draco', set: 'yearofthedragon' },
      { quantity: 1, name: 'Draco' },
    ],
    'a set that is not known': [{ quantity: 1, name: 'Fox Pass', set: 'nowhere' }],
    'a zone that is none': [{ quantity: 1, name: 'Fox Pass', zone: 'Sideboard' }],
    'a card of its own': [
      { quantity: 6, card: { title: 'Rice Monk', type: 'Character', provides: ['dra'] } },
      { quantity: 1, card: { card: 'fox-pass' } },
    ],
  };

  test.each(Object.entries(decks))('%s', async (_, lines) => {
    const zones = [...new Set(lines.map(({ zone = 'deck' }) => zone))].map((name) => ({
      name,
      lines: lines
        .filter(({ zone = 'deck' }) => zone === name)
        .map(({ quantity, name: title, card, set }) => ({ quantity, title, card, set })),
    }));
    const { body } = await post('/v1/decks/validate', {
      arbiter: 1,
      game: 'shadowfist',
      format: 'year-of-the-dragon',
      zones,
    });
    const { list, ...report } = z.looseObject({ list: z.unknown() }).parse(withoutCitedRules(body));
    expect(list).toBeDefined();
    expect(JSON.parse(JSON.stringify(judge.validate(lines, 'year-of-the-dragon')))).toEqual(report);
  });

  test.each(['first-edition', 'standard-constructed'])(
    'a Highlander deck of the format %s',
    async (format) => {
      const ofHighlander = make({
        game: 'highlander',
        cards: (await get('/v1/bulk/highlander-cards.ndjson')).text,
        formats: (await get('/v1/bulk/highlander-formats.ndjson')).text,
      });
      const { body } = await post('/v1/decks/validate', {
        arbiter: 1,
        game: 'highlander',
        format,
        zones: [
          { name: 'deck', lines: [{ quantity: 4, title: 'holy-ground' }] },
          { name: 'pre-game', lines: [{ quantity: 1, card: { title: 'Maro', type: 'Persona', gems: {} } }] },
        ],
      });
      const { list, ...report } = z.looseObject({ list: z.unknown() }).parse(withoutCitedRules(body));
      expect(list).toBeDefined();
      const given = [
        { quantity: 4, name: 'holy-ground', zone: 'deck' },
        { quantity: 1, card: { title: 'Maro', type: 'Persona', gems: {} }, zone: 'pre-game' },
      ];
      expect(JSON.parse(JSON.stringify(ofHighlander.validate(given, format)))).toEqual(report);
    },
  );

  test('a name that no card has, with suggestions', () => {
    expect(judge.validate([{ quantity: 1, name: 'Fox Pas' }], 'year-of-the-dragon')).toMatchObject({
      legal: null,
      fixesComplete: false,
      unresolved: [
        {
          title: 'Fox Pas',
          reason: 'not-found',
          suggestions: [expect.objectContaining({ slug: 'fox-pass' })],
        },
      ],
    });
    expect(judge.suggest('Fox Pas')[0]).toMatchObject({ slug: 'fox-pass', name: 'Fox Pass' });
  });
});

describe('Lists that people paste', () => {
  const games = [
    ['shadowfist', 'year-of-the-dragon'],
    ['highlander', 'first-edition'],
  ] as const;

  test.each(games)('The lists of %s are read and judged as the service does', async (game, format) => {
    const files = await Promise.all(
      ['cards', 'formats'].map(async (kind) => (await get(`/v1/bulk/${game}-${kind}.ndjson`)).text),
    );
    const [cards = '', formats = ''] = files;
    const { validateList } = make({ game, cards, formats });
    for (const { list } of dirtyLists(game)) {
      const url = `/v1/decks/validate?game=${game}&format=${format}`;
      const { body } = await send(
        'POST',
        url,
        { 'content-type': 'application/octet-stream' },
        Buffer.from(list),
      );
      const service = judgement.parse(withoutCitedRules(body));
      const own = validateList(list, format);
      const package_ = judgement.parse(JSON.parse(JSON.stringify({ ...own.report, list: own.list })));
      expect(package_).toEqual(service);
    }
  });

  test('A list is converted with the full names of the cards', () => {
    expect(judge.convert('2 fox pass\n1 Fox Pas', 'lackey-txt', 'catalogue')).toMatchObject({
      text: '2\tFox Pass\n1\tFox Pas\n',
      unresolved: [{ title: 'Fox Pas' }],
    });
  });

  test('A list without a readable line is refused', () => {
    expect(() => judge.validateList('', 'year-of-the-dragon')).toThrow(RangeError);
  });
});

test('Links that the module writes are those of the service', async () => {
  const list = '2 Fox Pass';
  const fragment = await links.deckFragment({ list, game: 'shadowfist' });
  const url = '/v1/decks/link?game=shadowfist';
  const { body } = await send('POST', url, { 'content-type': 'text/plain' }, Buffer.from(list));
  expect(body).toEqual({ fragment, url: `/decks#${fragment}` });
  expect(await links.deckInLink(`#${fragment}`)).toEqual({ list, game: 'shadowfist', formats: [] });
});

test('The module stays under 64 kB of gzip', () => {
  const { length } = gzipSync(readFileSync(join(folder, 'decks', 'index.js')), { level: 9 });
  expect(length).toBeLessThan(64_000);
});

describe('The service serves the module', () => {
  const served = async (url: string, headers: Record<string, string> = {}) => {
    const app = fastify();
    onTestFinished(() => app.close());
    app.setValidatorCompiler(validatorCompiler);
    app.setSerializerCompiler(serializerCompiler);
    await app.register(decksLibraryRoutes(join(folder, 'decks', 'index.js')));
    return app.inject({ url, headers });
  };

  test('An unhashed address names the version, which is immutable', async () => {
    const { statusCode, headers, body } = await served('/decks.js');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(body).toBe(readFileSync(join(folder, 'decks', 'index.js'), 'utf8'));
    const hashed = await served(String(headers['content-location']), { 'accept-encoding': 'gzip' });
    expect(hashed.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
    });
    const etag = String(headers.etag);
    expect((await served('/decks.js', { 'if-none-match': etag })).statusCode).toBe(304);
  });

  test('Code is not made from text, so that a strict Content-Security-Policy is enough', async () => {
    expect((await served('/decks.js')).body).not.toMatch(/\beval\(|new Function\(|\bFunction\(/);
  });
});

test('A mistake in a card of its own is thrown with its place', () => {
  const card = { title: 'Rice Monk', type: 'Charcter' };
  expect(() => judge.validate([{ quantity: 1, card }], 'year-of-the-dragon')).toThrow(
    expect.objectContaining({ message: expect.stringContaining('0/card/type') }),
  );
});

test('it takes a format of one’s own, and refuses one that is not there', () => {
  const own = {
    slug: 'own',
    name: 'Own',
    ruleset: null,
    about: 'Small.',
    rules: [{ check: 'deck-size', rule: null, most: 1 }],
  };
  expect(judge.validate([{ quantity: 2, name: 'Fox Pass' }], own)).toMatchObject({
    legal: false,
    fixes: [{ message: 'Remove 1 × Fox Pass.' }],
  });
  expect(() => judge.validate([], 'no-such-format')).toThrow(
    /^There is no format "no-such-format"; there are .*year-of-the-dragon/,
  );
  expect(() => make({ game: 'shadowfist', cards: '' }).validate([], 'classic')).toThrow(
    'There is no format "classic"; give `formats`, the text of <game>-formats.ndjson.',
  );
});

test('The example of docs/decks.md prints what it says', async () => {
  const [example = ''] = codeIn('docs/decks.md', 'js');
  const file = join(folder, 'example.mjs');
  writeFileSync(file, example.replace("'arbiter/decks'", "'./decks/index.js'"));
  vi.stubGlobal('fetch', async (url: string) => new Response((await get(new URL(url).pathname)).text));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllGlobals();
    log.mockRestore();
  });
  await importApart(file);
  const [, shown = ''] = /console\.log\(.*\/\/ (.*)$/m.exec(example) ?? [];
  expect(log.mock.calls.map((told) => told.join(' '))).toEqual([shown]);
});
