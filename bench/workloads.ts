import type { CardName } from './cards-over-http.ts';
import { chance } from './chance.ts';
import { cardDocument, cardDocumentWith, pageDocument, withFieldsShuffled } from './graphql-documents.ts';
import type { Request, Supply } from './load.ts';
import { freshSearch, searches } from './searches.ts';
import { misspell } from './typos.ts';
import { worstNames } from './worst-names.ts';

/** Requests of one kind, and what rate is wanted of them. */
export interface Workload {
  readonly name: string;
  /** The goal, as a share of bare Fastify's replies per CPU second; absent where none is set. */
  readonly goal?: number;
  readonly status: 200 | 304;
  /** Other answers that are as right: a name that is nobody's, or two cards', is told so. */
  readonly orElse?: readonly number[];
  /** A list is sent again and again. */
  readonly requests: readonly Request[] | Supply;
  /** Whether some requests may be answered otherwise, as a typo that could mean two cards is; those are not measured. */
  readonly sift?: boolean;
}

/** What the catalogue is asked that there is: every route. */
export function catalogueWorkloads(cards: readonly CardName[]): Workload[] {
  const luck = chance(1);
  const paths = cards.map(({ game, slug }) => `/v1/cards/${game}/${slug}`);
  const typos = repeat(8, cards).map((card) => ({ card, typo: misspell(card.name, luck) }));
  return [
    { name: 'REST card', goal: 0.5, status: 200, requests: paths.map((path) => get(path)) },
    {
      name: 'REST card, unchanged (304)',
      status: 304,
      // A star is any tag.
      requests: paths.map((path) => get(path, {}, { 'if-none-match': '*' })),
    },
    ...cardPageWorkloads(cards),
    {
      name: 'Rulings by fuzzy card name',
      status: 200,
      sift: true,
      requests: typos
        .filter(({ card }) => card.rulingCount > 0)
        .map(({ card: { game }, typo }) => get('/v1/rulings', { game, card: typo })),
    },
    ...graphqlCardWorkloads(cards),
  ];
}

/** The pages of cards for people. A page is written anew for a host that did not ask for it before. */
function cardPageWorkloads(cards: readonly CardName[]): Workload[] {
  const addresses = cards.map(({ game, slug }) => `/cards/${game}/${slug}`);
  let visits = 0;
  return [
    {
      name: 'Card page, written before',
      goal: 0.3,
      status: 200,
      requests: addresses.map((path) => get(path)),
    },
    {
      name: 'Card page, not written before',
      goal: 0.3,
      status: 200,
      requests() {
        visits += 1;
        const host = `visit-${Math.floor(visits / addresses.length)}.example`;
        return get(addresses[visits % addresses.length] ?? '/', {}, { host });
      },
    },
  ];
}

/** What a catalogue of any size is asked: how much the answers cost is to grow little with it. */
export function sizedWorkloads(cards: readonly CardName[], searchGoal: number | undefined): Workload[] {
  return [...nameWorkloads(cards), ...pageWorkloads(), ...searchWorkloads(cards, searchGoal)];
}

function nameWorkloads(cards: readonly CardName[]): Workload[] {
  const luck = chance(3);
  const fuzzy = (game: string, name: string) => get('/v1/cards/named', { game, fuzzy: name });
  const typos = Array.from({ length: 2000 }, () => luck.pick(cards)).map(({ game, name }) =>
    fuzzy(game, misspell(name, luck)),
  );
  const names = cards.map(({ name }) => name);
  return [
    { name: 'Fuzzy name', goal: 0.1, status: 200, sift: true, requests: typos },
    {
      name: 'Fuzzy name, worst cases',
      status: 200,
      orElse: [404, 409],
      requests: worstNames(names, luck).map((name) => fuzzy(luck.pick(cards).game, name)),
    },
    {
      name: 'Autocomplete',
      status: 200,
      requests: cards.map(({ name }) =>
        get('/v1/cards/autocomplete', { q: name.slice(0, 2 + luck.below(5)) }),
      ),
    },
    {
      name: 'Collection of 100',
      status: 200,
      requests: Array.from({ length: 500 }, () => {
        const named = Array.from({ length: 100 }, () => luck.pick(cards));
        return post('/v1/cards/collection', { identifiers: named.map(({ game, slug }) => ({ game, slug })) });
      }),
    },
  ];
}

// GraphQL's answers are kept, so a reply that was not given before needs a request not made before. More than 20
// rulings are on few cards, so the answers are alike whatever the number asked for.
const fewestRulings = 21;
const rulingCounts = 80;

/** The cards one after another, each time with another number of rulings. */
function cardsInTurn(cards: readonly CardName[]): () => { card: CardName; rulings: number } {
  let asked = 0;
  return () => {
    const rulings = fewestRulings + (Math.floor(asked / cards.length) % rulingCounts);
    const card = cards[asked % cards.length];
    asked += 1;
    if (card === undefined) throw new Error('There are no cards to ask for.');
    return { card, rulings };
  };
}

function graphqlCardWorkloads(cards: readonly CardName[]): Workload[] {
  const ask = ({ game, slug }: CardName, rulings: number, query = cardDocument) =>
    post('/graphql', { query, variables: { game, slug, rulings } });
  const luck = chance(4);
  const known = cardsInTurn(cards);
  const written = cardsInTurn(cards);
  const shuffled = cardsInTurn(cards);
  const goal = { goal: 0.11, status: 200 } as const;
  return [
    {
      name: 'GraphQL card with versions and rulings, variables not used before',
      ...goal,
      requests() {
        const { card, rulings } = known();
        return ask(card, rulings);
      },
    },
    {
      name: 'GraphQL card with versions and rulings, values not written in the document before',
      ...goal,
      requests() {
        const { card, rulings } = written();
        return post('/graphql', { query: cardDocumentWith({ ...card, rulings }) });
      },
    },
    {
      name: 'GraphQL card with versions and rulings, fields not asked in that order before',
      ...goal,
      requests() {
        const { card, rulings } = shuffled();
        return ask(card, rulings, withFieldsShuffled(cardDocument, luck));
      },
    },
    {
      name: 'GraphQL card with versions and rulings, asked before',
      goal: 0.5,
      status: 200,
      requests: cards.slice(0, 100).map((one) => ask(one, 20)),
    },
  ];
}

function pageWorkloads(): Workload[] {
  // Every card that is not so strong: all of them, in words not used before.
  const strengths = Array.from({ length: 200 }, (_, place) => 20 + place);
  const ask = (rulings: number, fighting: number, query = pageDocument) =>
    post('/graphql', {
      query,
      variables: { query: `-fighting>${fighting}`, orderBy: { by: 'NAME' }, rulings },
    });
  const pagesInTurn = () => {
    let asked = 0;
    return () => {
      const fighting = strengths[asked % strengths.length] ?? 20;
      const rulings = fewestRulings + (Math.floor(asked / strengths.length) % rulingCounts);
      asked += 1;
      return { rulings, fighting };
    };
  };
  const luck = chance(5);
  const known = pagesInTurn();
  const shuffled = pagesInTurn();
  const goal = { goal: 0.03, status: 200 } as const;
  const what = 'GraphQL page of 50 cards with versions, rulings and designators';
  return [
    {
      name: `${what}, variables not used before`,
      ...goal,
      requests() {
        const { rulings, fighting } = known();
        return ask(rulings, fighting);
      },
    },
    {
      name: `${what}, fields not asked in that order before`,
      ...goal,
      requests() {
        const { rulings, fighting } = shuffled();
        return ask(rulings, fighting, withFieldsShuffled(pageDocument, luck));
      },
    },
    {
      name: `${what}, asked before`,
      ...goal,
      requests: strengths.slice(0, 50).map((fighting) => ask(20, fighting)),
    },
  ];
}

function searchWorkloads(cards: readonly CardName[], goal: number | undefined): Workload[] {
  const luck = chance(2);
  const wanted = goal === undefined ? {} : { goal };
  return [
    ...[20, 50].map((limit): Workload => {
      const requests = searches.map((q) => get('/v1/cards/search', { q, limit: String(limit) }));
      return { name: `Search, 20 queries in turn, page of ${limit}`, ...wanted, status: 200, requests };
    }),
    {
      name: 'Search, queries not asked before, page of 20',
      ...wanted,
      status: 200,
      requests: () => get('/v1/cards/search', { q: freshSearch(luck.pick(cards).name, luck), limit: '20' }),
    },
  ];
}

function get(
  path: string,
  query: Record<string, string> = {},
  headers: Record<string, string> = {},
): Request {
  const search = new URLSearchParams(query).toString();
  return { method: 'GET', path: search === '' ? path : `${path}?${search}`, headers };
}

function post(path: string, body: unknown): Request {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function repeat<T>(times: number, items: readonly T[]): T[] {
  return Array.from({ length: times }, () => items).flat();
}
