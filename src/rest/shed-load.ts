import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problem.ts';

/** How often the delay is measured, in milliseconds. */
const SAMPLE_EVERY = 500;

/** When a client may try again, in seconds. */
const RETRY_AFTER = 1;

/** How many requests were refused because the event loop was delayed. */
export type CountShed = () => number;

/**
 * Refuses requests while the event loop is delayed by more than some milliseconds on average, so that those it has can
 * be answered. Health checks and the files of pages are still answered.
 */
export async function shedLoad(app: FastifyInstance, longestDelay: number): Promise<CountShed> {
  let shed = 0;
  await app.register(underPressure, {
    maxEventLoopDelay: longestDelay,
    sampleInterval: SAMPLE_EVERY,
    pressureHandler: async (request) => {
      const { rateLimit, answersWhenBusy = false } = request.routeOptions.config;
      if (rateLimit === false || answersWhenBusy) return;
      shed += 1;
      throw new Problem('service/busy', 'The service is overloaded; try again later.', {
        retryAfter: RETRY_AFTER,
      });
    },
  });
  return () => shed;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route is cheap and is answered also when the service refuses other requests. */
    answersWhenBusy?: boolean;
  }
}
