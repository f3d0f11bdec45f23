import { expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../src/games/registry.ts';
import { textOf } from '../house/project.ts';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, post } = clientOf(await testApp());

const guide = textOf('src/rule-check/GUIDE.md');
const samples = [
  ...guide.matchAll(
    /^## (?<heading>.*?)$|^```json request\n(?<request>.*?)^```|^```json answer\n(?<answer>.*?)^```/gms,
  ),
].map(({ groups }) => groups ?? {});

const told = samples.reduce<{ heading: string; request: string; answer: string }[]>(
  (all, { heading, request, answer }) => {
    const last = all.at(-1);
    if (heading !== undefined) all.push({ heading, request: '', answer: '' });
    else if (last !== undefined && request !== undefined) last.request = request;
    else if (last !== undefined && answer !== undefined) last.answer = answer;
    return all;
  },
  [],
);
const pairs = told.filter(({ request }) => request !== '');

test('the guide has samples, and each its answer', () => {
  expect(pairs.map(({ heading, answer }) => [heading, answer !== ''])).toEqual([
    ['An empty table', true],
    ['A move that is not legal', true],
    ['A scene', true],
    ['An attack', true],
    ['What is left open', true],
    ['What may be done', true],
    ['A card of your own', true],
    ['A card by its text', true],
    ['Completing a card of the catalogue', true],
    ['Which ability', true],
    ['Which effect', true],
    ['What becomes of a Site', true],
    ['Whom a card attacks', true],
    ['After an attack that failed', true],
    ['A duel of Highlander', true],
    ['A Power Blow', true],
    ['An Exertion for a defense', true],
    ['What a card asks of both', true],
    ['Two Immortals', true],
    ['What was not judged', true],
  ]);
});

test.each(pairs)('$heading', async ({ request, answer }) => {
  const { status, body } = await post(
    '/v1/rule-check',
    z.record(z.string(), z.unknown()).parse(JSON.parse(request)),
  );
  const expected: Record<string, unknown> = JSON.parse(answer);
  const { legalActions, ...rest } = expected;
  expect(status).toBe(200);
  expect(body).toMatchObject(rest);
  if (legalActions !== undefined)
    expect(body).toHaveProperty(
      'legalActions',
      expect.arrayContaining(z.array(z.unknown()).parse(legalActions)),
    );
});

test('the guide is a page', async () => {
  const { status, text } = await get('/docs/rule-check');
  expect(status).toBe(200);
  expect(text).toContain('Was that move legal?');
});

/** The keys of an action by its verb, as the schema has them. */
const actions = z.looseObject({
  $defs: z.record(z.string(), z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() })),
});
const verb = z.looseObject({ const: z.string() });

test.each([
  ['shadowfist', 'In a game of Shadowfist:'],
  ['highlander', 'In a duel of Highlander:'],
])('the guide tells every action of %s, with its keys', async (game, heading) => {
  const { $defs } = actions.parse((await get(`/v1/schemas/${game}-actions`)).body);
  const keysOf = new Map(
    Object.values($defs).flatMap(({ properties = {} }) => {
      const { do: does, player, ...keys } = properties;
      const named = verb.safeParse(does);
      return named.success && player !== undefined ? [[named.data.const, Object.keys(keys)] as const] : [];
    }),
  );
  const rows = guide.split(heading)[1]?.split('\n\n')[1]?.split('\n').slice(2) ?? [];
  const words = (cell: string) => [...cell.matchAll(/`([a-zA-Z-]+)`/g)].map(([, word = '']) => word);
  const table = rows.map((row) => row.split('|').slice(1, 3).map(words));
  expect(table.flatMap(([verbs = []]) => verbs).toSorted()).toEqual([...keysOf.keys()].toSorted());
  for (const [verbs = [], keys = []] of table) {
    const known = new Set(verbs.flatMap((name) => keysOf.get(name) ?? []));
    expect(keys.toSorted(), verbs.join()).toEqual([...known].toSorted());
  }
});

test.each([
  ['shadowfist', 'In a game of Shadowfist:'],
  ['highlander', 'In a duel of Highlander:'],
])('the guide tells every code of what is awaited in %s', (game, heading) => {
  const [, chapter = ''] = guide.split('## Whose move it is');
  const rows = chapter.split(heading)[1]?.split('\n\n')[1]?.split('\n').slice(2) ?? [];
  const told = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
  );
  const codes = games.find(({ slug }) => slug === game)?.ruleCheck?.awaitedCodes ?? [];
  expect(told.toSorted()).toEqual(codes.toSorted());
});
