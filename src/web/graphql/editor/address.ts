/** What people type: a document and its variables, a JSON object as text. */
export interface Asked {
  readonly query: string;
  readonly variables: string;
}

/** Reads a question from the query or the fragment of an address; undefined if it has none. */
export function askedIn(parameters: string): Asked | undefined {
  const read = new URLSearchParams(parameters.slice(1));
  const query = read.get('query');
  return query === null ? undefined : { query, variables: read.get('variables') ?? '' };
}

/** The fragment of the address that opens the editor with a question. */
export function fragmentOf({ query, variables }: Asked): string {
  return `#${new URLSearchParams({ query, variables })}`;
}
