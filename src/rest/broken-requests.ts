import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { Problem } from '../problem.ts';
import { sendProblem } from './send-problem.ts';

/** What every reply carries, and no hook adds to one that is given before there is a route. */
const headers = { 'access-control-allow-origin': '*', 'x-content-type-options': 'nosniff' };

/** Options of Fastify by which a request that reaches no route, because it cannot be read, is answered like any other. */
export const brokenRequests = {
  frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    sendProblem(reply, unreadablePath(error));
  },
  clientErrorHandler: (error: Error & { readonly code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    return socket.end(rawReply(brokenHttp(error.code)));
  },
} satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;

function unreadablePath(error: FastifyError): Problem {
  return error.code === 'FST_ERR_MAX_PARAM_LENGTH'
    ? new Problem('request/malformed', 'A segment of the path is too long.')
    : new Problem('request/malformed', 'The path is not valid percent-encoded UTF-8.');
}

/** What Node's reader of HTTP says, in our words. */
function brokenHttp(code: string | undefined): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return new Problem('request/too-large', 'The URL and headers of the request are too long.');
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return new Problem('request/timeout', 'The request did not arrive completely in time.');
    default:
      return new Problem('request/malformed', 'The request is not valid HTTP.');
  }
}

function rawReply(problem: Problem): string {
  const body = JSON.stringify(problem);
  const lines = Object.entries({
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${problem.status} ${problem.title}`, ...lines, '', body].join('\r\n');
}
