import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildPackages } from '../../scripts/packages.mjs';
import type { ruleChecker } from '../../src/rule-check/package/index.ts';
import { testApp } from '../setup/app.ts';
import { importApart } from '../setup/import-apart.ts';
import { clientOf } from './rest-client.ts';
import { withoutCitedRules } from './without-cited-rules.ts';

const { get, post } = clientOf(await testApp());
const folder = mkdtempSync(join(tmpdir(), 'arbiter-library-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const library = z.object({
  ruleChecker: z.custom<typeof ruleChecker>((value) => typeof value === 'function'),
});
let make: typeof ruleChecker;
let checker: ReturnType<typeof ruleChecker>;

beforeAll(async () => {
  await buildPackages(esbuild, folder, ['rule-check']);
  make = library.parse(await importApart(join(folder, 'rule-check', 'index.js'))).ruleChecker;
  checker = make({
    game: 'shadowfist',
    cards: (await get('/v1/bulk/shadowfist-cards.ndjson')).text,
    abilities: (await get('/v1/bulk/shadowfist-abilities.ndjson')).text,
  });
});

const state = {
  players: [
    {
      id: 'ann',
      power: 1,
      hand: [
        { id: 'temple', card: 'nine-dragon-temple' },
        { id: 'friends', card: 'friends-of-the-dragon' },
        { id: 'cop', card: 'maverick-cop' },
      ],
      deck: 54,
    },
    { id: 'bob', power: 1, hand: 6, deck: 54 },
  ],
  turn: { player: 'ann', phase: 'main' },
};
const play = (card: string, at: object) => ({ do: 'play', player: 'ann', card, at });
const pass = { do: 'pass', player: 'everyone' };
const temple = play('temple', { column: 0, row: 'front' });

/** The library is given files. It does not know their data version, and does not have the rule index. */
function asLibrary(body: unknown): object {
  const { dataVersion, ...others } = z
    .looseObject({ dataVersion: z.object({}) })
    .parse(withoutCitedRules(body));
  return others;
}

describe('it says what the service says', () => {
  test.each(
    Object.entries({
      legal: { actions: [temple, pass, play('friends', { column: 0 }), pass] },
      illegal: { actions: [temple, pass, play('cop', { column: 0 }), pass], options: { continue: true } },
      malformed: { actions: [{ ...temple, do: 'paly' }] },
      'of the state alone': { options: { legalActions: true } },
      'over budget': { actions: [temple, pass], options: { limits: { steps: 1 } } },
    }),
  )('%s', async (_, { actions = [], options = {} }: { actions?: object[]; options?: object }) => {
    const { body } = await post('/v1/rule-check', { game: 'shadowfist', state, actions, options });
    expect(JSON.parse(JSON.stringify(await checker.check({ state, actions, options })))).toEqual(
      asLibrary(body),
    );
  });
});

test('it judges the moves of every game that can be checked', async () => {
  const duel = make({ game: 'highlander' });
  expect(duel.ruleset).toBe('highlander.type-two');
  const request = {
    state: {
      players: [
        { id: 'ann', endurance: 30 },
        { id: 'bob', endurance: 30 },
      ],
      turn: { player: 'ann', number: 0, phase: 'before-the-game' },
    },
    actions: [{ do: 'start', player: 'bob' }],
    ruleset: 'highlander.first-edition',
  };
  const { body } = await post('/v1/rule-check', { game: 'highlander', ...request });
  expect(body).toMatchObject({ outcome: 'legal' });
  expect(JSON.parse(JSON.stringify(await duel.check(request)))).toEqual(asLibrary(body));
});

test.each([
  ['shadowfist', 345_000],
  ['highlander', 285_000],
])('The module of %s alone judges like the whole one, in at most %i bytes of gzip', async (game, most) => {
  const path = join(folder, 'rule-check', `${game}.js`);
  const alone = library.parse(await importApart(path)).ruleChecker;
  const players = [
    { id: 'ann', deck: 40 },
    { id: 'bob', deck: 40 },
  ];
  const request = { state: { players, turn: { player: 'ann', phase: 'no-such-phase' } } };
  expect(await alone({ game }).check(request)).toEqual(await make({ game }).check(request));
  expect(gzipSync(readFileSync(path), { level: 9 }).length).toBeLessThan(most);
});

test('it needs no module beside itself, and nothing of Node or a browser but what is given to it', async () => {
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(folder, 'rule-check', 'index.js')],
    bundle: true,
    write: false,
    platform: 'neutral',
    format: 'iife',
    globalName: 'arbiter',
  });
  const page = createContext({ digest: (text: string) => createHash('sha256').update(text).digest('hex') });
  runInContext(outputFiles.map(({ text }) => text).join('\n'), page);
  const own = { title: 'Own', type: 'Feng Shui Site', power: 1, body: 8 };
  const players = [
    { id: 'ann', power: 0, hand: [{ id: 'own', card: own }] },
    { id: 'bob', power: 0 },
  ];
  const request = JSON.stringify({
    state: { ...state, players },
    actions: [{ ...temple, card: 'own' }, pass],
  });
  const checked = `arbiter.ruleChecker({ game: 'shadowfist', digest }).check(${request})`;
  expect(
    await runInContext(`${checked}.then(({ outcome, digest }) => [outcome, digest].join(' '))`, page),
  ).toMatch(/^legal [0-9a-f]{64}$/);
});

test('what is no request, and what are no files, is refused', async () => {
  expect(checker.ruleset).toBe('shadowfist.year-of-the-dragon');
  await expect(
    checker.check({ state, actions: [], options: { limits: { steps: 0 } } }),
  ).rejects.toMatchObject({
    code: 'request/invalid',
  });
  await expect(checker.check({ state, ruleset: 'shadowfist.first' })).rejects.toMatchObject({
    code: 'rule-check/not-found',
  });
  await expect(checker.check({ state, ruleset: { switches: { turns: 'free' } } })).rejects.toMatchObject({
    code: 'request/invalid',
  });
  expect(() => make({ game: 'chess' })).toThrow('There is no game "chess".');
  expect(() => make({ game: 'shadowfist', cards: '{"game":"shadowfist"}' })).toThrow(/^Line 1: slug: /);
  expect(() => make({ game: 'shadowfist', abilities: '\nnone' })).toThrow(/^Line 2: /);
});
