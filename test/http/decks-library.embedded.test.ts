import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { buildLibrary, buildTypes } from '../../scripts/build.mjs';
import { deckJudge, type GivenLine } from '../../src/decks/package/index.ts';
import { codeIn } from '../house/markdown.ts';
import { testApp } from '../setup/app.ts';
import { compile } from '../setup/compiles.ts';
import { importApart } from '../setup/import-apart.ts';
import { clientOf } from './rest-client.ts';

const { get, post } = clientOf(await testApp());
const folder = mkdtempSync(join(tmpdir(), 'arbiter-library-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const library = z.object({ deckJudge: z.custom<typeof deckJudge>((value) => typeof value === 'function') });
let judge: ReturnType<typeof deckJudge>;

beforeAll(async () => {
  await buildLibrary(esbuild, folder);
  const { deckJudge: make } = library.parse(await importApart(join(folder, 'decks.js')));
  judge = make({
    game: 'shadowfist',
    cards: (await get('/v1/bulk/shadowfist-cards.ndjson')).text,
    formats: (await get('/v1/bulk/shadowfist-formats.ndjson')).text,
  });
});

test('it needs no module beside itself, and nothing of Node', async () => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(folder, 'decks.js')],
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
    const { list, ...report } = z.looseObject({ list: z.unknown() }).parse(body);
    expect(list).toBeDefined();
    expect(JSON.parse(JSON.stringify(judge.validate(lines, 'year-of-the-dragon')))).toEqual(report);
  });

  test.each(['first-edition', 'standard-constructed'])(
    'a Highlander deck of the format %s',
    async (format) => {
      const ofHighlander = deckJudge({
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
      const { list, ...report } = z.looseObject({ list: z.unknown() }).parse(body);
      expect(list).toBeDefined();
      const given = [
        { quantity: 4, name: 'holy-ground', zone: 'deck' },
        { quantity: 1, card: { title: 'Maro', type: 'Persona', gems: {} }, zone: 'pre-game' },
      ];
      expect(JSON.parse(JSON.stringify(ofHighlander.validate(given, format)))).toEqual(report);
    },
  );

  test('a name that no card has, but for suggestions', () => {
    expect(judge.validate([{ quantity: 1, name: 'Fox Pas' }], 'year-of-the-dragon')).toMatchObject({
      legal: null,
      fixesComplete: false,
      unresolved: [{ title: 'Fox Pas', reason: 'not-found', suggestions: [] }],
    });
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
  expect(() => judge.validate([], 'no-such-format')).toThrow(RangeError);
});

test('The example of docs/decks.md prints what it says', async () => {
  const [example = ''] = codeIn('docs/decks.md', 'js');
  const file = join(folder, 'example.mjs');
  writeFileSync(file, example.replace("'arbiter/decks'", "'./decks.js'"));
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

test('it comes with types', () => {
  buildTypes(join(folder, 'types'));
  mkdirSync(join(folder, 'user'));
  writeFileSync(
    join(folder, 'user', 'deck.ts'),
    `import { deckJudge } from '../types/decks/package/index.js';
const judge = deckJudge({ game: 'shadowfist', cards: '' });
const legal: boolean | null = judge.validate([{ quantity: 1, name: 'Fox Pass' }], 'classic').legal;
judge.validate([{ quantity: 1, card: { title: 'Own', type: 'Event' } }], 'classic');
// @ts-expect-error a line has a name or a card
judge.validate([{ quantity: 1 }], 'classic');
export { legal };
`,
  );
  expect(() => compile(join(folder, 'user'), 'deck.ts')).not.toThrow();
});
