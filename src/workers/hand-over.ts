import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
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
  interface FastifyContextConfig {
    /** Whether a worker thread answers the route if there is one, because the first answer is expensive to make. */
    onWorker?: boolean;
  }
}

/**
 * Lets a worker thread answer a request from its beginning. A request changes nothing, so this may happen after a part
 * of its work was done here.
 */
export type HandOver = (request: FastifyRequest) => Promise<WorkerReply>;

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
  return async (request) => {
    const { method, url, headers, ip, sentBody } = request;
    request.wasHandedOver = true;
    const dataVersion = snapshots.current().version.number;
    const answered = await workers.answer(
      { method, url, headers, remoteAddress: ip, body: sentBody, dataVersion },
      ip,
    );
    request.costOnWorker = Number(answered.headers[COST_HEADER] ?? 0);
    return answered;
  };
}

/** Documents that a plugin makes of all routes: expensive, and without a configuration of ours. */
const DOCUMENTS: readonly string[] = ['/docs/json', '/docs/yaml'];

/** Hands over the GET routes whose configuration says so. */
export function handOverRoutes(app: FastifyInstance, handOver: HandOver): void {
  app.addHook('onRequest', async (request, reply) => {
    const { config, url = '' } = request.routeOptions;
    if (config.onWorker || DOCUMENTS.includes(url)) return passOn(reply, await handOver(request));
  });
}

/** Sends the reply of a worker thread. */
export function passOn(reply: FastifyReply, { status, headers, body }: WorkerReply): FastifyReply {
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !OWN_HEADERS.includes(name)) reply.header(name, value);
  }
  // The body is finished: the schema of the route does not apply to it.
  return reply.code(status).send(Buffer.from(body.buffer, body.byteOffset, body.byteLength));
}
