import type { ApolloServerPlugin } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Problem, type ProblemCode } from '../problem.ts';
import type { Context } from './context.ts';
import { limits } from './limits.ts';

/** Errors leave with the codes that the REST interface has too, and what a Problem tells beside them. */
export function formatError(
  { locations, path }: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const { message, code, extra } = toProblem(error);
  return {
    message,
    ...(locations === undefined ? {} : { locations }),
    ...(path === undefined ? {} : { path }),
    extensions: { code, ...extra },
  };
}

/** Logs failures of the service, with the id of the request; the client learns only that it failed. */
export const logging: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, contextValue }) {
      for (const error of errors) {
        const { isFailure, message } = toProblem(error);
        if (isFailure) contextValue.log.error({ err: rootOf(error) }, message);
      }
    },
  }),
  async unexpectedErrorProcessingRequest({ requestContext, error }) {
    requestContext.contextValue.log.error({ err: error }, 'a GraphQL request failed');
  },
};

/**
 * Sorts the errors of an answer by their places in the document, so that the same request gets the same answer. Without
 * this, their order is that in which the fields happen to fail.
 */
export const ordering: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async willSendResponse({ response: { body } }) {
      if (body.kind !== 'single' || body.singleResult.errors === undefined) return;
      body.singleResult.errors = body.singleResult.errors.toSorted(byPlace);
    },
  }),
};

/** By the place in the document, then by the place in the answer. */
function byPlace(a: GraphQLFormattedError, b: GraphQLFormattedError): number {
  const [placeOfA, placeOfB] = [a.locations?.[0], b.locations?.[0]];
  if (placeOfA === undefined || placeOfB === undefined) return 0;
  return (
    placeOfA.line - placeOfB.line ||
    placeOfA.column - placeOfB.column ||
    (a.path ?? []).map((key, at) => compare(key, b.path?.[at])).find((order) => order !== 0) ||
    0
  );
}

/** Items of lists by number; fields keep their order. */
function compare(a: string | number, b: string | number | undefined): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : 0;
}

const codes: Readonly<Record<string, ProblemCode>> = {
  [ApolloServerErrorCode.GRAPHQL_PARSE_FAILED]: 'graphql/syntax',
  [ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED]: 'graphql/invalid',
  [ApolloServerErrorCode.BAD_USER_INPUT]: 'graphql/invalid',
  [ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE]: 'graphql/invalid',
  [ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND]: 'graphql/persisted-query-not-found',
  [ApolloServerErrorCode.BAD_REQUEST]: 'request/malformed',
};

const codesOfStatus: Readonly<Record<number, ProblemCode>> = {
  405: 'route/method-not-allowed',
  406: 'request/not-acceptable',
  415: 'request/unsupported-media-type',
};

function toProblem(error: unknown): Problem {
  const root = rootOf(error);
  if (root instanceof Problem) return root;
  if (error instanceof GraphQLError) {
    const code = codes[String(error.extensions.code)];
    if (code === 'graphql/syntax') return unreadable(root, error.message);
    if (code === 'graphql/invalid' && error.message.includes('error limit reached'))
      return new Problem('graphql/invalid', 'The document has more mistakes; only the first 100 are listed.');
    if (code !== undefined) return new Problem(codesOfStatus[statusOf(error)] ?? code, error.message.trim());
    // What GraphQL itself refuses without having come to a field, or in its arguments, lies in the request.
    const isAboutRequest = error.path === undefined ? error === root : /^Argument "/.test(error.message);
    if (isAboutRequest && root instanceof GraphQLError) return new Problem('graphql/invalid', error.message);
  }
  return new Problem(
    'service/internal',
    'The service failed to process this request. The error has been logged.',
  );
}

/** The parser stops at its limits with errors of the same kind as for a misspelt document. */
function unreadable(root: unknown, message: string): Problem {
  if (root instanceof RangeError)
    return new Problem('graphql/too-deep', 'The document is nested too deep to be read.');
  if (/more tha[nt] \d+ tokens/.test(message)) {
    return new Problem('graphql/too-costly', `The document has more than ${limits.tokens} tokens.`, {
      limit: limits.tokens,
    });
  }
  return new Problem('graphql/syntax', message);
}

/** What was thrown in the first place. */
function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError !== undefined
    ? rootOf(error.originalError)
    : error;
}

function statusOf({ extensions: { http } }: GraphQLError): number {
  return typeof http === 'object' && http !== null && 'status' in http && typeof http.status === 'number'
    ? http.status
    : 0;
}
