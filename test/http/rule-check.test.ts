import { describe, expect, test } from 'vitest';
import { countingApp } from './counting-app.ts';
import { clientOf } from './rest-client.ts';

const { get, post } = clientOf(await countingApp());

const start = { players: ['ann', 'bob'], turn: 'ann', count: 0, played: [] };
const check = (request: object = {}) =>
  post('/v1/rule-check', { game: 'shadowfist', state: start, ...request });

describe('whatever the rules say is answered with 200', () => {
  test('legal: the whole answer', async () => {
    const { status, body } = await check({
      actions: [{ player: 'ann', add: 3 }],
      options: { legalActions: true },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      game: 'shadowfist',
      ruleset: 'shadowfist.year-of-the-dragon',
      dataVersion: { number: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      outcome: 'legal',
      complete: true,
      unjudged: [],
      mistakes: [],
      stateViolations: [],
      verdicts: [
        { index: 0, outcome: 'legal', unjudged: [], events: [{ event: 'bid', player: 'ann', amount: 3 }] },
      ],
      state: { players: ['ann', 'bob'], turn: 'bob', count: 3, played: [] },
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      awaits: [{ player: 'bob', code: 'bid', what: 'add 1, 2 or 3', must: true }],
      legalActions: [
        { action: { player: 'bob', add: 1 } },
        { action: { player: 'bob', add: 2 } },
        { action: { player: 'bob', add: 3 } },
      ],
      notes: [],
    });
  });

  test.each([
    [
      'illegal',
      { player: 'bob', add: 1 },
      {
        violations: [
          {
            code: 'not-your-turn',
            rule: 'counting.book/2.1/turns',
            url: '/v1/rules/shadowfist/counting.book/2.1/turns',
            citedRule: null,
            section: '2.1',
            source: 'counting.book',
            message: "It is ann's turn.",
            state: [],
            action: ['/player'],
            need: 'ann',
            have: 'bob',
          },
        ],
      },
    ],
    [
      'needs-choice',
      { player: 'ann' },
      {
        choices: [
          {
            pointer: '/add',
            form: 'value',
            player: 'ann',
            about: 'how much to add',
            from: [1, 2, 3],
            least: 1,
            most: 1,
          },
        ],
      },
    ],
    [
      'malformed',
      { player: 'ann', card: 'no-such-card' },
      {
        mistakes: [
          { code: 'unknown-card', pointer: '/card', message: 'There is no such card.', suggestion: null },
        ],
      },
    ],
    ['over-budget', { player: 'ann', add: 5000 }, { spent: 'steps', limit: 3000 }],
  ])('%s', async (outcome, action, told) => {
    const { status, body } = await check({ actions: [action] });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        outcome,
        verdicts: [{ index: 0, outcome, unjudged: [], ...told }],
        state: start,
      }),
    ]);
  });

  test('a state that cannot be read', async () => {
    const { status, body } = await check({ state: [] });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      outcome: 'malformed',
      mistakes: [{ code: 'wrong-value', pointer: '/state' }],
      state: null,
      digest: null,
    });
  });

  test('a state that could never have come about', async () => {
    const { status, body } = await check({ state: { ...start, count: 11 } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ outcome: 'illegal', stateViolations: [{ code: 'beyond-ten', have: 11 }] });
  });
});

describe('a house rule', () => {
  const ruleset = (switches: object) => ({
    ruleset: { base: 'shadowfist.year-of-the-dragon', switches },
    actions: [{ player: 'bob', add: 1 }],
  });

  test('is judged by, and told with the ruleset that it is based on: the whole answer', async () => {
    const { status, body } = await check(ruleset({ turns: 'free' }));
    expect(status).toBe(200);
    expect(body).toEqual({
      game: 'shadowfist',
      ruleset: 'shadowfist.year-of-the-dragon',
      switches: { turns: 'free' },
      dataVersion: { number: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      outcome: 'legal',
      complete: true,
      unjudged: [],
      mistakes: [],
      stateViolations: [],
      verdicts: [
        { index: 0, outcome: 'legal', unjudged: [], events: [{ event: 'bid', player: 'bob', amount: 1 }] },
      ],
      state: { players: ['ann', 'bob'], turn: 'ann', count: 1, played: [] },
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      awaits: [{ player: 'ann', code: 'bid', what: 'add 1, 2 or 3', must: true }],
      legalActions: null,
      notes: [],
    });
  });

  test('with a switch or a value that there is not is a problem, which tells what may have been meant', async () => {
    const { status, body } = await check(ruleset({ turns: 'fee', turnz: 'free' }));
    expect(status).toBe(400);
    expect(body).toEqual({
      type: 'urn:arbiter:problem:request/invalid',
      title: 'The request is invalid',
      status: 400,
      code: 'request/invalid',
      detail:
        'ruleset/switches/turnz: Unknown key “turnz”. ruleset/switches/turns: “fee” is not valid here; expected “alternate” or “free”.',
      issues: [
        { at: 'ruleset/switches/turnz', message: 'Unknown key “turnz”.' },
        {
          at: 'ruleset/switches/turns',
          message: '“fee” is not valid here; expected “alternate” or “free”.',
          suggestion: 'free',
        },
      ],
    });
  });
});

test('a list of legal actions that would cost too much is not given, and the notes say so', async () => {
  const { status, body } = await check({ options: { legalActions: true, limits: { steps: 1 } } });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    outcome: 'legal',
    legalActions: null,
    notes: ['Legal actions are not listed: that would cost too much.'],
  });
});

test('the same request has the same answer, to the byte', async () => {
  const request = {
    actions: [{ player: 'ann', add: 3 }, { player: 'bob' }],
    options: { legalActions: true },
  };
  expect((await check(request)).text).toBe((await check(request)).text);
});

describe('what is no request is a problem', () => {
  test('of the form: every place', async () => {
    const { status, body } = await post('/v1/rule-check', {
      game: 'shadowfist',
      actions: {},
      options: { limits: { steps: 5000 } },
      stat: {},
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'request/invalid',
      issues: [
        { at: 'body/state', message: 'is missing' },
        { at: 'body/actions', message: 'must be a list' },
        { at: 'body/options/limits/steps', message: 'must be at most 3000' },
        {
          at: 'body/stat',
          message: 'unknown key; expected game, ruleset, state, actions, options',
          suggestion: 'state',
        },
      ],
    });
  });

  test('of the form: a key within it', async () => {
    const { body } = await check({ options: { legalAction: true } });
    expect(body).toMatchObject({
      issues: [
        {
          at: 'body/options/legalAction',
          message: 'unknown key; expected legalActions, continue, strict, limits',
          suggestion: 'legalActions',
        },
      ],
    });
  });

  test.each([
    ['chess', undefined, 'game/not-found', 'The games are shadowfist and highlander.'],
    [
      'shadowfist',
      'shadowfist.first',
      'ruleset/not-found',
      'Shadowfist has no ruleset "shadowfist.first"; there are shadowfist.year-of-the-dragon.',
    ],
    [
      'highlander',
      undefined,
      'rule-check/not-found',
      'Moves of Highlander: The Card Game cannot be checked yet.',
    ],
  ])('of a law that there is not: %s, %s', async (game, ruleset, code, detail) => {
    const asked = await post('/v1/rule-check', { game, ruleset, state: start });
    expect([asked.status, asked.body]).toEqual([404, expect.objectContaining({ code, detail })]);
    const query = ruleset === undefined ? '' : `&ruleset=${ruleset}`;
    const forms = await get(`/v1/rule-check/schema?game=${game}${query}`);
    expect([forms.status, forms.body]).toEqual([404, expect.objectContaining({ code, detail })]);
  });
});

describe('size', () => {
  const ofSize = (bytes: number) =>
    `{"game":"shadowfist","state":${JSON.stringify(start)}${' '.repeat(bytes)}}`;

  test('a state of 2 MB is taken', async () => {
    expect((await post('/v1/rule-check', ofSize(2_000_000))).status).toBe(200);
  });

  test('one of 3 MB is not', async () => {
    const { status, body } = await post('/v1/rule-check', ofSize(3_000_000));
    expect([status, body]).toEqual([413, expect.objectContaining({ code: 'request/too-large' })]);
  });

  test('one that is nested deeper than any stack is refused', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000);
    const { status, body } = await post('/v1/rule-check', `{"game":"shadowfist","state":${deep}}`);
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'request/malformed' })]);
  });
});
