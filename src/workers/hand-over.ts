import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { Problem } from '../problem.ts';
import type { WorkerReply } from './messages.ts';
import { COST_HEADER } from './request-work.ts';
import type { Workers } from './workers.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came; undefined for a request without one. */
    sentBody: Buffer | undefined;
    /** Whether a worker thread was asked for the answer. */
    wasHandedOver: boolean;
  }
}

/**
 * Lets a worker thread answer a request from its beginning. A request changes nothing, so this may happen after a part
 * of its work was done here.
 */
export type HandOver = (request: FastifyRequest, reply: FastifyReply) => Promise<WorkerReply>;

/** Headers of a worker's reply that the serving thread makes itself. */
const OWN_HEADERS: readonly string[] = [
  COST_HEADER,
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'transfer-encoding',
  'x-request-id',
];

export function createHandOver(workers: Workers, snapshots: Snapshots): HandOver {
  return async (request, { raw }) => {
    const gone = new AbortController();
    raw.once('close', () => gone.abort(clientGone()));
    const { method, url, headers, ip, sentBody } = request;
    request.wasHandedOver = true;
    const dataVersion = snapshots.current().version.number;
    const answered = await workers.answer(
      { method, url, headers, remoteAddress: ip, body: sentBody, dataVersion },
      ip,
      gone.signal,
    );
    request.costOnWorker = Number(answered.headers[COST_HEADER] ?? 0);
    return answered;
  };
}

/** Nobody sees it, and it is not a failure. */
function clientGone(): Problem {
  return new Problem('service/busy', 'The client has closed the connection.');
}

/** Sends the reply of a worker thread. */
export function passOn(reply: FastifyReply, { status, headers, body }: WorkerReply): FastifyReply {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !OWN_HEADERS.includes(name)) reply.header(name, value);
  }
  // The body is finished: the schema of the route does not apply to it.
  return reply.code(status).send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}
