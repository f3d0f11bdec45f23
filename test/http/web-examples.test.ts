import { expect, test } from 'vitest';
import { z } from 'zod';
import { courses } from '../../src/web/worked-example/lessons.ts';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get, send } = clientOf(await testApp());

const PATH = '/examples/shadowfist/4.2-family-estate';

/** The ids of all worked examples. */
async function allExamples(): Promise<readonly string[]> {
  const page = z.object({
    items: z.array(z.object({ id: z.string() })),
    nextCursor: z.string().nullable(),
  });
  const ids: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const from = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
    const { items, nextCursor } = page.parse((await get(`/v1/rule-check/examples?limit=100${from}`)).body);
    ids.push(...items.map(({ id }) => id));
    cursor = nextCursor;
  }
  return ids;
}

test('The list of worked examples links to each of them', async () => {
  const { text } = await get('/examples');
  for (const id of await allExamples()) expect(text).toContain(`href="/examples/${id}"`);
});

test('Lessons lead from one example to the next', async () => {
  const { text: list } = await get('/examples');
  for (const { lessons } of courses) {
    const [first = '', second = ''] = lessons;
    expect(list).toContain(`<a class="button" href="/examples/${first}">`);
    const { text } = await get(`/examples/${first}`);
    expect(text).toContain(`lesson 1 of ${lessons.length}`);
    expect(text).toContain(`rel="next" href="/examples/${second}"`);
    expect((await get(`/examples/${lessons.at(-1)}`)).text).toContain(
      `lesson ${lessons.length} of ${lessons.length}`,
    );
  }
});

test('An example shows the situation, each move in words and its verdict with the rule', async () => {
  const { text } = await get(PATH);
  expect(text).toContain('<p class="turn-line">Turn of <b>David</b> · Main Shot</p>');
  expect(text).toContain('<a href="/cards/shadowfist/stone-garden">Stone Garden</a>');
  expect(text).toContain(
    '<h3>1. Not legal: Cathy uses <a href="/cards/shadowfist/family-estate">Family Estate</a></h3>',
  );
  expect(text).toContain('David controls Family Estate. He turns it to play a Pledged Character at -1 cost.');
  expect(text).toContain('href="/rules/shadowfist/shadowfist.yotd/7.4/controller-decides"');
  expect(text).toContain('<li>Family Estate turns.</li>');
});

test('The old addresses lead to the new ones', async () => {
  const list = await send('GET', '/docs/rule-check/examples');
  expect([list.status, list.headers.location]).toEqual([301, '/examples']);
  const one = await send('GET', '/docs/rule-check/examples/shadowfist/4.2-family-estate');
  expect([one.status, one.headers.location]).toEqual([301, PATH]);
});

test('Every worked example has a page that names its cards and players', async () => {
  for (const id of await allExamples()) {
    const { status, text } = await get(`/examples/${id}`);
    expect(status, id).toBe(200);
    expect(text, id).not.toMatch(/undefined|\[object|does not judge/);
  }
});
