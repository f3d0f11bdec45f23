import type { FastifyReply, FastifyRequest } from 'fastify';
import { entityTag, names } from '../entity-tag.ts';

/** Sends the answer to a GET with the tag of its body, or 304 to a client that has it. */
export function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = entityTag(body);
  reply.header('etag', tag).header('cache-control', 'no-cache').header('vary', 'accept');
  if (names(request.headers['if-none-match'], tag))
    return reply.code(304).removeHeader('content-type').send();
  return reply.send(body);
}
