import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** The most hosts that are remembered as valid; most clients name one of a few. */
const MOST_REMEMBERED = 100;

/**
 * Takes from Node what it would refuse without a word: a request that names no host, which only HTTP/1.0 may
 * (RFC 9112, 3.2), and one with an expectation unknown to us, which may be ignored (RFC 9110, 10.1.1).
 */
export function refuseBrokenHosts(app: FastifyInstance): void {
  const valid = new Set<string>();
  const isValid = (host: string): boolean => {
    if (valid.has(host)) return true;
    if (!URL.canParse(`http://${host}/`)) return false;
    if (valid.size < MOST_REMEMBERED) valid.add(host);
    return true;
  };
  app.server.on('checkExpectation', app.routing);
  app.addHook('onRequest', ({ raw: { headers, httpVersion } }, _reply, done) => {
    const { host } = headers;
    const named = host === undefined ? httpVersion === '1.0' : isValid(host);
    done(named ? undefined : new Problem('request/malformed', 'The Host header is not a valid host.'));
  });
}
