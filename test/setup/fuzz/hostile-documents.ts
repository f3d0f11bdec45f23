import fc from 'fast-check';
import { anyJson, hostileText, mutated } from './arbitraries.ts';
import type { Document } from './documents.ts';

const pieces = [
  ...[
    '{',
    '}',
    '(',
    ')',
    '[',
    ']',
    ':',
    '!',
    '|',
    '&',
    '@',
    '$',
    '...',
    '"',
    '"""',
    '#',
    ',',
    '=',
    '\ufeff',
    '\0',
  ],
  ...[
    ' on ',
    'fragment F on Card { ...F } ',
    '...F ',
    ' @skip(if: $x)',
    ' @defer',
    ' @nope',
    '__schema { types { name } } ',
  ],
  ...[
    'null',
    'true',
    '-',
    '1e999',
    '0x1',
    '.5',
    '99999999999',
    '"\\u{110000}"',
    '"\\ud800"',
    '$v0',
    'mutation ',
    'type X ',
  ],
  ...['first: -1 ', 'first: 1000000 ', 'query: "/(/" ', '__proto__', 'constructor ', 'toString '],
];

const otherWords = [
  ...[
    'cards',
    'card',
    'node',
    'edges',
    'id',
    'name',
    '__typename',
    '__schema',
    'nope',
    '__proto__',
    'constructor',
  ],
  ...[
    'query',
    'mutation',
    'subscription',
    'fragment',
    'on',
    'first',
    'identifiers',
    'Card',
    'Query',
    'CardIdentifier',
  ],
  ...['null', 'true', '0', '-1', '1.5', '"x"', '[]', '{}', '$v0', '$nope', 'POWER', 'include'],
];

/** The text with one word in the place of another: it can still be read, but hardly fits the schema. */
function misworded(text: string, at: number, word: string): string {
  const parts = text.split(/(\w+)/);
  const place = 1 + 2 * (at % Math.max(1, (parts.length - 1) / 2));
  return parts.with(place, word).join('');
}

/** A document with something wrong in it, or so it may be. */
export function mutatedDocuments(documents: fc.Arbitrary<Document>): fc.Arbitrary<Document> {
  const right = documents.map((document) => document.query);
  const query = fc.oneof(
    mutated(right, pieces),
    fc
      .tuple(right, fc.nat({ max: 10_000 }), fc.constantFrom(...otherWords))
      .map((parts) => misworded(...parts)),
    hostileText,
  );
  const variables = fc.dictionary(fc.constantFrom('v0', 'v1', '__proto__', 'x'), anyJson, { maxKeys: 3 });
  return fc.record({ query, variables: fc.oneof(fc.constant({}), variables) });
}

const names = (count: number) => Array.from({ length: count }, (_, at) => at);
const pages = 'cards(first: 100) { edges { node {';

/** Documents that grow with a number, each in its own way, past every limit. */
const growing: readonly ((count: number) => string)[] = [
  (count) =>
    `{ ${names(count)
      .map((at) => `a${at}: games { slug }`)
      .join(' ')} }`,
  (count) => `{ games { ${'slug '.repeat(count)} } }`,
  (count) => `{ games ${'{ sources '.repeat(count)} ${'}'.repeat(count + 1)}`,
  (count) => '{ a '.repeat(count) + '}'.repeat(count),
  (count) => `{ card(id: ${'['.repeat(count)}${']'.repeat(count)}) { id } }`,
  (count) => `query ($a: ${'['.repeat(count)}ID${']'.repeat(count)}) { games { slug } }`,
  (count) => `{ ${'... { '.repeat(count)} games { slug } ${'}'.repeat(count)} }`,
  (count) => `{ games { slug ${'@include(if: true) '.repeat(count)} } }`,
  (count) => `{ games { slug } } ${'#'.repeat(count * 50)}`,
  (count) => `{ card(id: "${'x'.repeat(count * 50)}") { id } }`,
  (count) => `{ ${'x'.repeat(count * 50)} }`,
  (count) =>
    `{ games { ...F0 } } ${names(count)
      .map((at) => `fragment F${at} on Game { ...F${at + 1} ...F${at + 1} }`)
      .join(' ')} fragment F${count} on Game { slug }`,
  (count) =>
    `{ games { ...F0 } } ${names(count)
      .map((at) => `fragment F${at} on Game { ...F${(at + 1) % count} slug }`)
      .join(' ')}`,
  (count) => `{ ${pages.repeat(count)} id ${'}'.repeat(3 * count)} }`,
  (count) =>
    `{ cards(first: 100) { edges { node { id rulings(first: 100) { edges { node { ${'cards { id '.repeat(count)} ${'}'.repeat(count + 7)}`,
  (count) =>
    `{ ${names(count)
      .map((at) => `a${at}: cards(query: "/(.?){1000}/") { totalCount }`)
      .join(' ')} }`,
  (count) => `{ __schema { types { ${'fields { type { '.repeat(count)} name ${'}'.repeat(2 * count)} } } }`,
  (count) =>
    `${names(count)
      .map((at) => `query Q${at} { games { slug } }`)
      .join(' ')}`,
  (count) =>
    `query (${names(count)
      .map((at) => `$v${at}: ID`)
      .join(' ')}) { games { slug } }`,
  (count) =>
    `{ collection(identifiers: [${'{ id: "x" } '.repeat(count)}]) { notFound { index suggestions { card { id } } } } }`,
];

/** A document that asks too much of its reader, or nearly so. */
export const growingDocument: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...growing), fc.constantFrom(1, 2, 5, 12, 13, 40, 200, 1000, 4000))
  .map(([grow, count]) => grow(count));

const document = '{ games { slug } }';
const deep = '['.repeat(50_000) + ']'.repeat(50_000);

/** Requests for GraphQL whose form, whatever they ask, is none or another than it should be. */
export const hostileForm: fc.Arbitrary<string> = fc.oneof(
  anyJson.map((value) => JSON.stringify(value)),
  fc
    .record(
      {
        query: fc.oneof(fc.constant(document), anyJson),
        operationName: fc.oneof(fc.constantFrom('Fuzz', '', '__proto__'), anyJson),
        variables: anyJson,
        extensions: fc.oneof(fc.constant({ persistedQuery: { version: 1, sha256Hash: 'x' } }), anyJson),
        other: anyJson,
      },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
  fc.constantFrom(
    ...['', '[]', '{}', 'null', '"x"', document, '{', '\ufeff{}', `{"query":"${document}","query":1}`],
    `{"query":"${document}","variables":{"a":${deep}}}`,
    `{"query":"query($a: [ID]) ${document}","variables":{"a":${deep}}}`,
    `{"query":"${document}","__proto__":{"query":"x"}}`,
    `{"query":"${document}","extensions":{"__proto__":{}}}`,
    JSON.stringify(Array(50).fill({ query: document })),
    JSON.stringify({ query: document, extensions: 'x'.repeat(1_100_000) }),
  ),
);
