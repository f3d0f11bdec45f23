import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { restoreBackup } from '../../../src/database/backup/restore.ts';
import { writeBackup } from '../../../src/database/backup/write-backup.ts';
import { type DatabaseConfig, openDatabase } from '../../../src/database/connection.ts';
import { prepareDatabase } from '../../../src/database/prepare.ts';
import { freshDatabase } from '../../setup/database.ts';
import { temporaryFolder } from '../../setup/temporary-folder.ts';
import { makeFolder } from '../content-folder.ts';
import { smallContent } from '../small-content.ts';

const linesOf = (file: string) =>
  gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1, -2).sort();

test.each(['native', 'pglite'] as const)(
  'A backup moves from an embedded database (%s) to a server and back',
  async (embedded) => {
    const home = temporaryFolder('backup');
    const { folders, remove } = makeFolder(smallContent());
    const server = await freshDatabase('empty');
    onTestFinished(async () => {
      await server.remove();
      remove();
      rmSync(home, { recursive: true });
    });
    const file = (name: string) => join(home, `${name}.backup`);
    const open = async (config: DatabaseConfig) => {
      const database = await openDatabase(config);
      onTestFinished(() => database.close());
      return database;
    };
    const folder = (name: string) => ({ databaseUrl: undefined, dataDir: join(home, name), embedded });

    const first = await open(folder('first'));
    await prepareDatabase(first, folders);
    await writeBackup(first.pool, file('first'));

    const second = await open(server.config);
    await restoreBackup(second, folders, file('first'), false, () => undefined);
    await writeBackup(second.pool, file('second'));

    const third = await open(folder('third'));
    await restoreBackup(third, folders, file('second'), false, () => undefined);
    await writeBackup(third.pool, file('third'));

    expect(linesOf(file('second'))).toEqual(linesOf(file('first')));
    expect(linesOf(file('third'))).toEqual(linesOf(file('first')));
  },
);
