import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ConfirmedSnapshots } from '../../database/snapshot/snapshots.ts';
import { Problem } from '../../problem.ts';

export interface MetricsOptions {
  readonly snapshots: ConfirmedSnapshots;
  /** Whoever sends it as a bearer token may read the metrics; without one, only this machine may. */
  readonly token: string | undefined;
}

const metrics: FastifyPluginAsync<MetricsOptions> = async (app, { snapshots, token }) => {
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
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!mayRead(request, token)) throw refusal(token);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};

function mayRead({ headers, socket }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  // A proxy on this machine forwards requests of others.
  const forwarded = headers.forwarded ?? headers['x-forwarded-for'];
  return forwarded === undefined && isLoopback(socket.remoteAddress ?? '');
}

/** Compares digests, so that the time it takes does not depend on where two texts differ. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.replace(/^::ffff:/, '').startsWith('127.');
}

function refusal(token: string | undefined): Problem {
  return new Problem(
    'metrics/forbidden',
    token === undefined
      ? 'Metrics are for this machine only. Set METRICS_TOKEN to read them from elsewhere.'
      : 'Send the METRICS_TOKEN of the service as a bearer token.',
  );
}

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
