// What is answered of the files, as zod schemas.
import { z } from 'zod';
import { gameSlugs } from '../games/registry.ts';
import { totalCountView as totalCount } from '../pagination.ts';
import { kindNames } from './kinds.ts';

export const bulkFileView = z
  .strictObject({
    name: z.string().meta({ description: 'File name: game, kind and the first 16 digits of the hash.' }),
    game: z.enum(gameSlugs).meta({ description: 'Slug of the game.' }),
    kind: z.enum(kindNames).meta({ description: 'Kind of object on each line.' }),
    items: z.int().meta({ description: 'Number of lines.' }),
    bytes: z.int().meta({ description: 'Size of the uncompressed file, in bytes.' }),
    gzipBytes: z.int().meta({ description: 'Size of the gzip file, in bytes.' }),
    sha256: z.string().meta({ description: 'SHA-256 of the uncompressed file, in hexadecimal digits.' }),
    url: z.string().meta({ description: 'Path of the uncompressed file.' }),
    gzipUrl: z.string().meta({ description: 'Path of the gzip file.' }),
  })
  .meta({
    id: 'BulkFile',
    description: 'A file with all objects of one kind of a game, one JSON object per line.',
  });

const listing = { items: z.array(bulkFileView), totalCount };

export const bulkFilesView = z
  .strictObject({
    dataVersion: z.int().meta({ description: 'The data version that the files hold.' }),
    changesUrl: z.string().meta({ description: 'Path of the changes after this data version.' }),
    ...listing,
  })
  .meta({ id: 'BulkFiles', description: 'All bulk files.' });

/** The list of files in a folder of files: it is the same for the same content, whatever its data version. */
export interface BulkListing extends Pick<BulkFilesView, keyof typeof listing> {}

export type BulkFileView = z.infer<typeof bulkFileView>;
export type BulkFilesView = z.infer<typeof bulkFilesView>;
