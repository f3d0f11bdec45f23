import type { FastifyInstance } from 'fastify';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { version } from '../version.ts';

/** Weak, because a compressed and a plain body count as the same answer. Made of the code and the content. */
export function entityTag(snapshots: Snapshots): string {
  return `W/"${version}-${snapshots.current().version.hash.slice(0, 16)}"`;
}

/**
 * Gives every answer of the catalogue a tag that moves with the data version, and answers 304 before any
 * work is done when the client has it already.
 */
export function tagAnswers(app: FastifyInstance, snapshots: Snapshots): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const held = request.headers['if-none-match'];
    if (held === undefined) return;
    const tag = entityTag(snapshots);
    const tags = held.split(',').map((one) => one.trim());
    if (tags.includes(tag) || tags.includes(tag.slice(2))) {
      return reply.code(304).header('etag', tag).header('cache-control', 'no-cache').send();
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || (request.method !== 'GET' && request.method !== 'HEAD')) return payload;
    reply.header('etag', entityTag(snapshots)).header('cache-control', 'no-cache');
    // A star means any answer at all, so it is not known before whether there is one.
    if (request.headers['if-none-match']?.trim() !== '*') return payload;
    reply.code(304).removeHeader('content-type');
    return null;
  });
}
