import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { workedExamplesPage, workedExampleView } from '../../src/rule-check/examples/views.ts';
import { testApp } from '../setup/app.ts';
import { clientOf, namesIn } from './rest-client.ts';

const { get, post } = clientOf(await testApp());
const listed = async (query: string) => workedExamplesPage.parse((await get(`${PATH}?${query}`)).body);
const idsOf = async (query: string) => namesIn((await get(`${PATH}?${query}`)).body);
const whole = async (id: string) => workedExampleView.parse((await get(`${PATH}/${id}`)).body);
const problem = z.looseObject({ code: z.string(), suggestions: z.array(z.string()) });
const refused = async (path: string) => {
  const { status, body } = await get(path);
  const { code, suggestions } = problem.parse(body);
  return { status, code, suggestions };
};
const PATH = '/v1/rule-check/examples';
const DUEL = 'highlander/example-of-play';

test('the worked examples are listed by game and section', async () => {
  const first = await listed('game=shadowfist&limit=2');
  expect(first).toEqual({
    items: [
      {
        id: 'shadowfist/3.1-six-players',
        game: 'shadowfist',
        ruleset: 'shadowfist.year-of-the-dragon',
        source: 'shadowfist.yotd',
        section: '3.1',
        heading: 'Winning the Game',
        about: expect.any(String),
        url: `${PATH}/shadowfist/3.1-six-players`,
        page: '/docs/rule-check/examples/shadowfist/3.1-six-players',
      },
      expect.objectContaining({ id: 'shadowfist/3.3.1-establishing-shot' }),
    ],
    totalCount: expect.any(Number),
    nextCursor: expect.any(String),
    previousCursor: null,
  });
  expect(await idsOf(`game=shadowfist&limit=1&cursor=${first.nextCursor}`)).toEqual([
    'shadowfist/3.3.1-pocket-demon',
  ]);
});

test('the examples in which an action breaks a rule are found by it', async () => {
  expect(await idsOf('rule=shadowfist.yotd/4.2/maintained-cancel-holds')).toEqual([
    'shadowfist/4.2-family-estate',
  ]);
});

test('the examples that show a ruling are found by it', async () => {
  const ruling = 'highlander.first-edition/example-of-play/street-punk-one-damage';
  expect(await idsOf(`ruling=${ruling}`)).toEqual([DUEL]);
});

test.each([
  [
    'rule=shadowfist.yotd/4.2/maintained-cancel-hold',
    'rule/not-found',
    'shadowfist.yotd/4.2/maintained-cancel-holds',
  ],
  [
    'ruling=highlander.type-two/faq/darius-event-counterin',
    'ruling/not-found',
    'highlander.type-two/faq/darius-event-countering',
  ],
])('%s is told what there is', async (query, code, suggestion) => {
  expect(await refused(`${PATH}?${query}`)).toEqual({ status: 404, code, suggestions: [suggestion] });
});

test('an example that there is not is told which there is', async () => {
  expect(await refused(`${PATH}/shadowfist/4.3-think`)).toEqual({
    status: 404,
    code: 'worked-example/not-found',
    suggestions: ['4.3-thing'],
  });
});

test('an example tells what is done, and what would break which rules', async () => {
  const { steps } = await whole('shadowfist/4.2-family-estate');
  expect(steps.slice(0, 2)).toEqual([
    {
      outcome: 'illegal',
      action: { do: 'use', player: 'cathy', card: 'estate', ability: 0 },
      rules: [
        'shadowfist.yotd/7.4/controller-decides',
        'shadowfist.yotd/5.2/legal-entering-card-at-generation',
      ],
    },
    {
      outcome: 'legal',
      action: { do: 'use', player: 'david', card: 'estate', ability: 0 },
      events: [
        { event: 'turned', card: 'estate', player: 'david', by: 'david' },
        { event: 'generated', effect: 'e:1', source: 'estate', player: 'david', targets: [] },
      ],
    },
  ]);
});

test('the request of an example is answered with the state that it ends in', async () => {
  const example = await whole(DUEL);
  const { body: request } = await get(`${PATH}/${DUEL}/request`);
  expect(request).toEqual(example.request);
  const { body } = await post('/v1/rule-check', example.request);
  expect(body).toMatchObject({ outcome: 'legal' });
  expect(body).toHaveProperty('state', example.result);
});

test('The list of worked examples links to the page of each', async () => {
  const all = await get('/docs/rule-check/examples');
  expect(all.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(all.text).toContain(`<a href="/docs/rule-check/examples/${DUEL}">`);
  expect((await get('/docs/rule-check/examples/shadowfist/no-such')).status).toBe(404);
});

describe('The page of a worked example', async () => {
  const { text, headers } = await get('/docs/rule-check/examples/shadowfist/4.2-family-estate');
  const [forPeople = '', forPrograms = ''] = text.split('For programs</h2>');

  test('shows the situation, the moves and the verdicts without JSON', () => {
    expect(forPeople).toContain('It is the turn of David, phase main.');
    expect(forPeople).toContain('<td><a href="/v1/cards/shadowfist/stone-garden">Stone Garden</a></td>');
    expect(forPeople).toContain(
      '<strong>David uses <a href="/v1/cards/shadowfist/family-estate">Family Estate</a> (ability 1).</strong> Legal.',
    );
    expect(forPeople).not.toContain('{');
  });

  test('links the rule of each verdict and says what the rule says', async () => {
    const rule = '/v1/rules/shadowfist/shadowfist.yotd/7.4/controller-decides';
    const { body } = await get(rule);
    expect(forPeople).toContain(`<a href="${rule}">`);
    const { statement } = z.object({ statement: z.string() }).parse(body);
    expect(forPeople.replaceAll('&#39;', "'")).toContain(statement);
  });

  test('has its JSON in parts that open on demand', () => {
    expect(forPrograms.match(/<details>/g)).toHaveLength(3);
    expect(forPrograms).toContain(`${PATH}/shadowfist/4.2-family-estate/request`);
  });

  test('loads its style and script from the service, and runs no inline script', async () => {
    expect(headers['content-security-policy']).not.toContain('unsafe-inline');
    expect(text).not.toMatch(/<style|<script>| style=| on[a-z]+="/);
    expect((await get('/docs/assets/page.css')).headers['content-type']).toMatch(/^text\/css/);
    expect((await get('/docs/assets/copy-buttons.js')).headers['content-type']).toMatch(/^text\/javascript/);
  });
});

test('Every worked example has a page that names its cards and players', async () => {
  const { body } = await get(`${PATH}?limit=100`);
  const { items } = z.object({ items: z.array(z.object({ page: z.string() })) }).parse(body);
  expect(items).toHaveLength(100);
  for (const { page } of items) {
    const { status, text } = await get(page);
    expect(status, page).toBe(200);
    expect(text, page).not.toMatch(/undefined|\[object/);
  }
});
