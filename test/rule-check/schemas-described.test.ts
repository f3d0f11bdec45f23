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
    const inner = z.array(z.unknown()).safeParse(rest['allOf']).data ?? [];
    return (
      inner.some(isDescribed) || ($ref !== undefined && isDescribed($defs[$ref.split('/').at(-1) ?? '']))
    );
  };
  const below = (given: unknown, path: string): string[] => {
    if (Array.isArray(given)) return given.flatMap((one) => below(one, path));
    if (typeof given !== 'object' || given === null) return [];
    return Object.entries(given).flatMap(([key, value]) => {
      if (key === '$defs') return [];
      if (key !== 'properties') return below(value, path);
      return Object.entries(z.record(z.string(), z.unknown()).parse(value)).flatMap(([name, property]) => [
        ...(isDescribed(property) ? [] : [`${path}/${name}`]),
        ...below(property, `${path}/${name}`),
      ]);
    });
  };
  const named = Object.entries($defs).flatMap(([name, definition]) => below(definition, name));
  return [...new Set([...below(schema, ''), ...named])];
}

/** The vocabulary of cards has a schema of its own. */
const vocabularyOf = (game: string) =>
  new Set(
    Object.keys(z.looseObject({ $defs: z.looseObject({}) }).parse(schemaNamed(`${game}-definition`)).$defs),
  );

test.each(gameSlugs.flatMap((game) => [`${game}-state`, `${game}-actions`]))(
  'every key of %s says what it means',
  (name) => {
    const words = vocabularyOf(name.split('-')[0] ?? '');
    const ofTheGame = undescribed(schemaNamed(name)).filter((path) => !words.has(path.split('/')[0] ?? ''));
    expect(ofTheGame).toEqual([]);
  },
);
