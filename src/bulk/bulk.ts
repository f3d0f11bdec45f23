import type { Snapshots } from '../database/snapshot/snapshots.ts';
import { Problem } from '../problem.ts';
import { type AskedFile, fileName, readFileName } from './file-name.ts';
import { listingOf } from './listing.ts';
import { type MadeFile, madeFiles } from './made-files.ts';
import type { BulkFilesView } from './views.ts';

/** The whole content as files whose names tell what is in them. */
export interface Bulk {
  list(): Promise<BulkFilesView>;
  /** The file that a name asks for. Throws a Problem for one that is not there, or no longer. */
  named(name: string): Promise<NamedFile>;
}

export interface NamedFile extends MadeFile, Pick<AskedFile, 'compressed' | 'permanent'> {
  /** The one with the hash. */
  readonly permanentName: string;
}

export function createBulk(snapshots: Snapshots): Bulk {
  const present = () => madeFiles(snapshots.current());
  return {
    async list() {
      const snapshot = snapshots.current();
      const dataVersion = snapshot.version.number;
      const changesUrl = `/v1/changes?since=${dataVersion}`;
      return { dataVersion, changesUrl, ...listingOf(await madeFiles(snapshot).all()) };
    },
    async named(name) {
      const asked = readFileName(name);
      if (asked === undefined)
        throw new Problem('bulk/not-found', `Unknown file "${name}"; /v1/bulk lists all files.`);
      const { compressed, permanent } = asked;
      const file = await present().file(asked.game, asked.kind);
      const permanentName = fileName(file, compressed);
      if (permanent && name !== permanentName)
        throw new Problem(
          'bulk/not-found',
          `${name} does not belong to the current content; use ${permanentName}.`,
          {
            present: permanentName,
          },
        );
      return { ...file, compressed, permanent, permanentName };
    },
  };
}
