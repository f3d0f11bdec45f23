import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, parse } from 'graphql';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { type HandOver, passOn } from '../workers/hand-over.ts';
import { type Answer, type Answers, answerKey, isWhole, keepAnswers } from './answers.ts';
import { createApollo } from './apollo.ts';
import type { Context } from './context.ts';
import { sendTagged } from './entity-tag.ts';
import { createKnownDocuments } from './known-documents.ts';
import { limits, refuseDeepNesting } from './limits.ts';
import { keepPersistedQueries } from './persisted-queries.ts';
import { createReferences } from './references.ts';
import { readSchema } from './schema.ts';

export interface GraphqlOptions {
  readonly services: Services;
  readonly snapshots: Snapshots;
  /** Absent: every document is answered on this thread. */
  readonly handOver?: HandOver | undefined;
  /** Replies with the page for people. */
  readonly sendPage: SendPage;
}

type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  facts: { readonly schema: DocumentNode; readonly limits: typeof limits },
) => Promise<FastifyReply>;

/** The GraphQL interface at /graphql, its schema, and a page for people. */
export const graphqlPlugin: FastifyPluginAsync<GraphqlOptions> = async (
  app,
  { services, snapshots, handOver, sendPage },
) => {
  const schema = readSchema();
  const document = parse(schema);
  const references = createReferences(services, snapshots);
  const answersOf = keepAnswers();
  const persistedQueries = keepPersistedQueries();
  const { apollo, executableSchema } = createApollo(schema, persistedQueries, app.log);
  await apollo.start();
  app.addHook('onClose', async () => apollo.stop());
  const knownDocuments = createKnownDocuments(executableSchema);
  const contextOf = ({ work, log }: FastifyRequest): Context => ({
    services,
    references: references(),
    work,
    log,
  });
  const execute = fastifyApolloHandler(apollo, {
    context: async (request) => {
      refuseDeepNesting(documentIn(request.body) ?? documentIn(request.query));
      return contextOf(request);
    },
  }).bind(app);

  /** What was answered before is answered again; what is answered without errors is kept. */
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    persistedQueries.expand(request);
    const key = answerKey(request);
    const snapshot = snapshots.current();
    const answers = answersOf(snapshot);
    const known = key === undefined ? undefined : answers.get(key);
    if (known !== undefined) {
      reply.header('content-type', known.contentType);
      return known.body;
    }
    if (key !== undefined) {
      const answered = await knownDocuments.answer(request, contextOf(request));
      if (answered !== undefined) {
        answers.set(key, answered);
        reply.header('content-type', answered.contentType);
        return answered.body;
      }
    }
    const body = mustBeHandedOver(request) ? undefined : await executeAnew(request, reply);
    if (handOver !== undefined && (body === undefined || request.work.isOverLimit)) {
      const answered = await handOver(request);
      const text = Buffer.from(answered.body).toString();
      if (answered.status === 200 && isWhole(text)) persistedQueries.keep(request);
      const isCurrent = answered.dataVersion === snapshot.version.number;
      if (key !== undefined && isCurrent && answered.status === 200 && isWhole(text))
        keep(request, answers, key, { contentType: String(answered.headers['content-type']), body: text });
      return passOn(reply, answered);
    }
    if (key !== undefined && isWhole(body))
      keep(request, answers, key, { contentType: String(reply.getHeader('content-type')), body });
    return body;
  };

  function keep(request: FastifyRequest, answers: Answers, key: string, answer: Answer): void {
    answers.set(key, answer);
    knownDocuments.remember(request, answer.contentType);
  }

  /** Lets Apollo answer. What was done before, without success, does not count. */
  async function executeAnew(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    request.work = request.work.anew();
    return execute(request, reply);
  }

  /** Whether even to read the document takes too long for this thread, or its answer does. */
  function mustBeHandedOver({ method, body, query, work }: FastifyRequest): boolean {
    if (handOver === undefined) return false;
    const text = documentIn(method === 'GET' ? query : body);
    return work.isOverLimit || (typeof text === 'string' && text.length > LONGEST_BESIDE_WORKERS);
  }

  // Apollo is given a whole URL, and HTTP/1.0 may come without a host.
  app.addHook('onRequest', async ({ hostname }) => {
    if (URL.canParse(`http://${hostname}/`)) return;
    throw new Problem('request/malformed', 'The Host header does not name a host.');
  });

  // Only JSON is taken; a form or plain text could be sent by any site without asking leave.
  app.removeContentTypeParser('text/plain');
  app.post('/graphql', answer);

  app.get('/graphql', {
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      if (isPersonLooking(request)) return sendPage(request, reply, { schema: document, limits });
      const body = await answer(request, reply);
      return isWhole(body) ? sendTagged(request, reply, body) : body;
    },
  });

  app.get('/graphql/schema', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(schema));
};

/** The most characters of a document that the serving thread reads where worker threads read longer ones. */
const LONGEST_BESIDE_WORKERS = 2_000;

function documentIn(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'query' in request ? request.query : undefined;
}

/** A browser that comes without a query. */
function isPersonLooking({ query, headers }: FastifyRequest): boolean {
  const asks = typeof query === 'object' && query !== null && ('query' in query || 'extensions' in query);
  return !asks && headers.accept?.includes('text/html') === true;
}
