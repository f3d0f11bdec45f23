import { expect, test } from 'vitest';
import { testApp } from '../setup/app.ts';
import { ask, codes } from './graphql-ask.ts';

const app = await testApp();

const searching = `query ($query: String!, $kinds: [SearchKind!], $game: ID) {
  search(query: $query, kinds: $kinds, game: $game, first: 1) {
    items { kind id score matched highlights { field parts { text isMatch } } node { __typename
      ... on Card { name } ... on Ruling { statement } ... on Rule { section } ... on GlossaryTerm { term }
      ... on WorkedExample { about } ... on Format { name } } }
    suggestions
  }
}`;

test.each([
  ['fox pas', 'CARD', { __typename: 'ShadowfistCard', name: 'Fox Pass' }],
  ['darius event', 'CARD', { __typename: 'HighlanderCard', name: 'Darius: Event' }],
  ['darkness priestess discards', 'RULING', { __typename: 'Ruling' }],
  ['an attack must be declared with a character', 'RULE', { __typename: 'Rule', section: '6.1' }],
  ['mobility', 'TERM', { __typename: 'GlossaryTerm', term: 'Mobility' }],
  ['evil twin leaves play and remembers nothing', 'EXAMPLE', { __typename: 'WorkedExample' }],
  ['lean and mean', 'FORMAT', { __typename: 'Format', name: 'Lean & Mean' }],
])('“%s” finds the %s itself', async (query, kind, node) => {
  const { body } = await ask(app, searching, { query, kinds: [kind] });
  expect(body.errors).toBeUndefined();
  expect(body.data).toMatchObject({ search: { items: [{ kind, node }], suggestions: [] } });
});

test('A search for cards that finds none suggests cards of nearly that name', async () => {
  const { body } = await ask(
    app,
    '{ cards(query: "fx pass") { totalCount suggestions { name score } } named: cards(query: "9mm: Kinman") { totalCount warnings } }',
  );
  expect(body.data).toMatchObject({
    cards: { totalCount: 0, suggestions: [{ name: 'Fox Pass' }] },
    named: { totalCount: 1, warnings: [expect.any(String)] },
  });
});

test('A card asked for by a fuzzy name says how sure it is, and by another name nothing', async () => {
  const { body } = await ask(
    app,
    '{ fuzzy: card(fuzzy: "fox pas") { match { score matched } } exact: card(title: "Fox Pass") { match { score } } }',
  );
  expect(body.data).toMatchObject({
    fuzzy: { match: { score: expect.any(Number), matched: 'Fox Pass' } },
    exact: { match: null },
  });
});

test('A collection takes fuzzy names, keeps the place of each identifier, and reports malformed ones', async () => {
  const { body } = await ask(
    app,
    `{ collection(identifiers: [{ slug: "fox-pass" }, { fuzzy: "fox pas" }, { name: "a", fuzzy: "b" }]) {
      cards { slug } items { slug } found { index score matched card { slug } } notFound { index reason message identifier { slug fuzzy } } } }`,
  );
  expect(body.errors).toBeUndefined();
  expect(body.data).toMatchObject({
    collection: {
      cards: [{ slug: 'fox-pass' }],
      items: [{ slug: 'fox-pass' }],
      found: [{ index: 1, matched: 'Fox Pass', card: { slug: 'fox-pass' } }],
      notFound: [
        {
          index: 0,
          reason: 'MALFORMED',
          message: expect.stringContaining('game'),
          identifier: { slug: 'fox-pass' },
        },
        { index: 2, reason: 'MALFORMED', identifier: { fuzzy: 'b' } },
      ],
    },
  });
});

test('An empty question is refused', async () => {
  expect(codes(await ask(app, searching, { query: '' }))).toEqual(['request/invalid']);
});

test('Rulings, rules and terms suggest something where a question finds nothing', async () => {
  const { body } = await ask(
    app,
    `{ glossary(game: "shadowfist", query: "burnforvictry") { totalCount suggestions }
       rules(game: "shadowfist", query: "attack") { suggestions }
       rulings(query: "attack") { suggestions } }`,
  );
  expect(body.data).toMatchObject({
    glossary: { totalCount: 0, suggestions: expect.arrayContaining(['Burn for Victory']) },
    rules: { suggestions: [] },
    rulings: { suggestions: [] },
  });
});
