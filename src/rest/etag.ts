import type { FastifyInstance } from 'fastify';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { entityTag, names } from '../entity-tag.ts';

/**
 * Gives every answer of the catalogue a tag that moves with the data version, and answers 304 before any
 * work is done when the client has it already.
 */
export function tagAnswers(app: FastifyInstance, snapshots: Snapshots): void {
  const tagNow = () => entityTag(snapshots.current().version.hash);
  app.addHook('onRequest', (request, reply, done) => {
    const held = request.headers['if-none-match'];
    if (held === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return done();
    const tag = tagNow();
    if (!names(held, tag)) return done();
    reply.code(304).header('etag', tag).header('cache-control', 'no-cache').send();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || (request.method !== 'GET' && request.method !== 'HEAD'))
      return done(null, payload);
    reply.header('etag', tagNow()).header('cache-control', 'no-cache');
    // A star means any answer at all, so it is not known before whether there is one.
    if (request.headers['if-none-match']?.trim() !== '*') return done(null, payload);
    reply.code(304).removeHeader('content-type');
    // A HEAD has its length taken from the body, which is not sent.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}
