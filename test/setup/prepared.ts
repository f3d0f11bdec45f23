import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FreshDatabase } from './database.ts';

/**
 * Migrates and seeds a database in a process of its own, so that nobody is connected to it afterwards
 * and the two kinds of database can be prepared side by side.
 */
export async function prepare(environment: FreshDatabase['environment']): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'prepare.ts')], {
    env: { ...process.env, ...environment },
  });
}
