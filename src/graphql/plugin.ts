import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type DocumentNode, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { Problem } from '../problem.ts';
import type { Services } from '../services.ts';
import { type HandOver, passOn } from '../workers/hand-over.ts';
import { type Answer, answerKey, asksDocumentOnly, isWhole, keepAnswers } from './answers.ts';
import { createApollo } from './apollo.ts';
import type { Context } from './context.ts';
import { sendTagged } from './entity-tag.ts';
import { keepTexts } from './kept-texts.ts';
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

declare module 'fastify' {
  interface FastifyRequest {
    /** The answer that was kept for the body of a request. */
    graphqlAnswer: Answer | undefined;
  }
}

/** The GraphQL interface at /graphql, its schema, and a page for people. */
export const graphqlPlugin: FastifyPluginAsync<GraphqlOptions> = async (
  app,
  { services, snapshots, handOver, sendPage },
) => {
  const schema = readSchema();
  const document = parse(schema);
  const references = createReferences(services, snapshots);
  const answersOf = keepAnswers();
  const textsOf = keepTexts();
  const persistedQueries = keepPersistedQueries();
  const { apollo, executableSchema } = createApollo(schema, persistedQueries, app.log);
  await apollo.start();
  app.addHook('onClose', async () => apollo.stop());
  const knownDocuments = createKnownDocuments(executableSchema);
  /** The content type of whole answers for what clients accept, as Apollo chose it. */
  const contentTypes = new LRUCache<string, string>({ max: MOST_ACCEPTED });
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

  /** Answers again what was answered before; keeps what is answered without errors. */
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const snapshot = snapshots.current();
    const answers = answersOf(snapshot);
    const key = answerKey(request);
    const known = request.graphqlAnswer ?? (key === undefined ? undefined : answers.get(key));
    if (known !== undefined) return send(reply, known);
    persistedQueries.expand(request);
    const canBeKept = asksDocumentOnly(request);
    const keep = (answer: Answer): Answer => {
      if (key !== undefined && canBeKept) answers.set(key, answer);
      return answer;
    };
    const accept = request.headers.accept ?? '';
    const contentType = contentTypes.get(accept);
    if (canBeKept && contentType !== undefined) {
      const body = await knownDocuments.answer(request, contextOf(request), textsOf(snapshot));
      if (body !== undefined) return send(reply, keep({ contentType, body }));
    }
    const body = mustBeHandedOver(request) ? undefined : await executeAnew(request, reply);
    if (handOver !== undefined && (body === undefined || request.work.isOverLimit)) {
      const answered = await handOver(request, reply);
      const text = Buffer.from(answered.body).toString();
      if (answered.status === 200 && isWhole(text)) {
        const contentType = String(answered.headers['content-type']);
        contentTypes.set(accept, contentType);
        persistedQueries.keep(request);
        if (answered.dataVersion === snapshot.version.number) keep({ contentType, body: text });
      }
      return passOn(reply, answered);
    }
    if (!isWhole(body)) return body;
    const chosen = String(reply.getHeader('content-type'));
    contentTypes.set(accept, chosen);
    keep({ contentType: chosen, body });
    return body;
  };

  function send(reply: FastifyReply, { contentType, body }: Answer): string {
    reply.header('content-type', contentType);
    return body;
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
  app.decorateRequest('graphqlAnswer', undefined);
  const findKeptAnswer = (request: FastifyRequest): boolean => {
    const key = answerKey(request);
    if (key !== undefined) request.graphqlAnswer = answersOf(snapshots.current()).get(key);
    return request.graphqlAnswer !== undefined;
  };
  app.post('/graphql', { config: { findKeptAnswer, canBeSplit: true } }, answer);

  app.get('/graphql', {
    exposeHeadRoute: false,
    config: { canBeSplit: true },
    handler: async (request, reply) => {
      if (isPersonLooking(request)) return sendPage(request, reply, { schema: document, limits });
      const body = await answer(request, reply);
      return isWhole(body) ? sendTagged(request, reply, body) : body;
    },
  });

  app.get('/graphql/schema', async (_request, reply) => reply.type('text/plain; charset=utf-8').send(schema));
};

/** Of how many values of `Accept` the content type is known. */
const MOST_ACCEPTED = 100;

/** The most characters of a document that the serving thread reads where worker threads read longer ones. */
const LONGEST_BESIDE_WORKERS = 8_000;

function documentIn(request: unknown): unknown {
  return typeof request === 'object' && request !== null && 'query' in request ? request.query : undefined;
}

/** A browser that comes without a query. */
function isPersonLooking({ query, headers }: FastifyRequest): boolean {
  const asks = typeof query === 'object' && query !== null && ('query' in query || 'extensions' in query);
  return !asks && headers.accept?.includes('text/html') === true;
}
