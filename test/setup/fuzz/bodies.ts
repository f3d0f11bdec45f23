import fc from 'fast-check';
import { z } from 'zod';
import { anyJson, hostileText, mutated, rarely } from './arbitraries.ts';
import { likely } from './likely.ts';

export const schema = z.record(z.string(), z.unknown());
export type Schema = z.infer<typeof schema>;

/** Values that a JSON schema takes, and now and then some that it refuses. */
export function valuesOf(root: Schema, named: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const of = (given: unknown, name: string, depth: number): fc.Arbitrary<unknown> => {
    const { $ref, anyOf, enum: listed, type, properties, required, items }: Schema = schema.parse(given);
    const within = (one: unknown, name: string) => of(one, name, depth - 1);
    if (depth === 0) return anyJson;
    if (typeof $ref === 'string') return within(named[$ref.slice($ref.lastIndexOf('/') + 1)], name);
    if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((one) => within(one, name)));
    if (Array.isArray(listed)) return rarely(anyJson, fc.constantFrom(...listed));
    switch (type) {
      case 'object': {
        const members = Object.entries(schema.default({}).parse(properties));
        const right = fc.record(Object.fromEntries(members.map(([key, one]) => [key, within(one, key)])), {
          requiredKeys: z.array(z.string()).default([]).parse(required),
        });
        return rarely(anyJson, right);
      }
      case 'array':
        return rarely(anyJson, fc.array(within(items, name), { minLength: 1, maxLength: 4 }));
      case 'string':
        return rarely(fc.oneof(hostileText, anyJson), fc.constantFrom(...likely(name)));
      default:
        return anyJson;
    }
  };
  return of(root, '', 6);
}

const anyText = anyJson.map((value) => JSON.stringify(value));
const pieces = ['"', '{', '}', '[', ']', ',', ':', '1e999', '-', '\\u0000', '\\ud800', '\0', 'NaN', '\ufeff'];

/** Text that is JSON and asks much of who reads it, or is nearly JSON. */
const hostileJson: fc.Arbitrary<string> = fc.oneof(
  anyText,
  mutated(anyText, pieces),
  fc
    .tuple(fc.constantFrom('[', '{"a":', '[{"identifiers":'), fc.constantFrom(10, 1000, 60_000))
    .map(([opening, depth]) => opening.repeat(depth)),
  fc.constantFrom(10, 1000, 100_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
  fc
    .constantFrom(101, 20_000)
    .map((count) => JSON.stringify({ identifiers: Array(count).fill({ id: 'x' }) })),
  fc.constantFrom(
    ...['', ' ', 'null', '{"__proto__": {"identifiers": []}}', '{"constructor": {"prototype": {"x": true}}}'],
    '{"identifiers": [{"id": "x"}], "identifiers": 1}',
    '{"identifiers": [{"id": 1e999}]}',
    '{"identifiers": [{"name": "\\ud800"}, {"name": "\\u0000"}]}',
    '{"identifiers": {"length": 1, "0": {"id": "x"}}}',
    '\ufeff{"identifiers": [{"id": "x"}]}',
    `{"identifiers": [{"id": "${'x'.repeat(1_100_000)}"}]}`,
  ),
);

/** Bodies for a route that takes JSON: a right one, a mutated one, or none of its kind. */
export function hostileBody(right: fc.Arbitrary<unknown>): fc.Arbitrary<string | Buffer> {
  const written = right.map((value) => JSON.stringify(value) ?? '');
  return fc.oneof(
    { weight: 8, arbitrary: written },
    { weight: 2, arbitrary: mutated(written, [...pieces, 'null', '"__proto__":1,', '"constructor":{},']) },
    hostileJson,
    hostileText,
    fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
  );
}
