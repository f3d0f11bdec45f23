import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Problem } from '../../src/problem.ts';
import { readRequest } from '../../src/rule-check/request.ts';
import { createRuleChecks, type RuleChecks, textOf } from '../../src/rule-check/rule-checks.ts';
import { unlimitedWork } from '../../src/work.ts';
import { catalogue, countingCheck } from './cast.ts';

const start = { players: ['ann', 'bob'], turn: 'ann', count: 0, played: [] };
const checks = createRuleChecks(snapshotsOf(catalogue(countingCheck())));

function snapshotsOf(...snapshots: readonly ReturnType<typeof catalogue>[]) {
  let at = 0;
  return {
    current: () => {
      const found = snapshots[at];
      if (found === undefined) throw new RangeError('There is no such snapshot.');
      return found;
    },
    next: () => {
      at += 1;
    },
  };
}

const check = (request: object, service: RuleChecks = checks) =>
  service.check(readRequest({ game: 'shadowfist', state: start, ...request }), unlimitedWork());
const card = (slug: string) => ({ actions: [{ player: 'ann', card: slug }] });

function problemOf(ask: () => unknown): unknown {
  try {
    return ask();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, code: error.code, detail: error.message, ...error.extra };
  }
}

test('an answer tells game, ruleset, data version and the digest of the state that is reached', () => {
  const state = { players: ['ann', 'bob'], turn: 'bob', count: 1, played: [] };
  expect(check({ actions: [{ player: 'ann', add: 1 }] })).toEqual({
    game: 'shadowfist',
    ruleset: 'counting.now',
    dataVersion: { number: 1, hash: 'invented' },
    outcome: 'legal',
    complete: true,
    mistakes: [],
    stateViolations: [],
    unjudged: [],
    verdicts: [
      { index: 0, outcome: 'legal', unjudged: [], events: [{ event: 'bid', player: 'ann', amount: 1 }] },
    ],
    state,
    digest: createHash('sha256').update(JSON.stringify(state)).digest('hex'),
    awaits: [{ player: 'bob', code: 'bid', what: 'add 1, 2 or 3', must: true }],
    legalActions: null,
    notes: [],
  });
});

test.each([
  ['with a state', {}],
  [
    'with events and legal actions',
    { actions: [{ player: 'ann', add: 1 }], options: { legalActions: true } },
  ],
  ['that is malformed, and has none', { state: {} }],
])('an answer %s is written as JSON writes it', (_, request) => {
  const told = check(request);
  expect(textOf(told)).toBe(JSON.stringify(told));
});

test('the same state has the same digest, however its keys stand', () => {
  const { digest } = check({});
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(check({ state: { count: 0, turn: 'ann', players: ['ann', 'bob'] } }).digest).toBe(digest);
  expect(check({ state: { ...start, count: 1 } }).digest).not.toBe(digest);
});

test('a state that cannot be read has no digest', () => {
  expect(check({ state: 'ann counts' })).toMatchObject({ outcome: 'malformed', state: null, digest: null });
});

describe('options', () => {
  test('legalActions: true lists those of all, an id those of one, false none', () => {
    const listed = (legalActions: unknown) => check({ options: { legalActions } }).legalActions?.length;
    expect([listed(true), listed('ann'), listed('bob'), listed(false)]).toEqual([3, 3, 0, undefined]);
  });

  test('continue judges the actions after one that is not legal', () => {
    const actions = [
      { player: 'bob', add: 1 },
      { player: 'ann', add: 1 },
    ];
    expect(check({ actions, options: { continue: true } }).verdicts.map(({ outcome }) => outcome)).toEqual([
      'illegal',
      'legal',
    ]);
  });

  test('limits may be lower than usual', () => {
    expect(check({ actions: [{ player: 'ann', add: 3 }], options: { limits: { steps: 2 } } })).toMatchObject({
      outcome: 'over-budget',
      verdicts: [{ spent: 'steps', limit: 2 }],
    });
  });
});

describe('cards', () => {
  test('are those of the catalogue by their slugs, former ones too', () => {
    expect(check(card('two')).state).toMatchObject({ count: 2 });
    expect(check(card('a-pair')).state).toMatchObject({ count: 2 });
  });

  test('whose text is not understood cannot be judged', () => {
    expect(check(card('riddle')).verdicts).toMatchObject([
      { outcome: 'unsupported', needs: [{ card: 'riddle' }] },
    ]);
  });

  test.each(['three', 'nothing'])('of which nothing can be said are unknown: %s', (slug) => {
    expect(check(card(slug)).verdicts).toMatchObject([
      { outcome: 'malformed', mistakes: [{ code: 'unknown-card' }] },
    ]);
  });

  test('are made definitions once for each data version', () => {
    const made: string[] = [];
    const law = countingCheck(made);
    const snapshots = snapshotsOf(catalogue(law), catalogue(law));
    const service = createRuleChecks(snapshots);
    for (const slug of ['two', 'two', 'riddle', 'two']) check(card(slug), service);
    expect(made).toEqual(['two', 'riddle']);
    snapshots.next();
    check(card('two'), service);
    expect(made).toEqual(['two', 'riddle', 'two']);
  });
});

describe('which law judges', () => {
  test('is the present one of the game, and may be named', () => {
    expect(check({ ruleset: 'counting.now' }).ruleset).toBe('counting.now');
    expect(checks.rulesetOf('shadowfist')).toBe('counting.now');
  });

  test('is any of several rulesets, the first unless told', () => {
    const several = createRuleChecks(
      snapshotsOf(catalogue(countingCheck([], ['counting.now', 'counting.once']))),
    );
    const byBob = { actions: [{ player: 'bob', add: 1 }] };
    const judged = (request: object) => {
      const { ruleset, outcome } = check({ ...byBob, ...request }, several);
      return { ruleset, outcome };
    };
    expect(judged({})).toEqual({ ruleset: 'counting.now', outcome: 'illegal' });
    expect(judged({ ruleset: 'counting.once' })).toEqual({ ruleset: 'counting.once', outcome: 'legal' });
    expect(judged({ ruleset: 'counting.now' })).toEqual({ ruleset: 'counting.now', outcome: 'illegal' });
    expect(several.rulesetOf('shadowfist', 'counting.once')).toBe('counting.once');
  });

  test('no game is called so', () => {
    const problem = {
      status: 404,
      code: 'game/not-found',
      detail: 'The games are shadowfist and highlander.',
      known: ['shadowfist', 'highlander'],
    };
    expect(problemOf(() => check({ game: 'chess' }))).toEqual(problem);
    expect(problemOf(() => checks.rulesetOf('chess'))).toEqual(problem);
  });

  test('the game has no such ruleset', () => {
    expect(problemOf(() => check({ ruleset: 'counting.never' }))).toEqual({
      status: 404,
      code: 'ruleset/not-found',
      detail: 'Shadowfist has no ruleset "counting.never"; there are counting.now, counting.once.',
      known: ['counting.now', 'counting.once'],
    });
  });

  test('the ruleset has no check', () => {
    expect(problemOf(() => check({ ruleset: 'counting.once' }))).toEqual({
      status: 404,
      code: 'rule-check/not-found',
      detail: 'Moves of Shadowfist are checked by counting.now, and not by "counting.once" yet.',
      known: ['counting.now'],
    });
  });

  test('the game has no check', () => {
    expect(problemOf(() => check({ game: 'highlander', ruleset: 'highlander.old' }))).toEqual({
      status: 404,
      code: 'rule-check/not-found',
      detail: 'Moves of Highlander: The Card Game cannot be checked yet.',
    });
  });
});

describe('a house rule', () => {
  const byBob = { actions: [{ player: 'bob', add: 1 }] };
  const free = { turns: 'free' };

  test('judges in the place of the ruleset that it is based on, and is told', () => {
    const told = check({ ...byBob, ruleset: { base: 'counting.now', switches: free } });
    expect(told).toMatchObject({ ruleset: 'counting.now', switches: free, outcome: 'legal' });
  });

  test('is based on the present ruleset unless told', () => {
    expect(check({ ...byBob, ruleset: { switches: free } })).toMatchObject({
      ruleset: 'counting.now',
      switches: free,
      outcome: 'legal',
    });
  });

  test('does not outlast its request', () => {
    check({ ...byBob, ruleset: { switches: free } });
    const next = check(byBob);
    expect(next.outcome).toBe('illegal');
    expect(next).not.toHaveProperty('switches');
  });

  test('changes nothing where it says what the ruleset says', () => {
    expect(check({ ...byBob, ruleset: { switches: { turns: 'alternate' } } })).toMatchObject({
      switches: {},
      outcome: 'illegal',
    });
  });

  test('knows no other switches, and tells which may have been meant', () => {
    expect(problemOf(() => check({ ruleset: { switches: { turn: 'free' } } }))).toEqual({
      status: 400,
      code: 'request/invalid',
      detail: 'ruleset/switches/turn: Unknown key “turn”.',
      issues: [{ at: 'ruleset/switches/turn', message: 'Unknown key “turn”.', suggestion: 'turns' }],
    });
  });

  test('knows no other values, and tells which may have been meant', () => {
    const message = '“fre” is not valid here; expected “alternate” or “free”.';
    expect(problemOf(() => check({ ruleset: { switches: { turns: 'fre' } } }))).toEqual({
      status: 400,
      code: 'request/invalid',
      detail: `ruleset/switches/turns: ${message}`,
      issues: [{ at: 'ruleset/switches/turns', message, suggestion: 'free' }],
    });
  });

  test.each([['free'], [['free']], [null], [JSON.parse('{"__proto__": "free"}')]])(
    'has an object of switches, and drops none: %j',
    (switches) => {
      expect(problemOf(() => check({ ruleset: { switches } }))).toMatchObject({ code: 'request/invalid' });
    },
  );

  test('of a game without switches can set none', () => {
    const { games, ...rest } = catalogue(countingCheck());
    const without = games.map((one) => ({ ...one, game: { ...one.game, rulesetSwitches: null } }));
    const service = createRuleChecks(snapshotsOf({ ...rest, games: without }));
    expect(problemOf(() => check({ ruleset: { switches: free } }, service))).toMatchObject({
      code: 'request/invalid',
      issues: [{ at: 'ruleset/switches/turns', message: 'Unknown key “turns”.' }],
    });
    expect(check({ ruleset: { switches: {} } }, service)).toMatchObject({ switches: {}, outcome: 'legal' });
  });

  test.each([
    ['counting.never', 'ruleset/not-found'],
    ['counting.once', 'rule-check/not-found'],
  ])('based on %s answers %s', (base, code) => {
    expect(problemOf(() => check({ ruleset: { base, switches: free } }))).toMatchObject({ code });
  });
});

describe('a request that is none', () => {
  const refused = (request: unknown) => problemOf(() => readRequest(request));
  const whole = { game: 'shadowfist', state: start };

  test.each([
    ['something else', [], 'request: must be an object'],
    ['no state', { game: 'shadowfist', actions: [] }, 'state: is missing'],
    [
      'a key that there is not',
      { ...whole, action: [] },
      'request: has the unknown key "action"; the nearest is "actions"; the keys are game, ruleset, state, actions, options',
    ],
    [
      'a ruleset that is none',
      { ...whole, ruleset: 2 },
      'ruleset: must be the id of a ruleset, or an object with `base` and `switches`',
    ],
    [
      'a house rule that is none',
      { ...whole, ruleset: { switch: {} } },
      'ruleset/switches: is missing; ruleset: has the unknown key "switch"; the nearest is "switches"; the keys are base, switches',
    ],
    [
      'a limit above ours',
      { ...whole, options: { limits: { steps: 3001 } } },
      'options/limits/steps: must be at most 3000',
    ],
    [
      'legal actions of something else',
      { ...whole, options: { legalActions: 1 } },
      'options/legalActions: must be true, or the id of a player',
    ],
    [
      'too many actions',
      { ...whole, actions: Array.from({ length: 201 }, () => ({})) },
      'actions: must have at most 200 items; send more in parts, each from the state of the last answer',
    ],
  ])('%s', (_, request, detail) => {
    expect(refused(request)).toMatchObject({ status: 400, code: 'request/invalid', detail });
  });
});

describe('what is nested too deep for any stack', () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
  const tooDeep = [{ code: 'too-large' }];

  test('as a state is malformed', () => {
    expect(check({ state: { ...start, played: deep } })).toMatchObject({
      outcome: 'malformed',
      mistakes: tooDeep,
      verdicts: [],
      state: null,
    });
  });

  test('as an action is malformed, and nothing else', () => {
    const actions = [{ player: 'ann', add: 1 }, deep];
    expect(check({ actions }).verdicts).toMatchObject([
      { outcome: 'legal' },
      { outcome: 'malformed', mistakes: tooDeep },
    ]);
  });
});
