import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { Problem } from '../problem.ts';
import type { Context } from './context.ts';
import { type Measure, measureOf } from './measure.ts';
import { nestsDeeperThan } from './nesting.ts';

/** What one document may ask for. */
export const limits = {
  /** Characters. */
  length: 20_000,
  /** Names, numbers, strings and punctuation marks. */
  tokens: 5_000,
  depth: 12,
  /** Brackets within brackets, of fields and of values. */
  nesting: 200,
  cost: 100_000,
} as const;

/** Refuses, before anything is carried out, a document that asks for too much. */
export const limiting: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ schema, document, operation, source, request, contextValue }) {
      if (operation === undefined) return;
      if (operation.operation !== OperationTypeNode.QUERY) {
        throw refusal(
          new Problem('graphql/invalid', 'Everything here is asked with a query; nothing is changed.'),
        );
      }
      if (source.length > limits.length) throw refusal(tooLong(source.length));
      const measure = known.get(operation) ?? measureOf(schema, document, operation);
      known.set(operation, measure);
      const measured = measure(request.variables ?? {});
      if (measured.depth > limits.depth) throw refusal(tooDeep(measured.depth));
      if (measured.cost > limits.cost) throw refusal(tooCostly(measured.cost));
      try {
        contextValue.work.spend(measured.cost * FIELD);
      } catch (error) {
        throw error instanceof Problem ? refusal(error) : error;
      }
    },
    /** What a document has cost when it goes beyond its limit is no answer. */
    async willSendResponse({ response, contextValue: { work } }) {
      const { body, http } = response;
      if (!work.isOverLimit || body.kind !== 'single') return;
      const beyond = body.singleResult.errors?.find(
        ({ extensions }) => extensions?.code === 'request/too-costly',
      );
      if (beyond === undefined) return;
      http.status = 400;
      body.singleResult = { errors: [beyond] };
    },
  }),
};

/** Units of work of a field. */
const FIELD = 3;

/** Refuses a document whose nesting no reader should be asked to follow. */
export function refuseDeepNesting(document: unknown): void {
  if (typeof document === 'string' && nestsDeeperThan(document, limits.nesting))
    throw refusal(nestedTooDeep());
}

/** How to measure operations that came before: Apollo keeps the documents that it has read. */
const known = new WeakMap<
  OperationDefinitionNode,
  (variables: Readonly<Record<string, unknown>>) => Measure
>();

function tooLong(length: number): Problem {
  const message = `The document has ${length} characters; at most ${limits.length} are read.`;
  return new Problem('graphql/too-costly', message, { length, limit: limits.length });
}

function nestedTooDeep(): Problem {
  const message = `The document has brackets nested deeper than ${limits.nesting}.`;
  return new Problem('graphql/too-deep', message, { limit: limits.nesting });
}

function tooDeep(depth: number): Problem {
  const message = `The document is ${depth} fields deep; at most ${limits.depth} are answered.`;
  return new Problem('graphql/too-deep', message, { depth, limit: limits.depth });
}

function tooCostly(measured: number): Problem {
  const cost = Math.min(measured, Number.MAX_SAFE_INTEGER);
  const message = `The answer may hold about ${cost} fields; at most ${limits.cost} are given. Ask for smaller pages or fewer fields.`;
  return new Problem('graphql/too-costly', message, { cost, limit: limits.cost });
}

function refusal(problem: Problem): GraphQLError {
  return new GraphQLError(problem.message, {
    originalError: problem,
    extensions: { http: { status: problem.status } },
  });
}
