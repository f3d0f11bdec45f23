import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../../src/database/embedded/embedded-postgres.ts';
import { prepare } from './prepared.ts';

/** The project `embedded`: one prepared embedded database for all its test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const home = mkdtempSync(join(tmpdir(), 'arbiter-embedded-'));
  const remove = () => rmSync(home, { recursive: true, force: true });
  try {
    const template = join(home, 'template');
    await prepare({ DATA_DIR: template });
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

/** All connections to an embedded PostgreSQL share one session, so what one sets holds for each. */
async function forbidWriting({ connection }: EmbeddedPostgres): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('SET default_transaction_read_only = on');
  await client.end();
}
