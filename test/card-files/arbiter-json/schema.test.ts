import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cardFileSchema, cardLineSchema } from '../../../src/card-files/arbiter-json/card-file-schema.ts';

const node = z.record(z.string(), z.unknown());

/** The properties of a JSON Schema that have no description, by their paths. */
function undescribed(schema: unknown, path = ''): string[] {
  if (Array.isArray(schema)) return schema.flatMap((one, index) => undescribed(one, `${path}/${index}`));
  const parsed = node.safeParse(schema);
  if (!parsed.success) return [];
  const { properties, ...rest } = parsed.data;
  const own = Object.entries(node.parse(properties ?? {}));
  return [
    ...own.flatMap(([name, property]) => [
      ...(node.parse(property).description ? [] : [`${path}/${name}`]),
      ...undescribed(property, `${path}/${name}`),
    ]),
    ...Object.entries(rest).flatMap(([key, value]) => undescribed(value, `${path}/${key}`)),
  ];
}

describe.each([
  [
    'a file',
    cardFileSchema,
    [
      '$schema',
      'arbiter',
      'game',
      'date',
      'sets',
      'sources',
      'cards',
      'errata',
      'rulings',
      'formats',
      'abilities',
    ],
  ],
  ['a line', cardLineSchema, undefined],
])('the JSON Schema of %s', (_, schemaOf, keys) => {
  it('describes every key', () => {
    expect(undescribed(schemaOf())).toEqual([]);
  });

  it('has a form for each game', () => {
    const { anyOf } = z.object({ anyOf: z.array(z.object({ properties: node })) }).parse(schemaOf());
    const games = anyOf.map(({ properties }) => node.parse(properties.game).const);
    expect([...new Set(games)]).toEqual(['shadowfist', 'highlander']);
    if (keys) expect(anyOf.map(({ properties }) => Object.keys(properties))).toEqual([keys, keys]);
  });
});
