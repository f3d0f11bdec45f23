import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Options, playThrough } from '../../src/engine/play-through.ts';
import { countingLaw } from './counting-game.ts';

const law = countingLaw((slug) =>
  slug === 'two'
    ? { title: 'Two', adds: 2 }
    : slug === 'riddle'
      ? { title: 'Riddle', adds: null }
      : slug === 'half'
        ? { title: 'Half', adds: 1, mayDo: 'It may do more.' }
        : undefined,
);
const start = { players: ['ann', 'bob'], turn: 'ann', count: 0, played: [] };
const ann = (add?: number) => ({ player: 'ann', ...(add === undefined ? {} : { add }) });
const bob = (add?: number) => ({ player: 'bob', ...(add === undefined ? {} : { add }) });

const play = (actions: readonly unknown[], options?: Options, state: unknown = start) =>
  playThrough(law, { state, actions }, options);
const outcomes = (actions: readonly unknown[], options?: Options) => {
  const { outcome, verdicts } = play(actions, options);
  return [outcome, ...verdicts.map((verdict) => verdict.outcome)];
};

describe('a sequence', () => {
  test('is played in order, each action from the state that those before it led to', () => {
    expect(play([ann(3), bob(2)])).toEqual({
      outcome: 'legal',
      complete: true,
      mistakes: [],
      stateViolations: [],
      unjudged: [],
      verdicts: [
        { index: 0, outcome: 'legal', unjudged: [], events: [{ event: 'bid', player: 'ann', amount: 3 }] },
        { index: 1, outcome: 'legal', unjudged: [], events: [{ event: 'bid', player: 'bob', amount: 5 }] },
      ],
      state: { players: ['ann', 'bob'], turn: 'ann', count: 5, played: [] },
      awaits: [{ player: 'ann', code: 'bid', what: 'add 1, 2 or 3', must: true }],
      legalActions: null,
      notes: [],
    });
  });

  test('stops at the first action that is not legal; those after it are not evaluated', () => {
    const { outcome, verdicts } = play([ann(1), bob(4), bob(1), ann(1)]);
    expect(outcome).toBe('illegal');
    expect(verdicts).toEqual([
      { index: 0, outcome: 'legal', unjudged: [], events: [{ event: 'bid', player: 'ann', amount: 1 }] },
      {
        index: 1,
        outcome: 'illegal',
        unjudged: [],
        violations: [
          {
            code: 'not-one-to-three',
            rule: 'counting.book/2.2/one-to-three',
            section: '2.2',
            source: 'counting.book',
            message: 'Add 1, 2 or 3.',
            state: [],
            action: ['/add'],
            need: null,
            have: 4,
          },
        ],
      },
      { index: 2, outcome: 'not-evaluated', unjudged: [] },
      { index: 3, outcome: 'not-evaluated', unjudged: [] },
    ]);
  });

  test.each([
    ['illegal', bob(1)],
    ['needs-choice', ann()],
    ['malformed', { player: 'ann', ad: 1 }],
    ['unsupported', { player: 'ann', card: 'riddle' }],
    ['over-budget', ann(5000)],
  ])('stops at one that is %s, and says so as a whole', (outcome, action) => {
    expect(outcomes([action, ann(1)])).toEqual([outcome, outcome, 'not-evaluated']);
  });

  test('of no actions is the judgement of the state', () => {
    expect(play([])).toMatchObject({ outcome: 'legal', verdicts: [], state: start });
  });

  test('goes on from the last legal state, if that is asked for; the first that is not legal names the outcome', () => {
    const { outcome, verdicts, state } = play([ann(1), ann(1), bob(), bob(2)], { continue: true });
    expect([outcome, ...verdicts.map((verdict) => verdict.outcome)]).toEqual([
      'illegal',
      'legal',
      'illegal',
      'needs-choice',
      'legal',
    ]);
    expect(state).toMatchObject({ turn: 'ann', count: 3 });
  });

  test('is judged alike in one request and in two', () => {
    const action = fc.record(
      {
        player: fc.constantFrom('ann', 'bob', 'cat'),
        add: fc.integer({ min: -1, max: 5 }),
        card: fc.constantFrom('two', 'riddle', 'half', 'none'),
      },
      { requiredKeys: ['player'] },
    );
    fc.assert(
      fc.property(
        fc.array(action, { maxLength: 8 }),
        fc.nat(8),
        fc.boolean(),
        fc.boolean(),
        (actions, at, goOn, strict) => {
          const options = { legalActions: 'all', continue: goOn, strict };
          const whole = play(actions, options);
          const first = play(actions.slice(0, at), options);
          // What was not evaluated in the first part would not be in the second.
          if (first.outcome !== 'legal' && !goOn) return;
          const second = play(actions.slice(at), options, JSON.parse(JSON.stringify(first.state)));
          expect(second.state).toEqual(whole.state);
          expect(second.legalActions).toEqual(whole.legalActions);
          expect([
            ...first.verdicts,
            ...second.verdicts.map((one) => ({ ...one, index: one.index + first.verdicts.length })),
          ]).toEqual(whole.verdicts);
        },
      ),
    );
  });
});

describe('an action that is not legal', () => {
  test('changes nothing', () => {
    for (const action of [bob(1), ann(), { player: 'ann', card: 'riddle' }, ann(5000), 'ann adds 1'])
      expect(play([action]).state).toEqual(start);
  });

  test('An illegal action gets every rule that it breaks', () => {
    const [verdict] = play([bob(4)], {}, { ...start, count: 8 }).verdicts;
    expect(verdict?.outcome === 'illegal' && verdict.violations.map(({ code }) => code)).toEqual([
      'not-your-turn',
      'not-one-to-three',
      'beyond-ten',
    ]);
  });

  test('An incomplete action is told which choices are missing', () => {
    expect(play([ann()]).verdicts).toEqual([
      {
        index: 0,
        outcome: 'needs-choice',
        unjudged: [],
        choices: [
          {
            ...{ pointer: '/add', form: 'value', player: 'ann', about: 'how much to add' },
            ...{ from: [1, 2, 3], least: 1, most: 1 },
          },
        ],
      },
    ]);
  });

  test('An unreadable action gets the reason', () => {
    expect(play([{ player: 'ann', card: 'none' }]).verdicts).toEqual([
      {
        index: 0,
        outcome: 'malformed',
        unjudged: [],
        mistakes: [
          { code: 'unknown-card', pointer: '/card', message: 'There is no such card.', suggestion: null },
        ],
      },
    ]);
  });
});

test('what the law cannot judge is an answer, and tells the card', () => {
  expect(play([{ player: 'ann', card: 'riddle' }]).verdicts).toEqual([
    { index: 0, outcome: 'unsupported', unjudged: [], needs: [{ card: 'Riddle', what: 'its text' }] },
  ]);
});

describe('a card that is not judged in full', () => {
  const half = { player: 'ann', card: 'half' };
  const unjudged = [{ card: 'half', slug: 'half', what: 'It may do more.' }];

  test('is listed with every verdict on which it has influence, and the answer is not complete', () => {
    const answer = play([ann(1), bob(1), half, bob(4), bob(2)], { continue: true });
    expect(answer.verdicts.map((verdict) => [verdict.outcome, verdict.unjudged])).toEqual([
      ['legal', []],
      ['legal', []],
      ['legal', unjudged],
      ['illegal', unjudged],
      ['legal', unjudged],
    ]);
    expect(answer).toMatchObject({ outcome: 'illegal', complete: false, unjudged });
  });

  test('makes the state alone incomplete', () => {
    const state = { ...start, played: ['half'] };
    expect(play([], {}, state)).toMatchObject({ outcome: 'legal', complete: false, unjudged });
    expect(play([], { strict: true }, state)).toMatchObject({ outcome: 'unsupported', unjudged, state });
    expect(play([], { strict: true }, { ...state, count: 12 })).toMatchObject({
      outcome: 'unsupported',
      stateViolations: [{ code: 'beyond-ten' }],
    });
  });

  test('is unsupported where a strict answer is asked for, and nothing after it is evaluated', () => {
    const answer = play([ann(1), bob(1), half, bob(2)], { strict: true });
    expect(answer).toMatchObject({
      outcome: 'unsupported',
      complete: false,
      verdicts: [
        { outcome: 'legal' },
        { outcome: 'legal' },
        { outcome: 'unsupported', needs: [{ card: 'Half', what: 'It may do more.' }], unjudged },
        { outcome: 'not-evaluated', unjudged: [] },
      ],
      state: { count: 2 },
      unjudged: [],
    });
  });

  test('is unsupported in a strict answer also where a rule is broken or a choice is open', () => {
    const state = { ...start, played: ['half'] };
    const { verdicts } = play([ann(4), ann(), ann(1)], { strict: true, continue: true }, state);
    expect(verdicts.map(({ outcome }) => outcome)).toEqual(['unsupported', 'unsupported', 'unsupported']);
  });

  test('leaves a strict answer as it is where everything was judged in full', () => {
    expect(play([ann(1), bob(4)], { strict: true })).toEqual(play([ann(1), bob(4)]));
    expect(play([ann(1), bob(4)])).toMatchObject({ outcome: 'illegal', complete: true });
  });

  test('is not what makes a list of legal actions too expensive, which is incomplete and strictly unsupported, too', () => {
    const options = { limits: { steps: 1 }, legalActions: 'all' };
    expect(play([ann(1)], { ...options, strict: true })).toMatchObject({
      outcome: 'unsupported',
      complete: false,
      verdicts: [{ outcome: 'legal' }],
    });
  });
});

describe('a budget', () => {
  test('that runs out is an answer, and tells what ran out', () => {
    expect(play([ann(3)], { limits: { steps: 2 } }).verdicts).toEqual([
      { index: 0, outcome: 'over-budget', unjudged: [], spent: 'steps', limit: 2 },
    ]);
  });

  test('is each action’s own, so that a sequence ends as its parts do', () => {
    expect(outcomes([ann(2), bob(2), ann(2)], { limits: { steps: 2 } })).toEqual([
      'legal',
      'legal',
      'legal',
      'legal',
    ]);
  });

  test('that the state alone exceeds leaves nothing to judge', () => {
    const large = { ...start, played: ['two', 'two'] };
    expect(play([ann(1)], { limits: { objects: 1 } }, large)).toEqual({
      outcome: 'over-budget',
      complete: false,
      unjudged: [],
      mistakes: [],
      stateViolations: [],
      verdicts: [],
      state: null,
      awaits: [],
      legalActions: null,
      notes: [],
    });
  });

  test('that a list of legal actions exceeds leaves the rest of the answer whole', () => {
    expect(play([ann(1)], { limits: { steps: 1 }, legalActions: 'all' })).toMatchObject({
      outcome: 'legal',
      complete: false,
      state: { count: 1 },
      legalActions: null,
      notes: ['Legal actions are not listed: that would cost too much.'],
    });
  });

  test('Each list has its own budget, independent of earlier checks and other lists', () => {
    const { legalActions } = play([ann(3)], { limits: { steps: 3 }, legalActions: 'all' });
    expect(legalActions).toEqual([1, 2, 3].map((add) => ({ action: { player: 'bob', add } })));
  });

  test('is for the lists of a whole table thrice that of one', () => {
    const lists = (seats: number) => {
      const players = Array.from({ length: seats }, (_, seat) => `p${seat}`);
      return playThrough(
        { ...law, players: () => players },
        { state: start, actions: [] },
        { limits: { steps: 3 }, legalActions: 'all' },
      ).legalActions;
    };
    expect([lists(3), lists(4)]).toEqual([[], null]);
  });

  test('is hardly more for all of a request than for one action of it', () => {
    expect(play([ann(2000), bob(2000)], { continue: true }).verdicts[1]).toEqual({
      ...{ index: 1, outcome: 'over-budget', unjudged: [], spent: 'steps', limit: 3100 },
    });
  });
});

describe('a state', () => {
  test('that could never have come about stops everything', () => {
    const beyond = { ...start, count: 12 };
    expect(play([ann(1), bob(1)], { legalActions: 'all', continue: true }, beyond)).toEqual({
      outcome: 'illegal',
      complete: true,
      unjudged: [],
      mistakes: [],
      stateViolations: [
        {
          code: 'beyond-ten',
          rule: 'counting.book/1.1/ten',
          section: '1.1',
          source: 'counting.book',
          message: 'The count is 12; it ends at 10.',
          state: ['/count'],
          action: [],
          need: 10,
          have: 12,
        },
      ],
      verdicts: [
        { index: 0, outcome: 'not-evaluated', unjudged: [] },
        { index: 1, outcome: 'not-evaluated', unjudged: [] },
      ],
      state: beyond,
      awaits: [],
      legalActions: null,
      notes: [],
    });
  });

  test('An unreadable part is reported with its place and a suggestion', () => {
    const misspelt = { players: ['ann', 'bob'], turn: 'ann', coutn: 1 };
    const { outcome, mistakes, state, verdicts } = play([ann(1)], {}, misspelt);
    expect([outcome, state, verdicts]).toEqual(['malformed', null, []]);
    expect(mistakes).toContainEqual(
      expect.objectContaining({ code: 'unknown-key', pointer: '/state/coutn', suggestion: 'count' }),
    );
  });

  test('is not changed by those who give it', () => {
    const given = structuredClone(start);
    play([ann(1), bob(1)], {}, given);
    expect(given).toEqual(start);
  });

  test('tells what had to be assumed', () => {
    expect(play([{ player: 'ann', card: 'two' }]).notes).toEqual(['The cards were taken as printed.']);
  });
});

describe('legal actions', () => {
  const nearlyDone = { ...start, count: 8 };

  test('are those of all players in the state reached', () => {
    expect(play([ann(1)], { legalActions: 'all' }, nearlyDone).legalActions).toEqual([
      { action: { player: 'bob', add: 1 } },
    ]);
  });

  test('are those of one player, if only they are asked for', () => {
    expect(play([], { legalActions: 'bob' }).legalActions).toEqual([]);
    expect(play([], { legalActions: 'ann' }).legalActions).toHaveLength(3);
  });

  test('are of nobody who is not at the table', () => {
    expect(play([], { legalActions: 'an' })).toMatchObject({
      outcome: 'malformed',
      mistakes: [
        {
          code: 'dangling-reference',
          pointer: '/options/legalActions',
          message: 'There is no player “an”.',
          suggestion: 'ann',
        },
      ],
    });
  });

  test('are legal, each of them', () => {
    for (const { action } of play([], { legalActions: 'all' }, nearlyDone).legalActions ?? [])
      expect(play([action], {}, nearlyDone).outcome).toBe('legal');
  });
});
