import { fileName } from './file-name.ts';
import type { MadeFile } from './made-files.ts';
import type { BulkFileView, BulkListing } from './views.ts';

/** The list of files, as it is answered and exported. */
export function listingOf(files: readonly MadeFile[]): BulkListing {
  return { items: files.map(entryOf), totalCount: files.length };
}

function entryOf(file: MadeFile): BulkFileView {
  const { items, bytes, sha256, gzip } = file.packed;
  const name = fileName(file, false);
  return {
    name,
    game: file.game,
    kind: file.kind,
    items,
    bytes,
    gzipBytes: gzip.length,
    sha256,
    url: `/v1/bulk/${name}`,
    gzipUrl: `/v1/bulk/${fileName(file, true)}`,
  };
}
