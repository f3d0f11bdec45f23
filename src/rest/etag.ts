import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { asksForText } from '../asks-for-text.ts';
import { perSnapshot, type Snapshots } from '../database/snapshot/snapshots.ts';
import { names } from '../entity-tag.ts';
import { tagOf } from './serialising.ts';

/** So many addresses are known by their tag. */
const MOST_REMEMBERED = 10_000;

/** All kept replies together, and the largest one, in bytes. */
const MOST_KEPT = 16 * 1024 * 1024;
const LARGEST_KEPT = 256 * 1024;

/** Room for the headers of a kept reply and its place, in bytes. */
const BESIDE = 500;

/** What was answered from one content. */
interface Answers {
  /** The tag of each address. */
  readonly tags: LRUCache<string, string>;
  /** Replies to addresses that were asked for more than once, by address and accepted encodings. */
  readonly kept: LRUCache<string, KeptReply>;
}

/** A reply as it was sent. */
interface KeptReply {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** The headers that a kept reply has of its own. */
const OWN_HEADERS = ['content-type', 'content-encoding', 'etag', 'cache-control', 'vary'] as const;

/**
 * Gives every reply of the catalogue a tag of its body, which stays the same for as long as the body does, and answers
 * 304 to a client that has it. A reply that was asked for more than once in the same content is sent again without any work.
 */
export function tagAnswers(app: FastifyInstance, snapshots: Snapshots): void {
  const answersIn = perSnapshot(createAnswers);
  app.decorateRequest('answers');
  app.decorateRequest('wasAskedBefore', false);

  app.addHook('onRequest', (request, reply, done) => {
    if (!isRead(request.method)) return done();
    const answers = answersIn(snapshots.current());
    const tag = answers.tags.get(addressOf(request));
    if (tag !== undefined && names(request.headers['if-none-match'], tag)) {
      reply.code(304).header('etag', tag).header('cache-control', 'no-cache').send();
      return;
    }
    const kept = tag === undefined ? undefined : answers.kept.get(keyOf(request));
    if (kept !== undefined) {
      reply.headers(kept.headers).send(kept.body);
      return;
    }
    // If the content changes before the reply is made, the reply from older content is not remembered for the newer content.
    request.answers = answers;
    request.wasAskedBefore = tag !== undefined;
    done();
  });

  app.addHook('preSerialization', ({ answers }, reply, body: unknown, done) => {
    if (answers !== undefined && reply.statusCode === 200 && typeof body === 'object' && body !== null)
      reply.header('etag', tagOf(body));
    done(null, body);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    const { answers, headers, method } = request;
    // A worker thread has given the tag of the body that it made.
    const tag = answers === undefined ? undefined : reply.getHeader('etag');
    if (reply.statusCode !== 200 || typeof tag !== 'string') return done(null, payload);
    answers?.tags.set(addressOf(request), tag);
    reply.header('cache-control', 'no-cache');
    if (!names(headers['if-none-match'], tag)) return done(null, payload);
    reply.code(304).removeHeader('content-type');
    // A HEAD has its length taken from the body, which is not sent.
    done(null, method === 'HEAD' ? payload : null);
  });

  // After the payload was compressed, which each route does last.
  app.addHook('onRoute', (route) => {
    route.onSend = [route.onSend ?? [], keepReply].flat();
  });
}

const keepReply: onSendHookHandler = (request, reply, payload, done) => {
  const { answers, wasAskedBefore, method } = request;
  if (wasAskedBefore && method === 'GET' && reply.statusCode === 200 && isFinished(payload)) {
    const headers = OWN_HEADERS.flatMap((name) => {
      const value = reply.getHeader(name);
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    answers?.kept.set(keyOf(request), { headers: Object.fromEntries(headers), body: payload });
  }
  done(null, payload);
};

declare module 'fastify' {
  interface FastifyRequest {
    /** What was answered from the content that was in force when the request came; absent: nothing is remembered. */
    answers: Answers | undefined;
    /** Whether the address was asked for before in the same content. */
    wasAskedBefore: boolean;
  }
}

function createAnswers(): Answers {
  return {
    tags: new LRUCache({ max: MOST_REMEMBERED }),
    kept: new LRUCache({
      maxSize: MOST_KEPT,
      maxEntrySize: LARGEST_KEPT,
      sizeCalculation: ({ body }, key) => Buffer.byteLength(body) + key.length + BESIDE,
    }),
  };
}

/** A reply depends on the address and the encodings that the client accepts. */
function keyOf(request: FastifyRequest): string {
  const { headers } = request;
  const encodings = headers['x-no-compression'] === undefined ? headers['accept-encoding'] : undefined;
  return encodings === undefined ? addressOf(request) : `${encodings} ${addressOf(request)}`;
}

/** Some addresses answer in text, too. */
function addressOf({ url, headers }: FastifyRequest): string {
  return asksForText(headers.accept) ? `text ${url}` : url;
}

function isFinished(payload: unknown): payload is string | Buffer {
  return typeof payload === 'string' || Buffer.isBuffer(payload);
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
