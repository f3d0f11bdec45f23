import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import { entityTag, names } from '../entity-tag.ts';
import { writtenBody } from './serialising.ts';

/** So many addresses are known by their tag. */
const MOST_REMEMBERED = 10_000;

/**
 * Gives every reply of the catalogue a tag of its body, which stays the same for as long as the body does, and answers
 * 304 to a client that has it. An address that was asked before in the same content is answered 304 without any work.
 */
export function tagAnswers(app: FastifyInstance, snapshots: Snapshots): void {
  const tagsOf = perSnapshot(() => new LRUCache<string, string>({ max: MOST_REMEMBERED }));
  app.decorateRequest('tags');
  app.addHook('onRequest', (request, reply, done) => {
    // If the content changes before the reply is made, the tag of an older body is not remembered for the newer content.
    request.tags = tagsOf(snapshots.current());
    const held = request.headers['if-none-match'];
    if (!isRead(request.method) || held === undefined) return done();
    const tag = request.tags.get(request.url);
    if (tag === undefined || !names(held, tag)) return done();
    reply.code(304).header('etag', tag).header('cache-control', 'no-cache').send();
  });
  app.addHook('preSerialization', (request, reply, body: unknown, done) => {
    if (reply.statusCode === 200 && isRead(request.method) && typeof body === 'object' && body !== null)
      reply.header('etag', tagOf(body));
    done(null, body);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // A worker thread has given the tag of the body that it made.
    const tag = reply.getHeader('etag');
    if (reply.statusCode !== 200 || !isRead(request.method) || typeof tag !== 'string')
      return done(null, payload);
    request.tags?.set(request.url, tag);
    reply.header('cache-control', 'no-cache');
    const held = request.headers['if-none-match'];
    if (!names(held, tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    // A HEAD has its length taken from the body, which is not sent.
    done(null, request.method === 'HEAD' ? payload : null);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The tags of addresses in the content that was in force when the request came. */
    tags: LRUCache<string, string> | undefined;
  }
}

const tags = new WeakMap<object, string>();

/** The tag of a body, computed once. */
function tagOf(body: object): string {
  const tag = tags.get(body) ?? entityTag(writtenBody(body));
  tags.set(body, tag);
  return tag;
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
