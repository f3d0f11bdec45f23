import fc from 'fast-check';
import type { HTTPMethods } from 'fastify';
import { z } from 'zod';
import { carried, hostileCursor, hostileText, mutated, rarely } from './arbitraries.ts';
import { hostileBody } from './bodies.ts';
import { hostileHeaders } from './headers.ts';
import { likely } from './likely.ts';
import type { Operation, Parameter } from './operations.ts';

/** A request as it goes over the wire, but for what the connection itself adds. */
export interface FuzzRequest {
  readonly method: HTTPMethods;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
}

/** Requests to a route, right in most places and wrong in some. */
export function requestsTo({ method, path, parameters, body }: Operation): fc.Arbitrary<FuzzRequest> {
  const inQuery = parameters.filter((one) => one.in === 'query');
  const url = fc
    .tuple(pathOf(path, parameters), fc.tuple(...inQuery.map(pairOf)), rarely(strangePairs, nothing))
    .map(([filled, pairs, strange]) => {
      const query = [...pairs, strange].filter((pair) => pair !== '').join('&');
      return query === '' ? filled : `${filled}?${query}`;
    });
  return fc
    .record({
      method: rarely(anyMethod, fc.constant(method)),
      url: rarely(mutated(url, pieces), url).filter(canBeSent),
      headers: fc.oneof(nothingSpecial, nothingSpecial, hostileHeaders),
      ...(body === undefined ? {} : { payload: hostileBody(body) }),
    })
    .map(withContentType);
}

/** What is no path at all goes out as bytes only, in another test. */
function canBeSent(url: string): boolean {
  return (
    url.startsWith('/') &&
    URL.canParse(url.startsWith('//') ? `http://localhost${url}` : url, 'http://localhost')
  );
}

const nothing = fc.constant('');
const nothingSpecial = fc.constant<FuzzRequest['headers']>({});
const anyMethod = fc.constantFrom<HTTPMethods[]>('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS');

/** What a URL is made of, and what it must not be made of. */
const pieces = '% %zz %00 %ff %c0%80 %ed%a0%80 %2f %2e%2e/ / // ? & = [] ; # {} | "'.split(' ');

/** A part of a path or a query: written as it should be, or not. */
const hostilePart = fc.oneof(
  { weight: 3, arbitrary: hostileText.map(encoded) },
  fc.array(fc.constantFrom('a', 'fox-pass', ...pieces), { maxLength: 5 }).map((some) => some.join('')),
);

function encoded(text: string): string {
  return encodeURIComponent(carried(text));
}

function pathOf(path: string, parameters: readonly Parameter[]): fc.Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith('{')) return fc.constant(part);
    const name = part.slice(1, -1);
    const known = parameters.find((one) => one.in === 'path' && one.name === name);
    return rarely(hostilePart, fc.constantFrom(...rightValues(name, known)));
  });
  return fc.tuple(...parts).map((filled) => filled.join('/'));
}

function rightValues(name: string, known: Parameter | undefined): readonly string[] {
  const listed = z.array(z.string()).safeParse(known?.schema.enum);
  if (listed.success) return listed.data;
  const examples = Object.values(known?.examples ?? {}).map(({ value }) => String(value));
  return [...examples, ...likely(name)];
}

const hostileNumber = fc.oneof(
  fc.integer({ min: -1, max: 101 }).map(String),
  fc.double().map(String),
  fc.constantFrom('1e2', '0x10', ' 5', '5abc', '1_000', '٣', 'NaN', 'Infinity', '9'.repeat(400)),
);

/** The parameter left out, given, given badly or given more than once. */
function pairOf(known: Parameter): fc.Arbitrary<string> {
  const { name } = known;
  const right = fc.constantFrom(...rightValues(name, known)).map(encoded);
  const value = rarely(wrongValue(name), right);
  const once = value.map((one) => `${name}=${one}`);
  const strangely = fc.oneof(
    fc.tuple(value, value).map(([one, other]) => `${name}=${one}&${name}=${other}`),
    value.map((one) => `${name}[]=${one}`),
    value.map((one) => `${name}[a][__proto__]=${one}`),
    fc.constantFrom(name, `${name}=`, `=${name}`, `${name.toUpperCase()}=1`),
  );
  return fc.oneof(nothing, rarely(strangely, once));
}

function wrongValue(name: string): fc.Arbitrary<string> {
  switch (name) {
    case 'cursor':
      return hostileCursor.map(encoded);
    case 'limit':
      return hostileNumber.map(encoded);
    default:
      return hostilePart;
  }
}

const strangePairs = fc
  .array(fc.tuple(hostilePart, hostilePart), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));

function withContentType(request: FuzzRequest): FuzzRequest {
  if (request.payload === undefined || 'content-type' in request.headers) return request;
  return { ...request, headers: { ...request.headers, 'content-type': 'application/json' } };
}
