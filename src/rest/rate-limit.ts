import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/**
 * Limits how many requests one client makes in a minute: to any path, known or not, and by any method. Routes with
 * `rateLimit: false` in their config do not count.
 */
export async function limitRates(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    enableDraftSpec: true,
    errorResponseBuilder: (_request, { max, after }) =>
      new Problem('request/too-many', `At most ${max} requests a minute; try again in ${after}.`),
  });
  const limit = app.rateLimit();
  // A hook of the whole application, because the plugin's own hooks run for known routes only.
  app.addHook('onRequest', async function limitRate(request, reply) {
    if (request.routeOptions.config.rateLimit !== false) await limit.call(this, request, reply);
  });
}
