import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

if (!process.version.startsWith('v24.')) {
  throw new Error(`This is Node ${process.version}; \`npm run test:node24\` runs these tests on Node 24.`);
}

/**
 * What runs once more on Node 24, because the runtime could change it: the start of the process, HTTP parsing, streams and
 * compression, JSON, Unicode and the order of text, threads, and the play of every worked example of the rulebooks. The
 * rules themselves are plain arithmetic; they run on one Node only.
 */
const byRuntime = [
  'test/*.test.ts',
  'test/{bulk,engine,names,rest,workers}/**/*.test.ts',
  'test/card-files/reading/**/*.test.ts',
  'test/games/{fold,slug,title}.test.ts',
  'test/games/shadowfist/rule-check/one-json.test.ts',
  'test/house/start.test.ts',
  'test/http/{closing,compile-text,decks-validate,golden-plays.embedded,rule-check,workers}.test.ts',
  'test/http/graphql-{cards,known-documents,over-http}.test.ts',
  'test/http/rest-{bodies,broken-requests,bulk,caching,cards,headers,named,search}.test.ts',
  'test/http/web-{card,pages,rules}.test.ts',
];

export default mergeConfig(
  { ...base, test: { ...base.test, projects: undefined } },
  defineConfig({
    test: {
      name: 'node24',
      isolate: false,
      globalSetup: 'test/setup/embedded.ts',
      include: byRuntime,
      exclude: ['**/*.server.test.ts', 'test/card-files/reading/never-throws.test.ts'],
    },
  }),
);
