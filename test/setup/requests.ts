import fc from 'fast-check';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { z } from 'zod';
import { anyJson, hostileCursor, hostileHeaders, hostileJson, hostileText, mutated } from './arbitraries.ts';

/** A request as it goes over the wire, but for what the connection itself adds. */
export interface FuzzRequest {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

const schema = z.record(z.string(), z.unknown());
type Schema = z.infer<typeof schema>;

const parameter = z.object({
  in: z.string(),
  name: z.string(),
  schema,
  examples: z.record(z.string(), z.object({ value: z.unknown() })).optional(),
});
const operation = z.object({
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema })) }).optional(),
});
const openApi = z.object({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.object({ schemas: z.record(z.string(), schema) }),
});

type Parameter = z.infer<typeof parameter>;

/** A route, and what its parameters and its body can be. */
interface Operation {
  readonly method: HTTPMethods;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: fc.Arbitrary<unknown> | undefined;
}

/** Routes that no OpenAPI document describes. */
const undocumented = [
  '/',
  '/docs',
  '/docs/search',
  '/docs/json',
  '/docs/static/{*}',
  '/openapi.json',
  '/metrics',
  '/graphql',
];

/** What the parameters are likely to be, so that requests come past the door. */
const likely: Readonly<Record<string, readonly string[]>> = {
  slug: ['fox-pass', 'ting-ting', 'darius-event', 'pocket-demon', 'draco', 'no-such-card'],
  '*': [
    'highlander.type-two/faq/darius-event-countering',
    'shadowfist.yotd/9.2/most-recent-printing',
    'swagger-ui.css',
    'index.html',
  ],
  exact: ['Fox Pass', 'darius', 'the fox pass'],
  fuzzy: ['fox pas', 'darius', 'gun'],
  card: ['darius event', 'ting ting', 'master'],
  asOf: ['1999', '2000-06', '2001-05-11', 'shadowfist.yotd', 'highlander.type-two'],
  q: ['fox', 'uniqueness auction', 't:event cost<=1', 'the'],
  ruleset: ['highlander.type-two', 'shadowfist.yotd'],
  section: ['4', '4.3'],
  word: ['gun', 'master', 'the', 'cop-master'],
  a: ['Gunman'],
  b: ['guns'],
};

/** Requests to every route, most of them wrong in some way. */
export async function requestsTo(app: FastifyInstance): Promise<fc.Arbitrary<FuzzRequest>> {
  const operations = await operationsOf(app);
  return fc.oneof(...operations.map(requestFor));
}

async function operationsOf(app: FastifyInstance): Promise<readonly Operation[]> {
  const { paths, components } = openApi.parse((await app.inject('/openapi.json')).json());
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody }]): Operation => {
      const body = requestBody?.content['application/json']?.schema;
      return {
        method: method === 'post' ? 'POST' : 'GET',
        path,
        parameters,
        body: body === undefined ? undefined : valueOf(body, components.schemas, 4),
      };
    }),
  );
  const others = undocumented.map(
    (path): Operation => ({ method: 'GET', path, parameters: [], body: undefined }),
  );
  return [...described, ...others];
}

function requestFor({ method, path, parameters, body }: Operation): fc.Arbitrary<FuzzRequest> {
  const inQuery = parameters.filter((one) => one.in === 'query');
  const url = fc
    .tuple(
      pathOf(path, parameters),
      fc.tuple(...inQuery.map(pairOf)),
      fc.oneof(nothing, nothing, strangePairs),
    )
    .map(([filled, pairs, strange]) => {
      const query = [...pairs, strange].filter((pair) => pair !== '').join('&');
      return query === '' ? filled : `${filled}?${query}`;
    });
  return fc
    .record({
      method: fc.oneof({ weight: 6, arbitrary: fc.constant(method) }, anyMethod),
      url: fc
        .oneof({ weight: 6, arbitrary: url }, mutated(url, rawPieces))
        .map((written) => (written.startsWith('/') ? written : `/${written}`))
        .filter((written) =>
          URL.canParse(written.startsWith('//') ? `http://localhost${written}` : written, 'http://localhost'),
        ),
      headers: fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, hostileHeaders),
      ...(body === undefined ? {} : { payload: payloadOf(body) }),
    })
    .map(withContentType);
}

const nothing = fc.constant('');
const anyMethod = fc.constantFrom<HTTPMethods[]>('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');

/** What a URL is made of, and what it must not be made of. */
const rawPieces = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%c0%80',
  '%ed%a0%80',
  '%2f',
  '%2e%2e/',
  '/',
  '//',
  '?',
  '&',
  '=',
  '[]',
  ';',
  '#',
  '{}',
  '|',
  '"',
];

/** A value of a path or a query: written as it should be, or not. */
const hostileSegment = fc.oneof(
  { weight: 3, arbitrary: hostileText.map(percentEncoded) },
  fc.array(fc.constantFrom('a', 'fox-pass', ...rawPieces), { maxLength: 5 }).map((some) => some.join('')),
);

function percentEncoded(text: string): string {
  // By way of bytes, as a half surrogate pair has no other encoding.
  return encodeURIComponent(Buffer.from(text).toString());
}

function pathOf(path: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith('{')) return fc.constant(part);
    const name = part.slice(1, -1);
    const known = parameters.find((one) => one.in === 'path' && one.name === name);
    const right = fc.constantFrom(...likelyValues(name, known));
    return fc.oneof({ weight: 2, arbitrary: right }, hostileSegment);
  });
  return fc.tuple(...parts).map((filled) => filled.join('/'));
}

function likelyValues(name: string, known: Parameter | undefined): readonly string[] {
  const listed = z.array(z.string()).safeParse(known?.schema.enum);
  const told = Object.values(known?.examples ?? {}).map(({ value }) => String(value));
  const all = [...(listed.data ?? []), ...told, ...(likely[name] ?? [])];
  return all.length > 0 ? all : ['1', '2', '50'];
}

const hostileNumber = fc.oneof(
  fc.integer({ min: -1, max: 101 }).map(String),
  fc.double().map(String),
  fc.constantFrom('', '1e2', '0x10', ' 5', '5abc', '1_000', '٣', 'NaN', 'Infinity', '9'.repeat(400)),
);

/** The parameter, left out, given, given badly or given more than once. */
function pairOf(known: Parameter): fc.Arbitrary<string> {
  const { name } = known;
  const right = fc.constantFrom(...likelyValues(name, known)).map(percentEncoded);
  const wrong =
    name === 'cursor'
      ? hostileCursor.map(percentEncoded)
      : name === 'limit'
        ? hostileNumber.map(percentEncoded)
        : hostileSegment;
  const value = fc.oneof({ weight: 2, arbitrary: right }, wrong);
  return fc.oneof(
    { weight: 4, arbitrary: nothing },
    { weight: 6, arbitrary: value.map((one) => `${name}=${one}`) },
    fc.tuple(value, value).map(([one, other]) => `${name}=${one}&${name}=${other}`),
    value.map((one) => `${name}[]=${one}`),
    value.map((one) => `${name}[a][__proto__]=${one}`),
    fc.constantFrom(name, `${name}=`, `=${name}`, `${name.toUpperCase()}=1`),
  );
}

const strangePairs = fc
  .array(fc.tuple(hostileSegment, hostileSegment), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

function payloadOf(body: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> {
  const written = body.map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 3, arbitrary: written },
    mutated(written, [
      '"',
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      'null',
      '-1',
      '"__proto__":1,',
      '\\u0000',
      '\u0000',
    ]),
    hostileJson,
    hostileText,
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  );
}

function withContentType(request: FuzzRequest): FuzzRequest {
  if (request.payload === undefined || 'content-type' in request.headers) return request;
  return { ...request, headers: { ...request.headers, 'content-type': 'application/json' } };
}

/** Values that a JSON schema takes, and beside them some that it refuses. */
function valueOf(
  given: Schema,
  named: Readonly<Record<string, Schema>>,
  depth: number,
): fc.Arbitrary<unknown> {
  const inner = (one: unknown) => valueOf(schema.parse(one), named, depth - 1);
  if (depth < 0) return anyJson;
  if (typeof given.$ref === 'string') {
    return inner(named[given.$ref.slice(given.$ref.lastIndexOf('/') + 1)] ?? {});
  }
  const kinds = z.array(schema).safeParse(given.anyOf ?? given.oneOf);
  if (kinds.success) return fc.oneof(...kinds.data.map(inner));
  const listed = z.array(z.unknown()).safeParse(given.enum);
  if (listed.success) return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...listed.data) }, anyJson);
  switch (given.type) {
    case 'object': {
      const properties = Object.entries(schema.parse(given.properties ?? {}));
      const right = fc.record(Object.fromEntries(properties.map(([key, value]) => [key, inner(value)])), {
        requiredKeys: [],
      });
      return fc.oneof({ weight: 8, arbitrary: right }, anyJson);
    }
    case 'array':
      return fc.oneof(
        { weight: 8, arbitrary: fc.array(inner(given.items ?? {}), { maxLength: 4 }) },
        anyJson,
      );
    case 'string':
      return fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...Object.values(likely).flat()) },
        hostileText,
        anyJson,
      );
    default:
      return anyJson;
  }
}
