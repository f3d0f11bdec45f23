import type { FastifyInstance } from 'fastify';
import { Work, type WorkRules } from '../work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts what the request costs on this thread. */
    work: Work;
    /** What the request cost on a worker thread, in units of work. */
    costOnWorker: number;
  }
  interface FastifyContextConfig {
    /** Whether a client could ask for the same in several requests. */
    canBeSplit?: boolean;
  }
}

/** The most units of work that one request may cost: about half a second. */
export const WORK_LIMIT = 500_000;

/**
 * The most units of work that the serving thread does for a request where worker threads do the rest: without a pause
 * (about 25 ms), and in all. What people and their tools usually ask costs less.
 */
export const BESIDE_WORKERS = { atOnce: 25_000, limit: 150_000 } as const;

/** Carries what a request cost from the application of a worker thread to that of the serving thread. */
export const COST_HEADER = 'x-work-cost';

/** Gives each request a count of its work. */
export function countWork(app: FastifyInstance, rules: Omit<WorkRules, 'canBeSplit'>): void {
  const whole = { ...rules, canBeSplit: false };
  const splittable = { ...rules, canBeSplit: true };
  app.decorateRequest('work');
  app.decorateRequest('costOnWorker', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.work = new Work(request.routeOptions.config.canBeSplit ? splittable : whole, request.ip);
    done();
  });
}

/** Reports what each request cost in a header, for the serving thread. */
export function reportCost(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header(COST_HEADER, Math.ceil(request.work.cost));
    done(null, payload);
  });
}
