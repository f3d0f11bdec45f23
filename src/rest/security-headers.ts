import type { FastifyInstance } from 'fastify';

/**
 * What browsers are told about every reply. The headers are constant and set together: a library that sets
 * them one by one on each raw response takes longer than finding a card.
 */
const HEADERS = {
  // Browsers must not guess the type of a reply.
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'no-referrer',
  // Every site may use what is served here; replies that no route gives say so, too.
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

export function sendSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS);
    // Of this host only: what runs on its subdomains is not ours to decide.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}
