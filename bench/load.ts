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

/** Gives the next request to send. */
export type Supply = () => Request;

/** The requests in turn, again and again. */
export function inTurn(requests: readonly Request[]): Supply {
  let place = -1;
  return () => {
    place = (place + 1) % requests.length;
    const request = requests[place];
    if (request === undefined) throw new Error('There are no requests to send.');
    return request;
  };
}

/** Sends requests over 50 connections for some seconds. A supply goes on where it was left. */
export async function drive(server: ServerProcess, next: Supply, seconds: number): Promise<Load> {
  const before = await server.figures();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
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
