import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What runs on a database runs on both kinds; a name ending in `.server` or `.embedded` keeps to one. */
const onDatabase = [
  'test/http/**/*.test.ts',
  'test/database/**/*.test.ts',
  'test/newcomers/**/*.test.ts',
  'test/house/start*.test.ts',
  'test/house/command*.test.ts',
];

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
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          // Pure code keeps nothing between files: it need not be read anew for each.
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...onDatabase, inBrowser],
        },
      },
      {
        extends: true,
        test: {
          name: 'embedded',
          // Each file builds an application of its own; what lies outside it may be read once.
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
          include: onDatabase,
          exclude: ['**/*.embedded.test.ts'],
          globalSetup: 'test/setup/server.ts',
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
