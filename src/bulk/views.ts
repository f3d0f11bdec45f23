// What is answered of the files, as zod schemas.
import { z } from 'zod';
import { gameSlugs } from '../games/registry.ts';
import { kindNames } from './kinds.ts';

export const bulkFileView = z
  .strictObject({
    name: z.string().meta({ description: 'Game, kind and the first 16 digits of the hash.' }),
    game: z.enum(gameSlugs),
    kind: z.enum(kindNames).meta({ description: 'What each line is.' }),
    items: z.int().meta({ description: 'How many lines.' }),
    bytes: z.int().meta({ description: 'Size of the plain file.' }),
    gzipBytes: z.int(),
    sha256: z.string().meta({ description: 'Of the plain file, in hexadecimal digits.' }),
    url: z.string(),
    gzipUrl: z.string(),
  })
  .meta({
    id: 'BulkFile',
    description: 'Everything of one kind that is held of a game, one JSON object a line.',
  });

export const bulkFilesView = z
  .strictObject({ items: z.array(bulkFileView), totalCount: z.int() })
  .meta({ id: 'BulkFiles' });

export type BulkFileView = z.infer<typeof bulkFileView>;
export type BulkFilesView = z.infer<typeof bulkFilesView>;
