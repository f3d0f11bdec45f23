import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { testsOfSql } from './test/setup/both-databases.ts';

/** Tests that need a database. A name that ends in `.server` or `.embedded` says that it must be of that kind. */
const onDatabase = [
  'test/http/**/*.test.ts',
  'test/database/**/*.test.ts',
  'test/newcomers/**/*.test.ts',
  'test/house/start*.test.ts',
  'test/house/command*.test.ts',
];

/** Counts what requests cost in a process where nothing else has run, so that nothing is kept from before. */
const inCounters = 'test/counters/**/*.test.ts';

/** Tests of pages in a real browser, on the embedded database. */
const inBrowser = 'test/browser/**/*.test.ts';

/** Vite would take another copy of graphql than Node does, and the errors of one are none to the other. */
const graphql = createRequire(import.meta.url).resolve('graphql');

export default defineConfig({
  resolve: { alias: [{ find: /^graphql$/, replacement: graphql }] },
  test: {
    // Left to itself the runner leaves one of two cores idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Ends what hangs; no test is judged by its speed, on however busy a machine.
    testTimeout: 900_000,
    hookTimeout: 900_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // Pure code keeps nothing between files: it need not be read anew for each.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...onDatabase, inCounters, inBrowser],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          // The files of a worker share modules, an application and its content.
          isolate: false,
          include: onDatabase,
          exclude: ['**/*.server.test.ts'],
          globalSetup: 'test/setup/embedded.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          isolate: false,
          include: ['test/**/*.server.test.ts', ...Object.values(testsOfSql).flat()],
          exclude: ['**/*.embedded.test.ts'],
          globalSetup: 'test/setup/server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'counters',
          include: [inCounters],
          globalSetup: 'test/setup/embedded.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          isolate: false,
          // One worker, after all other tests: all files share one browser.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          include: [inBrowser],
          globalSetup: ['test/setup/embedded.ts', 'test/setup/browser-project.ts'],
        },
      },
    ],
  },
});
