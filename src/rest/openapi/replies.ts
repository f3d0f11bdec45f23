import { problems } from '../../problem.ts';

/** The body of every error reply. */
export const problemSchema = {
  type: 'object',
  description: 'An error (RFC 9457) with a stable code.',
  required: ['type', 'title', 'status', 'code', 'detail'],
  additionalProperties: true,
  properties: {
    type: { type: 'string', description: 'A URN made of the code.' },
    title: { type: 'string', description: 'What the code means; the same for every error with this code.' },
    status: { type: 'integer', description: 'The HTTP status.' },
    code: { type: 'string', enum: Object.keys(problems), description: 'The error code; it never changes.' },
    detail: { type: 'string', description: 'What is wrong, where, and what is allowed.' },
    issues: { type: 'array', items: { type: 'object' }, description: 'Each invalid part of the request.' },
    suggestions: { type: 'array', items: {}, description: 'Close matches, best first.' },
    candidates: { type: 'array', items: {}, description: 'The cards that match the name, best first.' },
    position: { type: 'integer', description: 'The offset of the error in the search query, from 0.' },
    expected: { type: 'array', items: { type: 'string' }, description: 'What is valid at that position.' },
    line: { type: 'integer', description: 'The line of a syntax error in a JSON body, from 1.' },
    column: { type: 'integer', description: 'The column of that error, from 1.' },
    limit: { type: 'integer', description: 'The limit that the request exceeds, such as bytes of a body.' },
    suggestion: { type: 'string', description: 'A valid value close to the invalid one.' },
    present: { type: 'string', description: 'The current name of the requested file.' },
  },
} as const;

const replyCalled = (description: string, example: object) => ({
  description,
  content: {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' }, example },
  },
});

const exampleOf = (code: keyof typeof problems, detail: string, extra: object = {}) => {
  const { status, title } = problems[code];
  return { type: `urn:arbiter:problem:${code}`, title, status, code, detail, ...extra };
};

/** The error replies by name. */
export const namedReplies = {
  BadRequest: replyCalled(
    'The request is invalid; `issues` names each invalid part.',
    exampleOf('request/invalid', 'query/limit: must be a whole number from 1 to 100', {
      issues: [{ at: 'query/limit', message: 'must be a whole number from 1 to 100' }],
    }),
  ),
  NotFound: replyCalled(
    'The name, id or path does not exist; `suggestions` may list close matches.',
    exampleOf('card/not-found', 'No card of shadowfist matches "fox-pas".', {
      suggestions: [
        { game: 'shadowfist', slug: 'fox-pass', name: 'Fox Pass', url: '/v1/cards/shadowfist/fox-pass' },
      ],
    }),
  ),
  Ambiguous: replyCalled(
    'Several cards match the name; `candidates` lists them.',
    exampleOf('card/ambiguous', '"darius" matches 2 cards; give the full name of one of them.', {
      candidates: [],
    }),
  ),
  PayloadTooLarge: replyCalled(
    'The body is too large; `limit` is the maximum in bytes.',
    exampleOf('request/too-large', 'The body is too large; the limit is 1048576 bytes.', {
      limit: 1_048_576,
    }),
  ),
  UnsupportedMediaType: replyCalled(
    'The operation does not accept bodies of this media type.',
    exampleOf('request/unsupported-media-type', 'The body must have the media type application/json.'),
  ),
  TooManyRequests: replyCalled(
    'The client sent too many requests; the header Retry-After says when to try again.',
    exampleOf('request/too-many', 'Too many requests; try again in 12 seconds.'),
  ),
  Unavailable: replyCalled(
    'The service is starting, stopping or overloaded; the header Retry-After says when to try again.',
    exampleOf('service/busy', 'The service is overloaded; try again later.'),
  ),
  Error: replyCalled(
    'Any other error.',
    exampleOf('service/internal', 'The service failed to process this request. The error has been logged.'),
  ),
} as const;

type ReplyName = keyof typeof namedReplies;

const reference = (name: ReplyName) => ({ $ref: `#/components/responses/${name}` });

/** As much of an operation as says how it can fail. */
export interface FailingOperation {
  readonly operationId?: string;
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: object;
}

/** Operations that find a card by a name. */
const naming: ReadonlySet<string> = new Set(['getCardByName', 'searchRulings']);

/** The ways in which an operation can fail. */
export function failuresOf({ operationId = '', parameters = [], requestBody }: FailingOperation): object {
  const names = parameters.some((one) => one.in === 'path') || naming.has(operationId);
  return {
    400: reference('BadRequest'),
    ...(names ? { 404: reference('NotFound') } : {}),
    ...(naming.has(operationId) ? { 409: reference('Ambiguous') } : {}),
    ...(requestBody === undefined
      ? {}
      : { 413: reference('PayloadTooLarge'), 415: reference('UnsupportedMediaType') }),
    429: reference('TooManyRequests'),
    503: reference('Unavailable'),
    default: reference('Error'),
  };
}
