// What others import as `arbiter/client`: a typed client of the REST interface, for browsers and Node.
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './generated/openapi.ts';

export type { components, operations, paths } from './generated/openapi.ts';
export { graphqlDocuments } from './graphql-documents.ts';

/**
 * A client of one service. Each method takes a path of the interface and its parameters, and returns
 * `{data, error, response}`: `error` is the problem of a reply that is not a success.
 */
export function arbiterClient(options: ClientOptions & { readonly baseUrl: string }): Client<paths> {
  return createClient<paths>(options);
}
