import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../../src/database/embedded/embedded-postgres.ts';
import { prepare } from './prepared.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Names the folder that another project of this run has prepared; to prepare one takes long. */
const PREPARED = 'TEST_EMBEDDED_TEMPLATE';

/** The projects `embedded` and `browser`: one prepared embedded database for all test files of a project. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = temporaryFolder('embedded');
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    const template = process.env[PREPARED] ?? (await prepared(join(home, 'template')));
    const folder = join(home, 'shared');
    cpSync(template, folder, { recursive: true });
    const shared = await openEmbeddedPostgres(folder);
    await forbidWriting(shared);
    project.provide('database', { kind: 'embedded', shared: shared.connection, template });
    return async () => {
      await shared.close();
      remove();
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function prepared(folder: string): Promise<string> {
  await prepare({ DATA_DIR: folder });
  process.env[PREPARED] = folder;
  return folder;
}

/** For PGlite, whose connections share one session, what one sets holds for each. */
async function forbidWriting({ connection, engine }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  const setting = 'default_transaction_read_only = on';
  await client.query(engine === 'native' ? `ALTER DATABASE postgres SET ${setting}` : `SET ${setting}`);
  await client.end();
}
