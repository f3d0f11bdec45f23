import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '../../database/connection.ts';
import { Problem } from '../../problem.ts';

const ok = z.strictObject({ status: z.literal('ok') });

/** Whether the process lives, and whether it can answer. */
export const healthRoutes =
  ({ database }: { readonly database: Pick<Database, 'prisma'> }): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/healthz',
      {
        schema: {
          tags: ['service'],
          summary: 'The process lives',
          querystring: z.strictObject({}),
          response: { 200: ok },
        },
      },
      async () => ({ status: 'ok' as const }),
    );
    app.get(
      '/readyz',
      {
        schema: {
          tags: ['service'],
          summary: 'The database answers',
          querystring: z.strictObject({}),
          response: { 200: ok },
        },
      },
      async (request) => {
        try {
          await database.prisma.$queryRaw`SELECT 1`;
        } catch (error) {
          request.log.error({ err: error }, 'the database does not answer');
          throw new Problem('service/unavailable', 'The database does not answer.');
        }
        return { status: 'ok' as const };
      },
    );
  };
