import type { FastifyRequest } from 'fastify';
import { type DocumentNode, type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Work } from '../work.ts';
import type { Context } from './context.ts';
import type { KeptTexts } from './kept-texts.ts';
import { declareLifted } from './lifted-document.ts';
import { limits } from './limits.ts';
import { nestsDeeperThan } from './nesting.ts';
import { countFields, type PreparedDocument, prepareDocument } from './prepared-document.ts';
import { createValidation } from './validation.ts';
import { liftValues } from './written-values.ts';

/**
 * Documents that are answered without Apollo. One that comes again, with other variables or other values written in it,
 * is neither parsed nor validated.
 */
export interface KnownDocuments {
  /** Undefined if Apollo has to answer, or a worker thread because the work of the request is over its limit. */
  answer(request: FastifyRequest, context: Context, texts: KeptTexts): Promise<string | undefined>;
}

const MOST_DOCUMENTS = 500;
/** The most characters and fields of a document that is prepared. */
const LONGEST = 2_000;
const MOST_FIELDS = 300;
/** Introspection is rare, and its answers are large. */
const INTROSPECTION = /__(?:schema|type)\b/;

/** Units of work of a character of a new document: to parse, validate and prepare it. */
const CHARACTER = 0.5;

/** What answers a document; null if only Apollo can. */
type Prepared = PreparedDocument | null;

export function createKnownDocuments(schemaOf: () => GraphQLSchema): KnownDocuments {
  const documents = new LRUCache<string, { readonly prepared: Prepared }>({ max: MOST_DOCUMENTS });
  const isValid = createValidation(schemaOf);

  const prepare = ({ operationName }: Asked, document: DocumentNode | undefined): Prepared => {
    if (document === undefined) return null;
    const operation = getOperationAST(document, operationName);
    if (!operation || countFields(document, operation) > MOST_FIELDS || !isValid(document)) return null;
    return prepareDocument(schemaOf(), document, operationName) ?? null;
  };

  /** Finds a document by its text, or its shape; prepares it when it is new. */
  const find = (asked: Asked, work: Work) => {
    const place = keyOf(asked, asked.query);
    const known = documents.get(place);
    if (known !== undefined) return { ...known, values: {} };
    const { shape, values } = liftValues(asked.query);
    const placeOfShape = keyOf(asked, shape);
    const knownShape = shape === asked.query ? undefined : documents.get(placeOfShape);
    if (knownShape !== undefined) return { ...knownShape, values };
    if (!work.allows(asked.query.length * CHARACTER)) return { prepared: null, values };
    const lifted = shape === asked.query ? undefined : documentOf(shape);
    const declared = lifted && declareLifted(schemaOf(), lifted);
    const prepared = prepare(asked, declared ?? documentOf(asked.query));
    documents.set(declared === undefined ? place : placeOfShape, { prepared });
    return { prepared, values: declared === undefined ? {} : values };
  };

  return {
    async answer(request, context, texts) {
      const asked = askedIn(request);
      if (asked === undefined) return undefined;
      const { prepared, values } = find(asked, context.work);
      return prepared?.answer(context, { ...asked.variables, ...values }, texts);
    },
  };
}

interface Asked {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/** What a request asks, if its document may be prepared. */
function askedIn({ method, body }: FastifyRequest): Asked | undefined {
  if (method !== 'POST' || !isObject(body)) return undefined;
  const { query, operationName = null, variables = null } = body;
  if (typeof query !== 'string' || query.length > LONGEST || INTROSPECTION.test(query)) return undefined;
  if (operationName !== null && typeof operationName !== 'string') return undefined;
  if (variables !== null && !isObject(variables)) return undefined;
  return { query, operationName: operationName ?? undefined, variables: variables ?? {} };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The key of a document for one of its operations. */
function keyOf({ operationName }: Asked, document: string): string {
  return `${operationName === undefined ? '' : JSON.stringify(operationName)} ${document}`;
}

/** Undefined if it cannot be parsed. */
function documentOf(text: string): DocumentNode | undefined {
  if (nestsDeeperThan(text, limits.nesting)) return undefined;
  try {
    return parse(text, { maxTokens: limits.tokens });
  } catch {
    return undefined;
  }
}
