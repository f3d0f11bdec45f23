import fc from 'fast-check';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import { carried, hostileCursor, hostileText, rarely } from './arbitraries.ts';
import { likely } from './likely.ts';

/** Values that an argument of this name and type takes: what it is likely to be, and what only its type allows. */
export function inputsOf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return inputsOf(type.ofType, name);
  if (isListType(type)) return fc.array(inputsOf(type.ofType, name), { maxLength: 3 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name));
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return fc.record(
      Object.fromEntries(fields.map((field) => [field.name, inputsOf(field.type, field.name)])),
      {
        requiredKeys: fields.filter((field) => isNonNullType(field.type)).map((field) => field.name),
      },
    );
  }
  switch (type.name) {
    case 'Boolean':
      return fc.boolean();
    case 'Int':
      return rarely(fc.constantFrom(0, -1, 50, 100, 101, 2 ** 31 - 1, -(2 ** 31)), fc.constantFrom(1, 2, 5));
    default:
      return name === 'after' || name === 'before'
        ? hostileCursor
        : rarely(hostileText, fc.constantFrom(...likely(name)));
  }
}

/** A value of a type as a document writes it; half a surrogate pair, which none can, becomes what UTF-8 makes of it. */
export function literal(type: GraphQLInputType, value: unknown): string {
  if (value === null) return 'null';
  if (isNonNullType(type)) return literal(type.ofType, value);
  if (isListType(type) && Array.isArray(value))
    return `[${value.map((one) => literal(type.ofType, one)).join(', ')}]`;
  if (isEnumType(type)) return String(value);
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    const members = Object.entries(Object(value)).flatMap(([name, one]) => {
      const field = fields[name];
      return field === undefined ? [] : [`${name}: ${literal(field.type, one)}`];
    });
    return `{ ${members.join(', ')} }`;
  }
  return typeof value === 'string' ? JSON.stringify(carried(value)) : String(value);
}
