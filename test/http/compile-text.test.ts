import { describe, expect, test } from 'vitest';
import { textHash } from '../../src/database/snapshot/text-hash.ts';
import { smallContent } from '../database/small-content.ts';
import { ask } from './graphql-ask.ts';
import { importedApp } from './imported-app.ts';
import { clientOf } from './rest-client.ts';

const written = 'Hum a tune that no compiler knows.';

const app = await importedApp(
  { 'sets.csv': 'Code,Name,Order,Date\nsecond,Second Set,2,1997\n' },
  smallContent({
    'shadowfist/abilities/by-text.yaml': `
- title: Clay Monk
  type: Character
  textHash: ${textHash(written)}
  told: whole
  abilities:
    - {ability: special, special: Guts}
`,
  }),
);
const { post } = clientOf(app);

const card = {
  game: 'shadowfist',
  title: 'Paper Monk',
  type: 'Character',
  text: 'Ambush. Turn :: Draw a card.',
};
const compile = (more: object = {}) => post('/v1/abilities/compile', { ...card, ...more });

describe('POST /v1/abilities/compile', () => {
  test('A text that is understood comes back as abilities, as text again, and sentence by sentence', async () => {
    const { status, body } = await compile();
    expect(status).toBe(200);
    expect(body).toEqual({
      game: 'shadowfist',
      told: 'whole',
      abilities: [
        { ability: 'special', special: 'Ambush' },
        {
          ability: 'voluntary',
          pay: [{ pay: 'turn', card: 'this' }],
          do: [{ do: 'draw', players: 'you', amount: 1 }],
        },
      ],
      rendering: expect.stringContaining('Ambush'),
      sentences: [
        { text: 'Ambush.', start: 0, end: 7, outcome: 'compiled', abilities: [0] },
        { text: 'Turn :: Draw a card.', start: 8, end: 28, outcome: 'compiled', abilities: [1] },
      ],
      compilerVersion: expect.stringMatching(/^[0-9a-f]{12}$/),
      textHash: textHash(card.text),
      written: null,
    });
  });

  test('A sentence that is not understood is shown with what could follow', async () => {
    const { body } = await compile({ text: `Ambush. ${written}` });
    expect(body).toMatchObject({
      told: 'in-part',
      abilities: [{ special: 'Ambush' }, { ability: 'unsupported', text: written }],
      sentences: [
        { outcome: 'compiled' },
        { outcome: 'not-understood', understood: expect.any(Number), expected: expect.any(Array) },
      ],
    });
    expect((await compile({ text: written })).body).toMatchObject({ told: 'nothing' });
  });

  test('Written abilities for the title and the text are shown beside what is understood', async () => {
    expect((await compile({ title: 'Clay Monk', text: written })).body).toMatchObject({
      told: 'nothing',
      textHash: textHash(written),
      written: { basis: 'hand-written', told: 'whole', abilities: [{ ability: 'special', special: 'Guts' }] },
    });
  });

  test('An empty text is understood and says nothing', async () => {
    expect((await compile({ text: '' })).body).toMatchObject({ told: 'whole', abilities: [], sentences: [] });
  });

  test.each([
    ['a text of more than 4000 characters', { text: 'x'.repeat(4001) }, 400, 'request/invalid'],
    ['a type that the game does not have', { type: 'Robot' }, 400, 'request/invalid'],
    ['a key that does not exist', { words: 'Ambush.' }, 400, 'request/invalid'],
    ['a type of the other game', { game: 'highlander' }, 400, 'request/invalid'],
  ])('%s is refused', async (_, more, expected, code) => {
    const { status, body } = await compile(more);
    expect([status, body]).toMatchObject([expected, { code }]);
  });
});

describe('compileText in GraphQL', () => {
  const document = `query ($text: String!, $type: String!, $game: ID!) {
    compileText(game: $game, title: "Clay Monk", type: $type, text: $text, figures: { cost: 2 }) {
      told abilities rendering compilerVersion textHash
      sentences { text start end outcome abilities expected }
      written { basis told abilities }
    }
  }`;
  const asked = (variables: object) =>
    ask(app, document, { game: 'shadowfist', type: 'Character', text: written, ...variables });

  test('It answers the same', async () => {
    expect((await asked({})).body).toMatchObject({
      data: {
        compileText: {
          told: 'NOTHING',
          textHash: textHash(written),
          sentences: [{ outcome: 'NOT_UNDERSTOOD', abilities: null, expected: expect.any(Array) }],
          written: { basis: 'HAND_WRITTEN', told: 'WHOLE', abilities: [{ special: 'Guts' }] },
        },
      },
    });
  });

  test.each([
    ['a text of more than 4000 characters', { text: 'x'.repeat(4001) }, 'request/invalid'],
    ['a type that the game does not have', { type: 'Robot' }, 'request/invalid'],
    ['a type of the other game', { game: 'highlander' }, 'request/invalid'],
  ])('It refuses %s', async (_, variables, code) => {
    expect((await asked(variables)).body).toMatchObject({
      data: { compileText: null },
      errors: [{ extensions: { code } }],
    });
  });
});
