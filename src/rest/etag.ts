import type { FastifyInstance } from 'fastify';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { entityTag, names } from '../entity-tag.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The entity tag of the content that was in force when the request came. */
    contentTag: string;
  }
}

/**
 * Gives every answer of the catalogue a tag that changes with the content, and answers 304 before any
 * work is done when the client has the answer already.
 *
 * The tag is read when the request comes. If the content changes before the answer is sent, a newer body has an
 * older tag, and the client asks once more; an older body never has a newer tag, which 304 would confirm.
 */
export function tagAnswers(app: FastifyInstance, snapshots: Snapshots): void {
  app.decorateRequest('contentTag', '');
  app.addHook('onRequest', (request, reply, done) => {
    request.contentTag = entityTag(snapshots.current().version.hash);
    if (!isRead(request.method) || !names(request.headers['if-none-match'], request.contentTag))
      return done();
    reply.code(304).header('etag', request.contentTag).header('cache-control', 'no-cache').send();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || !isRead(request.method)) return done(null, payload);
    // A worker thread has given the tag of the content that it answered from.
    if (!reply.hasHeader('etag')) reply.header('etag', request.contentTag);
    reply.header('cache-control', 'no-cache');
    // A star matches any answer, so whether there is one must be known first.
    if (request.headers['if-none-match']?.trim() !== '*') return done(null, payload);
    reply.code(304).removeHeader('content-type');
    // A HEAD has its length taken from the body, which is not sent.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
