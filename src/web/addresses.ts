// A page has the address of its resource in the REST interface, without /v1.

export const cardAddress = (game: string, slug: string): string => `/cards/${game}/${slug}`;

/** The page of a rule: its section, at the rule. */
export function ruleAddress(game: string, id: string): string {
  const tail = id.lastIndexOf('/');
  return tail === -1 ? `/rules/${game}/${id}` : `/rules/${game}/${id.slice(0, tail)}#${id.slice(tail + 1)}`;
}

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
