import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import { parse } from 'graphql';
import type { Context } from './context.ts';
import { formatError, logging } from './errors.ts';
import { limiting, limits } from './limits.ts';
import type { PersistedQueries } from './persisted-queries.ts';
import { enumValues, resolvers } from './schema.ts';
import { statuses } from './statuses.ts';

/** The GraphQL server of a schema, not started. */
export function createApollo(
  schema: string,
  persistedQueries: PersistedQueries,
  log: FastifyBaseLogger,
): ApolloServer<Context> {
  const typeDefs = parse(schema);
  return new ApolloServer<Context>({
    typeDefs,
    resolvers: { ...resolvers, ...enumValues(typeDefs) },
    introspection: true,
    includeStacktraceInErrorResponses: false,
    formatError,
    parseOptions: { maxTokens: limits.tokens },
    persistedQueries: persistedQueries.forApollo,
    // Everything here is public and nothing changes, so another site gains nothing by a GET of its visitors.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    stringifyResult: JSON.stringify,
    logger: log,
    plugins: [
      limiting,
      logging,
      statuses,
      // A hook on every field would cost more than the fields themselves; our own cache is in front.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
}
