import { describe, expect, test } from 'vitest';
import { smallContent, tinDragonResists } from '../database/small-content.ts';
import { ask } from './graphql-ask.ts';
import { importedApp } from './imported-app.ts';
import { clientOf } from './rest-client.ts';

const draws = 'Turn :: Draw a card.';
const partly = `Toughness: 1. Hum a tune that no compiler knows.`;

const app = await importedApp(
  {
    'cards.csv': [
      'Title,Set,Type,Factions,Cost,Requires,Provides,Fighting,Text',
      `Clay Monk,standard,Character,Guiding Hand,3,{han},{han},2,"${draws}"`,
      `Mud Monk,standard,Character,Guiding Hand,3,{han},{han},2,"${partly}"`,
      'Ice Monk,standard,Character,Guiding Hand,3,{han},{han},2,Hum a tune that no compiler knows.',
      'Tin Dragon,standard,Character,Dragons,2,{dra},{dra},3,Ambush.',
    ].join('\n'),
  },
  smallContent({ 'shadowfist/abilities/all.yaml': tinDragonResists }),
);
const { get, post } = clientOf(app);

const drawing = {
  ability: 'voluntary',
  pay: [{ pay: 'turn', card: 'this' }],
  do: [{ do: 'draw', players: 'you', amount: 1 }],
};

describe('the abilities of an imported card', () => {
  test('They are compiled from its text, with the sentence that each comes from', async () => {
    const { body } = await get('/v1/cards/shadowfist/clay-monk/abilities');
    expect(body).toMatchObject({
      basis: 'compiled',
      version: expect.stringContaining('shadowfist/clay-monk/printed-'),
      source: null,
      told: 'whole',
      abilities: [drawing],
      sentences: [{ text: draws, start: 0, end: draws.length, outcome: 'compiled', abilities: [0] }],
      compilerVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
  });

  test('What is not understood of a text is unsupported, and shown with what could follow', async () => {
    const { body } = await get('/v1/cards/shadowfist/mud-monk/abilities');
    expect(body).toMatchObject({
      basis: 'compiled',
      told: 'in-part',
      abilities: [
        { ability: 'special', special: 'Toughness', amount: 1 },
        { ability: 'unsupported', reach: 'anything', text: 'Hum a tune that no compiler knows.' },
      ],
      sentences: [
        { outcome: 'compiled', abilities: [0] },
        { outcome: 'not-understood', understood: expect.any(Number), expected: expect.any(Array) },
      ],
    });
  });

  test('They are null where nothing of the text is understood', async () => {
    const { body } = await get('/v1/cards/shadowfist/ice-monk/abilities');
    expect(body).toMatchObject({
      basis: null,
      told: 'in-part',
      abilities: null,
      sentences: [{ outcome: 'not-understood' }],
    });
  });

  test('Hand-written abilities of the wording in force come before compiled ones', async () => {
    const { body } = await get('/v1/cards/shadowfist/tin-dragon/abilities');
    expect(body).toMatchObject({ basis: 'hand-written', sentences: null, compilerVersion: null });
  });

  test('GraphQL shows the same', async () => {
    const { body } = await ask(
      app,
      `{ card(game: "shadowfist", slug: "mud-monk") {
          abilities { basis sentences { outcome abilities readings understood expected } }
      } }`,
    );
    expect(body).toEqual({
      data: {
        card: {
          abilities: {
            basis: 'COMPILED',
            sentences: [
              { outcome: 'COMPILED', abilities: [0], readings: null, understood: null, expected: null },
              {
                outcome: 'NOT_UNDERSTOOD',
                abilities: null,
                readings: null,
                understood: expect.any(Number),
                expected: expect.any(Array),
              },
            ],
          },
        },
      },
    });
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

async function used(card: unknown, ability = 0) {
  const actions = [
    { do: 'use', player: 'ann', card: 'monk', ability },
    { do: 'pass', player: 'everyone' },
  ];
  const { body } = await post('/v1/rule-check', { game: 'shadowfist', state: state(card), actions });
  return body;
}

const own = (text: string, more: object = {}) => ({
  title: 'Paper Monk',
  type: 'Character',
  cost: 3,
  fighting: 2,
  text,
  ...more,
});

describe('the rule check', () => {
  test.each([
    ['An imported card', 'clay-monk'],
    ['A card of a request', own(draws)],
  ])('%s is played by its text', async (_, card) => {
    expect(await used(card)).toMatchObject({
      outcome: 'legal',
      complete: true,
      state: { players: [{ id: 'ann', hand: 1, deck: 29 }, {}], inPlay: [{ card, turned: true }] },
    });
  });

  test.each([
    ['An imported card', 'ice-monk'],
    ['A card of a request', own('Hum a tune that no compiler knows.')],
    ['A card of a request of which a part is understood', own(`${draws} ${partly}`)],
  ])('%s with a sentence that is not understood is not judged', async (_, card) => {
    expect(await used(card)).toMatchObject({ outcome: 'unsupported', complete: false });
  });

  test('A card of a request that gives abilities is not compiled', async () => {
    expect(await used(own(draws, { abilities: [] }))).toMatchObject({ outcome: 'illegal' });
  });

  test('Compiling the texts of a request counts as work', async () => {
    const long = 'Hum a tune that no compiler knows. '.repeat(110);
    const hand = Array.from({ length: 60 }, (_, at) => ({ id: `c${at}`, card: own(`${long} ${at}`) }));
    const [ann, bob] = state('clay-monk').players;
    const { status, body } = await post('/v1/rule-check', {
      game: 'shadowfist',
      state: { ...state('clay-monk'), players: [{ ...ann, hand }, bob] },
      options: { legalActions: true },
    });
    expect([status, body]).toMatchObject([400, { code: 'request/too-costly' }]);
  });
});

test('The bulk file has compiled abilities, too', async () => {
  const { text } = await get('/v1/bulk/shadowfist-abilities.ndjson');
  const lines = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { card: 'clay-monk', basis: 'compiled', told: 'whole', abilities: [drawing], source: null },
    { card: 'mud-monk', basis: 'compiled', told: 'in-part' },
    { card: 'tin-dragon', basis: 'hand-written' },
  ]);
});
