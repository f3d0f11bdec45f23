import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../setup/database.ts';
import { root } from './project.ts';
import { launch, startService } from './service.ts';

async function dataFolder() {
  const database = await freshDatabase('seeded');
  onTestFinished(database.remove);
  return { ...database.environment };
}

test('a second process on the same folder is refused and told who has it', async () => {
  const environment = await dataFolder();
  const holder = await startService(environment);
  const { code, stderr } = await launch(environment).ended;
  expect(code).toBe(1);
  expect(stderr).toContain(`is in use by process ${holder.pid}`);
  expect((await fetch(`${holder.url}/readyz`)).status).toBe(200);
});

test('of two processes that start at once on one folder, one serves', async () => {
  const environment = await dataFolder();
  const starts = await Promise.allSettled([startService(environment), startService(environment)]);
  expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const start of starts) {
    if (start.status === 'rejected') expect(String(start.reason)).toContain('is in use by process');
  }
});

test('a configuration that cannot be is told by variable, and nothing is started', async () => {
  const { code, stdout, stderr } = await launch({ PORT: 'four thousand', LOG_LEVEL: 'loud' }).ended;
  expect(code).toBe(1);
  expect(stderr).toMatch(/^PORT: .*\nLOG_LEVEL: .*\n$/);
  expect(stdout).toBe('');
});

test('ending `npm start` ends the service', async () => {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...(await dataFolder()), DATABASE_URL: '', PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  onTestFinished(() => {
    if (npm.exitCode === null && npm.signalCode === null && npm.pid !== undefined)
      process.kill(-npm.pid, 'SIGKILL');
  });
  const url = await new Promise<string>((resolve) => {
    npm.stdout.on('data', (chunk) => {
      const match = /Arbiter listens at (\S+)/.exec(String(chunk));
      if (match?.[1] !== undefined) resolve(match[1]);
    });
  });
  npm.kill('SIGTERM');
  // Its output closes when the last process that writes to it has ended.
  await once(npm, 'close');
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});
