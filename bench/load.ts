import autocannon from 'autocannon';
import type { ServerProcess } from './server-process.ts';

/** One request as it is sent. */
export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a server did under load. */
export interface Load {
  /** Replies a second. */
  readonly rate: number;
  /** Milliseconds that 99 of 100 replies took at most. */
  readonly p99: number;
  /** CPU time of the server process for one reply, in microseconds. */
  readonly cpu: number;
  /** Replies by status, and `error` for connections that failed. */
  readonly replies: ReadonlyMap<string, number>;
}

const CONNECTIONS = 50;

/** Sends requests over 50 connections, each sending its share of them round and round, for some seconds. */
export async function drive(
  server: ServerProcess,
  requests: readonly Request[],
  seconds: number,
): Promise<Load> {
  let connection = 0;
  const before = await server.figures();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    setupClient: (client) => {
      client.setRequests(shareOf(requests, connection));
      connection += 1;
    },
  });
  const after = await server.figures();
  const statuses = Object.entries(result.statusCodeStats ?? {});
  const replies = new Map(statuses.map(([status, { count = 0 }]) => [status, count]));
  if (result.errors > 0) replies.set('error', result.errors);
  const count = result.requests.total;
  return {
    rate: count / result.duration,
    p99: result.latency.p99,
    cpu: (after.cpu - before.cpu) / count,
    replies,
  };
}

/** Every connection begins elsewhere, so that they do not all ask for the same thing at once. */
function shareOf(requests: readonly Request[], connection: number): autocannon.Request[] {
  const own = requests.filter((_, place) => place % CONNECTIONS === connection);
  const share = own.length > 0 ? own : requests.slice(connection % requests.length).concat(requests);
  return share.map((request) => ({ ...request }));
}
