import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** A request counts once, and once more for each so many units of work that it costs. */
const UNITS_OF_A_REQUEST = 5_000;

/**
 * Limits how many requests one client makes in a minute: to any path, known or not, and by any method. Expensive
 * requests count several times. Routes with `rateLimit: false` in their config do not count.
 */
export async function limitRates(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, { global: false, max: requestsPerMinute, timeWindow: '1 minute' });
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.rateLimit === false) return;
    const counted = await count(request);
    if (counted.isAllowed) return;
    const { max, remaining, ttlInSeconds, isExceeded } = counted;
    reply.headers({
      'ratelimit-limit': max,
      'ratelimit-remaining': remaining,
      'ratelimit-reset': ttlInSeconds,
    });
    if (isExceeded) throw tooMany(max, ttlInSeconds);
  });
  app.addHook('onResponse', async (request) => {
    if (request.routeOptions.config.rateLimit === false) return;
    const cost = request.work.cost + request.costOnWorker;
    for (let units = UNITS_OF_A_REQUEST; units <= cost; units += UNITS_OF_A_REQUEST) await count(request);
  });
}

function tooMany(max: number, seconds: number): Problem {
  return new Problem(
    'request/too-many',
    `The limit is ${max} requests per minute; an expensive request counts several times. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    { retryAfter: seconds },
  );
}
