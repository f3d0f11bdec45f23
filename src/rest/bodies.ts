import type { FastifyInstance, FastifyRequest } from 'fastify';
import { pointerOf } from '../card-files/issues.ts';
import { DEEPEST_JSON, NotJson, placesIn } from '../json-places.ts';
import { Problem } from '../problem.ts';
import { type HandOver, passOn } from '../workers/hand-over.ts';
import { keysWrittenIn, repeatedKeysIn } from './json-keys.ts';
import { LARGE, readLargeBodiesInTurn } from './large-bodies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the route kept an answer for the body, so that it is not parsed. */
    hasKeptAnswer: boolean;
  }
  interface FastifyContextConfig {
    /** Finds a kept answer for the body as it came. */
    findKeptAnswer?: (request: FastifyRequest) => boolean;
  }
}

/**
 * JSON bodies are read as Fastify reads them, but one that is nested too deep to be walked safely is refused, and one
 * that has a key twice in an object, of which JSON.parse would keep one and lose the other.
 */
export function readBodies(app: FastifyInstance, handOver: HandOver | undefined): void {
  app.decorateRequest('sentBody', undefined);
  app.decorateRequest('wasHandedOver', false);
  app.decorateRequest('hasKeptAnswer', false);
  app.addHook('onRequest', ({ headers: { 'content-encoding': encoding = '' } }, reply, done) => {
    if (['', 'identity'].includes(encoding.toLowerCase())) return done();
    reply.header('accept-encoding', 'identity');
    done(
      new Problem(
        'request/unsupported-media-type',
        `The body is compressed (Content-Encoding: ${encoding}); send it uncompressed.`,
      ),
    );
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    request.sentBody = bytes;
    request.hasKeptAnswer = request.routeOptions.config.findKeptAnswer?.(request) === true;
    if (request.hasKeptAnswer) return done(null, undefined);
    if (isHandedOver(request)) return done(null, undefined);
    const body = bytes.toString();
    const written = keysWrittenIn(body);
    if (written > MOST_KEYS) return done(tooManyKeys());
    parse(request, body, (error, value) =>
      done(error === null ? objectionTo(body, value, written) : (brokenAt(body) ?? error), value),
    );
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (handOver === undefined || !isHandedOver(request)) return done();
    handOver(request, reply).then((answered) => passOn(reply, answered), done);
  });

  if (handOver !== undefined) readLargeBodiesInTurn(app);

  function isHandedOver({ sentBody }: FastifyRequest): boolean {
    return handOver !== undefined && (sentBody?.length ?? 0) > LARGE;
  }
}

/** No request that is meant has so many keys, and to parse more takes long. */
const MOST_KEYS = 100_000;

function tooManyKeys(): Problem {
  return new Problem('request/malformed', `The body has too many keys; the limit is ${MOST_KEYS}.`);
}

/** The first syntax error of a JSON text; undefined if the text is valid JSON. */
function brokenAt(text: string): Problem | undefined {
  if (text === '') return undefined;
  try {
    placesIn(text, new Set());
    return undefined;
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    const { expected, line, column } = error;
    const detail = `The body is not valid JSON: line ${line}, column ${column}: expected ${expected}.`;
    return new Problem('request/malformed', detail, { line, column, expected: [expected] });
  }
}

function objectionTo(text: string, value: unknown, written: number): Problem | null {
  const keys = keysIn(value, DEEPEST_JSON);
  if (keys === 'too deep')
    return new Problem(
      'request/malformed',
      `The body is nested too deeply; the limit is ${DEEPEST_JSON} levels.`,
    );
  // Where as many keys are written as were read, none is lost.
  return written === keys ? null : keyTwice(text);
}

/** More are not reported. */
const MOST_REPEATED = 100;

function keyTwice(text: string): Problem | null {
  try {
    const repeated = repeatedKeysIn(text, MOST_REPEATED);
    if (repeated.length === 0) return null;
    const issues = repeated.map((steps) => ({
      at: `body${pointerOf(steps)}`,
      message: 'duplicate key; an object must not repeat a key',
    }));
    return new Problem('request/malformed', issues.map(({ at, message }) => `${at}: ${message}`).join('; '), {
      issues,
    });
  } catch (error) {
    // A value that a later one of the same key replaced is too deep.
    if (!(error instanceof NotJson)) throw error;
    return new Problem('request/malformed', error.message);
  }
}

function keysIn(value: unknown, depth: number): number | 'too deep' {
  if (typeof value !== 'object' || value === null) return 0;
  if (depth === 0) return 'too deep';
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let keys = Array.isArray(value) ? 0 : inner.length;
  for (const one of inner) {
    if (typeof one !== 'object') continue;
    const counted = keysIn(one, depth - 1);
    if (counted === 'too deep') return counted;
    keys += counted;
  }
  return keys;
}
