import { describe, expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { post } = clientOf(app);

const guard = { title: 'Guard', type: 'Character', cost: 1, fighting: 5 };
const inPlay = (id: string) => ({ id, card: guard, owner: 'bob', controller: 'bob', column: null });
const thunder = {
  ...{ title: 'Thunder Apples', type: 'Event', cost: 0 },
  abilities: [
    {
      ability: 'event',
      choose: [
        {
          choose: 'division',
          amount: 3,
          among: { each: { type: ['Character'] }, in: 'play' },
          as: 'division',
        },
      ],
      do: [{ do: 'damage', amount: { share: 'division' }, to: { chosen: 'division' } }],
    },
  ],
};
const state = {
  players: [
    { id: 'ann', power: 0, hand: [{ id: 'thunder', card: thunder }], deck: 30 },
    { id: 'bob', power: 0, deck: 30 },
  ],
  inPlay: [inPlay('one'), inPlay('two')],
  turn: { player: 'ann', phase: 'main', generatedPower: true },
};
const play = (choose?: object) => ({
  ...{ do: 'play', player: 'ann', card: 'thunder' },
  ...(choose === undefined ? {} : { choose }),
});
const pass = { do: 'pass', player: 'everyone' };

async function check(request: object) {
  const { status, body } = await post('/v1/rule-check', { game: 'shadowfist', state, ...request });
  return { status, ...Object(body) };
}

describe('An Event that divides its damage', () => {
  test('It is asked how the damage is divided as the Event is played.', async () => {
    expect(await check({ actions: [play()] })).toMatchObject({
      status: 200,
      outcome: 'needs-choice',
      verdicts: [
        {
          choices: [
            {
              ...{ pointer: '/choose/division', form: 'division', key: 'division', player: 'ann' },
              ...{ from: ['one', 'two'], least: 1, most: 2, amount: 3 },
            },
          ],
        },
      ],
    });
  });

  test('Any division of all of the damage is legal, and inflicted on resolution.', async () => {
    const division = { division: { division: { one: 1, two: 2 } } };
    const { outcome, state: after } = await check({ actions: [play(division), pass] });
    expect(outcome).toBe('legal');
    expect(after.inPlay).toMatchObject([
      { id: 'one', damage: 1 },
      { id: 'two', damage: 2 },
    ]);
    const less = { division: { division: { one: 1 } } };
    expect(await check({ actions: [play(less)] })).toMatchObject({
      outcome: 'illegal',
      verdicts: [{ violations: [{ message: 'All of it is divided: 3, and not 1.' }] }],
    });
  });

  test('The list of legal actions leaves the division open.', async () => {
    const { legalActions } = await check({ actions: [], options: { legalActions: 'ann' } });
    expect(legalActions).toContainEqual({
      action: play({ division: { division: {} } }),
      open: {
        '/choose/division/division': {
          form: 'division',
          from: ['one', 'two'],
          least: 1,
          most: 2,
          amount: 3,
        },
      },
    });
  });

  test('GraphQL says the sum, too.', async () => {
    const document = `query ($state: JSON!, $actions: [JSON!]!) {
      checkRules(game: "shadowfist", state: $state, actions: $actions) {
        verdicts { ... on NeedsChoiceVerdict { choices { form amount from } } }
      }
    }`;
    const { body } = await ask(app, document, { state, actions: [play()] });
    expect(body).toMatchObject({
      data: {
        checkRules: { verdicts: [{ choices: [{ form: 'division', amount: 3, from: ['one', 'two'] }] }] },
      },
    });
  });
});
