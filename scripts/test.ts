// Runs all tests on the embedded database and, where one can be had, on a PostgreSQL server as well.
// The closing lines say which server and which browser that was, and how many tests passed.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../test/setup/temporary-folder.ts';
import { NoBrowserError, startTestBrowser } from '../test/setup/test-browser.ts';
import { NoServerError, obtainTestServer, type TestServer } from '../test/setup/test-server.ts';
import { readOutcome } from './test-outcome.ts';

const root = join(import.meta.dirname, '..');

function build(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
}

async function serverOrWhyNot(): Promise<TestServer | NoServerError> {
  try {
    return await obtainTestServer();
  } catch (error) {
    if (error instanceof NoServerError) return error;
    throw error;
  }
}

/** Which browser the tests use, in words. It only starts here; the tests start it again. */
async function describeBrowser(): Promise<string> {
  try {
    const { version, origin, stop } = await startTestBrowser();
    await stop();
    return `Chromium ${version}, ${origin}.`;
  } catch (error) {
    if (!(error instanceof NoBrowserError)) throw error;
    return 'none could be started, so the browser tests fail.';
  }
}

/** Runs vitest to its end; a signal to this process stops it, and the rest is still cleared away. */
async function runVitest(args: readonly string[], environment: Record<string, string>): Promise<boolean> {
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => vitest.kill(signal));
  }
  const [code] = await once(vitest, 'exit');
  return code === 0;
}

async function main(filters: readonly string[]): Promise<void> {
  build();
  const server = await serverOrWhyNot();
  const browser = await describeBrowser();
  const missing = server instanceof NoServerError;
  // Whatever the tests leave behind, also when they are interrupted, goes with this folder.
  const folder = temporaryFolder('tests');
  const report = join(folder, 'report.json');
  try {
    const succeeded = await runVitest(
      [
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(missing ? ['--project=!server'] : []),
        ...filters,
      ],
      { TMPDIR: folder, ...(missing ? {} : { TEST_DATABASE_URL: server.url }) },
    );
    const outcome = readOutcome(report, succeeded);
    console.log(
      missing
        ? `Server database: none could be had (${server.message}); tests ran on the embedded database only.`
        : `Server database: PostgreSQL ${server.version}, ${server.origin}.`,
    );
    console.log(`Browser: ${browser}`);
    console.log(outcome.line);
    process.exitCode = outcome.failed === 0 ? 0 : 1;
  } finally {
    if (!missing) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
