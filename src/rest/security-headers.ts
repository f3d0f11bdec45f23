import type { FastifyInstance } from 'fastify';

/**
 * What browsers are told about every reply. Constant, so they are set as they stand: a library that sets
 * them one by one on each raw response costs more than finding a card.
 */
const HEADERS = {
  // A reply is what its content type says, whatever it looks like.
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  // Every site may use what is served here.
  'cross-origin-resource-policy': 'cross-origin',
} as const;

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(HEADERS);
    done();
  });
}
