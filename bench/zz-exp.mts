import compress from '@fastify/compress';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify from 'fastify';
import { Counter, Registry } from 'prom-client';

const mode = process.argv[2]!.split(',');
const has = (m: string) => mode.includes(m);
const app = fastify({
  logger: { level: 'warn' },
  ...(has('opts')
    ? {
        requestIdHeader: 'x-request-id',
        requestTimeout: 30000,
        return503OnClosing: true,
        routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
      }
    : {}),
});
if (has('helmet'))
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
if (has('headers')) {
  const h = {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'SAMEORIGIN',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
  app.addHook('onRequest', (q, r, done) => {
    r.headers(h);
    done();
  });
}
if (has('few')) {
  const h = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'cross-origin',
  };
  app.addHook('onRequest', (q, r, done) => {
    r.headers(h);
    done();
  });
}
if (has('cors'))
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: ['ETag', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'X-Request-Id'],
    maxAge: 86_400,
  });
if (has('compress'))
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
if (has('onsend'))
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
if (has('etag')) {
  app.addHook('onRequest', async (request) => {
    if (request.headers['if-none-match'] === undefined) return;
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 200) return;
    reply
      .header('etag', `W/"0.1.0-${'abcdef0123456789abcdef'.slice(0, 16)}"`)
      .header('cache-control', 'no-cache');
  });
}
if (has('prom')) {
  const registry = new Registry();
  const replies = new Counter({
    name: 'r',
    help: 'h',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    replies.inc({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    });
  });
}
const card = { hello: 'world', text: 'Turn to change one attacker’s target to any Character. '.repeat(35) };
const text = JSON.stringify(card),
  buf = Buffer.from(text);
app.get('/', async () => ({ hello: 'world', n: 1, ok: true }));
app.get(
  '/card/:game/:slug',
  {
    ...(has('ser')
      ? { serializerCompiler: () => () => text, schema: { response: { 200: { type: 'object' } } } }
      : {}),
  },
  async (_q, r) => {
    if (has('obj')) return card;
    if (has('ser')) return card;
    r.type('application/json; charset=utf-8');
    return has('buf') ? buf : text;
  },
);
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage();
  return `process_cpu_seconds_total ${(user + system) / 1e6}\nprocess_resident_memory_bytes ${process.memoryUsage.rss()}`;
});
console.log(`Bare Fastify listens at ${await app.listen({ port: 0, host: '127.0.0.1' })}`);
