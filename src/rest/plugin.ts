import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyPluginAsync } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Database } from '../database/connection.ts';
import type { Part } from '../database/kept-content/kept-parts.ts';
import type { ConfirmedSnapshots } from '../database/snapshot/snapshots.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { constantDocument } from './constant-document.ts';
import { tagAnswers } from './etag.ts';
import { completed } from './openapi/document.ts';
import { tags } from './openapi/tags.ts';
import { bulkFileRoutes, bulkRoutes } from './routes/bulk.ts';
import { cardRoutes } from './routes/cards.ts';
import { changeRoutes } from './routes/changes.ts';
import { compilingRoutes } from './routes/compiling.ts';
import { deckRoutes } from './routes/decks.ts';
import { decksLibraryRoutes } from './routes/decks-library.ts';
import { documentRoutes } from './routes/documents.ts';
import { gameRoutes } from './routes/games.ts';
import { healthRoutes } from './routes/health.ts';
import { lawRoutes } from './routes/law.ts';
import { type MetricsOptions, metricsRoutes } from './routes/metrics.ts';
import { ruleCheckRoutes } from './routes/rule-check.ts';
import { schemaRoutes } from './routes/schemas.ts';
import { searchRoutes } from './routes/search.ts';
import { vocabularyPages, vocabularyRoutes } from './routes/vocabulary.ts';
import { workedExampleRoutes } from './routes/worked-examples.ts';
import { readAndWrite } from './serialising.ts';

export interface RestOptions {
  readonly services: Services;
  readonly snapshots: ConfirmedSnapshots;
  readonly database: Pick<Database, 'prisma'>;
  /** Aborted when the process is about to end. */
  readonly closing: AbortSignal;
  readonly checkResponses: boolean;
  readonly metrics: Omit<MetricsOptions, 'snapshots'>;
}

/** The OpenAPI document, as JSON. */
export const openApiDocument: Part<string> = { name: 'openapi' };

/** The pages load their own files only. They do not ask for https, which a service at home has not. */
const PAGE_POLICY = {
  'default-src': "'self'",
  'img-src': "'self' data:",
  'style-src': "'self' 'unsafe-inline'",
  'base-uri': "'self'",
  'frame-ancestors': "'self'",
  'object-src': "'none'",
};

/** The page of the documentation as written has no width for phones, and the name of its program as its title. */
const DOCS_THEME = {
  title: 'REST · Arbiter',
  js: [
    {
      filename: 'viewport.js',
      content:
        "document.head.append(Object.assign(document.createElement('meta'), { name: 'viewport', content: 'width=device-width, initial-scale=1' }));",
    },
  ],
};

/** The REST interface, its OpenAPI document and its human pages. */
export const restPlugin: FastifyPluginAsync<RestOptions> = async (
  app,
  { services, snapshots, database, closing, checkResponses, metrics },
) => {
  readAndWrite(app, checkResponses);
  // A route says what bodies it takes; by itself Fastify would read plain text as well.
  app.removeContentTypeParser('text/plain');
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Arbiter',
        version,
        description:
          'Cards, rules and rulings of card games whose publishers are gone, with checks of decks and moves. Every error is application/problem+json with a stable code. See also [the guide to the rule check](/docs/rule-check), [the search language](/docs/search) and [GraphQL](/graphql).',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags: [...tags],
      servers: [{ url: '/', description: 'This service.' }],
      // Nobody has to log in.
      security: [],
    },
    transform: jsonSchemaTransform,
    transformObject: (input) => completed(jsonSchemaTransformObject(input)),
  });
  const openApi = constantDocument('application/json; charset=utf-8', openApiDocument, () =>
    JSON.stringify(app.swagger()),
  );
  app.addHook('onRoute', (route) => {
    // The documentation would write the document again for each request.
    if (route.url === '/docs/json') route.handler = openApi;
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: PAGE_POLICY, theme: DOCS_THEME });
  await app.register(documentRoutes, { openApi });
  await app.register(vocabularyPages(services));
  await app.register(metricsRoutes, { snapshots, ...metrics });
  await app.register(healthRoutes({ database, snapshots, closing }));
  await app.register(bulkFileRoutes(services));
  await app.register(decksLibraryRoutes());
  await app.register(async (catalogue) => {
    tagAnswers(catalogue, snapshots);
    await catalogue.register(gameRoutes(services));
    await catalogue.register(searchRoutes(services));
    await catalogue.register(cardRoutes(services));
    await catalogue.register(compilingRoutes(services));
    await catalogue.register(lawRoutes(services));
    await catalogue.register(deckRoutes(services));
    await catalogue.register(ruleCheckRoutes(services));
    await catalogue.register(workedExampleRoutes(services));
    await catalogue.register(vocabularyRoutes(services));
    await catalogue.register(bulkRoutes(services));
    await catalogue.register(changeRoutes(services));
    await catalogue.register(schemaRoutes(services));
  });
};
