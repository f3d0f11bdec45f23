import type { FastifyInstance } from 'fastify';

/** What every reply carries. They are set together: a library that sets them one by one takes longer than finding a card. */
const HEADERS = {
  // Browsers must not guess the type of a reply.
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  // Every site may use what is served here.
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'ETag, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, X-Request-Id',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** Sets the headers that do not depend on the answer: those of safety and of other origins, and the id of the request. */
export function sendConstantHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS).header('x-request-id', request.id);
    // Of this host only: what runs on its subdomains is not ours to decide.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
