import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { Problem } from '../problem.ts';
import type { Context } from './context.ts';
import { measure } from './measure.ts';

/** What one document may ask for. */
export const limits = {
  /** Characters. */
  length: 20_000,
  /** Names, numbers, strings and punctuation marks. */
  tokens: 5_000,
  depth: 12,
  cost: 100_000,
} as const;

/** Refuses, before anything is carried out, a document that asks for too much. */
export const limiting: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ schema, document, operation, source, request }) {
      if (operation === undefined) return;
      if (operation.operation !== OperationTypeNode.QUERY) {
        throw refusal(new Problem('graphql/invalid', 'Everything here is asked with a query; nothing is changed.'));
      }
      if (source.length > limits.length) {
        throw refusal(tooCostly('characters', source.length, limits.length));
      }
      const { depth, cost } = measure(schema, document, operation, request.variables ?? {});
      if (depth > limits.depth) {
        const message = `The document is ${depth} fields deep; at most ${limits.depth} are answered.`;
        throw refusal(new Problem('graphql/too-deep', message, { depth, limit: limits.depth }));
      }
      if (cost > limits.cost) throw refusal(tooCostly('fields in the answer', cost, limits.cost));
    },
  }),
};

function tooCostly(what: string, counted: number, limit: number): Problem {
  const message = `The document asks for up to ${counted} ${what}; at most ${limit} are answered. Ask for smaller pages or fewer fields.`;
  return new Problem('graphql/too-costly', message, { cost: counted, limit });
}

function refusal(problem: Problem): GraphQLError {
  return new GraphQLError(problem.message, { originalError: problem, extensions: { http: { status: problem.status } } });
}
