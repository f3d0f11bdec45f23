import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Chance } from '../../src/cli/playing/chance.ts';
import type { Dealer } from '../../src/cli/playing/dealing.ts';
import { Fault, randomGame } from '../../src/cli/playing/random-game.ts';
import type { Reply, Service } from '../../src/cli/playing/ways-in.ts';

const pick = z.object({
  pick: z.array(z.string()),
  leave: z.object({ these: z.array(z.string()).optional() }),
  pay: z.record(z.string(), z.int()),
});
const request = z.object({
  game: z.string(),
  state: z.object({
    winner: z.string().nullable(),
    turn: z.object({ number: z.int() }),
    players: z.array(z.unknown()),
  }),
  actions: z.array(pick),
  options: z.object({ legalActions: z.literal(true) }),
});
type Request = z.infer<typeof request>;

/** Somebody has won at turn 5; until then some of three things are picked, others left, and 2 divided between x and y. */
const listed = {
  action: { pick: [], leave: {}, pay: {} },
  open: {
    '/leave/these': { form: 'list', from: ['a', 'b', 'c'], least: 0, most: 1 },
    '/pick': { form: 'list', from: ['a', 'b', 'c'], least: 1, most: 3 },
    '/pay': { form: 'division', from: ['x', 'y'], least: 0, most: 2, amount: 2 },
  },
  apart: true,
};
const lawful = ({ state, actions }: Request): object => {
  const number = state.turn.number + actions.length;
  const winner = number === 5 ? 'ann' : null;
  return { outcome: 'legal', state: { winner, turn: { number }, players: [] }, legalActions: [listed] };
};

/** A service that answers so, and what it was asked. */
function serviceOf(answer: (request: Request) => object | Reply) {
  const asked: Request[] = [];
  const service: Service = {
    ask: async ({ body }) => {
      const read = request.parse(JSON.parse(String(body)));
      asked.push(read);
      const told = answer(read);
      return 'text' in told ? told : { status: 200, text: JSON.stringify(told) };
    },
    close: async () => undefined,
  };
  return { service, asked };
}

const opening = { winner: null, turn: { number: 1 }, players: [] };
/** Chance has nothing to deal, nothing picked is told as an empty list, and nobody ever gives up. */
const dealer: Dealer = {
  answer: () => undefined,
  ordered: () => undefined,
  shown: (_state, { least }) => ['f', 'g', 'h'].slice(0, least),
  nothing: (pointer) => ({ pointer, value: [] }),
  isPlay: (action) => action.giveUp !== true,
  amiss: () => undefined,
};
const play = (service: Service, seed = 1, mostActions = 100) =>
  randomGame(service, { game: 'picking', opening, mostActions, dealer }, new Chance(seed));

test('A game in which the last players lose together ends without a winner', async () => {
  const lost = { outcome: 'legal', state: { winner: null, turn: { number: 9, phase: 'over' }, players: [] } };
  const { service } = serviceOf(() => ({ ...lost, legalActions: [] }));
  expect(await play(service)).toEqual({ winner: null, isOver: true, turns: 9, actions: 0 });
});

test('a game is played from its opening until somebody has won', async () => {
  const { service, asked } = serviceOf(lawful);
  expect(await play(service)).toEqual({ winner: 'ann', isOver: true, turns: 5, actions: 4 });
  expect(asked.map(({ game, state, actions }) => [game, state.turn.number, actions.length])).toEqual([
    ['picking', 1, 0],
    ['picking', 1, 1],
    ['picking', 2, 1],
    ['picking', 3, 1],
    ['picking', 4, 1],
  ]);
});

test('what a listed action leaves open is filled by chance, within its bounds and nothing twice', async () => {
  const seen = { pick: new Set<string>(), leave: new Set<string>(), pay: new Set<string>() };
  for (let seed = 0; seed < 80; seed += 1) {
    const { service, asked } = serviceOf(lawful);
    await play(service, seed);
    for (const { pick, leave, pay } of asked.flatMap(({ actions }) => actions)) {
      const { these = [] } = leave;
      expect(new Set([...pick, ...these]).size).toBe(pick.length + these.length);
      seen.pick.add(pick.toSorted().join(''));
      seen.leave.add(these.join(''));
      seen.pay.add(`${pay.x ?? 0} and ${pay.y ?? 0}`);
    }
  }
  expect([...seen.pick].sort()).toEqual(['a', 'ab', 'abc', 'ac', 'b', 'bc', 'c']);
  expect([...seen.leave].sort()).toEqual(['', 'a', 'b', 'c']);
  expect([...seen.pay].sort()).toEqual(['0 and 2', '1 and 1', '2 and 0']);
});

test('a seed repeats a game', async () => {
  const [one, other] = [serviceOf(lawful), serviceOf(lawful)];
  await play(one.service, 7);
  await play(other.service, 7);
  expect(one.asked).toEqual(other.asked);
});

test('what an action is asked for is told with it: what may be chosen, or what chance shows', async () => {
  const { service, asked } = serviceOf((given) => {
    const [{ pick = [], leave = {}, pay = {} } = {}] = given.actions;
    if (given.actions.length === 0 || (pick.length > 0 && leave.these !== undefined)) return lawful(given);
    const [pointer, from] = pick.length === 0 ? ['/pick', ['a']] : ['/leave/these', null];
    const choice = { pointer, form: 'list', player: 'ann', about: pointer, from, least: 1, most: 1 };
    return { outcome: 'needs-choice', verdicts: [{ index: 0, choices: [choice] }], pay };
  });
  expect((await play(service)).winner).toBe('ann');
  const last = asked.at(-1)?.actions[0];
  expect([last?.pick.length, last?.leave.these?.length]).toEqual([expect.any(Number), expect.any(Number)]);
});

test('nobody does what ends the game without playing', async () => {
  const gaveUp = { action: { giveUp: true, pick: ['up'], leave: {}, pay: {} } };
  const { service, asked } = serviceOf((given) => ({ ...lawful(given), legalActions: [gaveUp, listed] }));
  await play(service);
  expect(asked.flatMap(({ actions }) => actions.map(({ pick }) => pick))).not.toContainEqual(['up']);
});

test('cards that went astray are told with the request that lost them', async () => {
  const { service, asked } = serviceOf(lawful);
  const losing = {
    ...dealer,
    amiss: (state: object) => (Object(state).turn.number === 3 ? 'One is lost.' : undefined),
  };
  const game = { game: 'picking', opening, mostActions: 9, dealer: losing };
  const fault = await randomGame(service, game, new Chance(1)).catch((error: unknown) => error);
  expect(fault).toMatchObject({ message: 'One is lost.', after: 1, request: asked.at(-1) });
});

test('a game that nobody wins is left after so many actions', async () => {
  const { service } = serviceOf(lawful);
  expect(await play(service, 1, 3)).toEqual({ winner: null, isOver: false, turns: 4, actions: 3 });
});

describe('a fault of the service is told with what repeats it', () => {
  const afterTurn = (turn: number, fault: object | Reply) => (given: Request) =>
    given.state.turn.number === turn && given.actions.length > 0 ? fault : lawful(given);

  test.each([
    ['a listed action is refused', { outcome: 'illegal', state: opening, legalActions: [], verdicts: [] }],
    ['it does not list what is legal', { outcome: 'legal', state: opening, legalActions: null }],
    ['it fails', { status: 500, text: 'Down.' }],
  ])('%s', async (_, answer) => {
    const { service, asked } = serviceOf(afterTurn(3, answer));
    const fault = await play(service).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(Fault);
    expect(fault).toMatchObject({ after: 2, request: asked.at(-1) });
    expect(String(fault)).toMatch(/^Fault: Status (200|500) to \{"pick":\[/);
  });

  test('an action led to a state that could never have come about: that action is told', async () => {
    const stateViolations = [{ message: 'It is 4.', rule: 'picking.book/1.1/four', code: 'four' }];
    const { service, asked } = serviceOf(afterTurn(4, { outcome: 'illegal', stateViolations }));
    const fault = await play(service).catch((error: unknown) => error);
    expect(fault).toMatchObject({ after: 2, request: asked.at(-2) });
    expect(String(fault)).toMatch(
      /^Fault: \{"pick":.* led to an impossible state: It is 4\. \[picking\.book/,
    );
  });

  test('nothing is legal, and nobody has won', async () => {
    const stuck = {
      outcome: 'legal',
      state: { winner: null, turn: { number: 4 }, players: [] },
      legalActions: [],
    };
    const { service } = serviceOf(afterTurn(3, stuck));
    await expect(play(service)).rejects.toMatchObject({
      message: 'Nobody has won, and nothing is legal.',
      after: 3,
      request: { state: stuck.state, actions: [] },
    });
  });

  test('the opening is refused', async () => {
    const { service } = serviceOf(() => ({ outcome: 'malformed', mistakes: [] }));
    await expect(play(service)).rejects.toMatchObject({
      message: 'Status 200 to the state alone: {"outcome":"malformed","mistakes":[]}',
    });
  });
});
