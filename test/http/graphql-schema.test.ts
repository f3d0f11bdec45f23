import {
  buildClientSchema,
  buildSchema,
  type GraphQLNamedType,
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import request from 'supertest';
import { expect, test } from 'vitest';
import { readSchema } from '../../src/graphql/schema.ts';
import { testApp } from '../setup/app.ts';
import { ask } from './graphql-ask.ts';

const app = await testApp();
const schema = buildSchema(readSchema());

interface Described {
  readonly at: string;
  readonly description: string | null | undefined;
}

function partsOf(type: GraphQLNamedType): Described[] {
  const whole = { at: type.name, description: type.description };
  if (isEnumType(type)) {
    return [
      whole,
      ...type.getValues().map(({ name, description }) => ({ at: `${type.name}.${name}`, description })),
    ];
  }
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return [whole, ...fields.map(({ name, description }) => ({ at: `${type.name}.${name}`, description }))];
  }
  if (!isObjectType(type) && !isInterfaceType(type)) return [whole];
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const at = `${type.name}.${field.name}`;
    const taken = field.args.map(({ name, description }) => ({ at: `${at}(${name}:)`, description }));
    return [{ at, description: field.description }, ...taken];
  });
  return [whole, ...fields];
}

test('every type, field, argument and enum value is described', () => {
  const bare = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap(partsOf)
    .filter(({ description }) => !description)
    .map(({ at }) => at);
  expect(bare).toEqual([]);
});

test('introspection tells the schema as it is written', async () => {
  const { body } = await ask(app, getIntrospectionQuery());
  const told = buildClientSchema(body.data as Parameters<typeof buildClientSchema>[0]);
  expect(printSchema(lexicographicSortSchema(told))).toBe(printSchema(lexicographicSortSchema(schema)));
});

test('the schema is served in the schema language', async () => {
  const { status, type, text } = await request(app.server).get('/graphql/schema');
  expect([status, type]).toEqual([200, 'text/plain']);
  expect(text).toBe(readSchema());
});
