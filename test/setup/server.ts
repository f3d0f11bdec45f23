import type { TestProject } from 'vitest/node';
import { prepare } from './prepared.ts';
import { createDatabase, dropDatabase, forbidWriting } from './server-databases.ts';
import { obtainTestServer } from './test-server.ts';

/** The project `server`: one prepared database on a PostgreSQL server for all its test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await obtainTestServer();
  const made: string[] = [];
  const make = async (copyOf?: string) => {
    const url = await createDatabase(server.url, copyOf);
    made.push(url);
    return url;
  };
  const teardown = async () => {
    for (const url of made) await dropDatabase(url);
    await server.stop();
  };
  try {
    const template = await make();
    await prepare({ DATABASE_URL: template });
    const shared = await make(template);
    await forbidWriting(shared);
    project.provide('database', { kind: 'server', shared, template });
  } catch (error) {
    await teardown();
    throw error;
  }
  return teardown;
}
