import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshot } from '../database/snapshot/snapshot.ts';
import { entityTag, names } from '../entity-tag.ts';

/** Answers 304 before any work is done when the client has the answer already. */
export async function answerIfUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { version }: Snapshot,
): Promise<void> {
  const tag = entityTag(version.hash);
  if (names(request.headers['if-none-match'], tag))
    await reply.code(304).header('etag', tag).header('cache-control', 'no-cache').send();
}

/** Lets the client keep an answer made from a snapshot, and ask again whether it still holds. */
export function tagAnswer(reply: FastifyReply, { version }: Snapshot): void {
  reply.header('etag', entityTag(version.hash)).header('cache-control', 'no-cache').header('vary', 'accept');
}
