// What others import as `arbiter/client`: a typed client of the REST interface, for browsers and Node.
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { paths } from './generated/openapi.ts';
import { patiently } from './patient-fetch.ts';

export type { components, operations, paths } from './generated/openapi.ts';
export { graphqlDocuments } from './graphql-documents.ts';

export interface ArbiterClientOptions extends ClientOptions {
  readonly baseUrl: string;
  /**
   * For so many seconds a request waits in all where the service asks for it (`Retry-After`): 30 unless given, 0 for not
   * at all. After that its last reply is returned.
   */
  readonly patience?: number;
}

/**
 * A client of one service. Each method takes a path of the interface and its parameters, and returns
 * `{data, error, response}`: `error` is the problem of a reply that is not a success.
 */
export function arbiterClient({
  patience = 30,
  fetch: send = (request) => fetch(request),
  ...options
}: ArbiterClientOptions): Client<paths> {
  return createClient<paths>({ ...options, fetch: patiently(send, patience) });
}
