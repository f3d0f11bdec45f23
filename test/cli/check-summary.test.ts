import { expect, test } from 'vitest';
import { checkSummary } from '../../src/cli/check-summary.ts';
import type { RuleAnswer } from '../../src/rule-check/judge.ts';

const answer = (changed: Partial<RuleAnswer>): RuleAnswer => ({
  game: 'counting',
  ruleset: 'counting.now',
  outcome: 'legal',
  complete: true,
  mistakes: [],
  stateViolations: [],
  verdicts: [],
  unjudged: [],
  state: null,
  digest: null,
  awaits: [],
  legalActions: null,
  notes: [],
  ...changed,
});
const violation = (message: string) => ({
  code: 'not-your-turn',
  rule: 'counting.book/2.1/turns',
  url: '/v1/rules/shadowfist/counting.book/2.1/turns',
  section: '2.1',
  source: 'counting.book',
  message,
  state: [],
  action: ['/player'],
  need: 'ann',
  have: 'bob',
});
const mistake = { code: 'unknown-key', pointer: '/ad', message: 'Unknown key “ad”.' } as const;

test('every kind of verdict is told in words, with the rules', () => {
  const told = answer({
    outcome: 'illegal',
    verdicts: [
      { index: 0, outcome: 'legal', unjudged: [], events: [] },
      {
        index: 1,
        outcome: 'illegal',
        unjudged: [],
        violations: [violation('It is ann’s turn.'), violation('Still.')],
      },
      {
        index: 2,
        outcome: 'needs-choice',
        unjudged: [],
        choices: [
          {
            pointer: '/add',
            form: 'value',
            player: 'ann',
            about: 'how much to add',
            from: [1, 2],
            least: 1,
            most: 1,
          },
          { pointer: '/x', form: 'number', player: 'ann', about: 'X', from: null, least: 0, most: 3 },
          {
            pointer: '/of',
            form: 'list',
            player: 'ann',
            about: 'what to add',
            from: null,
            least: 0,
            most: 2,
          },
        ],
      },
      { index: 3, outcome: 'malformed', unjudged: [], mistakes: [{ ...mistake, suggestion: 'add' }] },
      { index: 4, outcome: 'unsupported', unjudged: [], needs: [{ card: 'Riddle', what: 'its text' }] },
      { index: 5, outcome: 'over-budget', unjudged: [], spent: 'steps', limit: 4000 },
      { index: 6, outcome: 'not-evaluated', unjudged: [] },
    ],
    awaits: [
      { player: 'ann', code: 'bid', what: 'add 1, 2 or 3', must: true },
      { player: 'bob', code: 'respond', what: 'pass', must: false },
    ],
    legalActions: [
      { action: { add: 1 } },
      {
        action: { pick: [], pay: {} },
        open: {
          '/pick': { form: 'list', from: ['a', 'b'], least: 0, most: 1 },
          '/pay': { form: 'division', from: ['a', 'b'], least: 0, most: 2, amount: 3 },
        },
        apart: true,
      },
    ],
    notes: ['The deck was taken as shuffled.'],
  });
  expect(checkSummary(told)).toBe(`\
counting.now: illegal.
Action 1: legal.
Action 2: illegal.
  It is ann’s turn. [counting.book/2.1/turns]
  Still. [counting.book/2.1/turns]
Action 3: needs choice.
  /add: ann chooses how much to add: 1 of 1, 2.
  /x: ann chooses X: a number from 0 to 3.
  /of: ann chooses what to add: 0 to 2.
Action 4: malformed.
  /ad: Unknown key “ad”. Did you mean “add”?
Action 5: unsupported.
  Riddle: its text
Action 6: over budget.
  It needs more than 4000 steps.
Action 7: not evaluated.
Awaited (2):
  ann must: add 1, 2 or 3
  bob may: pass
Legal actions (2):
  {"add":1}
  {"pick":[],"pay":{}}; /pick: 0 to 1 of "a", "b"; /pay: 3 divided among "a", "b"; not the same for two of them
Assumed (1):
  The deck was taken as shuffled.`);
});

test('a state that could never have come about', () => {
  expect(
    checkSummary(answer({ outcome: 'illegal', stateViolations: [violation('The count is 12.')] })),
  ).toBe(`\
counting.now: illegal.
The state is impossible (1):
  The count is 12. [counting.book/2.1/turns]`);
});

test('a house rule is told with the ruleset that it is based on', () => {
  expect(checkSummary(answer({ switches: { turns: 'free', end: 'twelve' } }))).toBe(
    'counting.now with turns: free, end: twelve: legal.',
  );
  expect(checkSummary(answer({ switches: {} }))).toBe('counting.now: legal.');
});

test('a request that cannot be read', () => {
  const mistakes = [{ ...mistake, pointer: '', suggestion: null }];
  expect(checkSummary(answer({ outcome: 'malformed', mistakes }))).toBe(`\
counting.now: malformed.
Invalid (1):
  The request: Unknown key “ad”.`);
});
