import { z } from 'zod';
import { gameSlugs } from '../games/registry.ts';
import { kindNames } from './kinds.ts';
import type { MadeFile } from './made-files.ts';

const HASH_DIGITS = 16;

/** The name of a file: by its hash it never means another. */
export function fileName({ game, kind, packed }: MadeFile, compressed: boolean): string {
  return `${game}-${kind}-${packed.sha256.slice(0, HASH_DIGITS)}.ndjson${compressed ? '.gz' : ''}`;
}

const form = new RegExp(
  `^(?<game>${gameSlugs.join('|')})-(?<kind>${kindNames.join('|')})(?:-(?<hash>[0-9a-f]{${HASH_DIGITS}}))?\\.ndjson(?<gz>\\.gz)?$`,
);

const parts = z
  .object({
    game: z.enum(gameSlugs),
    kind: z.enum(kindNames),
    hash: z.string().optional(),
    gz: z.string().optional(),
  })
  .transform(({ game, kind, hash, gz }) => ({
    game,
    kind,
    /** Whether it tells a hash; else it means whatever file is present. */
    permanent: hash !== undefined,
    compressed: gz !== undefined,
  }));
export type AskedFile = z.infer<typeof parts>;

/** What a name asks for; undefined where it is no name of a file. */
export function readFileName(name: string): AskedFile | undefined {
  return parts.safeParse(form.exec(name)?.groups).data;
}
