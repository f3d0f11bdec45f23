import { expect, test } from 'vitest';
import { z } from 'zod';
import { gameSlugs } from '../../src/games/registry.ts';
import { schemaNamed } from '../../src/schemas/schemas.ts';

/** Who writes a state or an action by its schema finds of every key what it means. */
const part = z.looseObject({
  $ref: z.string().optional(),
  const: z.unknown().optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});

function undescribed(schema: unknown): string[] {
  const { $defs = {} } = z.looseObject({ $defs: z.record(z.string(), z.unknown()).optional() }).parse(schema);
  const isDescribed = (given: unknown): boolean => {
    const { $ref, const: only, description, ...rest } = part.parse(given);
    if (description !== undefined || only !== undefined) return true;
    const inner = z.array(z.unknown()).safeParse(rest.allOf).data ?? [];
    return (
      inner.some(isDescribed) || ($ref !== undefined && isDescribed($defs[$ref.split('/').at(-1) ?? '']))
    );
  };
  /** One of several forms may say as a whole what its keys mean. */
  const below = (given: unknown, path: string, isForm = false): string[] => {
    if (Array.isArray(given)) return given.flatMap((one) => below(one, path, isForm));
    if (typeof given !== 'object' || given === null) return [];
    const saysAll = isForm && isDescribed(given);
    return Object.entries(given).flatMap(([key, value]) => {
      if (key === '$defs') return [];
      if (key !== 'properties') return below(value, path, key === 'anyOf' || key === 'oneOf');
      return Object.entries(z.record(z.string(), z.unknown()).parse(value)).flatMap(([name, property]) => [
        ...(saysAll || isDescribed(property) ? [] : [`${path}/${name}`]),
        ...below(property, `${path}/${name}`),
      ]);
    });
  };
  const named = Object.entries($defs).flatMap(([name, definition]) => below(definition, name));
  return [...new Set([...below(schema, ''), ...named])];
}

test.each(
  gameSlugs.flatMap((game) => ['state', 'actions', 'events', 'definition'].map((form) => `${game}-${form}`)),
)('every key of %s says what it means', (name) => expect(undescribed(schemaNamed(name))).toEqual([]));
