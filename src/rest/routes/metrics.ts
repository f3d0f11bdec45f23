import type { FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ConfirmedSnapshots } from '../../database/snapshot/snapshots.ts';

const metrics: FastifyPluginAsync<{ readonly snapshots: ConfirmedSnapshots }> = async (
  app,
  { snapshots },
) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const replies = new Counter({
    name: 'arbiter_replies_total',
    help: 'Replies, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  measureContent(registry, snapshots);
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

/** Which content is served, how old it is, and for how long nobody has known whether it is the newest. */
function measureContent(registry: Registry, snapshots: ConfirmedSnapshots): void {
  const version = () => snapshots.current().version;
  const secondsSince = (milliseconds: number) => Math.max(0, Date.now() - milliseconds) / 1000;
  const gauges = {
    arbiter_data_version: ['The number of the content that is served.', () => version().number],
    arbiter_content_age_seconds: [
      'Time since the content that is served was written.',
      () => secondsSince(version().changedAt.getTime()),
    ],
    arbiter_content_unconfirmed_seconds: [
      'Time since the content that is served was last known to be the newest.',
      () => secondsSince(snapshots.confirmedAt()),
    ],
  } satisfies Record<string, readonly [string, () => number]>;
  for (const [name, [help, measure]] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(measure());
      },
    });
  }
}

/** Figures of the running process, as Prometheus reads them; it sees the requests of the whole app. */
export const metricsRoutes = fastifyPlugin(metrics);
