import { defineConfig } from 'vitest/config';

/** What runs on a database runs on both kinds; a name ending in `.server` or `.embedded` keeps to one. */
const onDatabase = ['test/http/**/*.test.ts', 'test/database/**/*.test.ts', 'test/house/start*.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: ['test/**/*.test.ts'],
          exclude: onDatabase,
        },
      },
      {
        test: {
          name: 'embedded',
          include: onDatabase,
          exclude: ['**/*.server.test.ts'],
          globalSetup: 'test/setup/embedded.ts',
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          include: onDatabase,
          exclude: ['**/*.embedded.test.ts'],
          globalSetup: 'test/setup/server.ts',
          testTimeout: 20_000,
        },
      },
    ],
  },
});
