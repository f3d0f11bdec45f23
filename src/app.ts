import fastifyCompress from '@fastify/compress';
import fastify, { type FastifyInstance } from 'fastify';
import { createBulk } from './bulk/bulk.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import { createChanges } from './catalogue/changes.ts';
import type { Config } from './config.ts';
import type { Database } from './database/connection.ts';
import type { ConfirmedSnapshots, Snapshots } from './database/snapshot/snapshots.ts';
import { createDecks } from './decks/decks.ts';
import { forbiddenCards } from './decks/forbidden-cards.ts';
import { graphqlPlugin } from './graphql/plugin.ts';
import { createLookUp } from './look-up/look-up.ts';
import { readBodies } from './rest/bodies.ts';
import { brokenRequests } from './rest/broken-requests.ts';
import { sendConstantHeaders } from './rest/constant-headers.ts';
import { refuseBrokenHosts } from './rest/hosts.ts';
import { restPlugin } from './rest/plugin.ts';
import { answerPreflights } from './rest/preflights.ts';
import { answerProblems } from './rest/problems.ts';
import { limitRates } from './rest/rate-limit.ts';
import { createRequestIds } from './rest/request-ids.ts';
import { type LogDestination, logDestination, RequestLog } from './rest/request-log.ts';
import { refuseOtherMethods, rememberRoutes } from './rest/routes-known.ts';
import { Turns, takeTurns } from './rest/turns.ts';
import { createWorkedExamples } from './rule-check/examples/worked-examples.ts';
import { createRuleChecks } from './rule-check/rule-checks.ts';
import { createGlossary } from './rulings/glossary.ts';
import { createRuleIndex } from './rulings/rules.ts';
import { createRulesetComparisons } from './rulings/ruleset-comparison.ts';
import { createRulings } from './rulings/rulings.ts';
import type { Services } from './services.ts';
import { readAssets } from './web/assets.ts';
import { createDocumentPages } from './web/documents.tsx';
import { createGraphqlPage } from './web/graphql-page.tsx';
import { createPageCache } from './web/page-cache.ts';
import { webPlugin } from './web/plugin.ts';
import { createProblemPages } from './web/problem-pages.tsx';
import { createHandOver } from './workers/hand-over.ts';
import { BESIDE_WORKERS, countWork, reportCost, WORK_LIMIT } from './workers/request-work.ts';
import type { Workers } from './workers/workers.ts';

export interface AppParts {
  readonly config: Pick<Config, 'logLevel' | 'rateLimit'> &
    Partial<Pick<Config, 'trustProxy' | 'maxConnections' | 'metricsToken' | 'contactUrl'>>;
  readonly database: Pick<Database, 'prisma'>;
  readonly snapshots: ConfirmedSnapshots;
  /** Aborted when the process is about to end: it still answers, but says that it is not ready. */
  readonly closing?: AbortSignal;
  /** Threads that answer expensive requests. Absent: this thread answers everything. */
  readonly workers?: Workers | undefined;
  /** `worker`: another application hands requests to this one, which has no clients of its own. Absent: `serving`. */
  readonly role?: 'serving' | 'worker';
  /** Takes the lines of the log. Absent: the standard output. */
  readonly log?: LogDestination;
  /** Called for each piece of work: reports progress, and returns false if nobody waits for the answer any more. */
  readonly isWanted?: () => boolean;
  /** Pass every reply through its schema and fail on what does not fit: for tests. */
  readonly checkResponses?: boolean;
  /** Makes what keeps the written pages of one content: for tests that look at kept pages. */
  readonly createPageCache?: typeof createPageCache;
}

/** The largest request body taken, in bytes. */
const BODY_LIMIT = 1024 * 1024;

/** What a client must keep to before there is a request. Times in milliseconds, sizes in bytes. */
const HTTP_LIMITS = {
  requireHostHeader: false,
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
} as const;

/** The most headers of a request that are read; Node drops the others. */
const MOST_HEADERS = 100;

/** The whole application from its parts: no globals, no socket, ready to be injected or listened with. */
export async function buildApp({
  config,
  database,
  snapshots,
  closing = new AbortController().signal,
  workers,
  role = 'serving',
  log,
  isWanted,
  checkResponses = false,
  createPageCache: newPageCache = createPageCache,
}: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    logger:
      config.logLevel === 'silent' ? false : { level: config.logLevel, stream: log ?? logDestination(role) },
    logController: new RequestLog(),
    bodyLimit: BODY_LIMIT,
    requestIdHeader: false,
    genReqId: createRequestIds(),
    trustProxy: proxiesTrusted(config.trustProxy ?? 0),
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: true },
    // A large body may wait to be read.
    requestTimeout: 120_000,
    // On a slow machine a start takes longer than the 10 s that plugins have by default.
    pluginTimeout: 0,
    // A request that still comes over an open connection is answered, and that connection is then closed.
    return503OnClosing: false,
    http: HTTP_LIMITS,
    ...brokenRequests,
  });
  app.server.maxHeadersCount = MOST_HEADERS;
  // Not set for 0: since Node 21 that would drop every connection.
  if (config.maxConnections) app.server.maxConnections = config.maxConnections;
  const handOver = workers && createHandOver(workers, snapshots);
  endStalledConnections(app);
  endConnectionsOnClosing(app, closing);
  const site = { assets: readAssets(), contactUrl: config.contactUrl };
  answerProblems(app, handOver, createProblemPages(site));
  app.decorate('sendDocument', createDocumentPages(site));
  const turns = new Turns();
  countWork(app, {
    ...(handOver === undefined ? { limit: WORK_LIMIT } : BESIDE_WORKERS),
    takeTurn: (client, begin) => turns.take(client, begin),
    isWanted,
  });
  if (role === 'worker') reportCost(app);
  rememberRoutes(app);
  sendConstantHeaders(app);
  readBodies(app, handOver);
  const countShed = takeTurns(app, turns);
  if (config.rateLimit > 0) limitRates(app, config.rateLimit);
  answerPreflights(app);
  refuseBrokenHosts(app);
  await app.register(fastifyCompress, {
    global: true,
    globalDecompression: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
  });

  const services = buildServices(database, snapshots);
  await app.register(restPlugin, {
    services,
    snapshots,
    database,
    closing,
    checkResponses,
    metrics: { token: config.metricsToken, workers, countShed },
  });
  await app.register(graphqlPlugin, { services, snapshots, handOver, sendPage: createGraphqlPage(site) });
  await app.register(webPlugin, { services, snapshots, site, createPageCache: newPageCache });
  refuseOtherMethods(app);
  await app.ready();
  return app;
}

/** Which senders of a forwarded request are proxies: those at some addresses, or the nearest ones by number. */
function proxiesTrusted(
  proxies: Config['trustProxy'],
): string[] | ((address: string, hop: number) => boolean) | false {
  if (proxies === 0) return false;
  return typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;
}

/** How long requests in progress may take to end when the application closes, in milliseconds. */
const CLOSING_GRACE = 2_000;

/** A client that stalls in the middle of a request does not keep the application from closing. */
function endStalledConnections(app: FastifyInstance): void {
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_GRACE).unref();
    done();
  });
}

/** From when the process is about to end, each answer ends its connection, so that the client opens one elsewhere. */
function endConnectionsOnClosing(app: FastifyInstance, closing: AbortSignal): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing.aborted) reply.header('connection', 'close');
    done(null, payload);
  });
}

function buildServices(database: Pick<Database, 'prisma'>, snapshots: Snapshots): Services {
  const catalogue = createCatalogue(snapshots, database.prisma, forbiddenCards);
  const ruleChecks = createRuleChecks(snapshots);
  return {
    catalogue,
    lookUp: createLookUp(snapshots, catalogue),
    rulings: createRulings(snapshots, catalogue.find),
    rules: createRuleIndex(snapshots),
    rulesetComparisons: createRulesetComparisons(snapshots),
    glossary: createGlossary(snapshots),
    decks: createDecks(snapshots, catalogue),
    ruleChecks,
    workedExamples: createWorkedExamples(snapshots, ruleChecks),
    bulk: createBulk(snapshots),
    changes: createChanges(database.prisma, snapshots),
  };
}
