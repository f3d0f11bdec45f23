import { problems } from '../problem.ts';

/** As much of an OpenAPI document as is touched here. */
interface OpenApi {
  readonly components?: { readonly schemas?: Readonly<Record<string, object>> };
  readonly paths?: Readonly<Record<string, object>>;
}

const problemSchema = {
  type: 'object',
  description: 'An error (RFC 9457), with a stable code.',
  required: ['type', 'title', 'status', 'code', 'detail'],
  additionalProperties: true,
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(problems) },
    detail: { type: 'string', description: 'What was wrong, where, and what would be right.' },
    issues: {
      type: 'array',
      items: { type: 'object' },
      description: 'Each place where the request was wrong.',
    },
    suggestions: { type: 'array', description: 'What may have been meant.', items: {} },
    candidates: { type: 'array', description: 'The cards that answer to the name, best first.', items: {} },
    position: { type: 'integer', description: 'Where in the search query, from 0.' },
    expected: { type: 'array', items: { type: 'string' }, description: 'What could have stood there.' },
    line: { type: 'integer', description: 'Of a body that is no JSON: in which line it breaks, from 1.' },
    column: { type: 'integer', description: 'And in which column, from 1.' },
    limit: { type: 'integer', description: 'How much there may be of what was too much: bytes of a body.' },
    suggestion: { type: 'string' },
    present: { type: 'string', description: 'What is there in place of what was asked for.' },
  },
} as const;

const problemReply = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Says of every operation that anything but success is a problem, calls the rest of a path an id, and leaves out what is not referred to. */
export function describeProblems<Document extends object>(document: Document): Document {
  const { components, paths }: OpenApi = document;
  const described = Object.fromEntries(
    Object.entries(paths ?? {}).map(([path, operations]) => [
      path.replace('{*}', '{id}'),
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, describe(operation)]),
      ),
    ]),
  );
  const schemas = { ...components?.schemas, Problem: problemSchema };
  return { ...document, components: { ...components, schemas: used(schemas, described) }, paths: described };
}

interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses?: object;
}

function describe(operation: Operation): object {
  const parameters = operation.parameters?.map((one) => (one.name === '*' ? { ...one, name: 'id' } : one));
  return {
    ...operation,
    ...(parameters === undefined ? {} : { parameters }),
    responses: { ...operation.responses, default: problemReply },
  };
}

/** The schemas that the paths refer to, directly or through another: each is given as it is read and as it is written. */
function used(schemas: Readonly<Record<string, object>>, paths: object): Record<string, object> {
  const names = new Set(referredTo(paths));
  // A name that is added along the way is itself visited in its turn.
  for (const name of names) for (const next of referredTo(schemas[name] ?? {})) names.add(next);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
}

function referredTo(part: object): string[] {
  return [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
}
