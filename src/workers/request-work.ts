import type { FastifyInstance } from 'fastify';
import { Work } from '../work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Counts what the request costs on this thread. */
    work: Work;
    /** What the request cost on a worker thread, in units of work. */
    costOnWorker: number;
  }
}

/** The most units of work that one request may cost: about half a second. */
export const WORK_LIMIT = 500_000;

/** What the serving thread may do for a request, in units of work, where worker threads do the rest: about 5 ms. */
export const WORK_LIMIT_BESIDE_WORKERS = 5_000;

/** Carries what a request cost from the application of a worker thread to that of the serving thread. */
export const COST_HEADER = 'x-work-cost';

/** Gives each request a count of its work. */
export function countWork(app: FastifyInstance, limit: number, hasHelp = false): void {
  app.decorateRequest('work');
  app.decorateRequest('costOnWorker', 0);
  app.addHook('onRequest', (request, _reply, done) => {
    request.work = new Work(limit, { hasHelp });
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
