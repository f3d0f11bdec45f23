import { expect, test } from 'vitest';
import { z } from 'zod';
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
    ['What is left open', true],
    ['What may be done', true],
    ['A card of your own', true],
    ['A duel of Highlander', true],
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
