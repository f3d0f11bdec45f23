// The measure of all rates: Fastify replying a constant, in a process of its own.
import fastify from 'fastify';

const app = fastify({ logger: { level: 'warn' } });
app.get('/', async () => ({ hello: 'world', n: 1, ok: true }));

/** The two figures of the service's own /metrics that are compared, in the same words. */
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage();
  return [
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
  ].join('\n');
});

console.log(`Bare Fastify listens at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
