import type { Question } from './load.ts';

const deck = {
  arbiter: 1,
  game: 'shadowfist',
  format: 'year-of-the-dragon',
  zones: [{ name: 'Deck', lines: [{ quantity: 5, title: 'Fox Pass' }] }],
};

const move = {
  game: 'shadowfist',
  state: {
    players: [
      { id: 'ann', power: 2, hand: [{ id: 'cop', card: 'maverick-cop' }], deck: 30 },
      { id: 'bob', power: 1, hand: 6, deck: 30 },
    ],
    turn: { player: 'ann', phase: 'main' },
  },
  actions: [{ do: 'play', player: 'ann', card: 'cop' }],
};

/** More bytes than the balancer keeps of a request. */
const LARGE = 100_000;

let searches = 0;

/** What clients ask while the cluster is disturbed: something of every kind. */
export const questions: readonly Question[] = [
  { name: 'card', path: '/v1/cards/shadowfist/fox-pass', needsDatabase: false },
  { name: 'fuzzy name', path: '/v1/cards/named?game=shadowfist&fuzzy=fox%20pas', needsDatabase: false },
  { name: 'rulings', path: '/v1/rulings?game=highlander&card=darius%20event', needsDatabase: false },
  { name: 'bulk file', path: '/v1/bulk/shadowfist-cards.ndjson', needsDatabase: false },
  { name: 'deck', path: '/v1/decks/validate', body: JSON.stringify(deck), needsDatabase: false },
  {
    name: 'large deck',
    path: '/v1/decks/validate',
    body: JSON.stringify(deck) + ' '.repeat(LARGE),
    needsDatabase: false,
    tooLargeToResend: true,
  },
  { name: 'rule check', path: '/v1/rule-check', body: JSON.stringify(move), needsDatabase: false },
  {
    name: 'GraphQL card',
    path: '/graphql',
    body: JSON.stringify({ query: '{ card(game: "shadowfist", slug: "pocket-demon") { name text } }' }),
    needsDatabase: false,
  },
  { name: 'search', path: newSearch, needsDatabase: true },
];

/** A search that no process has answered yet, so that it asks the database. */
function newSearch(): string {
  searches += 1;
  return `/v1/cards/search?q=${encodeURIComponent(`text:"turn ${searches}" or name:fox`)}`;
}
