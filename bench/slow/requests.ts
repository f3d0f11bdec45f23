import { codeBlocks, guides } from '../../test/house/markdown.ts';
import { textOf } from '../../test/house/project.ts';
import type { Request } from '../load.ts';
import type { Answer } from './ask.ts';

const get = (path: string): Request => ({ method: 'GET', path, headers: { accept: 'text/html, */*' } });

const post = (path: string, body: string): Request => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  body,
});

const graphql = (query: string, variables: object = {}): Request =>
  post('/graphql', JSON.stringify({ query, variables }));

/** Documents that are the same for as long as the service runs, beside the schemas that /v1/schemas lists. */
export const constantDocuments: readonly Request[] = [
  '/openapi.json',
  '/docs',
  '/docs/json',
  '/docs/yaml',
  '/docs/search',
  '/docs/rule-check',
  '/docs/vocabulary',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/graphql/schema',
  '/v1/schemas',
  ...['shadowfist', 'highlander'].flatMap((game) => [
    `/v1/vocabulary/${game}`,
    `/v1/rule-check/schema?game=${game}`,
  ]),
].map(get);

/** What people and their tools ask for, each a small request. */
export const smallRequests: readonly Request[] = [
  get('/examples/shadowfist/3.4-sample-turn'),
  get('/search?q=can+I+attack+a+site+I+control'),
  post(
    '/v1/abilities/compile',
    JSON.stringify({
      game: 'shadowfist',
      title: 'Tin Dragon',
      type: 'Event',
      text: 'Draw a card. Target opponent discards a card.',
    }),
  ),
  graphql(
    'query ($query: String) { cards(first: 50, query: $query) { edges { node { name versions { text } rulings(first: 10) { edges { node { statement } } } designators { name } } } } }',
    { query: 'type:event' },
  ),
  graphql(
    `{ ${Array.from({ length: 60 }, (_, at) => `card${at}: card(game: "shadowfist", slug: "fox-pass") { name id slug title type }`).join(' ')} }`,
  ),
];

const CURL = /^curl '([^']+)'((?:[^\n]*\\\n)*[^\n]*)$/gm;

/** The requests that the README and the guides show. */
export function shownRequests(): Request[] {
  return guides.flatMap((guide) =>
    codeBlocks(textOf(guide)).flatMap(({ code }) =>
      [...code.matchAll(CURL)].map(([, url = '', options = '']) => {
        const { pathname, search } = new URL(url);
        const body = /-d '([^']*)'/.exec(options)?.[1];
        return body === undefined ? get(pathname + search) : post(pathname + search, body);
      }),
    ),
  );
}

/** The schemas that an answer of /v1/schemas lists. */
export function schemasIn({ body }: Answer): Request[] {
  return [...body.matchAll(/"url":"([^"]+)"/g)].map(([, path = '']) => get(path));
}

/** Pages of one kind that are asked for: their addresses begin alike. */
const MOST_OF_A_KIND = 8;

/** The addresses that a page links to, but for those seen before and most of those that are alike. */
export function linksIn({ body }: Answer, seen: Set<string>, kinds: Map<string, number>): Request[] {
  return [...body.matchAll(/\bhref="(\/[^"#]*)/g)].flatMap(([, written = '']) => {
    const path = written.replaceAll('&amp;', '&');
    const kind = path.split(/[?/]/).slice(0, 4).join('/');
    const count = (kinds.get(kind) ?? 0) + 1;
    if (seen.has(path) || path.startsWith('/assets/') || count > MOST_OF_A_KIND) return [];
    seen.add(path);
    kinds.set(kind, count);
    return [get(path)];
  });
}
