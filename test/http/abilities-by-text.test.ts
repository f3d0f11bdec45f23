import { expect, test } from 'vitest';
import { textHash } from '../../src/database/snapshot/text-hash.ts';
import { smallContent } from '../database/small-content.ts';
import { ask } from './graphql-ask.ts';
import { importedApp } from './imported-app.ts';
import { clientOf } from './rest-client.ts';

const text = 'Turn: hum a tune that no compiler knows.';
const gainsPower = { ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] };

/** Written by hand for a text that the seeds do not quote. */
const seeds = smallContent({
  'shadowfist/abilities/by-text.yaml': `
- title: Clay Monk
  type: Character
  textHash: ${textHash(text)}
  told: whole
  abilities:
    - {ability: voluntary, do: [{do: gain-power, players: you, amount: 1}]}
`,
});

const app = await importedApp(
  {
    'cards.csv': [
      'Title,Set,Type,Factions,Cost,Requires,Provides,Fighting,Text',
      `Clay Monk,standard,Character,Guiding Hand,3,{han},{han},2,"${text.toUpperCase()}"`,
      'Mud Monk,standard,Character,Guiding Hand,3,{han},{han},2,Turn: hum another tune that no compiler knows.',
      'Rice Monk,standard,Character,Guiding Hand,3,{han},{han},2,Ambush.',
    ].join('\n'),
    'abilities.json': JSON.stringify({
      arbiter: 1,
      game: 'shadowfist',
      abilities: [
        {
          card: 'Rice Monk',
          textHash: textHash('Ambush.'),
          abilities: [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 1 }] }],
        },
      ],
    }),
  },
  seeds,
);
const { get, post } = clientOf(app);

test('An imported card shows the abilities that the seeds have for its title and its text', async () => {
  const { status, body } = await get('/v1/cards/shadowfist/clay-monk/abilities');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    basis: 'hand-written',
    version: expect.stringContaining('shadowfist/clay-monk/printed-'),
    source: null,
    section: null,
    heading: null,
    says: null,
    importedFrom: [],
    told: 'whole',
    abilities: [gainsPower],
    sentences: null,
    compilerVersion: null,
  });
});

test('Abilities that a file brings come before what is compiled from the text', async () => {
  const { body } = await get('/v1/cards/shadowfist/rice-monk/abilities');
  expect(body).toMatchObject({
    basis: 'file',
    importedFrom: ['abilities.json'],
    told: 'whole',
    abilities: [gainsPower],
    sentences: null,
  });
});

test('GraphQL shows the same abilities', async () => {
  const { body } = await ask(
    app,
    `{ card(game: "shadowfist", slug: "clay-monk") {
        abilities { basis source { id } told importedFrom abilities sentences { outcome } compilerVersion }
    } }`,
  );
  expect(body).toEqual({
    data: {
      card: {
        abilities: {
          basis: 'HAND_WRITTEN',
          source: null,
          told: 'WHOLE',
          importedFrom: [],
          abilities: [gainsPower],
          sentences: null,
          compilerVersion: null,
        },
      },
    },
  });
});

const state = (card: unknown) => ({
  players: [
    { id: 'ann', power: 0, deck: 30 },
    { id: 'bob', power: 0, deck: 30 },
  ],
  inPlay: [{ id: 'monk', card, owner: 'ann', controller: 'ann', column: null }],
  turn: { player: 'ann', phase: 'main', generatedPower: true },
});

async function used(card: unknown) {
  const actions = [
    { do: 'use', player: 'ann', card: 'monk', ability: 0 },
    { do: 'pass', player: 'everyone' },
  ];
  const { body } = await post('/v1/rule-check', { game: 'shadowfist', state: state(card), actions });
  return body;
}

const ownCard = { title: 'Clay Monk', type: 'Character', cost: 3, fighting: 2, text };

test.each([
  ['An imported card', 'clay-monk'],
  ['An imported card with abilities of a file', 'rice-monk'],
  ['A card of a request', ownCard],
])('%s is played by the abilities for its title and its text', async (_, card) => {
  expect(await used(card)).toMatchObject({
    outcome: 'legal',
    complete: true,
    state: { players: [{ id: 'ann', power: 1 }, {}], inPlay: [{ card }] },
  });
});

test.each([
  ['An imported card', 'mud-monk'],
  ['A card of a request', { ...ownCard, text: 'Turn: hum another tune that no compiler knows.' }],
  ['A card of another title', { ...ownCard, title: 'Mud Monk' }],
])('%s with a text that nobody knows is not judged', async (_, card) => {
  expect(await used(card)).toMatchObject({ outcome: 'unsupported', complete: false });
});

test('The abilities that a card of a request gives are not replaced by those for its text', async () => {
  const abilities = [{ ability: 'voluntary', do: [{ do: 'gain-power', players: 'you', amount: 3 }] }];
  expect(await used({ ...ownCard, abilities })).toMatchObject({ state: { players: [{ power: 3 }, {}] } });
});

test('The bulk file has the abilities for the text in force, and who says them', async () => {
  const { body } = await get('/v1/bulk');
  expect(body).toMatchObject({ items: expect.any(Array) });
  const file = await get('/v1/bulk/shadowfist-abilities.ndjson');
  expect(file.text).toContain('"basis":"hand-written"');
  expect(file.text).toContain('"card":"clay-monk"');
});
