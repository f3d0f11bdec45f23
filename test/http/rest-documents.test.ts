import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { factions, shadowfistTypes } from '../../src/games/shadowfist/card.ts';
import { examplesIn } from '../../src/rest/openapi/examples.ts';
import { addPages } from '../../src/web/pages.ts';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const app = await testApp();
const { get, send } = clientOf(app);

const operation = z.object({
  summary: z.string().min(1),
  description: z.string().optional(),
  tags: z.array(z.string()).min(1),
  parameters: z
    .array(
      z.object({
        in: z.enum(['path', 'query']),
        name: z.string(),
        required: z.boolean(),
        schema: z.object({}),
      }),
    )
    .default([]),
  operationId: z.string().regex(/^[a-z][A-Za-z]+$/),
  responses: z.record(
    z.string(),
    z.union([z.object({ description: z.string().min(1) }), z.strictObject({ $ref: z.string() })]),
  ),
});
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({
    title: z.literal('Arbiter'),
    version: z.string(),
    description: z.string(),
    license: z.object({ name: z.string() }),
  }),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post']), operation.optional())),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), z.looseObject({ description: z.string() })),
  }),
});

const written = await get('/openapi.json');
const document = openApi.parse(written.body);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, found]) =>
    found === undefined ? [] : [{ path, method, ...found }],
  ),
);

/** What is for people, for the machine that runs the service, or described elsewhere (GraphQL by its schema). */
const hidden = [
  // The tree of the router prints /assets/* so.
  '/*',
  '/cards/:game/:slug/preview.png',
  // So it prints /rules/:game/*.
  '/rules/:game*',
  // So it prints /rulings/*.
  '/rulings*',
  '/docs',
  '/v1',
  '/docs*',
  '/docs/json',
  '/docs/yaml',
  '/docs/rule-check',
  '/docs/search',
  '/docs/vocabulary',
  '/docs/vocabulary/:game/:kind/:word',
  '/docs/static/index.html',
  '/docs/static/swagger-initializer.js',
  '/docs/static/theme/viewport.js',
  '/openapi.json',
  '/manifest.webmanifest',
  '/metrics',
  '/robots.txt',
  '/service-worker.js',
  '/sitemap.xml',
  '/graphql',
  '/graphql/schema',
];

/** The paths of the pages for people. */
const pages: string[] = [];
addPages(({ path }) => pages.push(path));

/** The paths of the router, which prints them as a tree. */
function routedPaths(): string[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?)[├└]── (\S+) \((.*)\)$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, part);
      return methods === '' || methods === 'OPTIONS' ? [] : [above.join('').replace(/^\/\/?/, '/')];
    });
}

describe('/openapi.json', () => {
  test('is served as JSON', () => {
    expect(written.status).toBe(200);
    expect(written.headers['content-type']).toMatch(/^application\/json/);
  });

  test('describes every route but those hidden on purpose', () => {
    // An id that holds slashes is the rest of its path to the router.
    const described = Object.keys(document.paths).map((path) =>
      path.replace('/{id}', '*').replaceAll(/\{(\w+)\}/g, ':$1'),
    );
    expect(
      routedPaths()
        .filter((path) => !hidden.includes(path) && !pages.includes(path))
        .sort(),
    ).toEqual(described.sort());
  });

  test('refers to nothing that is not in it', () => {
    const references = [...JSON.stringify(written.body).matchAll(/"\$ref":"([^"]*)"/g)].map(
      ([, to = '']) => to,
    );
    expect(references.length).toBeGreaterThan(0);
    const known = Object.entries(document.components).flatMap(([kind, all]) =>
      Object.keys(all).map((name) => `#/components/${kind}/${name}`),
    );
    expect([...new Set(references)].filter((to) => !known.includes(to))).toEqual([]);
  });

  test('says which figures the game knows, and that others may stand as they were written', () => {
    expect(document.components.schemas.ShadowfistCard).toMatchObject({
      properties: {
        type: { anyOf: [{ anyOf: [{ enum: [...shadowfistTypes] }, { type: 'string' }] }, { type: 'null' }] },
        factions: { items: { anyOf: [{ enum: [...factions] }, { type: 'string' }] } },
      },
    });
  });

  test('tells each form once, and none that is not referred to', () => {
    const text = JSON.stringify(written.body);
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => !text.includes(`"#/components/schemas/${name}"`))).toEqual([]);
    expect(names.filter((name) => names.includes(`${name}Input`))).toEqual([]);
  });

  test.each(operations)('$method $path: parameters as in the path, and what is answered', (found) => {
    const inPath = [...found.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
    const declared = found.parameters.filter((parameter) => parameter.in === 'path');
    expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
    expect(declared.every(({ required }) => required)).toBe(true);
    expect(Object.keys(found.responses)).toEqual(expect.arrayContaining(['200', 'default']));
    expect(found.responses.default).toEqual({ $ref: '#/components/responses/Error' });
  });
});

test('Every operation has an id of its own', () => {
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

const examples = operations.flatMap(({ description = '' }) => examplesIn(description));

describe('the examples of the documentation', () => {
  test('every operation of the catalogue has one', () => {
    const without = operations.filter(({ description = '' }) => !description.includes('Example: `'));
    // The module is made by the build; decks-library.embedded.test.ts asks for it.
    const built = ['/decks.js', '/decks-{hash}.js'];
    expect(without.map(({ path }) => path)).toEqual(['/healthz', '/readyz', ...built]);
  });

  test.each(examples)('$method $address', async ({ method, address, body }) => {
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const reply = await send(method, address, headers, body);
    expect(reply.status, reply.text).toBe(200);
  });
});

describe('pages for people', () => {
  const everything = ['/docs', '/openapi.json', '/graphql', '/docs/search', '/docs/rule-check'];
  const others = [
    ...['/v1/rule-check/examples', '/docs/vocabulary', '/v1/games', '/v1/schemas', '/v1/bulk'],
    ...['/decks.js', '/healthz', '/readyz'],
  ];

  test('/ tells programs where everything is', async () => {
    const { status, body } = await get('/');
    expect(status).toBe(200);
    const { items } = z
      .object({ items: z.array(z.object({ url: z.string(), about: z.string() })) })
      .parse(body);
    expect(items.map(({ url }) => url)).toEqual([...everything, ...others]);
  });

  test('/ is a page for a browser', async () => {
    const { status, headers, text } = await send('GET', '/', { accept: 'text/html,*/*;q=0.8' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<form action="/search" method="get">');
  });

  test.each(['/docs', '/docs/search', '/docs/rule-check'])(
    '%s is HTML that loads nothing from elsewhere',
    async (path) => {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8/i);
      const tags = text.replaceAll(/<link rel="canonical"[^>]*>/g, '');
      const loaded = [...tags.matchAll(/<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)="([^"]*)"/g)];
      for (const [, from = ''] of loaded) {
        const at = new URL(from, `http://arbiter.example${path}/`);
        expect(at.host).toBe('arbiter.example');
        expect((await get(at.pathname)).status, at.pathname).toBe(200);
      }
      expect(text).not.toMatch(/@import|url\(['"]?https?:/);
    },
  );

  test('/docs may be read over plain http', async () => {
    const { headers } = await get('/docs');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
  });

  test.each(['/docs/search', '/docs/rule-check'])('%s links to nothing that is not there', async (path) => {
    const { text } = await get(path);
    const links = [...text.matchAll(/<a href="([^"]*)"/g)].map(([, to = '']) => to);
    expect(links).toEqual(expect.arrayContaining(['/docs', '/docs/search', '/docs/rule-check']));
    for (const to of links) {
      if (to.startsWith('#')) expect(text).toContain(`id="${to.slice(1)}"`);
      else expect((await get(to, { accept: 'text/html,*/*;q=0.8' })).status, to).toBe(200);
    }
  });

  test('the interface names the pages that explain it', () => {
    const { description } = document.info;
    for (const path of ['/docs/rule-check', '/docs/search', '/graphql']) expect(description).toContain(path);
  });

  test('/docs shows the document of this service', async () => {
    const { text } = await get('/docs/static/swagger-initializer.js');
    expect(text).toContain('SwaggerUIBundle');
    expect(text.replaceAll(/^ *\/\/.*$/gm, '')).not.toMatch(/petstore|https?:/);
    expect((await get('/docs/json')).body).toEqual(written.body);
  });

  test('/docs/search is the specification of the search language', async () => {
    const { text } = await get('/docs/search');
    expect(text).toContain('>The search language</h1>');
    expect(text).toContain('<code>t:event</code>');
  });
});

test('/healthz says that the process answers', async () => {
  const { status, body } = await get('/healthz');
  expect([status, body]).toEqual([200, { status: 'ok' }]);
});

test('/readyz says which content is served, and when it was last known to be the newest', async () => {
  const { status, body } = await get('/readyz');
  expect([status, body]).toEqual([
    200,
    {
      status: 'ok',
      dataVersion: 1,
      changedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      confirmedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    },
  ]);
});

test('/metrics counts replies by route and status', async () => {
  await get('/v1/cards/shadowfist/fox-pass');
  await get('/v1/cards/shadowfist/no-such-card');
  const { status, headers, text } = await get('/metrics');
  expect(status).toBe(200);
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toMatch(
    /arbiter_replies_total\{method="GET",route="\/v1\/cards\/:game\/:slug",status="200"\} \d+/,
  );
  expect(text).toMatch(
    /arbiter_replies_total\{method="GET",route="\/v1\/cards\/:game\/:slug",status="404"\} \d+/,
  );
});
