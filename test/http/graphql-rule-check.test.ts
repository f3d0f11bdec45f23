import { describe, expect, test } from 'vitest';
import { countingApp } from './counting-app.ts';
import { ask, codes } from './graphql-ask.ts';

const app = await countingApp();

const start = { players: ['ann', 'bob'], turn: 'ann', count: 0, played: [] };
const document = `
query ($state: JSON!, $actions: [JSON!]!, $options: RuleCheckOptions, $game: ID! = "shadowfist", $ruleset: ID, $switches: JSON) {
  checkRules(game: $game, ruleset: $ruleset, switches: $switches, state: $state, actions: $actions, options: $options) {
    game ruleset outcome complete digest state notes
    unjudged { card slug what }
    mistakes { code pointer message suggestion }
    stateViolations { code }
    awaits { player code what must }
    legalActions { action apart open { pointer form from least most amount number unnamed } }
    verdicts {
      __typename index outcome unjudged { card slug what }
      ... on LegalVerdict { events }
      ... on IllegalVerdict { violations { code rule section source message state action need have } }
      ... on NeedsChoiceVerdict { choices { pointer form key player about from least most } }
      ... on MalformedVerdict { mistakes { code pointer } }
      ... on UnsupportedVerdict { needs { card what } }
      ... on OverBudgetVerdict { spent limit }
    }
  }
}`;
const check = (variables: object) => ask(app, document, { state: start, actions: [], ...variables });

test('checkRules says what the REST interface says', async () => {
  const { body } = await check({
    actions: [{ player: 'ann', add: 3 }],
    options: { legalActions: true },
  });
  expect(body).toEqual({
    data: {
      checkRules: {
        game: 'shadowfist',
        ruleset: 'shadowfist.year-of-the-dragon',
        outcome: 'LEGAL',
        complete: true,
        unjudged: [],
        digest: expect.stringMatching(/^[0-9a-f]{64}$/),
        state: { players: ['ann', 'bob'], turn: 'bob', count: 3, played: [] },
        notes: [],
        mistakes: [],
        stateViolations: [],
        awaits: [{ player: 'bob', code: 'bid', what: 'add 1, 2 or 3', must: true }],
        legalActions: [1, 2, 3].map((add) => ({ action: { player: 'bob', add }, open: [], apart: false })),
        verdicts: [
          {
            __typename: 'LegalVerdict',
            index: 0,
            outcome: 'LEGAL',
            unjudged: [],
            events: [{ event: 'bid', player: 'ann', amount: 3 }],
          },
        ],
      },
    },
  });
});

describe('each kind of verdict has its own type', () => {
  test.each([
    [
      { player: 'bob', add: 1 },
      {
        __typename: 'IllegalVerdict',
        outcome: 'ILLEGAL',
        violations: [
          {
            code: 'not-your-turn',
            rule: 'counting.book/2.1/turns',
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
      { player: 'ann' },
      {
        __typename: 'NeedsChoiceVerdict',
        outcome: 'NEEDS_CHOICE',
        choices: [
          {
            pointer: '/add',
            form: 'value',
            key: null,
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
      { player: 'ann', card: 'no-such-card' },
      {
        __typename: 'MalformedVerdict',
        outcome: 'MALFORMED',
        mistakes: [{ code: 'UNKNOWN_CARD', pointer: '/card' }],
      },
    ],
    [
      { player: 'ann', add: 5000 },
      { __typename: 'OverBudgetVerdict', outcome: 'OVER_BUDGET', spent: 'steps', limit: 3000 },
    ],
  ])('%j', async (action, verdict) => {
    const { body } = await check({ actions: [action, {}] });
    expect(body).toMatchObject({
      data: {
        checkRules: {
          outcome: verdict.outcome,
          verdicts: [
            { index: 0, ...verdict },
            { __typename: 'NotEvaluatedVerdict', index: 1, outcome: 'NOT_EVALUATED', unjudged: [] },
          ],
        },
      },
    });
  });
});

test('legal actions of one player, and lower limits', async () => {
  const { body } = await check({ options: { legalActionsOf: 'bob', limits: { steps: 3, depth: null } } });
  expect(body).toMatchObject({ data: { checkRules: { legalActions: [] } } });
  const less = await check({ actions: [{ player: 'ann', add: 3 }], options: { limits: { steps: 2 } } });
  expect(less.body).toMatchObject({ data: { checkRules: { verdicts: [{ spent: 'steps', limit: 2 }] } } });
});

test('a house rule, and what it set otherwise', async () => {
  const { body } = await ask(
    app,
    `query ($state: JSON!) {
      free: checkRules(game: "shadowfist", switches: {turns: "free"}, state: $state, actions: [{player: "bob", add: 1}]) {
        ruleset switches outcome
      }
      plain: checkRules(game: "shadowfist", state: $state, actions: []) { ruleset switches }
    }`,
    { state: start },
  );
  expect(body).toEqual({
    data: {
      free: { ruleset: 'shadowfist.year-of-the-dragon', switches: { turns: 'free' }, outcome: 'LEGAL' },
      plain: { ruleset: 'shadowfist.year-of-the-dragon', switches: null },
    },
  });
});

test('a state may be written in the document', async () => {
  const { body } = await ask(
    app,
    `{ checkRules(
      game: "shadowfist"
      state: {players: ["ann", "bob"], turn: "ann", count: 9}
      actions: [{player: "ann", add: 1}]
    ) { outcome state } }`,
  );
  expect(body).toEqual({
    data: {
      checkRules: {
        outcome: 'LEGAL',
        state: { players: ['ann', 'bob'], turn: 'bob', count: 10, played: [] },
      },
    },
  });
});

describe('what cannot be asked is an error with the code that REST has', () => {
  test.each([
    [{ game: 'chess' }, 'game/not-found'],
    [{ ruleset: 'shadowfist.first' }, 'ruleset/not-found'],
    [{ game: 'highlander' }, 'rule-check/not-found'],
    [{ switches: { turnz: 'free' } }, 'request/invalid'],
    [{ switches: 'free' }, 'request/invalid'],
    [{ options: { limits: { steps: 5000 } } }, 'request/invalid'],
    [{ actions: Array.from({ length: 201 }, () => ({})) }, 'request/invalid'],
  ])('%j', async (variables, code) => {
    const answer = await check(variables);
    expect([codes(answer), answer.body.data]).toEqual([[code], { checkRules: null }]);
  });

  test('a state that is nested deeper than any stack, in an address', async () => {
    const state = '['.repeat(3000) + ']'.repeat(3000);
    const reply = await app.inject({
      url: '/graphql',
      headers: { 'apollo-require-preflight': 'yes' },
      query: {
        query:
          'query ($state: JSON!) { checkRules(game: "shadowfist", state: $state, actions: []) { outcome } }',
        variables: `{"state":${state}}`,
      },
    });
    expect(reply.json()).toEqual({ data: { checkRules: { outcome: 'MALFORMED' } } });
  });
});
