import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { entityTag, names } from '../entity-tag.ts';

/** Answers 304, before any work is done, when the asker has the answer already. */
export async function answerIfUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshots: Snapshots,
): Promise<void> {
  const tag = entityTag(snapshots.current().version.hash);
  if (names(request.headers['if-none-match'], tag))
    await reply.code(304).header('etag', tag).header('cache-control', 'no-cache').send();
}

/** Lets the asker keep an answer and ask again whether it still holds. */
export function tagAnswer(reply: FastifyReply, snapshots: Snapshots): void {
  reply
    .header('etag', entityTag(snapshots.current().version.hash))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept');
}
