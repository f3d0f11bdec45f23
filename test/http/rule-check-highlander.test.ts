import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { get, post } = clientOf(app);

const hand = [
  { id: 'guard', card: { title: 'Wooden Guard', type: 'Guard', grid: 'XXO/XXO/OOO', gems: {} } },
  { id: 'low', card: { title: 'Low Dodge', type: 'Dodge', grid: 'OOO/OOO/XXX', gems: {} } },
];

/** An Upper Left Attack is on its way to Ann, who holds two defenses of her own making. */
const state = {
  players: [
    { id: 'ann', hand, endurance: 30 },
    { id: 'bob', hand: 6, endurance: 30 },
  ],
  inPlay: [
    { id: 'cut', card: 'upper-left-attack', owner: 'bob', controller: 'bob', as: 'attack', enteredIn: 2 },
  ],
  attacks: [{ id: 'cut', by: 'bob' }],
  turn: { player: 'ann', number: 3, phase: 'defense' },
  turnsBefore: [{ player: 'bob' }, { player: 'ann' }],
};
const guard = { do: 'play', player: 'ann', card: 'guard', against: ['cut'] };
const told = z.object({ ruleset: z.string(), digest: z.string(), awaits: z.array(z.unknown()) });
const illegal = z.object({
  verdicts: z.array(z.object({ violations: z.array(z.object({ rule: z.string() })) })),
});
const check = (request: object) =>
  post('/v1/rule-check', { game: 'highlander', state, actions: [guard], ...request });

const [ann, bob] = state.players;
const holding = (card: string) => ({ ...state, players: [{ ...ann, hand: [{ id: 'tip', card }] }, bob] });

test('a card of which no source tells the type may lie out of play; in play it is to be written out', async () => {
  const tip = { id: 'tip', card: 'street-punk', owner: 'bob', controller: 'bob' };
  const untold = await check({ state: { ...state, inPlay: [...state.inPlay, tip] } });
  expect(untold.body).toMatchObject({
    outcome: 'malformed',
    mistakes: [
      {
        code: 'card-of-untold-type',
        pointer: '/state/inPlay/1/card',
        message:
          'No document gives the type of “Street Punk”: complete the card, {"card": …, "type": …}, or write it out as a card of your own.',
        suggestion: null,
      },
    ],
  });
  const held = { state: holding('street-punk') };
  const next = { do: 'next-phase', player: 'ann' };
  expect((await check({ ...held, actions: [next] })).body).toMatchObject({ outcome: 'legal' });
  expect((await check({ ...held, actions: [{ ...guard, card: 'tip' }] })).body).toMatchObject({
    verdicts: [
      {
        index: 0,
        outcome: 'unsupported',
        needs: [
          {
            card: 'Street Punk',
            what: 'No document gives its type; complete the card with it: {"card": …, "type": …}.',
          },
        ],
      },
    ],
  });
  const unknown = await check({ state: holding('no-such-card') });
  expect(unknown.body).toMatchObject({ mistakes: [{ code: 'unknown-card', suggestion: null }] });
});

test.each(['uper-left-attack', 'Upper Left Attack'])(
  '%s is no card, but tells which is meant',
  async (card) => {
    const { body } = await check({ state: holding(card) });
    expect(body).toMatchObject({
      outcome: 'malformed',
      mistakes: [
        {
          code: 'unknown-card',
          pointer: '/state/players/0/hand/cards/0/card',
          message: `There is no card “${card}”.`,
          suggestion: 'upper-left-attack',
        },
      ],
    });
  },
);

describe('moves of Highlander are judged', () => {
  test('by Type Two unless told: the whole answer', async () => {
    const { status, body } = await check({
      state: {
        players: [
          { id: 'ann', hand: [{ id: 'cut', card: 'upper-left-attack' }], endurance: 30 },
          { id: 'bob', hand: 6, endurance: 30 },
        ],
        turn: { player: 'ann', phase: 'attack' },
      },
      actions: [{ do: 'play', player: 'ann', card: 'cut' }],
    });
    const unjudged = [
      { card: 'cut', slug: 'upper-left-attack', what: 'No source gives its whole text; it may do more.' },
    ];
    const happened = [
      { event: 'played', card: 'cut', of: 'upper-left-attack', player: 'ann', from: 'hand' },
      { event: 'opportunity-used', card: 'cut', player: 'ann' },
      { event: 'attack-played', card: 'cut', of: 'upper-left-attack', player: 'ann', from: 'hand' },
    ];
    expect(status).toBe(200);
    expect(body).toEqual({
      game: 'highlander',
      ruleset: 'highlander.type-two',
      dataVersion: { number: expect.any(Number), hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
      outcome: 'legal',
      mistakes: [],
      stateViolations: [],
      complete: false,
      verdicts: [{ index: 0, outcome: 'legal', unjudged, events: happened }],
      unjudged,
      state: {
        players: [
          { id: 'ann', endurance: 30 },
          { id: 'bob', hand: 6, endurance: 30 },
        ],
        inPlay: [
          {
            id: 'cut',
            card: 'upper-left-attack',
            owner: 'ann',
            controller: 'ann',
            as: 'attack',
            enteredIn: 1,
          },
        ],
        turn: { player: 'ann', phase: 'attack', events: happened },
        attacks: [{ id: 'cut', by: 'ann' }],
      },
      digest: expect.stringMatching(/^[0-9a-f]{64}$/),
      awaits: [{ player: 'ann', code: 'attack', what: 'attack', must: false }],
      legalActions: null,
      notes: [],
    });
  });

  test.each(['highlander.first-edition', 'highlander.type-two', 'highlander.reference'])(
    'by %s, where it is asked for',
    async (ruleset) => {
      const { status, body } = await check({ ruleset });
      expect([status, body]).toEqual([200, expect.objectContaining({ ruleset, outcome: 'legal' })]);
    },
  );

  test('as checkRules of the GraphQL API judges them', async () => {
    const { body } = await ask(
      app,
      'query ($state: JSON!, $actions: [JSON!]!) { checkRules(game: "highlander", state: $state, actions: $actions) { ruleset outcome digest awaits { player code what must } } }',
      { state, actions: [guard] },
    );
    const { ruleset, digest, awaits } = told.parse((await check({})).body);
    expect(body).toEqual({ data: { checkRules: { ruleset, outcome: 'LEGAL', digest, awaits } } });
  });

  test('with every rule that is broken, by its id and source', async () => {
    const { body } = await check({
      actions: [{ ...guard, card: 'low' }],
      ruleset: 'highlander.first-edition',
    });
    expect(body).toMatchObject({
      ruleset: 'highlander.first-edition',
      outcome: 'illegal',
      verdicts: [
        {
          violations: [
            {
              code: 'inappropriate-defense',
              rule: 'highlander.first-edition/defense-phase/covering-defense-succeeds',
              source: 'highlander.first-edition',
              action: ['/card'],
            },
          ],
        },
      ],
    });
  });

  test('not, where the state names a card that there is not', async () => {
    const { status, body } = await check({
      actions: [{ ...guard, card: { id: 'x', card: 'no-such-guard' } }],
    });
    expect([status, body]).toEqual([200, expect.objectContaining({ outcome: 'malformed' })]);
  });
});

describe('a house rule of Highlander', () => {
  /** Ann lost her weapon before; under the first edition a die regains it, in Type Two an Exertion. */
  const disarmed = {
    ...state,
    players: [{ ...state.players[0], genericWeapon: 'disarmed', weaponLostIn: 1 }, state.players[1]],
    turn: { ...state.turn, phase: 'may-do' },
  };
  const roll = { do: 'roll', player: 'ann', weapon: 'generic', die: 1 };
  const rolled = (ruleset?: object) => check({ state: disarmed, actions: [roll], ruleset });

  test('is judged by, and told', async () => {
    expect((await rolled()).body).toMatchObject({
      outcome: 'illegal',
      verdicts: [
        { violations: [{ rule: 'highlander.type-two/disarming-breaking-weapons/rearm-soft-three' }] },
      ],
    });
    expect(
      (await rolled({ base: 'highlander.type-two', switches: { regainingWeapons: 'die' } })).body,
    ).toMatchObject({
      ruleset: 'highlander.type-two',
      switches: { regainingWeapons: 'die' },
      outcome: 'legal',
      verdicts: [{ events: [{ event: 'die-rolled' }, { event: 'weapon-regained', player: 'ann' }] }],
    });
  });

  test('may take its values from several editions, each of which is cited by its own rule', async () => {
    const bike = { title: 'Bike', type: 'Object', subtype: 'Vehicle', gems: {} };
    const jewel = { title: 'Jewel', type: 'Object', diamond: true, gems: {} };
    const hers = { owner: 'ann', controller: 'ann' };
    const laden = {
      ...state,
      players: [
        { ...state.players[0], hand: [...hand, { id: 'bike', card: bike }, { id: 'gem', card: jewel }] },
        state.players[1],
      ],
      inPlay: [
        ...state.inPlay,
        { id: 'car', card: { ...bike, title: 'Car' }, ...hers },
        { id: 'ring', card: jewel, ...hers },
      ],
    };
    const ruleset = {
      base: 'highlander.first-edition',
      switches: { vehicles: 'one', diamondIcon: 'one-copy' },
    };
    const rulesBrokenBy = async (play: object) => {
      const { body } = await check({
        ...{ state: laden, ruleset },
        actions: [{ do: 'play', player: 'ann', ...play }],
      });
      return illegal.parse(body).verdicts.flatMap(({ violations }) => violations.map(({ rule }) => rule));
    };
    expect(await rulesBrokenBy({ card: 'low', against: ['cut'] })).toEqual([
      'highlander.first-edition/defense-phase/covering-defense-succeeds',
    ]);
    expect(await rulesBrokenBy({ card: 'bike' })).toEqual(['highlander.type-two/faq/vehicle-one-in-play']);
    expect(await rulesBrokenBy({ card: 'gem' })).toEqual(['highlander.reference/diamond-icon/one-copy']);
  });

  test('with a value that the switch has not is refused', async () => {
    const { status, body } = await rolled({ switches: { regainingWeapons: 'dice' } });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'request/invalid',
        issues: [expect.objectContaining({ at: 'ruleset/switches/regainingWeapons', suggestion: 'die' })],
      }),
    ]);
  });
});

test('GET /v1/rule-check/schema without a game tells where the forms of each stand', async () => {
  const { status, body } = await get('/v1/rule-check/schema');
  const message =
    'is missing; use /v1/rule-check/schema?game=shadowfist or /v1/rule-check/schema?game=highlander';
  expect([status, body]).toEqual([
    400,
    expect.objectContaining({ code: 'request/invalid', issues: [{ at: 'query/game', message }] }),
  ]);
});

test('GET /v1/rule-check/schema tells the forms of Highlander at once', async () => {
  const { status, body } = await get('/v1/rule-check/schema?game=highlander');
  const schemaOf = async (name: string) => (await get(`/v1/schemas/highlander-${name}`)).body;
  expect([status, body]).toEqual([
    200,
    {
      game: 'highlander',
      ruleset: 'highlander.type-two',
      state: await schemaOf('state'),
      actions: await schemaOf('actions'),
      events: await schemaOf('events'),
      definition: await schemaOf('definition'),
    },
  ]);
});
