import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { version } from '../version.ts';

/** Names the answers of one content, made by one version of the code. Weak, as bodies may be compressed. */
function entityTag(snapshots: Snapshots): string {
  return `W/"${version}-${snapshots.current().version.hash.slice(0, 16)}"`;
}

/** Answers 304, before any work is done, when the asker has the answer already. */
export async function answerIfUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  snapshots: Snapshots,
): Promise<void> {
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  const tag = entityTag(snapshots);
  if (held?.includes(tag))
    await reply.code(304).header('etag', tag).header('cache-control', 'no-cache').send();
}

/** Lets the asker keep an answer and ask again whether it still holds. */
export function tagAnswer(reply: FastifyReply, snapshots: Snapshots): void {
  reply.header('etag', entityTag(snapshots)).header('cache-control', 'no-cache').header('vary', 'accept');
}
