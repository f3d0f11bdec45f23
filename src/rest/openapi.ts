import { problems } from '../problem.ts';

/** As much of an OpenAPI document as is touched here. */
interface OpenApi {
  readonly components?: { readonly schemas?: object };
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
    suggestion: { type: 'string' },
  },
} as const;

const problemReply = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** Says of every operation that anything but success is a problem. */
export function describeProblems<Document extends object>(document: Document): Document {
  const { components, paths }: OpenApi = document;
  return {
    ...document,
    components: { ...components, schemas: { ...components?.schemas, Problem: problemSchema } },
    paths: Object.fromEntries(
      Object.entries(paths ?? {}).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [method, withProblem(operation)]),
        ),
      ]),
    ),
  };
}

function withProblem(operation: { readonly responses?: object }): object {
  return { ...operation, responses: { ...operation.responses, default: problemReply } };
}
