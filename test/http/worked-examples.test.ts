import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  playedExampleView,
  workedExamplesPage,
  workedExampleView,
} from '../../src/rule-check/examples/views.ts';
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
        citation: expect.objectContaining({
          source: 'shadowfist.yotd',
          url: '/v1/rules/shadowfist/shadowfist.yotd/3.1',
        }),
        about: expect.any(String),
        url: `${PATH}/shadowfist/3.1-six-players`,
        page: '/examples/shadowfist/3.1-six-players',
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
      note: 'David controls Family Estate. He turns it to play a Pledged Character at -1 cost.',
      action: { do: 'use', player: 'cathy', card: 'estate', ability: 0 },
      rules: [
        'shadowfist.yotd/7.4/controller-decides',
        'shadowfist.yotd/5.2/legal-entering-card-at-generation',
      ],
    },
    {
      outcome: 'legal',
      note: null,
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

test('An example is played action by action, with all events and the state after each legal one', async () => {
  const { steps, result } = await whole(DUEL);
  const { status, body } = await get(`${PATH}/${DUEL}/played`);
  expect(status).toBe(200);
  const { items } = playedExampleView.parse(body);
  expect(items.map(({ step, verdict }) => [step, verdict.outcome])).toEqual(
    steps.flatMap(({ outcome }, place) => (outcome === null ? [] : [[place, outcome]])),
  );
  expect(items.map(({ state }) => state === null)).toEqual(
    items.map(({ verdict }) => verdict.outcome !== 'legal'),
  );
  expect(items.at(-1)?.state).toEqual(result);
});
