import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { ConfirmedSnapshots } from '../../database/snapshot/snapshots.ts';
import { Problem } from '../../problem.ts';
import type { Workers } from '../../workers/workers.ts';
import { RequestFigures } from '../request-figures.ts';
import type { CountShed } from '../turns.ts';

export interface MetricsOptions {
  readonly snapshots: ConfirmedSnapshots;
  /** Clients with this bearer token may read the metrics. Without a token only this machine may. */
  readonly token: string | undefined;
  /** Absent: one thread answers everything. */
  readonly workers: Workers | undefined;
  readonly countShed: CountShed;
}

const metrics: FastifyPluginAsync<MetricsOptions> = async (app, { snapshots, token, workers, countShed }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new RequestFigures();
  measureContent(registry, snapshots);
  measureLoad(registry, workers, countShed);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, work, costOnWorker } = request;
    requests.count({
      method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      cost: work.cost + costOnWorker,
    });
    done();
  });
  app.addHook('onClose', async () => registry.clear());
  app.get('/metrics', { schema: { hide: true } as object }, async (request, reply) => {
    if (!mayRead(request, token)) throw refusal(token);
    return reply.type(registry.contentType).send(`${await registry.metrics()}\n${requests.text()}`);
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
      ? 'Only clients on this machine can read the metrics. Set METRICS_TOKEN to allow others.'
      : 'Send the METRICS_TOKEN of the service as a bearer token.',
  );
}

/** Which content is served, how old it is, and for how long nobody has known whether it is the newest. */
function measureContent(registry: Registry, snapshots: ConfirmedSnapshots): void {
  const version = () => snapshots.current().version;
  const secondsSince = (milliseconds: number) => Math.max(0, Date.now() - milliseconds) / 1000;
  addGauges(registry, {
    arbiter_data_version: ['Number of the served data version.', () => version().number],
    arbiter_content_age_seconds: [
      'Time since the served content was written.',
      () => secondsSince(version().changedAt.getTime()),
    ],
    arbiter_content_unconfirmed_seconds: [
      'Time since the process last confirmed that its content is the newest.',
      () => secondsSince(snapshots.confirmedAt()),
    ],
  });
}

/** How busy the worker threads are, and what was refused or stopped for the load. */
function measureLoad(registry: Registry, workers: Workers | undefined, countShed: CountShed): void {
  addCounters(registry, {
    arbiter_requests_shed_total: [
      'Requests that were refused because too many were waiting or in progress.',
      countShed,
    ],
  });
  if (workers === undefined) return;
  addGauges(registry, {
    arbiter_workers_threads: ['Worker threads that have started.', () => workers.figures().threads],
    arbiter_workers_queue: ['Requests that wait for a worker thread.', () => workers.figures().queued],
    arbiter_workers_busy: ['Worker threads that are answering a request.', () => workers.figures().running],
  });
  addCounters(registry, {
    arbiter_workers_replaced_total: [
      'Worker threads that were replaced because they were stuck.',
      () => workers.figures().replaced,
    ],
  });
}

type Measured = Readonly<Record<string, readonly [help: string, measure: () => number]>>;

function addGauges(registry: Registry, gauges: Measured): void {
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

function addCounters(registry: Registry, counters: Measured): void {
  for (const [name, [help, measure]] of Object.entries(counters)) {
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(measure());
      },
    });
  }
}

/** Figures of the running process, as Prometheus reads them; it sees the requests of the whole app. */
export const metricsRoutes = fastifyPlugin(metrics);
