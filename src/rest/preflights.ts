import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'access-control-allow-methods': 'GET, HEAD, POST',
  'access-control-max-age': '86400',
  vary: 'Access-Control-Request-Headers',
  'content-length': '0',
} as const;

/** Answers OPTIONS at any path: every site may send the same requests, with any headers (CORS). */
export function answerPreflights(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method !== 'OPTIONS') return done();
    const asked = request.headers['access-control-request-headers'];
    if (asked !== undefined) reply.header('access-control-allow-headers', asked);
    reply.code(204).headers(HEADERS).send();
  });
}
