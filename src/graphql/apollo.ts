import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';
import { formatError, logging, ordering } from './errors.ts';
import { limiting, limits } from './limits.ts';
import type { PersistedQueries } from './persisted-queries.ts';
import { enumValues, resolvers } from './schema.ts';
import { statuses } from './statuses.ts';

interface Apollo {
  readonly apollo: ApolloServer<Context>;
  /** Throws before the server is started. */
  readonly executableSchema: () => GraphQLSchema;
}

/** The most characters of documents that are kept parsed and checked. Each takes some hundred bytes. */
const MOST_CHARACTERS = 200_000;

/** The GraphQL server of a schema, not started. */
export function createApollo(
  schema: string,
  persistedQueries: PersistedQueries,
  log: FastifyBaseLogger,
): Apollo {
  const typeDefs = parse(schema);
  let executable: GraphQLSchema | undefined;
  const apollo = new ApolloServer<Context>({
    typeDefs,
    resolvers: { ...resolvers, ...enumValues(typeDefs) },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    formatError,
    parseOptions: { maxTokens: limits.tokens },
    persistedQueries: persistedQueries.forApollo,
    documentStore: keepDocuments(),
    // Everything here is public and nothing changes, so another site gains nothing by a GET of its visitors.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    stringifyResult: JSON.stringify,
    logger: log,
    plugins: [
      limiting,
      logging,
      statuses,
      ordering,
      // A hook on every field would cost more than the fields themselves; our own cache is in front.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      {
        async serverWillStart({ schema: made }) {
          executable = made;
        },
      },
    ],
  });
  return {
    apollo,
    executableSchema() {
      if (executable === undefined) throw new Error('The GraphQL server is not started.');
      return executable;
    },
  };
}

/** Apollo's own store writes each document as JSON to learn its size. */
function keepDocuments() {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ loc }) => loc?.end || 1,
  });
  return {
    get: async (key: string) => documents.get(key),
    set: async (key: string, document: DocumentNode) => {
      documents.set(key, document);
    },
    delete: async (key: string) => documents.delete(key),
  };
}
