import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';

const metrics: FastifyPluginAsync = async (app) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const replies = new Counter({
    name: 'arbiter_replies_total',
    help: 'Replies, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    replies.inc({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    });
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', { schema: { hide: true } as object }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
};

/** Figures of the running process, as Prometheus reads them; it sees the requests of the whole app. */
export const metricsRoutes = fastifyPlugin(metrics);
