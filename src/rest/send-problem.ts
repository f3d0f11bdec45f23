import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { asksForText } from '../asks-for-text.ts';
import type { Problem } from '../problem.ts';

/** Replies with a problem. */
export function sendProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  // The body is a finished string: what a route's schema says of its replies does not bind its problems.
  const { allow, retryAfter } = problem.extra;
  if (Array.isArray(allow)) reply.header('allow', allow.join(', '));
  if (typeof retryAfter === 'number') reply.header('retry-after', retryAfter);
  const isText = asksForText(reply.request.headers.accept);
  return reply
    .code(problem.status)
    .header('content-type', isText ? 'text/plain; charset=utf-8' : 'application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: string) => body)
    .send(isText ? inWords(problem) : JSON.stringify(problem));
}

const named = z.union([z.string(), z.looseObject({ name: z.string() }).transform(({ name }) => name)]);

/** What is wrong, and what may be meant, a line each. */
function inWords({ message, extra }: Problem): string {
  const meant = z.array(named).safeParse(extra.candidates ?? extra.suggestions);
  return `${[message, ...(meant.data ?? [])].join('\n')}\n`;
}
