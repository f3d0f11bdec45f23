import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerInTime } from '../../database/answer-in-time.ts';
import type { Database } from '../../database/connection.ts';
import type { ConfirmedSnapshots } from '../../database/snapshot/snapshots.ts';
import { Problem } from '../../problem.ts';
import { sendProblem } from '../send-problem.ts';

const status = z.literal('ok').meta({ description: 'Always ok; otherwise the reply is an error.' });

const alive = z.strictObject({ status });

const ready = z.strictObject({
  status,
  dataVersion: z
    .int()
    .meta({ description: 'Number of the served data version. Every change of content increases it.' }),
  changedAt: z.iso.datetime().meta({ description: 'Time when the content was written.' }),
  confirmedAt: z.iso
    .datetime()
    .meta({ description: 'Time when this process last confirmed that its content is the newest.' }),
});

/** The process is not ready if it has not known for so many milliseconds whether newer content exists. */
const STALE_AFTER = 5_000;

export interface HealthOptions {
  readonly database: Pick<Database, 'prisma'>;
  readonly snapshots: ConfirmedSnapshots;
  /** Aborted when the process is about to end. */
  readonly closing: AbortSignal;
}

/** Liveness and readiness checks, for balancers and orchestrators. Neither counts towards a rate limit. */
export const healthRoutes =
  ({ database, snapshots, closing }: HealthOptions): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/healthz',
      {
        config: { rateLimit: false },
        schema: {
          operationId: 'checkLiveness',
          tags: ['service'],
          summary: 'Liveness check: the process responds',
          querystring: z.strictObject({}),
          response: { 200: alive },
        },
      },
      async () => ({ status: 'ok' as const }),
    );
    app.get(
      '/readyz',
      {
        config: { rateLimit: false },
        schema: {
          operationId: 'checkReadiness',
          tags: ['service'],
          summary: 'Readiness check: the database responds and the newest content is served',
          description:
            'Returns 503 while the process shuts down, if the database does not respond, or if the process could not confirm for 5 seconds that its content is the newest.',
          querystring: z.strictObject({}),
          response: { 200: ready },
        },
      },
      async (_request, reply) => {
        // These are not failures, so they are not logged: a balancer asks again and again.
        if (closing.aborted)
          return sendProblem(reply, new Problem('service/unavailable', 'The process is shutting down.'));
        await answerInTime(database.prisma.$queryRaw`SELECT 1`);
        const confirmedAt = snapshots.confirmedAt();
        const { number, changedAt } = snapshots.current().version;
        if (Date.now() - confirmedAt > STALE_AFTER) throw notConfirmed(confirmedAt, number);
        return {
          status: 'ok' as const,
          dataVersion: number,
          changedAt: changedAt.toISOString(),
          confirmedAt: new Date(confirmedAt).toISOString(),
        };
      },
    );
  };

function notConfirmed(confirmedAt: number, dataVersion: number): Problem {
  const since = new Date(confirmedAt).toISOString();
  return new Problem(
    'service/unavailable',
    `This process serves data version ${dataVersion} and has not been able to check since ${since} whether it is the newest.`,
    { dataVersion, confirmedAt: since, retryAfter: 2 },
  );
}
