// The most expensive requests that we know. Each is small enough to be sent, and made to cost the service as much as it can.
export interface AttackRequest {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly contentType?: string;
  readonly body?: string;
}

const times = <Item>(count: number, one: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => one(at));

const graphql = (name: string, query: string, variables: object = {}): AttackRequest => ({
  name: `GraphQL: ${name}`,
  method: 'POST',
  path: '/graphql',
  contentType: 'application/json',
  body: JSON.stringify({ query, variables }),
});

/** The same field many times under other names. */
const aliases = (count: number, field: (at: number) => string): string =>
  times(count, (at) => `a${at}: ${field(at)}`).join(' ');

const ruleCheck = (name: string, state: object, more: object = {}): AttackRequest => ({
  name: `rule check: ${name}`,
  method: 'POST',
  path: '/v1/rule-check',
  contentType: 'application/json',
  body: JSON.stringify({ game: 'shadowfist', state, actions: [], ...more }),
});

const list = (name: string, lines: readonly string[], format = 'year-of-the-dragon'): AttackRequest => ({
  name: `deck: ${name}`,
  method: 'POST',
  path: `/v1/decks/validate?game=shadowfist&format=${format}`,
  contentType: 'text/plain',
  body: lines.join('\n'),
});

const players = [
  { id: 'ann', hand: 6, deck: 54 },
  { id: 'bob', hand: 6, deck: 54 },
];
const turn = { player: 'ann', phase: 'main' };
const unknownNames = times(100, (at) => ({ name: `nowhere ${at} ${'qwert yuiop '.repeat(14)}` }));
const oddLines = times(5_000, (at) => `1 qwzx${at} zzz${at * 7} foo`);
const search = (q: string) => `/v1/cards/search?q=${encodeURIComponent(q)}`;

/** A body that nests lists until the reader of JSON gives up. */
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

export const attackRequests: readonly AttackRequest[] = [
  graphql(
    '400 collections of 100 unknown names',
    `query ($all: [CardIdentifier!]!) { ${aliases(400, () => 'collection(identifiers: $all) { totalCount }')} }`,
    { all: unknownNames },
  ),
  graphql(
    '19 regular expressions',
    `{ ${aliases(19, (at) => `cards(query: "/(a|b|c.*)+${at}x.{0,30}$/") { totalCount }`)} }`,
  ),
  graphql('250 searches', `{ ${aliases(250, (at) => `cards(query: "text:word${at}") { totalCount }`)} }`),
  graphql(
    '19 decks of 5,000 odd lines',
    `query ($list: String!) { ${aliases(19, () => 'validateDeck(list: $list, game: "shadowfist", formats: ["year-of-the-dragon"]) { reports { legal } }')} }`,
    { list: oddLines.join('\n') },
  ),
  graphql(
    '220 searches of the rules',
    `{ ${aliases(220, (at) => `rules(game: "highlander", query: "attack zz${at}") { totalCount }`)} }`,
  ),
  graphql(
    '200 unknown rules',
    `{ ${aliases(200, (at) => `rule(game: "highlander", id: "highlander.type-two/${'q'.repeat(40)}${at}") { id }`)} }`,
  ),
  graphql(
    '60 introspections',
    `{ ${aliases(60, () => '__schema { types { name description fields { name description } } }')} }`,
  ),
  graphql(
    'a page of 100 cards with all they have',
    '{ cards(first: 100) { edges { node { name versions { text differenceFromPrevious { text } } rulings(first: 10) { edges { node { statement } } } printings { set { name } inForce { text } } } } } }',
  ),
  graphql('one field 2,000 times', `{ ${'games { slug } '.repeat(1_200)} }`),
  ruleCheck('49,000 players', { players: times(49_000, (at) => ({ id: `p${at}`, hand: 1 })), turn }),
  ruleCheck('100,000 unknown keys', {
    players,
    turn,
    ...Object.fromEntries(times(100_000, (at) => [`unknown-${at}`, 1])),
  }),
  ruleCheck('100,000 actions', { players, turn }, { actions: times(100_000, () => ({ do: 'pass' })) }),
  ruleCheck(
    '6,000 cards, all legal actions',
    {
      players: [
        {
          id: 'ann',
          power: 99,
          deck: 50,
          hand: times(5_900, (at) => ({ id: `c${at}`, card: 'nine-dragon-temple' })),
        },
        { id: 'bob', hand: 6, deck: 54 },
      ],
      turn,
    },
    { options: { legalActions: true } },
  ),
  list(
    '10,000 unknown cards',
    times(10_000, (at) => `1 qwzx${at} zzz${at * 7} foo`),
  ),
  list(
    '40,000 copies of one line',
    times(40_000, () => '1 Fox Pass'),
  ),
  list('one line of a megabyte', ['x'.repeat(1_000_000)]),
  {
    name: 'deck: an own format of 100 rules',
    method: 'POST',
    path: '/v1/decks/validate',
    contentType: 'application/json',
    body: JSON.stringify({
      arbiter: 1,
      game: 'shadowfist',
      zones: [
        {
          name: 'Deck',
          lines: times(1_000, (at) => ({ quantity: 1, title: at % 2 ? 'Fox Pass' : `odd ${at}` })),
        },
      ],
      format: {
        name: 'House rules',
        basedOn: 'year-of-the-dragon',
        rules: times(90, (at) => ({ check: 'copies', most: at + 1 })),
      },
    }),
  },
  { name: 'a regular expression', method: 'GET', path: search('/(a|b|c.*)+x.{0,30}$/') },
  {
    name: 'four long regular expressions',
    method: 'GET',
    path: search(times(4, (at) => `/((e.{0,9${at}})|(t.{0,90})|(a.{0,90}))+#/`).join(' ')),
  },
  {
    name: '100 unknown names',
    method: 'POST',
    path: '/v1/cards/collection',
    contentType: 'application/json',
    body: JSON.stringify({ identifiers: unknownNames }),
  },
  {
    name: 'a megabyte of brackets',
    method: 'POST',
    path: '/v1/cards/collection',
    contentType: 'application/json',
    body: deep,
  },
  { name: 'the OpenAPI document', method: 'GET', path: '/openapi.json' },
  { name: 'a schema', method: 'GET', path: '/v1/schemas/highlander-state' },
  {
    name: 'an unknown rule',
    method: 'GET',
    path: `/v1/rules/highlander/highlander.type-two/${'q'.repeat(200)}`,
  },
];
