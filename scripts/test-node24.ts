// Runs a part of the tests on Node 24, whatever Node runs this. npm fetches the package that holds the program for this
// machine; unlike the package `node` it needs no script of its own to be installed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const VERSION = '24.21.0';

const windows = process.platform === 'win32';
const platform = windows ? 'win' : process.platform;
const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
const program = `${prefix}-${platform}-${process.arch}@${VERSION}`;
const tests = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/setup/node24.config.ts'];

const npm = spawn(
  'npm',
  ['exec', '--yes', `--package=${program}`, '--', 'node', ...tests, ...process.argv.slice(2)],
  { stdio: 'inherit', shell: windows },
);
const [code] = await once(npm, 'exit');
process.exitCode = code === 0 ? 0 : 1;
