import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

if (!process.version.startsWith('v24.')) {
  throw new Error(`This is Node ${process.version}; \`npm run test:node24\` runs these tests on Node 24.`);
}

/**
 * What runs once more on Node 24: the law, and the service over HTTP on the embedded database. What takes long and hardly
 * depends on the runtime runs on one Node only: random games, fuzzing, the building of libraries, browsers, other processes.
 */
export default mergeConfig(
  { ...base, test: { ...base.test, projects: undefined } },
  defineConfig({
    test: {
      name: 'node24',
      isolate: false,
      globalSetup: 'test/setup/embedded.ts',
      include: ['test/**/*.test.ts'],
      exclude: [
        '**/*.server.test.ts',
        'test/house/**',
        'test/browser/**',
        'test/database/**',
        '**/{duels,random-duels,properties,rendering-unambiguous}.test.ts',
        'test/card-files/reading/never-throws.test.ts',
        'test/decks/lists/refusals.test.ts',
        'test/http/fuzz-*.test.ts',
        'test/http/*-library.embedded.test.ts',
        'test/http/{events-told,rest-schemas}.embedded.test.ts',
      ],
    },
  }),
);
