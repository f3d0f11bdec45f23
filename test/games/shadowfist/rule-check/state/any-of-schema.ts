import fc, { type Arbitrary } from 'fast-check';
import type { z } from 'zod';

type Schema = z.core.$ZodType;

/**
 * Anything that a schema lets through. Ids, slugs and other words are few, so that they meet. For a schema that has a
 * part of its own here, that is taken.
 */
export function anyOf(schema: Schema, parts: ReadonlyMap<Schema, Arbitrary<unknown>>): Arbitrary<unknown> {
  const own = partOf(schema, parts);
  if (own !== undefined) return own;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inner = (one: Schema) => anyOf(one, parts);
  const { least, most } = boundsOf(schema);
  switch (def.type) {
    case 'object':
      return fc.record(mapped(def.shape, inner), { requiredKeys: required(def.shape) });
    case 'array':
      return fc.array(inner(def.element), { minLength: least, maxLength: Math.min(most, least + 2) });
    case 'record':
      return fc.dictionary(fc.constantFrom('b', 'a', 'c'), inner(def.valueType), { maxKeys: 3 });
    case 'union':
      return fc.oneof(...def.options.map(inner));
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null });
    case 'optional':
    case 'default':
      return inner(def.innerType);
    case 'pipe':
      return inner(def.in);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: least, max: Math.min(most, 9999) });
    case 'string':
      return fc.constantFrom('ann', 'bob', 'grove', 'hood', 'e1');
    default:
      throw new Error(`Nothing is known of ${def.type}.`);
  }
}

/** Also of a schema that is only described anew. */
function partOf(
  schema: Schema,
  parts: ReadonlyMap<Schema, Arbitrary<unknown>>,
): Arbitrary<unknown> | undefined {
  const { parent } = schema._zod;
  return parts.get(schema) ?? (parent === undefined ? undefined : partOf(parent, parts));
}

function mapped(
  shape: Readonly<Record<string, Schema>>,
  arbitrary: (schema: Schema) => Arbitrary<unknown>,
): Record<string, Arbitrary<unknown>> {
  return Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, arbitrary(schema)]));
}

function required(shape: Readonly<Record<string, Schema>>): string[] {
  return Object.keys(shape).filter((key) => shape[key]?._zod.optin === undefined);
}

/** How many parts, or how great a number; from zero, unless the schema says otherwise. */
function boundsOf(schema: Schema): { readonly least: number; readonly most: number } {
  const checks = (schema._zod.def.checks ?? []).map((check) => (check as z.core.$ZodChecks)._zod.def);
  const bounds = checks.map((check) => {
    switch (check.check) {
      case 'min_length':
        return { least: check.minimum };
      case 'max_length':
        return { most: check.maximum };
      case 'greater_than':
        return { least: Number(check.value) };
      case 'less_than':
        return { most: Number(check.value) };
      default:
        return {};
    }
  });
  return Object.assign({ least: 0, most: Number.MAX_SAFE_INTEGER }, ...bounds);
}
