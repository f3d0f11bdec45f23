import { expect, test } from 'vitest';
import { z } from 'zod';
import { stateSchema } from '../../../../../src/games/shadowfist/rule-check/state/state.ts';
import { partsOfVocabulary } from './any-state.ts';
import { fullState } from './full-state.ts';

type Schema = z.core.$ZodType;

test('the full state has every key that the schema knows', () => {
  const met = new Map<z.core.$ZodObject, unknown[]>();
  meet(stateSchema, fullState(), met);
  const untold = [...met].flatMap(([{ _zod }, values]) =>
    Object.keys(_zod.def.shape).filter((key) => !values.some((value) => Object.hasOwn(Object(value), key))),
  );
  expect(untold).toEqual([]);
});

/** Notes which values stand where the schema asks for an object; of a union, for which it is. */
function meet(schema: Schema, value: unknown, met: Map<z.core.$ZodObject, unknown[]>): void {
  if (partsOfVocabulary.has(schema)) return;
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      met.set(schema as z.core.$ZodObject, [...(met.get(schema as z.core.$ZodObject) ?? []), value]);
      for (const [key, part] of Object.entries(def.shape)) {
        if (Object.hasOwn(Object(value), key)) meet(part, Reflect.get(Object(value), key), met);
      }
      return;
    case 'array':
      for (const part of value as unknown[]) meet(def.element, part, met);
      return;
    case 'record':
      for (const part of Object.values(Object(value))) meet(def.valueType, part, met);
      return;
    case 'union':
      for (const option of def.options) {
        if (isObject(option) && !met.has(option) && !partsOfVocabulary.has(option)) met.set(option, []);
        if (z.safeParse(option, value).success) meet(option, value, met);
      }
      return;
    case 'nullable':
    case 'optional':
    case 'default':
      if (value !== null) meet(def.innerType, value, met);
      return;
    case 'pipe':
      meet(def.in, value, met);
  }
}

function isObject(schema: Schema): schema is z.core.$ZodObject {
  return schema._zod.def.type === 'object';
}
