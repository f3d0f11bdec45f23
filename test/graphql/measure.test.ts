import { buildSchema, getOperationAST, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { measureOf } from '../../src/graphql/measure.ts';

const schema = buildSchema(`
  type Query {
    card: Card
    cards(first: Int, last: Int): CardConnection
    few(first: Int = 20): [Card!]
    collection(identifiers: [String!]!): CardCollection
  }
  interface Named { name: String }
  type Card implements Named { name: String, versions: [Card!]!, groups: [Named!] }
  type CardConnection { edges: [CardEdge!]!, totalCount: Int! }
  type CardEdge { node: Card! }
  type CardCollection { cards: [Card!]! }
`);

function measured(query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document, null);
  if (!operation) throw new Error('The document has no operation.');
  return measureOf(schema, document, operation)(variables);
}

/** What a field of the query counts besides itself. */
const LOOK_UP = 100;

describe('cost', () => {
  test('each field counts one, and a field of the query a look-up besides', () => {
    expect(measured('{ card { name } }')).toEqual({ depth: 2, cost: LOOK_UP + 2 });
  });

  test('a list without pages counts five times', () => {
    expect(measured('{ card { versions { name } } }').cost).toBe(LOOK_UP + 1 + (1 + 5 * 1));
  });

  test('lists in lists multiply', () => {
    expect(measured('{ card { versions { versions { name } } } }').cost).toBe(
      LOOK_UP + 1 + 1 + 5 * (1 + 5 * 1),
    );
  });

  test('a page counts as often as it has items, its edges not once more', () => {
    expect(measured('{ cards(first: 10) { edges { node { name } } } }').cost).toBe(LOOK_UP + 1 + 10 * 3);
    expect(measured('{ cards(last: 10) { edges { node { name } } } }').cost).toBe(LOOK_UP + 1 + 10 * 3);
  });

  test('a page of no said size has 50 items, and one too large is refused later', () => {
    expect(measured('{ cards { totalCount } }').cost).toBe(LOOK_UP + 1 + 50);
    expect(measured('{ cards(first: 1000000) { totalCount } }').cost).toBe(LOOK_UP + 1 + 100);
    expect(measured('{ cards(first: -5) { totalCount } }').cost).toBe(LOOK_UP + 1);
  });

  test('the size may be the default of the field', () => {
    expect(measured('{ few { name } }').cost).toBe(LOOK_UP + 1 + 20);
    expect(measured('{ few(first: null) { name } }').cost).toBe(LOOK_UP + 1 + 20);
  });

  test('the size may be a variable, or its default', () => {
    const query = 'query ($n: Int = 30) { cards(first: $n) { totalCount } }';
    expect(measured(query, { n: 7 })).toEqual({ depth: 2, cost: LOOK_UP + 1 + 7 });
    expect(measured(query)).toEqual({ depth: 2, cost: LOOK_UP + 1 + 30 });
    expect(measured(query, { n: null }).cost).toBe(LOOK_UP + 1 + 50);
  });

  test('a collection counts as often as identifiers are given', () => {
    expect(measured('{ collection(identifiers: ["a", "b", "c"]) { cards { name } } }').cost).toBe(
      LOOK_UP + 1 + 3 * 2,
    );
    const query = 'query ($i: [String!]!) { collection(identifiers: $i) { cards { name } } }';
    expect(measured(query, { i: ['a', 'b'] }).cost).toBe(LOOK_UP + 1 + 2 * 2);
  });

  test('aliases count each', () => {
    expect(measured('{ a: card { name } b: card { name } }').cost).toBe(2 * (LOOK_UP + 2));
  });

  test('a fragment counts wherever it is spread', () => {
    expect(measured('{ card { ...F ...F } } fragment F on Card { name }').cost).toBe(LOOK_UP + 3);
    expect(measured('{ card { groups { ... on Card { versions { name } } ... { name } } } }').cost).toBe(
      LOOK_UP + 1 + 1 + 5 * (6 + 1),
    );
  });

  test('fragments that double one another are measured without being spread out', () => {
    const chain = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    expect(measured(`{ ...F0 } ${chain.join(' ')} fragment F60 on Query { card { name } }`).cost).toBe(
      (LOOK_UP + 2) * 2 ** 60,
    );
  });

  test('Fragments that double one another are measured once per request if a variable sizes a page in them', () => {
    const chain = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`,
    );
    const last = 'fragment F60 on Query { cards(first: $n) { totalCount } }';
    expect(measured(`query ($n: Int) { ...F0 } ${chain.join(' ')} ${last}`, { n: 7 }).cost).toBe(
      (LOOK_UP + 1 + 7) * 2 ** 60,
    );
  });

  test('the types of the schema count each with all their fields', () => {
    expect(measured('{ __schema { types { name fields { name } } } }').cost).toBe(
      LOOK_UP + 1 + 1 + 150 * (1 + 1 + 5 * 1),
    );
  });

  test('what @skip leaves out counts all the same', () => {
    expect(measured('{ card @skip(if: true) { name } }').cost).toBe(LOOK_UP + 2);
  });
});

describe('depth', () => {
  test('is that of the deepest field', () => {
    expect(measured('{ card { name versions { versions { name } } } }').depth).toBe(4);
  });

  test('counts no fragments', () => {
    expect(measured('{ ... { ...F } } fragment F on Query { card { ... { name } } }').depth).toBe(2);
  });

  test('of introspection is not counted', () => {
    expect(measured('{ __schema { types { fields { type { ofType { name } } } } } }').depth).toBe(1);
    expect(measured('{ __type(name: "Card") { fields { name } } }').depth).toBe(1);
  });
});
