/** A request that shows an operation. */
export interface ExampleRequest {
  readonly method: 'GET' | 'POST';
  /** The path, with what the query asks. */
  readonly address: string;
  /** The JSON of the body; undefined without one. */
  readonly body: string | undefined;
}

const EXAMPLE = /^Example: `(GET|POST) ([^`]+?)(?: (\{[^`]*))?`$/gm;

/** The description of an operation, and requests that show it. */
export function described(text: string, ...examples: readonly string[]): string {
  return [text, ...examples.map((example) => `Example: \`${example}\``)].join('\n\n');
}

/** The requests that a description shows. */
export function examplesIn(description: string): readonly ExampleRequest[] {
  return [...description.matchAll(EXAMPLE)].map(([, method, address = '', body]) => ({
    method: method === 'POST' ? 'POST' : 'GET',
    address,
    body,
  }));
}

/** The values of the parameters of a path such as `/v1/cards/{game}/{slug}` in an address. */
export function valuesIn(template: string, address: string): ReadonlyMap<string, string> {
  const [path = '', query = ''] = address.split('?');
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  // The last parameter of a path may contain slashes.
  const pattern = new RegExp(`^${template.replace(/\{\w+\}$/, '(.+)').replaceAll(/\{\w+\}/g, '([^/]+)')}$`);
  const inPath = pattern.exec(path)?.slice(1) ?? [];
  return new Map([
    ...inPath.map((value, at): [string, string] => [names[at] ?? '', value]),
    ...new URLSearchParams(query.replaceAll('+', '%2B')),
  ]);
}
