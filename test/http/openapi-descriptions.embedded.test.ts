import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '../setup/app.ts';
import { clientOf } from './rest-client.ts';

const { get } = clientOf(await testApp());

/** As much of a JSON Schema as says whether it is described. */
interface Schema {
  readonly description?: string | undefined;
  readonly const?: unknown;
  readonly type?: unknown;
  readonly $ref?: string | undefined;
  readonly items?: Schema | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
}

const schema: z.ZodType<Schema> = z.looseObject({
  description: z.string().optional(),
  $ref: z.string().optional(),
  get items() {
    return schema.optional();
  },
  get anyOf() {
    return z.array(schema).optional();
  },
  get oneOf() {
    return z.array(schema).optional();
  },
});
const described = z.looseObject({ name: z.string(), description: z.string().optional(), schema });
const operation = z.looseObject({ parameters: z.array(described).default([]) });
const document = z.object({
  components: z.object({ schemas: z.record(z.string(), schema) }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

const { body } = await get('/openapi.json');
const { components, paths } = document.parse(body);

/** A schema is described by itself, by the schema that it refers to, or by those of its items or alternatives. */
function isDescribed(one: Schema): boolean {
  if (one.description || 'const' in one || one.type === 'null') return true;
  if (one.$ref !== undefined) return isDescribed(components.schemas[one.$ref.split('/').at(-1) ?? ''] ?? {});
  if (one.items !== undefined) return isDescribed(one.items);
  const alternatives = one.anyOf ?? one.oneOf ?? [];
  return alternatives.length > 0 && alternatives.every(isDescribed);
}

/** The properties in a part of the document, with their JSON Pointers. */
function propertiesIn(part: unknown, at: string): [string, Schema][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): [string, Schema][] => {
    const pointer = `${at}/${key}`;
    if (key === 'example' || key === 'examples') return [];
    const own: [string, Schema][] =
      key === 'properties' && 'type' in part
        ? Object.entries(z.record(z.string(), schema).parse(value)).map(([name, property]) => [
            `${pointer}/${name}`,
            property,
          ])
        : [];
    return [...own, ...propertiesIn(value, pointer)];
  });
}

test('Every schema of the OpenAPI document has a description', () => {
  const bare = Object.entries(components.schemas).filter(([, one]) => !one.description);
  expect(bare.map(([name]) => name)).toEqual([]);
});

test('Every property of the OpenAPI document has a description', () => {
  const properties = [...propertiesIn(components, '/components'), ...propertiesIn(paths, '/paths')];
  expect(properties.length).toBeGreaterThan(1000);
  expect(properties.filter(([, one]) => !isDescribed(one)).map(([pointer]) => pointer)).toEqual([]);
});

test('Every parameter of the OpenAPI document has a description', () => {
  const parameters = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap((one) => one.parameters.map((parameter) => ({ path, ...parameter }))),
  );
  const bare = parameters.filter(({ description, schema }) => !description && !schema.description);
  expect(bare.map(({ path, name }) => `${path} ${name}`)).toEqual([]);
});
