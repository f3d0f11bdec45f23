import type { CardName } from './cards-over-http.ts';
import { chance } from './chance.ts';
import { cardDocument, pageDocument } from './graphql-documents.ts';
import type { Request } from './load.ts';
import { freshSearch, searches } from './searches.ts';
import { misspell } from './typos.ts';
import { worstNames } from './worst-names.ts';

/** Requests of one kind, and what rate is wanted of them. */
export interface Workload {
  readonly name: string;
  /** The least rate wanted, as a share of bare Fastify's; absent where none is set. */
  readonly goal?: number;
  readonly status: 200 | 304;
  /** Other answers that are as right: a name that is nobody's, or two cards', is told so. */
  readonly orElse?: readonly number[];
  readonly requests: readonly Request[];
  /** Sent before measuring; absent: the same requests. */
  readonly warmUp?: readonly Request[];
  /** Whether some requests may be answered otherwise, as a typo that could mean two cards is; those are not measured. */
  readonly sift?: boolean;
}

/** What the catalogue is asked that there is: every route. */
export function catalogueWorkloads(cards: readonly CardName[], etag: string): Workload[] {
  const luck = chance(1);
  const paths = cards.map(({ game, slug }) => `/v1/cards/${game}/${slug}`);
  const typos = repeat(8, cards).map((card) => ({ card, typo: misspell(card.name, luck) }));
  return [
    { name: 'REST card', goal: 0.5, status: 200, requests: paths.map((path) => get(path)) },
    {
      name: 'REST card, unchanged (304)',
      status: 304,
      requests: paths.map((path) => get(path, {}, { 'if-none-match': etag })),
    },
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

// GraphQL's answers are kept, so a reply that was not given before needs variables not given before.
// More than 20 rulings are on few cards, so the answers are alike whatever the number asked for.
const counts = Array.from({ length: 80 }, (_, place) => 21 + place);

function graphqlCardWorkloads(cards: readonly CardName[]): Workload[] {
  const card = ({ game, slug }: CardName, rulings: number) =>
    post('/graphql', { query: cardDocument, variables: { game, slug, rulings } });
  const cardsFor = (some: readonly number[]) => some.flatMap((count) => cards.map((one) => card(one, count)));
  return [
    {
      name: 'GraphQL card with versions and rulings, not asked before',
      goal: 0.11,
      status: 200,
      warmUp: cardsFor(counts.slice(60)),
      requests: cardsFor(counts.slice(0, 60)),
    },
    {
      name: 'GraphQL card with versions and rulings, asked before',
      goal: 0.5,
      status: 200,
      requests: cards.slice(0, 100).map((one) => card(one, 20)),
    },
  ];
}

function pageWorkloads(): Workload[] {
  // Every card that is not so strong: all of them, in words not used before.
  const page = (rulings: number, fighting: number) =>
    post('/graphql', {
      query: pageDocument,
      variables: { query: `-fighting>${fighting}`, orderBy: { by: 'NAME' }, rulings },
    });
  const strengths = Array.from({ length: 200 }, (_, place) => 20 + place);
  const pagesFor = (some: readonly number[]) =>
    some.flatMap((count) => strengths.map((fighting) => page(count, fighting)));
  return [
    {
      name: 'GraphQL page of 50 cards with versions, rulings and designators, not asked before',
      goal: 0.03,
      status: 200,
      warmUp: pagesFor(counts.slice(60)),
      requests: pagesFor(counts.slice(0, 60)),
    },
    {
      name: 'GraphQL page of 50 cards with versions, rulings and designators, asked before',
      goal: 0.03,
      status: 200,
      requests: strengths.slice(0, 50).map((fighting) => page(20, fighting)),
    },
  ];
}

function searchWorkloads(cards: readonly CardName[], goal: number | undefined): Workload[] {
  const luck = chance(2);
  const wanted = goal === undefined ? {} : { goal };
  const fresh = (count: number) =>
    Array.from({ length: count }, () =>
      get('/v1/cards/search', { q: freshSearch(luck.pick(cards).name, luck), limit: '20' }),
    );
  return [
    ...[20, 50].map((limit): Workload => {
      const requests = searches.map((q) => get('/v1/cards/search', { q, limit: String(limit) }));
      return { name: `Search, 20 queries in turn, page of ${limit}`, ...wanted, status: 200, requests };
    }),
    {
      name: 'Search, queries not asked before, page of 20',
      ...wanted,
      status: 200,
      warmUp: fresh(2000),
      requests: fresh(20_000),
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
