// A page has the address of its resource in the REST interface, without /v1.

export const cardAddress = (game: string, slug: string): string => `/cards/${game}/${slug}`;

/** The page of a rule: its chapter, at the rule. Books without numbers redirect to the page that has the section. */
export function ruleAddress(game: string, id: string): string {
  const [, source, chapter, rest] = /^([^/]+)\/(\d+)([./].*)$/.exec(id) ?? [];
  return chapter === undefined
    ? `/rules/${game}/${id}`
    : `/rules/${game}/${source}/${chapter}#${chapter}${rest}`;
}

/** A chapter of a rulebook, or a place in it. */
export const chapterAddress = (game: string, source: string, chapter: string, place = ''): string =>
  `/rules/${game}/${source}/${chapter}${place === '' ? '' : `#${place}`}`;

/** A term in its glossary. */
export const termAddress = (game: string, anchor: string): string =>
  `/glossary/${game}#${encodeURIComponent(anchor)}`;

export const rulingAddress = (id: string): string => `/rulings/${id}`;

export const exampleAddress = (id: string): string => `/examples/${id}`;

const EXAMPLES = '/v1/rule-check/examples/';

/** The page about a resource of the REST interface. */
export function addressOf(resource: string): string {
  return resource.startsWith(EXAMPLES)
    ? exampleAddress(resource.slice(EXAMPLES.length))
    : resource.replace(/^\/v1/, '');
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
