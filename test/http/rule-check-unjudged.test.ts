import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { post } = clientOf(app);

const what = 'No source gives its whole text; it may do more.';
const ends = { do: 'end-turn', player: 'ann' };
const seats = [
  { id: 'ann', power: 0, deck: 30 },
  { id: 'bob', power: 0, deck: 30 },
];

function shadowfist(card: unknown, more: object = {}) {
  return {
    players: seats,
    inPlay: [{ id: 'one', card, owner: 'ann', controller: 'ann', column: null }],
    turn: { player: 'ann', phase: 'main', generatedPower: true },
    ...more,
  };
}

async function check(request: object) {
  const { status, body } = await post('/v1/rule-check', { game: 'shadowfist', ...request });
  return { status, ...Object(body) };
}

describe('a card that no source gives in full', () => {
  const unjudged = [{ card: 'one', slug: 'maverick-cop', what }];
  const state = shadowfist('maverick-cop');

  test('It is listed with the verdict, and the answer is not complete.', async () => {
    expect(await check({ state, actions: [ends] })).toMatchObject({
      status: 200,
      outcome: 'legal',
      complete: false,
      verdicts: [{ outcome: 'legal', unjudged }],
      unjudged,
    });
  });

  test('A strict answer calls the action unsupported and evaluates no later one.', async () => {
    expect(await check({ state, actions: [ends, ends], options: { strict: true } })).toMatchObject({
      status: 200,
      outcome: 'unsupported',
      complete: false,
      verdicts: [
        { outcome: 'unsupported', needs: [{ card: 'Maverick Cop', what }], unjudged },
        { outcome: 'not-evaluated', unjudged: [] },
      ],
      state: { turn: { player: 'ann' } },
    });
  });

  test('A card that is known in full leaves a strict answer complete.', async () => {
    const known = shadowfist({ title: 'Guard', type: 'Character', cost: 1, fighting: 1 });
    expect(await check({ state: known, actions: [ends], options: { strict: true } })).toMatchObject({
      outcome: 'legal',
      complete: true,
      verdicts: [{ unjudged: [] }],
      unjudged: [],
    });
  });

  test('GraphQL says the same.', async () => {
    const document = `query ($state: JSON!, $actions: [JSON!]!, $strict: Boolean) {
      checkRules(game: "shadowfist", state: $state, actions: $actions, options: {strict: $strict}) {
        outcome complete unjudged { card slug what } verdicts { outcome unjudged { card slug what } }
      }
    }`;
    const asked = (strict: boolean) => ask(app, document, { state, actions: [ends], strict });
    expect((await asked(false)).body).toEqual({
      data: {
        checkRules: {
          outcome: 'LEGAL',
          complete: false,
          unjudged,
          verdicts: [{ outcome: 'LEGAL', unjudged }],
        },
      },
    });
    expect((await asked(true)).body).toMatchObject({
      data: { checkRules: { outcome: 'UNSUPPORTED', verdicts: [{ outcome: 'UNSUPPORTED', unjudged }] } },
    });
  });
});

describe('a completed card', () => {
  const duel = (hand: unknown, more: object = {}) => ({
    players: [
      { id: 'ann', hand: [{ id: 'one', card: hand }], endurance: 30 },
      { id: 'bob', hand: 6, endurance: 30 },
    ],
    turn: { player: 'ann', phase: 'may-do' },
    ...more,
  });
  const inPlay = (card: unknown) => [{ id: 'one', card, owner: 'ann', controller: 'ann' }];
  const seat = [
    { id: 'ann', endurance: 30 },
    { id: 'bob', endurance: 30 },
  ];
  const turn = { player: 'ann', phase: 'may-do' };
  const next = { do: 'next-phase', player: 'ann' };

  test('A card whose type no document gives can lie in play with the type that is given.', async () => {
    const wrong = await check({
      game: 'highlander',
      state: { players: seat, inPlay: inPlay('amnesia'), turn },
    });
    expect(wrong).toMatchObject({ outcome: 'malformed', mistakes: [{ code: 'card-of-untold-type' }] });
    const completed = { card: 'amnesia', type: 'Situation' };
    expect(
      await check({
        game: 'highlander',
        state: { players: seat, inPlay: inPlay(completed), turn },
        actions: [next],
      }),
    ).toMatchObject({
      outcome: expect.stringMatching(/^(legal|unsupported)$/),
      mistakes: [],
      state: { inPlay: [{ id: 'one', card: completed }] },
    });
  });

  test('It keeps its slug, its abilities and what is not judged of it, also when the state is sent again.', async () => {
    const completed = { card: 'city-park', cost: 2 };
    const state = shadowfist(completed, {
      inPlay: [{ id: 'one', card: completed, owner: 'ann', controller: 'ann', column: 0, row: 'front' }],
    });
    const first = await check({ state });
    expect(first).toMatchObject({
      outcome: 'legal',
      unjudged: [{ card: 'one', slug: 'city-park', what }],
      state: { inPlay: [{ id: 'one', card: completed }] },
    });
    expect((await check({ state: first.state })).state).toEqual(first.state);
  });

  test('A figure that the catalogue knows cannot be contradicted, and the answer says what is known.', async () => {
    expect(
      await check({ state: shadowfist({ card: 'maverick-cop', type: 'Event', fighting: 9 }) }),
    ).toMatchObject({
      status: 200,
      outcome: 'malformed',
      mistakes: [
        {
          code: 'contradicts-catalogue',
          pointer: '/state/inPlay/0/card/type',
          message: expect.stringContaining('"Character"'),
          suggestion: 'Character',
        },
        { code: 'contradicts-catalogue', pointer: '/state/inPlay/0/card/fighting', suggestion: '4' },
      ],
    });
    const hand = { card: 'masters-attack-duncan-macleod', immortals: ['Connor MacLeod'] };
    expect(await check({ game: 'highlander', state: duel(hand) })).toMatchObject({
      outcome: 'malformed',
      mistakes: [{ code: 'contradicts-catalogue', pointer: expect.stringContaining('/hand/') }],
    });
  });

  test('An unknown slug, an unknown key and a card in an action are reported at their places.', async () => {
    expect(await check({ state: shadowfist({ card: 'maverick-cob', cost: 1 }) })).toMatchObject({
      outcome: 'malformed',
      mistakes: [{ code: 'unknown-card', pointer: '/state/inPlay/0/card/card', suggestion: 'maverick-cop' }],
    });
    expect(await check({ state: shadowfist({ card: 'maverick-cop', abilities: [] }) })).toMatchObject({
      outcome: 'malformed',
      mistakes: [{ code: 'unknown-key', pointer: '/state/inPlay/0/card/abilities' }],
    });
    const card = { id: 'two', card: { card: 'maverick-cop', cost: 7 } };
    const players = [{ ...seats[0], hand: 1 }, seats[1]];
    expect(
      await check({
        state: shadowfist('maverick-cop', { players }),
        actions: [{ do: 'play', player: 'ann', card }],
      }),
    ).toMatchObject({
      verdicts: [
        { outcome: 'malformed', mistakes: [{ code: 'contradicts-catalogue', pointer: '/card/card/cost' }] },
      ],
    });
  });
});
