import { z } from 'zod';
import { type GameSlug, games } from '../../games/registry.ts';
import { schemaUrl } from '../words.ts';
import { eachList, fileDate, game, kindsOfObjects, schemaOf, version } from './schema.ts';

const DIALECT = { io: 'input', target: 'draft-2020-12' } as const;

/** The JSON Schema of a file of Arbiter's own JSON. */
export function cardFileSchema(): object {
  return {
    title: 'Arbiter card file',
    ...z.toJSONSchema(z.union(games.map(({ slug }) => fileOf(slug))), DIALECT),
  };
}

/** The JSON Schema of one line of NDJSON. */
export function cardLineSchema(): object {
  const lines = games.flatMap(({ slug }) => kindsOfObjects.map((kind) => lineOf(slug, kind)));
  return { title: 'Line of an Arbiter card file', ...z.toJSONSchema(z.union(lines), DIALECT) };
}

function fileOf(slug: GameSlug): z.ZodType {
  return z.strictObject({
    $schema: schemaUrl,
    arbiter: version,
    game: z.literal(slug).describe(game.description ?? ''),
    date: fileDate,
    ...eachList((kind) => z.array(schemaOf(kind, slug))),
  });
}

function lineOf(slug: GameSlug, kind: (typeof kindsOfObjects)[number]): z.ZodType {
  return z.strictObject({
    kind: z.literal(kind).describe('What the line says.'),
    game: z.literal(slug).describe(game.description ?? ''),
    ...schemaOf(kind, slug).shape,
  });
}
