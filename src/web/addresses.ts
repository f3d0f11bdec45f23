import { pageOf } from '../page-address.ts';

// A page has the address of its resource in the REST interface, without /v1.

export const cardAddress = (game: string, slug: string): string => `/cards/${game}/${slug}`;

/** The page of a rule. It redirects to the rule in its part of the rulebook. */
export const ruleAddress = (game: string, id: string): string => `/rules/${game}/${id}`;

/** A chapter of a rulebook, or a place in it. */
export const chapterAddress = (game: string, source: string, chapter: string, place = ''): string =>
  `/rules/${game}/${source}/${chapter}${place === '' ? '' : `#${place}`}`;

/** The last part of the address of a term: definitions of several sources share it. */
export const termAnchor = ({ id }: { readonly id: string }): string => id.slice(id.lastIndexOf('/') + 1);

/** The page of a term. */
export const termAddress = (game: string, anchor: string): string =>
  `/glossary/${game}/${encodeURIComponent(anchor)}`;

export const rulingAddress = (id: string): string => `/rulings/${id}`;

export const exampleAddress = (id: string): string => `/examples/${id}`;

const EXAMPLES = '/v1/rule-check/examples/';

/** The page about a resource of the REST interface. */
export function addressOf(resource: string): string {
  return resource.startsWith(EXAMPLES) ? exampleAddress(resource.slice(EXAMPLES.length)) : pageOf(resource);
}

/** An address with the parameters that have a value. */
export function withQuery(
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [[key, String(value)]],
  );
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
