import { describe, expect, test } from 'vitest';
import { importedApp } from './imported-app.ts';
import { clientOf } from './rest-client.ts';

const { get, post } = clientOf(
  await importedApp({
    'a.csv': 'Name,Set,Type,Cost,Text\nThe Warrior,standard,Character,1,\nThe Monk,standard,Character,2,\n',
    'b.csv': 'Name,Set,Type,Cost,Text\nWarrior,standard,Character,3,\n',
    'classic.txt':
      '<formatdefinitions><format><label>Classic</label><set>standard</set></format></formatdefinitions>',
    'unofficial.csv': 'Card,Text,Errata Number,Source\nTin Dragon,Toughness 9.,9,Letters\n',
  }),
);

describe('a title with a leading article and the same title without it', () => {
  test.each([
    ['exact', 'the warrior', 'the-warrior'],
    ['exact', 'Warrior, The', 'the-warrior'],
    ['exact', 'WARRIOR', 'warrior'],
    ['exact', 'monk', 'the-monk'],
    ['fuzzy', 'the warrior', 'the-warrior'],
    ['fuzzy', 'warrior', 'warrior'],
  ])('%s=%s finds %s', async (how, name, slug) => {
    const { body } = await get(`/v1/cards/named?game=shadowfist&${how}=${encodeURIComponent(name)}`);
    expect(body).toMatchObject({ slug });
  });

  test('are two cards in a deck list, each with its own copies', async () => {
    const lines = [
      { quantity: 5, title: 'the warrior' },
      { quantity: 5, title: 'Warrior' },
      { quantity: 1, title: 'Warrior, The' },
    ];
    const { body } = await post('/v1/decks/validate', {
      ...{ arbiter: 1, game: 'shadowfist', format: 'classic' },
      zones: [{ name: 'Deck', lines }],
    });
    expect(body).toMatchObject({
      unresolved: [],
      cards: [
        { slug: 'the-warrior', quantity: 6 },
        { slug: 'warrior', quantity: 5 },
      ],
    });
  });
});

test('An unofficial erratum with a higher number leaves the official text in force', async () => {
  const { body } = await get('/v1/cards/shadowfist/tin-dragon');
  expect(body).toMatchObject({
    text: 'Toughness 1.',
    errataNumber: 1,
    wording: { version: 'shadowfist/tin-dragon/yotd' },
  });
  const versions = await get('/v1/cards/shadowfist/tin-dragon/versions');
  expect(versions.body).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        id: 'shadowfist/tin-dragon/letters',
        status: 'superseded',
        law: 'official-document',
      }),
    ]),
  });
});
