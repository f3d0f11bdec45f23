import type { FastifyReply } from 'fastify';
import type { Problem } from '../problem.ts';

/** Replies with a problem. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  // The body is a finished string: what a route's schema says of its replies does not bind its problems.
  const { allow, retryAfter } = problem.extra;
  if (Array.isArray(allow)) reply.header('allow', allow.join(', '));
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  return reply
    .code(problem.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: string) => body)
    .send(JSON.stringify(problem));
}
