import type { FastifyRequest } from 'fastify';
import { type GraphQLSchema, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Answer } from './answers.ts';
import { type CompiledDocument, compileDocument } from './compiled-document.ts';
import type { Context } from './context.ts';
import { documentOfShape } from './lifted-document.ts';
import { limits } from './limits.ts';
import { liftValues } from './written-values.ts';

/**
 * Documents that Apollo answered without errors. When one comes again, with other variables or other values written in
 * it, it is compiled and answered without Apollo. An answer that has an error is left to Apollo, which alone reports
 * errors.
 */
export interface KnownDocuments {
  /** Undefined if Apollo has to answer, or a worker thread because the work of the request is over its limit. */
  answer(request: FastifyRequest, context: Context): Promise<Answer | undefined>;
  /** Remembers the document of a request that was answered without errors. */
  remember(request: FastifyRequest, contentType: string): void;
}

interface Known {
  readonly contentType: string;
  /** Absent until the document comes again; null if it cannot be compiled. */
  compiled?: CompiledDocument | null;
}

const MOST_DOCUMENTS = 500;
/** The most characters of a document that is compiled. */
const LONGEST = 2_000;
/** Introspection is rare, and its answers are large. */
const INTROSPECTION = /__(?:schema|type)\b/;

/** Units of work of compiling a document. */
const COMPILING = 2_000;

export function createKnownDocuments(schemaOf: () => GraphQLSchema): KnownDocuments {
  const documents = new LRUCache<string, Known>({ max: MOST_DOCUMENTS });

  const compile = ({ query, operationName }: Asked, shape: string): CompiledDocument | null => {
    const schema = schemaOf();
    const document = shape === query ? parse(query) : documentOfShape(schema, shape);
    return (document && compileDocument(schema, document, operationName)) ?? null;
  };

  /** The key of a document: its shape, or as it is written if the values in it cannot be variables. */
  const placeOf = (asked: Asked) => {
    const { shape, values } = liftValues(asked.query);
    const key = keyOf(asked, shape);
    return documents.get(key)?.compiled === null
      ? { key: keyOf(asked, asked.query), shape: asked.query, values: {} }
      : { key, shape, values };
  };

  return {
    async answer(request, context) {
      const asked = askedIn(request);
      if (asked === undefined) return undefined;
      const { key, shape, values } = placeOf(asked);
      const known = documents.get(key);
      if (known === undefined) return undefined;
      if (known.compiled === undefined) {
        if (!context.work.allows(COMPILING)) return undefined;
        known.compiled = compile(asked, shape);
      }
      const { compiled, contentType } = known;
      if (compiled === null) return undefined;
      const variables = { ...asked.variables, ...values };
      const { depth, cost } = compiled.measure(variables);
      if (depth > limits.depth || cost > limits.cost) return undefined;
      if (!context.work.allows(cost * compiled.costOfField)) return undefined;
      const result = await compiled.run(context, variables);
      if (result === undefined || result.errors !== undefined) return undefined;
      return { contentType, body: JSON.stringify(result) };
    },
    remember(request, contentType) {
      const asked = askedIn(request);
      if (asked === undefined) return;
      const { key } = placeOf(asked);
      if (!documents.has(key)) documents.set(key, { contentType });
    },
  };
}

interface Asked {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly accept: string | undefined;
}

/** What a request asks, if its document may be compiled. */
function askedIn({ method, body, headers: { accept } }: FastifyRequest): Asked | undefined {
  if (method !== 'POST' || !isObject(body)) return undefined;
  const { query, operationName = null, variables = null } = body;
  if (typeof query !== 'string' || query.length > LONGEST || INTROSPECTION.test(query)) return undefined;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== null && !isObject(variables)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {}, accept };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The form of an answer depends on what the client accepts. */
function keyOf({ accept, operationName }: Asked, document: string): string {
  return JSON.stringify([accept, operationName, document]);
}
