import { distance } from 'fastest-levenshtein';
import type { FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import { inPlainWords } from './plain-words.ts';

/** One place where a request is not of the form its route takes. */
export interface Issue {
  /** `query/limit`, `body/identifiers/0/name`; the part alone where it is wrong as a whole. */
  readonly at: string;
  readonly message: string;
  /** The parameter, or key, that may have been meant. */
  readonly suggestion?: string;
}

interface Complaint {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string | undefined;
  readonly params: Readonly<Record<string, unknown>>;
}

/** More are not reported. */
const MOST_ISSUES = 100;
/** No key is longer, and comparing long strings takes long. */
const LONGEST_NAME = 100;

/** What the reader of requests complains of, in words that say what would be right. */
export function issuesOf(
  complaints: readonly Complaint[],
  part: string,
  { query, routeOptions }: FastifyRequest,
): Issue[] {
  if (part !== 'querystring')
    return complaints
      .slice(0, MOST_ISSUES)
      .flatMap((complaint) => issuesInBody(part, complaint, routeOptions.schema?.body))
      .slice(0, MOST_ISSUES);
  const known = parametersOf(routeOptions.schema);
  const repeated = Object.entries(query ?? {}).flatMap(([key, value]) =>
    Array.isArray(value) ? [`/${key}`] : [],
  );
  return complaints.flatMap((complaint) => {
    if (complaint.keyword === 'unrecognized_keys')
      return unknownParameters(complaint, known, keysAt(routeOptions.schema?.body, []));
    const issue = issueAt('query', complaint);
    return repeated.includes(complaint.instancePath)
      ? { ...issue, message: 'must be given only once' }
      : issue;
  });
}

function issueAt(part: string, { instancePath, keyword, params, message = 'is invalid' }: Complaint): Issue {
  const at = instancePath === '/' ? part : `${part}${instancePath}`;
  return { at, message: inPlainWords(keyword, message, params) };
}

/** Each key of a body that its object does not have, with those that it has. */
function issuesInBody(part: string, complaint: Complaint, body: unknown): Issue[] {
  const { instancePath, keyword, params } = complaint;
  const known = keyword === 'unrecognized_keys' ? keysAt(body, instancePath.split('/').filter(Boolean)) : [];
  if (known.length === 0) return [issueAt(part, complaint)];
  const message = `unknown key; expected ${known.join(', ')}`;
  return unknownKeys(params, known, message, `${part}${instancePath === '/' ? '' : instancePath}`);
}

/** The keys of an object in a schema; empty if the schema is not a single object. */
function keysAt(schema: unknown, [step, ...others]: readonly string[]): string[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodExactOptional ||
    schema instanceof z.ZodNullable
  )
    return keysAt(schema.unwrap(), step === undefined ? [] : [step, ...others]);
  if (schema instanceof z.ZodArray) return step === undefined ? [] : keysAt(schema.element, others);
  if (!(schema instanceof z.ZodObject)) return [];
  return step === undefined ? Object.keys(schema.shape) : keysAt(schema.shape[step], others);
}

function parametersOf(schema: FastifySchema | undefined): string[] {
  return schema?.querystring instanceof z.ZodObject ? Object.keys(schema.querystring.shape) : [];
}

/** A parameter may be given where a key of the body is meant. */
function unknownParameters(
  { params }: Complaint,
  known: readonly string[],
  inBody: readonly string[],
): Issue[] {
  const message =
    known.length === 0
      ? 'unknown parameter; this route has no query parameters'
      : `unknown parameter; expected ${known.join(', ')}`;
  return unknownKeys(params, known, message, 'query').map((issue) => {
    const key = issue.at.slice('query/'.length);
    return inBody.includes(key) ? { ...issue, message: `${message}; send “${key}” in the body` } : issue;
  });
}

function unknownKeys(
  { keys }: Complaint['params'],
  known: readonly string[],
  message: string,
  at: string,
): Issue[] {
  return z
    .array(z.string())
    .parse(keys)
    .slice(0, MOST_ISSUES)
    .map((key) => {
      const suggestion =
        key.length > LONGEST_NAME
          ? undefined
          : known.find((one) => distance(one, key) <= Math.max(1, one.length / 3));
      return { at: `${at}/${key}`, message, ...(suggestion === undefined ? {} : { suggestion }) };
    });
}
