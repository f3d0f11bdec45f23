import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Problem } from '../problem.ts';
import { clientAt } from './client-at.ts';

/** A request counts once, and once more for each so many units of work that it costs. */
const UNITS_OF_A_REQUEST = 5_000;

/** The time in which requests are counted, in milliseconds. */
const WINDOW = 60_000;

/** The most clients whose requests are counted; those who asked last. */
const MOST_CLIENTS = 10_000;

/** The requests of one client in a minute. */
interface Window {
  readonly endsAt: number;
  count: number;
}

/**
 * Limits how many requests one client makes in a minute: to any path, known or not, and by any method. Expensive
 * requests count several times. Routes with `rateLimit: false` in their config do not count.
 */
export function limitRates(app: FastifyInstance, requestsPerMinute: number): void {
  const windows = new LRUCache<string, Window>({ max: MOST_CLIENTS });

  const windowOf = (request: FastifyRequest, now: number): Window => {
    // A client that has gone has no address.
    const client = clientAt(request.ip ?? '');
    const known = windows.get(client);
    if (known !== undefined && now < known.endsAt) return known;
    const begun = { endsAt: now + WINDOW, count: 0 };
    windows.set(client, begun);
    return begun;
  };

  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.rateLimit === false) return done();
    const now = Date.now();
    const window = windowOf(request, now);
    window.count += 1;
    const seconds = Math.ceil((window.endsAt - now) / 1000);
    reply
      .header('ratelimit-limit', requestsPerMinute)
      .header('ratelimit-remaining', Math.max(0, requestsPerMinute - window.count))
      .header('ratelimit-reset', seconds);
    done(window.count > requestsPerMinute ? tooMany(requestsPerMinute, seconds) : undefined);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    const more = Math.floor((request.work.cost + request.costOnWorker) / UNITS_OF_A_REQUEST);
    if (more > 0 && request.routeOptions.config.rateLimit !== false)
      windowOf(request, Date.now()).count += more;
    done();
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False: requests to the route do not count towards the rate limit. */
    rateLimit?: false;
  }
}

function tooMany(max: number, seconds: number): Problem {
  return new Problem(
    'request/too-many',
    `The limit is ${max} requests per minute; an expensive request counts several times. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { retryAfter: seconds },
  );
}
